/* The least board that a search for the canonical form has found so far, built cell by cell. */
#ifndef NONET_GEN_BOARD_CANON_CANON_BEST_H
#define NONET_GEN_BOARD_CANON_CANON_BEST_H

#include "gen/board/board.h"

enum { CANON_OPEN = 0xFF };

/* cell[at] is CANON_OPEN at the first cell that the best board does not have yet. */
struct canon_best {
    uint64_t automorphisms; /* permutations that reach it */
    uint8_t cell[MAX_CELLS + 1];
};

/* Is this value at cell `at` no worse than the best board's? A smaller value makes a new best board
 * up to here; the cells after it are open again. */
static inline bool canon_offer(struct canon_best *best, unsigned at, unsigned value)
{
    if (value > best->cell[at]) {
        return false;
    }
    if (value < best->cell[at]) {
        best->cell[at] = (uint8_t)value;
        best->cell[at + 1] = CANON_OPEN;
        best->automorphisms = 0;
    }
    return true;
}

#endif
