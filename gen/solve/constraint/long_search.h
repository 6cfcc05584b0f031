/* The long search, for puzzles with constraints that the short search (constrained.h) does not
 * finish at once.
 *
 * It derives more from the same candidates: pairs, locked candidates, digits that a cage must
 * contain, and sums of many cells. It branches on a cell that was involved in many recent
 * contradictions and has few candidates. It tries the cell's lowest digit first, and then the rest
 * without that digit.
 *
 * Threads: no shared state. The first question about a layout makes its network (network.h), which
 * is the only allocation. It takes as much stack as the short search. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H
#define NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H

#include "gen/solve/constraint/network.h"
#include "gen/solve/layouts/grouped.h"

/* Like grouped_search, but without a random order: q->rng must be NULL. The order of the solutions
 * is always the same. */
uint64_t long_search(const struct grouped_question *q, const struct network *n,
                     uint64_t *positions);

#endif
