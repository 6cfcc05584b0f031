/* The legend of a section's pictures, which stand for digits.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PICTURE_LEGEND_H
#define NONET_RENDER_BOOK_PUZZLES_PICTURE_LEGEND_H

#include <stddef.h>

#include "render/board/sign_pictures.h"
#include "render/canvas/canvas.h"

struct book;

/* The height of a section's legend, which is under its puzzles; 0: it has none. */
double legend_height(const struct book *b, size_t section);
/* The height that the legend leaves free at the page's foot, for the path in children's books. */
double legend_lift(const struct book *b);
void draw_legend(const struct book *b, struct canvas *c, const struct sign_pictures *pictures,
                 double middle_x, double top);

#endif
