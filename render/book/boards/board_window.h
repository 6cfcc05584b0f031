/* A part of a board, with lines and cages that run over the sides where it is cut, and numbers
 * outside the grid at the others.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_BOARDS_BOARD_WINDOW_H
#define NONET_RENDER_BOOK_BOARDS_BOARD_WINDOW_H

#include "render/board/board_draw.h"

/* A part of a board's frame, in cells. */
struct board_window {
    unsigned row, column, rows, columns;
};

bool board_window_holds(const struct board_window *w, const struct layout *v, unsigned cell);

/* Its width and its height with what stands around its cells, in cells. */
double board_window_across(const struct layout *v, const struct board_window *w);
double board_window_down(const struct layout *v, const struct board_window *w);

/* The part of this content, from (left, top) on. Returns where its cells are. */
struct box draw_board_window(struct canvas *c, const struct board_style *style,
                             const struct board_content *content, const struct board_window *w,
                             double left, double top, double cell);

#endif
