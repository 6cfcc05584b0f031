/* Towards puzzles with constraints that have few givens, or no givens and few constraints: a walk
 * from puzzle to puzzle of one full board.
 *
 * A step puts some givens or constraints back and removes what is not needed then, in another
 * order. If no more are left than before, the walk continues from there. Two touching cages with
 * different digits may also be merged. All puzzles on the way have the same single solution.
 * Questions are given up after a bounded search, so that a step is over soon; what they would have
 * shown not to be needed stays.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_FEW_FEWEST_CONSTRAINTS_H
#define NONET_GEN_MAKE_FEW_FEWEST_CONSTRAINTS_H

#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"

/* How many constraints a puzzle has, but for those that belong to its rules. */
unsigned fewest_constraint_count(const struct layout *v);

/* A step of a walk over givens, in place. */
void fewest_step_givens(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        struct grid *givens);

/* A step of a walk over constraints, of puzzles without givens: `all` are those to put back; of the
 * kinds in `keep` (bit k: kind k) one constraint stays. The caller's to drop; NULL: out of memory.
 */
const struct layout *fewest_step_constraints(const struct layout *v, const struct layout *all,
                                             const struct grid *board, kind_set keep,
                                             struct pcg32 *rng);

#endif
