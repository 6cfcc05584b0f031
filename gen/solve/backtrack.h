/* Solving by trial and error. These methods serve for demonstrations and as oracles for the other
 * solvers, and work on every variant. They share only the variant's tables with the other solvers.
 * They check constraints only when the board is full, so a puzzle with few givens and many
 * constraints takes practically for ever.
 *
 * Each counts up to `limit` solutions (at least 1). *first receives one of them if it is not NULL,
 * and *positions the number of placements tried. `observer` may be NULL. No allocation; up to 40 KB
 * of stack. Threads: no shared state. */
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
