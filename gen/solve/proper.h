/* Is a puzzle a proper one: does it obey the rules, and has it exactly one solution?
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_PROPER_H
#define NONET_GEN_SOLVE_PROPER_H

#include "base/diag.h"
#include "gen/board/record.h"
#include "gen/board/symmetry.h"
#include "gen/clue/clue.h"

/* Make sure that the record's puzzle is proper; its solution goes to the record. Else STATUS_FAILED
 * after reporting which rule it breaks, or that it has no solution or more than one. */
enum status puzzle_require_proper(struct record *r, const struct diag_at *at, struct diag *d);

/* Is the solution still one of the puzzle, and the only one? A bound of positions other than 0 may
 * leave it unproven: false then, too. */
bool puzzle_keeps_solution(const struct layout *v, const struct grid *givens,
                           const struct grid *solution, uint64_t max_positions);

/* How many clues a board has of each kind, without the rules that all signs are given. */
void clue_kinds_count(const struct layout *v, unsigned count[CLUE_KIND_COUNT]);

/* Can no given of a proper puzzle be spared, and none of its clues that may go (clue_may_go)? Of
 * the kinds in `keep` (bit k: kind k) one clue stays, needed or not: then it is minimal among the
 * puzzles that have these kinds. False when out of memory. */
bool puzzle_is_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, kind_set keep, bool *minimal);

/* The same of its clues alone. */
bool clues_are_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, kind_set keep, bool *minimal);

/* All that can be said of a puzzle without grading it. */
struct puzzle_check {
    unsigned solutions; /* 0, 1, or 2 for more than one */
    unsigned givens;
    bool minimal; /* meaningful where there is one solution */
    enum symmetry symmetry;
    bool clashes; /* a digit stands twice in a house; then there is no solution */
    struct clash clash;
};

/* keep: as in puzzle_is_minimal. False when out of memory. */
bool puzzle_check(const struct layout *v, const struct grid *givens, kind_set keep,
                  struct puzzle_check *out);

#endif
