/* The automorphisms of a variant: the permutations of rows and columns, with or without the
 * transposition, that turn its houses into houses. A box may become an extra house and the other
 * way round. They are listed one by one, so this is for variants with extra houses, which have few.
 *
 * Threads: any number at once; the lists are built once. */
#ifndef NONET_GEN_BOARD_CANON_AUTOMORPHISMS_H
#define NONET_GEN_BOARD_CANON_AUTOMORPHISMS_H

#include "gen/board/board.h"

struct automorphisms {
    size_t count;
    /* Automorphism i brings the cell from[i * cell_count + k] to cell k. */
    uint16_t *from;
};

/* NULL when out of memory, or when there are more than a hundred thousand. */
const struct automorphisms *automorphisms_of(const struct layout *v);

#endif
