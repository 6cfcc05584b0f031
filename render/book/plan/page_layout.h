/* Layouts: where the puzzles stand on a page. Pure geometry in points, y downwards.
 *
 * Any count of boards has a layout: of all arrangements in rows and columns the one is taken whose
 * cells are largest.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_PAGE_LAYOUT_H
#define NONET_RENDER_BOOK_PLAN_PAGE_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>

#include "render/canvas/canvas.h"

enum { LAYOUT_MAX_PER_PAGE = 24 };

struct page_layout_request {
    double width_pt, height_pt; /* of the block */
    unsigned count;             /* boards a page */
    unsigned columns;           /* 0: those that leave the largest cells */
    unsigned across, down;      /* cells of a board */
    double head_pt, foot_pt;    /* room for the lines above and below each board */
    double before_pt;           /* room to the left of each board; boards stand at the right then */
    double side_pt;             /* room to the right of each board */
    double middle_pt;           /* room between the rows, below the upper half of them */
    double gap_x_pt, gap_y_pt;  /* least space between boards */
    double gap_y_cells;         /* the same in heights of a cell; the larger of the two counts */
    double above_pt, below_pt;  /* least space between the block's edges and the boards */
    double max_cell_pt;
    double share;         /* of the largest cells; 0: all of them */
    double least_cell_pt; /* the share makes none smaller than this */
};

struct page_layout {
    unsigned count; /* boards a page */
    unsigned columns, rows;
    double cell_pt;             /* not positive: nothing fits */
    double width_pt, height_pt; /* of a board */
    double middle_top_pt;       /* of the room between the rows, from the block's top */
    double min_cell_pt;         /* what must be; for whoever chose the layout */
    unsigned split; /* of boards over two facing pages: cells across on the left one; 0: none */
    struct {
        double left, top; /* of the board, from the block's corner */
    } slot[LAYOUT_MAX_PER_PAGE];
};

/* The arrangement with the largest cell. The boards are spread over the block: columns to its full
 * width, rows with equal gaps, and the spare height is shared above and below; a single row stands
 * at the optical centre, a little higher. A last row that is not full stands in the middle. */
void page_layout_choose(const struct page_layout_request *r, struct page_layout *out);

/* Boards of the first row, if something else may stand in its place: other rows follow. Else 0. */
size_t page_layout_first_row(const struct page_layout *l);

#endif
