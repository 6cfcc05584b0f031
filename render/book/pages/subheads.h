/* How texts of several paragraphs look in a theme: their headings, the items of numbered lists, and
 * the panel that a picture in them stands on.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_SUBHEADS_H
#define NONET_RENDER_BOOK_PAGES_SUBHEADS_H

#include "render/canvas/canvas.h"
#include "render/text/flow/flow.h"

struct book;

/* The room that the text leaves free at its left, for headings that stand outside it: of a block
 * this wide. */
double subheads_outside_pt(const struct book *b, double width_pt);

/* Set the style's headings as the theme wants them, with such a room outside. */
void subheads_set(const struct book *b, struct flow_style *style, double outside_pt);

/* What stands behind or over the headings of these lines, and behind numbered items. The text
 * begins at (x, y). */
void subheads_draw(const struct book *b, struct canvas *c, const struct flow *f, size_t from,
                   size_t to, double x, double y);

/* What a picture in a text stands on, in a box; and how far that reaches around the picture. */
void panel_draw(const struct book *b, struct canvas *c, struct box box);
double panel_pad_pt(const struct book *b);

#endif
