/* A font in a PDF: composite (Type0, Identity-H), its codes two bytes, its program cut down to the
 * glyphs used, and a map from codes to characters that readers search and copy by. libharu's own
 * fonts know neither glyphs without a character nor CFF.
 *
 * A code of a TrueType font stands for a glyph and what it means, so that one glyph may mean a
 * space here and a no-break space there; a code of a CFF font is the glyph itself (PDF
 * 32000-1, 9.7.4.2), which means what it meant first.
 *
 * Ownership: libharu's document owns the objects; embedded_font_drop gives the rest back.
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_FONT_H
#define NONET_RENDER_PDF_PDF_FONT_H

#include "render/libraries/hpdf_calls.h"
#include "render/text/shape.h"

struct embedded_font {
    const struct font *font; /* NULL: not begun */
    HPDF_Dict dictionary;    /* what pages refer to */
    struct embedded_code *code;
    size_t count, capacity;
    uint16_t *first; /* by glyph, index + 1 in `code`; 0: none */
    bool failed;     /* out of memory */
};

/* Begin a font in the document. False: out of memory, or libharu's handler was called. */
bool embedded_font_begin(struct embedded_font *e, HPDF_Doc doc, const struct font *font);
void embedded_font_drop(struct embedded_font *e);

/* The code of a glyph that means `length` bytes of UTF-8, and its width in the file, in thousandths
 * of an em. */
unsigned embedded_font_code(struct embedded_font *e, const struct shaped_glyph *glyph,
                            const char *utf8, size_t length, int *width);

/* Write the font, when all texts are there. NULL, or why it cannot be. */
const char *embedded_font_finish(struct embedded_font *e, HPDF_Doc doc);

#endif
