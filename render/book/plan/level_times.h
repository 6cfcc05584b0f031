/* How long the puzzles of each level take, as ranges of whole minutes that a reader can compare.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_LEVEL_TIMES_H
#define NONET_RENDER_BOOK_LEVEL_TIMES_H

#include <stddef.h>

struct level_time {
    double low, high; /* minutes */
};

/* The half in the middle of these times, which it sorts. count is at least 1. */
struct level_time level_time_of(double *minutes, size_t count);

/* Makes ranges of levels, from the easiest on, rise and meet. Those of neighbouring levels overlap,
 * and a few puzzles of a level may even be quicker than those of the level below: both would make a
 * reader doubt the levels. Each is at least a minute long. */
void level_times_meet(struct level_time *time, size_t count);

#endif
