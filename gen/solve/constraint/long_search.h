/* The search for puzzles with clues that the short one (clued.h) does not finish at once.
 *
 * It follows more from the same candidates: pairs, locked digits, digits that a cage must have, and
 * sums of many cells. It tries first the cells in which contradictions were found lately, for the
 * number of their candidates, the lowest digit first, and then the rest without that digit.
 *
 * Threads: no shared state. The first question about a layout makes its network (network.h), which
 * is all that is allocated. Takes as much stack as the short search. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H
#define NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H

#include "gen/solve/constraint/network.h"
#include "gen/solve/layouts/grouped.h"

/* As grouped_search, but for the random order: q->rng must be NULL. The order of the solutions is
 * always the same. */
uint64_t long_search(const struct grouped_question *q, const struct network *n,
                     uint64_t *positions);

#endif
