/* Coverage: how many solutions hold each candidate of a classic puzzle, counted up to 2.
 *
 * That tells which single digit, added to a puzzle with several solutions, leaves just one: the
 * candidates covered once. A search for puzzles with few givens asks it for hundreds of puzzles
 * that differ by a given or two, so coverages of disjoint sets of solutions can be joined, and a
 * coverage can be completed from what is known already.
 *
 * Method: a candidate that is not yet covered twice is assumed, the puzzle solved to limit 2, and
 * every candidate of the solutions found is covered. So the solutions are never all listed.
 *
 * A coverage is in the order of lanes of the kernel in use; only the functions here read it.
 * Threads: no shared state. Nothing is allocated. Classic boards only. */
#ifndef NONET_GEN_SOLVE_COVERAGE_H
#define NONET_GEN_SOLVE_COVERAGE_H

#include "gen/solve/layouts/generic.h"

enum { COVERAGE_LANES = 160 };

/* Bit d - 1 of a lane: the candidate digit d of its cell. Every candidate that is in twice is in
 * once. */
struct coverage {
    _Alignas(64) uint16_t once[COVERAGE_LANES];
    _Alignas(64) uint16_t twice[COVERAGE_LANES];
};

void coverage_clear(struct coverage *c);

/* Add a single solution, which c does not hold yet. */
void coverage_add(struct coverage *c, const struct grid *solution);

/* The coverage of two sets of solutions that have none in common. out may be a or b. */
void coverage_join(struct coverage *out, const struct coverage *a, const struct coverage *b);

/* Add to c all solutions of `givens` in which none of the excluded candidates stands. c must hold
 * none of them yet. Afterwards each candidate's count, up to 2, is right for the whole. */
void coverage_complete(struct coverage *c, const struct grid *givens,
                       const struct exclusion *excluded, unsigned excluded_count);

/* How many candidates of a puzzle with solutions are left, its givens among them, when nothing more
 * follows without a branch (see kernel.h). The fewer, the fewer solutions, as a rule. */
unsigned coverage_candidates_left(const struct grid *givens);

/* How many candidates are covered twice. */
unsigned coverage_count_twice(const struct coverage *c);

/* The candidates covered exactly once, by cell. */
void coverage_single(const struct coverage *c, uint16_t single[81]);

#endif
