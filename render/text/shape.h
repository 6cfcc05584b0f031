/* Shaping: a text becomes glyphs, with kerning, ligatures, figures and small capitals as the font
 * has them, by HarfBuzz. Characters that a font does not have come from its fallback faces.
 *
 * Grids, labels and tables have lining figures of one width; running text asks for others. A mark
 * that a font would lift or lower stands at the height where it was drawn.
 *
 * Threads: as for fonts. */
#ifndef NONET_RENDER_TEXT_SHAPE_H
#define NONET_RENDER_TEXT_SHAPE_H

#include <stddef.h>

#include "render/text/font.h"

/* Features that a text asks of its font; those that the font does not have are ignored. */
enum text_feature {
    TEXT_OLD_FIGURES = 1, /* old-style proportional figures in place of lining tabular ones */
    TEXT_SMALL_CAPS = 2,  /* for small letters */
    TEXT_ALL_SMALL = 4,   /* and for capitals */
    TEXT_NO_LIGATURES = 8,
};

struct shaped_glyph {
    const struct font *font; /* that has it */
    uint32_t id;
    double advance_em;
    double shift_em;   /* drawn so far to the right of the pen */
    unsigned from, to; /* the bytes of the text that it stands for; none: part of the one before */
};

struct shaped {
    struct shaped_glyph *glyph;
    size_t count;
    double width_em;
    struct glyph_box ink; /* left > right: there is none */
    bool mixed;           /* of more than one font */
};

/* Valid until the next call with a font of the same set. Without memory or HarfBuzz, some glyphs
 * are missing; font_fault reports that. */
const struct shaped *shape_text(const struct font *f, unsigned features, const char *utf8);

/* A font's program cut down to some glyphs, whose numbers stay, or whole where its licence asks for
 * that: a TrueType file, or the bare CFF table. False: it cannot be made. */
struct text;
bool font_program(const struct font *f, const uint32_t *glyph, size_t count, struct text *out);

#endif
