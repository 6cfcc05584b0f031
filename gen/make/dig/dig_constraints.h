/* Digging constraints: taking them away, in random order, while the puzzle keeps its one solution.
 * Those that belong to the rules stay (constraint_may_go).
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_DIG_CONSTRAINTS_H
#define NONET_GEN_MAKE_DIG_CONSTRAINTS_H

#include "gen/board/pcg32.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"

struct dig_constraints_options {
    uint64_t max_positions;      /* a constraint stays if this many search positions do not prove it
                                    unnecessary; 0: no bound */
    unsigned *undecided;         /* grows by those that stayed for that reason; may be NULL */
    bool *needed;                /* by constraint, CONSTRAINT_MAX_COUNT of them: known to be needed,
                                    so not tried again; set for the layout returned; NULL: try all */
    kind_set keep;               /* bit k: one constraint of kind k stays, needed or not */
    const struct orbits *orbits; /* of cells: constraints whose cells are each other's images go
                                    together, or stay; NULL: each by itself */
};

/* The layout with those constraints of `v`, or those groups of images, that `givens` needs to have
 * one solution, and those that the options keep. The caller drops it. NULL: out of memory. */
const struct layout *dig_constraints(const struct layout *v, const struct grid *solution,
                                     const struct grid *givens,
                                     const struct dig_constraints_options *o, struct pcg32 *rng);

#endif
