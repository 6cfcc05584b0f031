/* The fonts of a PDF as a reader sees them: is the font's program in the file, and which character
 * does a code stand for, by the font's own encoding and maps. For the files of preflight.
 *
 * Ownership: start from {0}, end with pdf_fonts_free. A font is good until then. Threads: one file,
 * one thread. */
#ifndef NONET_RENDER_PREFLIGHT_PDF_FONTS_H
#define NONET_RENDER_PREFLIGHT_PDF_FONTS_H

#include "render/pdf/reading/pdf_library.h"

/* What a code stands for may be several characters: a ligature's. */
enum { PDF_MEANING = 24 };

struct pdf_code {
    uint16_t width;            /* in thousandths of an em; 0 where the font is not wide */
    char meaning[PDF_MEANING]; /* UTF-8; "": the font gives none */
};

struct pdf_font {
    uint32_t object; /* its number in the file */
    bool wide;       /* two bytes a code */
    bool embedded;
    struct pdf_code *code; /* up to the last that it says anything of: see pdf_code_of */
    size_t count, capacity;
};

struct pdf_fonts {
    struct pdf_font **item;
    size_t count, capacity;
};

/* The font that the value is, read at the first call and kept. NULL: out of memory. */
const struct pdf_font *pdf_font_of(struct pdf_fonts *fonts, const struct pdf_file *f,
                                   struct pdf_value font);

/* What the font says of a code; never NULL. */
const struct pdf_code *pdf_code_of(const struct pdf_font *font, uint32_t code);

/* Is the font's program in the file? *failed is set if memory runs out. */
bool pdf_font_is_embedded(const struct pdf_file *f, struct pdf_value font, bool *failed);

void pdf_fonts_free(struct pdf_fonts *fonts);

#endif
