/* What is put on a page: boxes, paints and lines of text, and how much room a line takes.
 *
 * Threads: as for fonts. */
#ifndef NONET_RENDER_CANVAS_INK_H
#define NONET_RENDER_CANVAS_INK_H

#include <stdbool.h>
#include <stdint.h>

#include "render/text/shape.h"

struct box {
    double left, top, right, bottom;
};

/* An ink of its own in the press, by the name that printers know it by. Borrowed by its paints. */
struct spot_ink {
    const char *name;
    double cmyk[4]; /* what comes closest to it */
};

/* Ink. Interiors use gray (0 black … 1 white) and, where the book asks for one, a second ink;
 * covers may use colour (cmyk, 0 … 1). */
struct paint {
    bool is_cmyk;
    double gray;
    double cmyk[4];
    const struct spot_ink
        *spot; /* printed in full in place of cmyk, which is its own; NULL: none */
};
#define PAINT_BLACK ((struct paint){false, 0, {0, 0, 0, 0}, NULL})
#define PAINT_WHITE ((struct paint){false, 1, {0, 0, 0, 0}, NULL})

static inline struct paint paint_gray(double gray)
{
    return (struct paint){false, gray, {0, 0, 0, 0}, NULL};
}

/* 0xRRGGBB as CMYK without ink profile: gray component replacement in full. */
struct paint paint_rgb(uint32_t rgb);

struct text_style {
    const struct font *font;
    double size_pt;
    double tracking_pt; /* added after each character */
    struct paint paint;
    unsigned features; /* of enum text_feature; a tracked text has no ligatures */
};

/* The glyphs of a text in its style; as good as shape_text's. */
const struct shaped *text_shape(const struct text_style *style, const char *utf8);

/* How far the text reaches, without the tracking after its last character. */
double text_width_pt(const struct text_style *style, const char *utf8);

/* The ink of a line of text whose origin is (x, y): exact at its ends and heights, glyph by glyph.
 * left > right where there is none. */
struct box text_ink(const struct text_style *style, double x, double y, const char *utf8);

#endif
