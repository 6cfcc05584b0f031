/* Digging: taking givens away, in random order and by whole orbits, while the puzzle keeps its one
 * solution. Within a symmetry, minimal means that no orbit can go.
 *
 * What shows that the solution is the only one is either a count, or that some techniques alone
 * lead to it. The latter keeps the puzzle within a level while it is dug, and costs less.
 *
 * Depends on the generator's state alone. Allocates nothing. Threads: any number, each with its
 * own generator. */
#ifndef NONET_GEN_MAKE_DIG_H
#define NONET_GEN_MAKE_DIG_H

#include "gen/board/pcg32.h"
#include "gen/board/symmetry.h"

/* What shows that an orbit may go. */
enum dig_proof {
    DIG_BY_COUNT,   /* no other solution is found */
    DIG_BY_ROUNDS,  /* on classic boards: each of its digits follows without a branch (solve.h) */
    DIG_BY_SINGLES, /* its cells follow by CLOSURE_SINGLES (closure.h) */
    DIG_BY_SUBSETS, /* by CLOSURE_SUBSETS */
};

struct dig_options {
    const struct orbits *orbits;
    enum dig_proof proof;
    unsigned min_givens; /* digging stops before the givens become fewer; 0: dig to the end */
    /* A given stays if this many search positions do not prove it unnecessary; 0: no bound, so that
     * the result is minimal. */
    uint64_t max_positions;
    unsigned *undecided;     /* grows by the orbits that stayed for that reason; may be NULL */
    bool *needed;            /* by orbit: known to be needed, so not asked again; NULL: ask all */
    struct dig_state *state; /* kept from one digging to the next of the same board; at first its v
                                is NULL. NULL: nothing is kept */
};

/* The bound that digging needs to end soon: none on boards of up to 256 cells. On 25x25 boards a
 * question near a minimal puzzle may take minutes; bounded, a puzzle is dug within a second or two
 * and keeps some givens more. */
uint64_t dig_max_positions(const struct layout *v);

/* What was taken, in order: orbits. */
struct dig_order {
    uint16_t count;
    uint16_t orbit[MAX_CELLS];
};

/* Dig `givens`, a puzzle with the one solution `solution`, in place. Orbits with no given are
 * passed over; the others must be given as a whole. Returns the number of givens left. By count,
 * and unless stopped by min_givens or max_positions, the result is minimal within the symmetry;
 * by rounds nearly always; by a closure, which must solve the givens, no orbit of it can go without
 * leaving what the closure solves. What was taken is added to *taken,
 * which may be NULL. */
unsigned dig(const struct layout *v, const struct grid *solution, const struct dig_options *o,
             struct pcg32 *rng, struct grid *givens, struct dig_order *taken);

/* The order in which orbits are asked: each as likely. */
void dig_draw_order(const struct orbits *orbits, struct pcg32 *rng, uint16_t order[MAX_CELLS]);

/* Does every orbit stand as a whole or not at all? */
bool dig_orbits_hold(const struct orbits *o, const struct grid *givens);

/* Is the puzzle, which has the one solution, minimal within the symmetry? */
bool dig_is_minimal(const struct layout *v, const struct grid *solution, const struct orbits *o,
                    const struct grid *givens);

#endif
