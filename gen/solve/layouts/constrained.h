/* The search for layouts with constraints. It applies the rules of houses and of each constraint
 * until nothing changes, and then tries the digits of the cell with the fewest candidates.
 *
 * Threads: no shared state. No allocation. The stack grows with the square of the number of cells:
 * 30 KB on a classic board, 1.6 MB on 25x25. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CONSTRAINED_H
#define NONET_GEN_SOLVE_LAYOUTS_CONSTRAINED_H

#include "gen/solve/layouts/grouped.h"

/* Has the contract of grouped_search. */
uint64_t constrained_search(const struct grouped_question *q, uint64_t *positions);

#endif
