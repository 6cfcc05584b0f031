/* A layout in the making: a definition read and checked, before its tables are built; for layout.c.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_BOARD_DEFINITION_LAYOUT_DRAFT_H
#define NONET_GEN_BOARD_DEFINITION_LAYOUT_DRAFT_H

#include "gen/board/layout.h"
#include "gen/board/layout_rows.h"

/* A house or a group more: its cells, ascending. */
struct draft_house {
    uint16_t count;
    uint16_t cell[MAX_SIZE];
};

struct layout_draft {
    unsigned size;
    unsigned box_width;
    unsigned box_height;
    bool boxed; /* boxes are rectangles */
    unsigned grid_count;
    struct grid_place grid_at[MAX_GRIDS];
    unsigned rows; /* of the frame */
    unsigned columns;
    unsigned cell_count;
    uint16_t cell_at[MAX_FRAME * MAX_FRAME];
    uint8_t row[MAX_CELLS];
    uint8_t column[MAX_CELLS];
    bool has_regions;
    uint8_t region[MAX_CELLS]; /* of each cell; numbered by their first cells */
    unsigned extra_count;
    struct draft_house
        extra[MAX_EXTRA_HOUSES]; /* whole houses first, then groups; each by their cells */
};

/* False after reporting. */
bool layout_draft_make(struct layout_draft *draft, const struct layout_definition *definition,
                       const struct diag_at *at, struct diag *d);

#endif
