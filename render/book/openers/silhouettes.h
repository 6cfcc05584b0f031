/* Puzzles as small pictures without digits, for the pages that open sections: a tile a cell, the
 * givens dark, cages as areas, lines and marks as strokes and dots.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_SILHOUETTES_H
#define NONET_RENDER_BOOK_OPENERS_SILHOUETTES_H

#include <stddef.h>

#include "render/canvas/canvas.h"

struct book;

/* Some of `count` puzzles from number `first` (from 0) on, in whole rows that fill the box's
 * height, or its width. They stand at its right edge and its foot. */
void draw_silhouettes(const struct book *b, struct canvas *c, size_t first, size_t count,
                      struct box box);

#endif
