/* A part of a puzzle's board, drawn large, for the pages that open sections.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_STYLE_PUZZLE_DETAIL_H
#define NONET_RENDER_BOOK_STYLE_PUZZLE_DETAIL_H

#include <stddef.h>

#include "render/canvas/canvas.h"

struct book;

/* As much of puzzle `index` (from 0) as fills the box's width and has room in its height, at the
 * box's foot: the part with most givens and constraints. Without its solution. */
void draw_puzzle_detail(const struct book *b, struct canvas *c, size_t index, struct box box);

#endif
