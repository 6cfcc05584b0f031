/* Progress of long work, on standard error.
 *
 * On a terminal: a bar with rate and remaining time, from the first second on, redrawn in place
 * and removed at the end. "plain": a line every few seconds, for logs. Nothing where standard
 * error is not a terminal and nothing else was asked for.
 *
 * Threads: one thread at a time calls. */
#ifndef NONET_CLI_PROGRESS_H
#define NONET_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

enum progress_mode { PROGRESS_AUTO, PROGRESS_BAR, PROGRESS_PLAIN, PROGRESS_NONE };

/* The names of the modes, by index; NULL past the last. */
const char *progress_mode_name(size_t index);

struct progress {
    const char *unit; /* "puzzles" */
    uint64_t total;   /* 0: not known */
    uint64_t done;
    enum progress_mode mode;
    bool drawn;
    struct timespec start;
    double next_s; /* seconds since the start at which to draw again */
};

/* quiet wins over the mode. unit is borrowed. */
void progress_begin(struct progress *p, const char *unit, uint64_t total, enum progress_mode mode,
                    bool quiet);

/* `done` of the total are done now. Cheap enough for every item. */
void progress_set(struct progress *p, uint64_t done);

/* Take the bar away; call before anything else is printed to the terminal. It comes back with the
 * next progress_set. */
void progress_hide(struct progress *p);
void progress_end(struct progress *p);

#endif
