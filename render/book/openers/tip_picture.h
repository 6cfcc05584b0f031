/* The small drawn example of a tip: three rows of a board, or all nine, with the cells that the
 * tip speaks of.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_TIP_PICTURE_H
#define NONET_RENDER_BOOK_OPENERS_TIP_PICTURE_H

#include "config/translation/translation.h"
#include "render/canvas/canvas.h"

struct book;

/* How wide and high the example of a tip is with its cells so many times the least in which its
 * figures have room; 0: it has none. */
struct tip_picture {
    double width_pt, height_pt;
};
struct tip_picture tip_picture_size(const struct book *b, enum text_id tip, double scale);

/* Its top left corner at (left, top). */
void tip_picture_draw(const struct book *b, struct canvas *c, enum text_id tip, double scale,
                      double left, double top);

#endif
