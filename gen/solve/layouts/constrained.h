/* The search for layouts with constraints. It applies the rules of houses and of each constraint
 * until nothing changes, and then tries the digits of the cell with the fewest candidates.
 *
 * Threads: no shared state. No allocation. The stack grows with the square of the number of cells:
 * 30 KB on a classic board, 1.6 MB on 25x25. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CONSTRAINED_H
#define NONET_GEN_SOLVE_LAYOUTS_CONSTRAINED_H

#include "gen/solve/layouts/grouped.h"

/* Narrows the candidates of each cell by the givens, the houses and the constraints, without trying
 * digits: from `known`, which some of the givens leave, or from all digits if it is NULL. Returns
 * false if the givens contradict each other. */
bool constrained_follow(const struct layout *v, const struct grid *givens,
                        const struct narrowed *known, struct narrowed *out);

/* Has the contract of grouped_search. */
uint64_t constrained_search(const struct grouped_question *q, uint64_t *positions);

#endif
