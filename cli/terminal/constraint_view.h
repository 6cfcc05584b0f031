/* Constraints on a board at the terminal: signs in cells, signs between cells, and sums around the
 * board. The signs are those of boards of text (render/board/constraints/constraint_signs.h). For
 * board_view.c.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_CONSTRAINT_VIEW_H
#define NONET_CLI_TERMINAL_CONSTRAINT_VIEW_H

#include "cli/terminal/board_view.h"

/* Find the signs of all cells. */
void constraint_view_collect(struct board_view *view);

/* Columns left of the board for the sums of rows. */
int constraint_view_margin(const struct layout *v, bool right);

/* Make the cells as wide as their signs need, and give each sign its place. */
void constraint_view_place(struct board_view *view);

/* Draw a cell's signs upon an attribute; and all that is not in cells. */
void constraint_view_cell(const struct board_view *view, unsigned cell, int background);
void constraint_view_between(const struct board_view *view);

#endif
