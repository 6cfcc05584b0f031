/* What the search for layouts with constraints prepares once for a board, whatever constraints are
 * laid on it: where each cell stands in its houses' lanes (narrowed.h), and the tables of pairs.
 *
 * Kept with the board (layout.h, `tables`). Threads: constant once made, but for the tables of
 * pairs, each of which is made at the first question for it. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_BOARD_TABLES_H
#define NONET_GEN_SOLVE_LAYOUTS_BOARD_TABLES_H

#include "gen/constraint/constraint.h"
#include "gen/solve/narrowed.h"

enum { SMALL_CELLS = PEER_SET_CELLS, PAIR_SETS = 1 << CONSTRAINT_TABLE_DIGITS };

/* Two cells: allowed[place][digits] has the digits that are allowed in the other cell if the cell
 * at that place has these candidates. */
struct pair_tables {
    uint16_t allowed[2][PAIR_SETS];
    bool tells_of_few; /* three candidates of a cell allow every digit in the other */
};

struct board_tables {
    /* Are candidates kept in lanes? Then: the digits of each house; for each cell its lanes, by
     * their place behind the first. Each cell has `seats` of them, some of them twice if it is in
     * fewer houses than others. */
    bool in_lanes;
    bool has_bands; /* one grid of 9x9 with boxes of 3x3, and in lanes */
    uint8_t seats;
    uint16_t seat[SMALL_CELLS][MAX_HOUSES_OF_CELL];
    uint16_t lane_digits[NARROWED_LANES];
    /* The same the other way round: the cell of each lane, and which of a place's lanes have one
     * before cell 64, and from there on. */
    uint16_t cell_of[NARROWED_SIZE][NARROWED_LANES];
    uint32_t is_lower[NARROWED_SIZE];
    uint32_t is_upper[NARROWED_SIZE];
    _Atomic(struct pair_tables *) pairs[CONSTRAINT_KIND_COUNT][2]; /* by kind and `all` */
};

/* Of the layout's board, with or without constraints. NULL when out of memory. */
const struct board_tables *board_tables_of(const struct layout *v);

/* Of pairs of this constraint's kind, on boards of up to CONSTRAINT_TABLE_DIGITS digits. NULL when
 * out of memory. */
const struct pair_tables *pair_tables_of(const struct layout *v, const struct constraint *c);

#endif
