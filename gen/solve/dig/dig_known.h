/* What follows from the givens of a board with constraints while its givens are asked about in
 * turn.
 *
 * Each question is about one orbit, with all others given that are not asked yet or had to stay. So
 * questions that follow each other have nearly all givens in common. The order of questions is
 * halved again and again, and for each block the candidates are kept that the givens outside of it
 * leave: a block begins with those of the block around it, and its givens grow by those of the
 * other half. A given that follows from the givens outside its block can go, with no further
 * question; at the beginning, when nearly all cells are given, that answers half of the questions
 * at once.
 *
 * Memory: the caller's, 40 KB. Threads: one for each. */
#ifndef NONET_GEN_SOLVE_DIG_DIG_KNOWN_H
#define NONET_GEN_SOLVE_DIG_DIG_KNOWN_H

#include "gen/board/symmetry.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/narrowed.h"

enum { DIG_KNOWN_DEPTHS = 11 }; /* 2^10 is more than MAX_CELLS */

struct dig_known {
    const struct orbits *orbits;
    const uint16_t *order; /* of the orbits */
    unsigned depths;
    uint32_t block[DIG_KNOWN_DEPTHS]; /* by depth, which one is known; UINT32_MAX: none */
    struct narrowed left[DIG_KNOWN_DEPTHS];
};

/* Begins with an order of questions, which stays the caller's. */
void dig_known_begin(struct dig_known *k, const struct orbits *orbits, const uint16_t *order);

/* Before the orbit order[i] is asked, with each i greater than the last: does each of its digits
 * follow from the givens outside? If not, s->known becomes what those leave. */
bool dig_known_follows(struct dig_known *k, struct dig_state *s, unsigned i);

#endif
