/* Progress of long work, on standard error.
 *
 * On a terminal: a bar with rate and remaining time, from the first second on, redrawn in place
 * and removed at the end; it fits the terminal's width, and follows a change of it. "plain": a line
 * every few seconds, for logs. Where standard error is not a terminal and nothing else was asked
 * for: only a line when one item takes long.
 *
 * Threads: one thread at a time calls. */
#ifndef NONET_CLI_PROGRESS_BAR_H
#define NONET_CLI_PROGRESS_BAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/progress.h"

enum progress_mode { PROGRESS_AUTO, PROGRESS_BAR, PROGRESS_PLAIN, PROGRESS_NONE };

/* The names of the modes, by index; NULL past the last. */
const char *progress_mode_name(size_t index);

struct progress_bar {
    const char *unit; /* "puzzles" */
    uint64_t total;   /* 0: not known */
    uint64_t done;
    enum progress_mode mode;
    bool drawn;
    size_t drawn_columns; /* how wide the line on the terminal is */
    double start_s;       /* by monotonic_s */
    double next_s;        /* seconds since the start at which to draw again */
    bool in_words;        /* without a bar: print a line when one item takes long */
    double item_start_s;  /* seconds since the start at which `done` last changed */
    double waited_s;      /* how long the item had taken when it was last looked at */
    double first_words_s; /* when to print the first such line, and the next */
    double next_words_s;
};

/* The line that a bar draws. */
enum { PROGRESS_LINE_SIZE = 160 };
struct progress_line {
    char text[PROGRESS_LINE_SIZE];
    size_t length;
};

/* The line `seconds` after the start, at most `columns` wide: figures are dropped until it fits,
 * the count of finished items last, and the bar takes the rest. */
void progress_bar_line(const struct progress_bar *b, double seconds, size_t columns,
                       struct progress_line *line);

/* What NONET_PROGRESS in the environment asks for: the name of a mode; else PROGRESS_AUTO. */
enum progress_mode progress_mode_wanted(void);

/* How the work's progress is to be shown; quiet wins over the mode. */
void progress_bar_init(struct progress_bar *b, enum progress_mode mode, bool quiet);

/* The work begins. unit is borrowed, total 0: not known. */
void progress_bar_begin(struct progress_bar *b, const char *unit, uint64_t total);

/* `done` of the total are done now. Cheap enough for every item; called again with the same number
 * while an item takes long. */
void progress_bar_set(struct progress_bar *b, uint64_t done);

/* Take the bar away; call before anything else is printed to the terminal. It comes back with the
 * next progress_bar_set. */
void progress_bar_hide(struct progress_bar *b);
void progress_bar_end(struct progress_bar *b);

/* The bar as the table of functions that the library's long work calls; the bar outlives it. */
struct progress progress_bar_table(struct progress_bar *b);

#endif
