/* Coverage: for each candidate of a classic puzzle, how many solutions contain it, counted up to 2.
 *
 * A puzzle with several solutions becomes unique by adding one digit exactly if that candidate is
 * covered once. A search for puzzles with few givens needs this for hundreds of puzzles that differ
 * by a given or two. So coverages of disjoint sets of solutions can be joined, and a partial
 * coverage can be completed.
 *
 * Method: take a candidate that is not yet covered twice, assume it, and solve with limit 2. All
 * candidates of the solutions found are then covered. So the solutions are never all listed.
 *
 * A coverage uses the lane order of the kernel in use; only the functions here read it. Threads: no
 * shared state. Nothing is allocated. Classic boards only. */
#ifndef NONET_GEN_SOLVE_COVERAGE_H
#define NONET_GEN_SOLVE_COVERAGE_H

#include "gen/solve/layouts/generic.h"

enum { COVERAGE_LANES = 160 };

/* Bit d - 1 of a lane is candidate digit d of its cell. Every candidate in `twice` is also in
 * `once`. */
struct coverage {
    _Alignas(64) uint16_t once[COVERAGE_LANES];
    _Alignas(64) uint16_t twice[COVERAGE_LANES];
};

void coverage_clear(struct coverage *c);

/* Add a single solution, which c does not hold yet. */
void coverage_add(struct coverage *c, const struct grid *solution);

/* Joins the coverages of two disjoint sets of solutions. `out` may be a or b. */
void coverage_join(struct coverage *out, const struct coverage *a, const struct coverage *b);

/* Adds to c all solutions of `givens` that contain none of the excluded candidates. c must not
 * contain any of them yet. Afterwards each candidate's count, up to 2, is right for all solutions
 * together. */
void coverage_complete(struct coverage *c, const struct grid *givens,
                       const struct exclusion *excluded, unsigned excluded_count);

/* Propagates without branching (see kernel.h) and counts the candidates that are left, including
 * the givens. The puzzle must have a solution. As a rule, fewer candidates mean fewer solutions. */
unsigned coverage_candidates_left(const struct grid *givens);

/* How many candidates are covered twice. */
unsigned coverage_count_twice(const struct coverage *c);

/* The candidates covered exactly once, by cell. */
void coverage_single(const struct coverage *c, uint16_t single[81]);

#endif
