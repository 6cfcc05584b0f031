/* Is a puzzle proper? That means that it obeys the rules and has exactly one solution.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_PROPER_H
#define NONET_GEN_SOLVE_PROPER_H

#include "base/diag.h"
#include "gen/board/record.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"

/* Checks that the record's puzzle is proper, and stores its solution in the record. Otherwise
 * reports which rule it breaks, or that it has no solution or more than one, and returns
 * STATUS_FAILED. */
enum status puzzle_require_proper(struct record *r, const struct diag_at *at, struct diag *d);

/* Is the solution still the puzzle's only one? */
bool puzzle_keeps_solution(const struct layout *v, const struct grid *givens,
                           const struct grid *solution);

/* Counts the constraints of each kind on a board. The rules that all marks are given do not
 * count. */
void constraint_kinds_count(const struct layout *v, unsigned count[CONSTRAINT_KIND_COUNT]);

/* Is a proper puzzle minimal? Then it needs every given, and every constraint that may be removed
 * (constraint_may_go). For each kind in `keep` (bit k for kind k), one constraint stays, needed or
 * not; the puzzle is then minimal among those with these kinds. Returns false when out of memory.
 */
bool puzzle_is_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, kind_set keep, bool *minimal);

/* The same for its constraints alone. */
bool constraints_are_minimal(const struct layout *v, const struct grid *givens,
                             const struct grid *solution, kind_set keep, bool *minimal);

/* Everything that can be found out about a puzzle without grading it. */
struct puzzle_check {
    unsigned solutions; /* 0, 1, or 2 for more than one */
    unsigned givens;
    bool minimal; /* meaningful if there is one solution */
    enum symmetry symmetry;
    bool clashes; /* a digit occurs twice in a house, so there is no solution */
    struct clash clash;
};

/* `keep` is as in puzzle_is_minimal. Returns false when out of memory. */
bool puzzle_check(const struct layout *v, const struct grid *givens, kind_set keep,
                  struct puzzle_check *out);

#endif
