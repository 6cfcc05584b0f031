/* Constraints in which all pieces of some cells have the same total, or one piece has a given one:
 * region sums, zippers, double arrows, and cages where digits may repeat. Sums as the network has
 * them (network.h) know the least and the greatest total of the cells; here the wide search looks
 * which totals between these can be.
 *
 * Threads: constant. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_TOTALS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_TOTALS_H

#include "gen/board/board.h"
#include "gen/constraint/constraint.h"

enum { MAX_TOTAL_CELLS = 24, MAX_TOTAL_PIECES = 12 };

/* A lane has a bit for each total, and the same one for those 16 apart. */
struct wide_total {
    uint16_t possible;
    uint8_t piece_count;
    uint8_t end[MAX_TOTAL_PIECES]; /* behind the last cell of each piece */
    uint16_t cell[MAX_TOTAL_CELLS];
};

/* Returns false for other constraints, and for longer ones. */
bool wide_total_of(const struct layout *v, const struct constraint *c, struct wide_total *out);

#endif
