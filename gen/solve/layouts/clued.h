/* The search for layouts with clues. What a house and what each clue rules out is worked out until
 * nothing changes; then the cell with fewest candidates is tried.
 *
 * Threads: no shared state. No allocation; the stack that a search takes grows with the square of
 * the board's cells: 30 KB on a classic board, 1.6 MB on 25x25. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CLUED_H
#define NONET_GEN_SOLVE_LAYOUTS_CLUED_H

#include "gen/solve/layouts/grouped.h"

/* As grouped_search. */
uint64_t clued_search(const struct grouped_question *q, uint64_t *positions);

#endif
