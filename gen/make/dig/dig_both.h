/* Digging givens and constraints in turns.
 *
 * A question that is not answered soon is put off: mostly another given or constraint can go
 * meanwhile, and with fewer of them a second solution is found at once. Asked first, such a
 * question may take hours (fourteen little killers and eight givens). So a puzzle is dug in rounds,
 * each with more patience than the one before, until every question is answered or a round would
 * take too long. What is known to be needed is not asked again.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_DIG_BOTH_H
#define NONET_GEN_MAKE_DIG_BOTH_H

#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_constraints.h"

struct dig_both {
    const struct dig_options *givens;                  /* NULL: all givens stay */
    const struct dig_constraints_options *constraints; /* NULL: all constraints stay */
    uint64_t max_patience;  /* no round with more positions for a question than this; 0: no bound */
    uint64_t max_positions; /* no round that may take more than this for all its questions; 0: no
                               bound */
};

/* Digs `givens`, a puzzle with the one solution `solution`, in place, and then constraints; again
 * where a rule forbids more without the constraints that went. Returns the layout with those that
 * are left, which the caller drops; NULL: out of memory. Of those with no bound on positions, none
 * that is left can go if *undecided, the number of questions that the last round left open, is 0.
 * taken, which may be NULL, receives the orbits in the order in which they went; without givens it
 * stays as it is. */
const struct layout *dig_both(const struct layout *v, const struct grid *solution,
                              const struct dig_both *o, struct pcg32 *rng, struct grid *givens,
                              struct dig_order *taken, unsigned *undecided);

#endif
