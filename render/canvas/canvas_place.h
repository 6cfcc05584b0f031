/* Where what is drawn comes to lie on the page, and what the page's record keeps of it. For the
 * files that implement canvas.h. */
#ifndef NONET_RENDER_CANVAS_CANVAS_PLACE_H
#define NONET_RENDER_CANVAS_CANVAS_PLACE_H

#include "render/canvas/device.h"

/* The shape of a character in a font; art NULL: it has no ink. */
struct glyph_outline {
    const struct font *font;
    uint32_t code;
    struct art *art;
};

/* Of the open page. */
struct page_record *canvas_record(struct canvas *c);
/* What the device is to draw with: turned around on black pages. */
struct paint canvas_shown(const struct canvas *c, struct paint p);
/* The innermost, and places by it: directions, points, boxes. */
const struct placement *canvas_placement(const struct canvas *c);
void placement_turn(unsigned quarter_turns, double x, double y, double out[2]);
void placement_point(const struct placement *p, double x, double y, double out[2]);
struct box placement_box(const struct placement *p, const struct box *b);
/* Widens the ink of the page by a box in this paint. */
void canvas_add_ink(struct canvas *c, const struct box *b, const struct paint *p);

#endif
