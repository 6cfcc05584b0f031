/* A puzzle's board as a picture among text: an example of its kind, not a puzzle to be solved.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_BOARDS_EXAMPLE_BOARD_H
#define NONET_RENDER_BOOK_BOARDS_EXAMPLE_BOARD_H

#include <stddef.h>

#include "render/canvas/canvas.h"

struct book;

/* Puzzle `index` (from 0) with its givens, if their digits are large enough to be read. words: what
 * the figure is called. part: how many rows and columns of a corner to show, with the cages that
 * lie wholly in it; 0: all. */
void example_board_draw(const struct book *b, struct canvas *c, size_t index, const char *words,
                        double cell, unsigned part, double left, double top);

#endif
