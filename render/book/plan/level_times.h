/* How long the puzzles of each level take, as ranges of whole minutes that a reader can compare.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_LEVEL_TIMES_H
#define NONET_RENDER_BOOK_PLAN_LEVEL_TIMES_H

#include <stddef.h>

struct level_time {
    double low, high; /* minutes */
};

/* The half in the middle of these times, which it sorts. count is at least 1. */
struct level_time level_time_of(double *minutes, size_t count);

#endif
