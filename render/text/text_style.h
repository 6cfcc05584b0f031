/* A line of text in its style, and how much room it takes.
 *
 * Threads: as for fonts. */
#ifndef NONET_RENDER_TEXT_TEXT_STYLE_H
#define NONET_RENDER_TEXT_TEXT_STYLE_H

#include "render/art/paint.h"
#include "render/text/shape.h"

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
