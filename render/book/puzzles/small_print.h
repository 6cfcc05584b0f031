/* The small print under a puzzle: figures of its course, and a picture of where it is hard.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_SMALL_PRINT_H
#define NONET_RENDER_BOOK_PUZZLES_SMALL_PRINT_H

#include <stdbool.h>

#include "gen/board/record.h"
#include "render/canvas/canvas.h"

struct book;

/* Is there small print under the puzzles, a line by itself? */
bool has_small_print(const struct book *b);
void draw_small_print(const struct book *b, struct canvas *c, const struct record *r, double left,
                      double baseline, double width, double size_pt);

#endif
