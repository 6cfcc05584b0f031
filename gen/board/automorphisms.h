/* The arrangements of rows and columns (and the transposition) that turn a variant's houses into
 * houses: for variants that have extra houses, and so few arrangements that they can be listed. A
 * box may become an extra house and the other way round.
 *
 * Threads: any number at once; the lists are built once. */
#ifndef NONET_GEN_BOARD_AUTOMORPHISMS_H
#define NONET_GEN_BOARD_AUTOMORPHISMS_H

#include "gen/board/board.h"

struct automorphisms {
    size_t count;
    /* Arrangement i brings the cell from[i * cell_count + k] to the place k. */
    uint16_t *from;
};

/* NULL when out of memory, or when there are more than a hundred thousand. */
const struct automorphisms *automorphisms_of(const struct variant *v);

#endif
