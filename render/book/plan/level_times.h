/* How long puzzles take: a range of whole minutes that a reader can compare.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_LEVEL_TIMES_H
#define NONET_RENDER_BOOK_PLAN_LEVEL_TIMES_H

#include <stddef.h>

/* The least and the greatest of the times as they are printed at the puzzles. */
struct level_time {
    double low, high;      /* minutes; if any is known */
    size_t timed, untimed; /* puzzles */
};

/* Adds a puzzle's time; negative: not known. */
void level_time_add(struct level_time *t, double minutes);

#endif
