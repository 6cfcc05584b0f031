/* Digging constraints: taking them away, in random order, while the puzzle keeps its one solution.
 * Those that belong to the rules stay (constraint_may_go).
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_DIG_CONSTRAINTS_H
#define NONET_GEN_MAKE_DIG_CONSTRAINTS_H

#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"

struct dig_constraints_options {
    uint64_t max_positions; /* a constraint stays where a search of so many cannot tell that it is
                               not needed; 0: no bound */
    kind_set keep;          /* bit k: one constraint of kind k stays, needed or not */
};

/* The layout with what is left of the constraints of `v`, on which `givens` has the one solution;
 * each of them is needed but for what the options say. The caller's to drop; NULL: out of memory.
 */
const struct layout *dig_constraints(const struct layout *v, const struct grid *solution,
                                     const struct grid *givens,
                                     const struct dig_constraints_options *o, struct pcg32 *rng);

#endif
