/* Boards as pictures: the start of the room that draws one board on any canvas, for a book's page,
 * an SVG and a terminal alike: grid, digits, candidates, and the marks of a solving step. Every
 * variant is drawn; extra houses are shaded.
 *
 * How a board looks is a board_style, what stands on it a board_content (drawing.h); the legend of
 * the marks is step_legend.h, and picture.h puts boards and captions on separate pages. The
 * room may include config/, gen/board, gen/grade and render/canvas; render/book and the commands
 * call it. */
#ifndef NONET_RENDER_BOARD_BOARD_DRAW_H
#define NONET_RENDER_BOARD_BOARD_DRAW_H

#include "render/board/drawing.h"

/* Draw with the top left corner at (left, top): that of the grid, whose outer line extends by half
 * its width, or that of the constraints around it (constraint_art.h has the room they take). */
void board_draw(struct canvas *c, double left, double top, double cell_pt,
                const struct board_style *style, const struct board_content *content);

/* Groups of which each cell touches the next at a corner are drawn as lines, others shaded. */
bool board_group_is_line(const struct layout *v, const struct cell_group *g);

/* One digit in the middle of a cell, as a given; 0 draws nothing. */
void board_draw_digit(struct canvas *c, const struct box *cell, const struct board_style *style,
                      const struct layout *v, unsigned digit);

#endif
