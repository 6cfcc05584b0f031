/* The solver for every variant but the classic one, and the question that it is asked. For the
 * files of gen/solve.
 *
 * Threads: no shared state. No allocation; about 150 KB of stack on a 25x25 board. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_GENERIC_H
#define NONET_GEN_SOLVE_LAYOUTS_GENERIC_H

#include "gen/board/board.h"
#include "gen/solve/narrowed.h"

/* Receives a solution. Return false to stop the search. */
typedef bool solution_visitor(void *context, const struct grid *solution);

/* A candidate that is ruled out from the start. Digit 0 means none. */
struct exclusion {
    uint16_t cell;
    uint8_t digit;
};

/* Visits the solutions of `givens` until the visitor stops the search. Returns how many were
 * visited. *positions receives the number of placements tried, if it is not NULL. It uses up to 2
 * MB of stack on a 25x25 board, and touches 120 KB of it on boards of up to 100 cells. */
uint64_t generic_each(const struct layout *v, const struct grid *givens, struct exclusion without,
                      solution_visitor *visit, void *context, uint64_t *positions);

/* The same with at most max_positions placements. Returns GENERIC_UNDECIDED if that is not
 * enough. */
uint64_t generic_each_within(const struct layout *v, const struct grid *givens,
                             struct exclusion without, uint64_t max_positions,
                             solution_visitor *visit, void *context, uint64_t *positions);

/* Is there a solution? Returns 0, 1, or GENERIC_UNDECIDED if more than max_positions placements
 * would be needed. known: as in grouped_question. */
#define GENERIC_UNDECIDED UINT64_MAX
uint64_t generic_any(const struct layout *v, const struct grid *givens, struct exclusion without,
                     const struct narrowed *known, uint64_t max_positions);

#endif
