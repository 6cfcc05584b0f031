/* Compiling a layout's draft: the houses in their order, the houses of each cell, and its peers.
 *
 * Threads: the functions keep no state. */
#ifndef NONET_GEN_BOARD_DEFINITION_LAYOUT_COMPILE_H
#define NONET_GEN_BOARD_DEFINITION_LAYOUT_COMPILE_H

#include <stdbool.h>

#include "gen/board/definition/layout_draft.h"

/* The tables of a draft. Houses stand by kind: rows, columns, boxes, then the extra houses that are
 * whole. Groups smaller than a house follow them in house_of. */
struct compiled {
    unsigned house_count;
    unsigned group_count;
    uint16_t first_house[5];
    struct house house[MAX_HOUSES];
    struct cell_group group[MAX_EXTRA_HOUSES];
    uint8_t house_count_of[MAX_CELLS];
    uint8_t all_count_of[MAX_CELLS];
    uint16_t house_of[MAX_CELLS][MAX_HOUSES_OF_CELL];
    uint8_t place_in[MAX_CELLS][MAX_HOUSES_OF_CELL];
    unsigned peer_total;
    uint8_t peer_count[MAX_CELLS];
    uint16_t peer[MAX_CELLS][MAX_HOUSES_OF_CELL * (MAX_SIZE - 1)];
};

/* Fill the tables. False: the board has too many houses, which has been reported. */
bool layout_compile(struct compiled *c, const struct layout_draft *draft, const struct diag_at *at,
                    struct diag *d);

#endif
