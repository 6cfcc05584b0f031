/* Trial and retreat: the methods kept for show and as oracles, for every variant. They share
 * nothing with the other solvers but the variant's tables. Clues are looked at when a board is
 * full, so that a puzzle whose givens alone leave many boards takes all but for ever.
 *
 * Each counts up to `limit` solutions (at least 1); *first receives one, where it is not NULL.
 * *positions receives the number of placements tried. observer NULL: nobody looks on. No
 * allocation; up to 40 KB of stack. Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_BACKTRACK_H
#define NONET_GEN_SOLVE_BACKTRACK_H

#include "gen/solve/solve.h"

/* Cell by cell from the top left, digits ascending. */
uint64_t brute_watch(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions,
                     const struct solve_observer *observer);

/* The easiest cell first, with elimination. */
uint64_t guess_watch(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions,
                     const struct solve_observer *observer);

#endif
