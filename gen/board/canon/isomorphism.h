/* Isomorphisms: what turns a puzzle into an equivalent one, its isomorph (see canon.h for what
 * counts as the same).
 *
 * Threads: no shared state but tables that are built once. */
#ifndef NONET_GEN_BOARD_CANON_ISOMORPHISM_H
#define NONET_GEN_BOARD_CANON_ISOMORPHISM_H

#include "gen/board/board.h"
#include "gen/board/pcg32.h"

struct isomorphism {
    uint16_t from[MAX_CELLS];    /* by cell: which one comes there */
    uint8_t label[MAX_SIZE + 1]; /* what each digit becomes; label[0] is 0 */
};

/* One of all permutations (of those canon_turned speaks of, of the movements that keep the layout)
 * and labellings, each as likely as any other. False: out of memory, or too
 * many to list (automorphisms.h). */
bool isomorphism_random(const struct layout *v, struct pcg32 *rng, struct isomorphism *out);

/* out must not be in. */
void isomorphism_apply(const struct layout *v, const struct isomorphism *i, const struct grid *in,
                       struct grid *out);

#endif
