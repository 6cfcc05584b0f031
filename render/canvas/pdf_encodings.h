/* The encodings in which a PDF's texts are written: one byte a character where one of a few tables
 * holds them all, else UTF-8 for libharu. */
#ifndef NONET_RENDER_CANVAS_PDF_ENCODINGS_H
#define NONET_RENDER_CANVAS_PDF_ENCODINGS_H

#include <hpdf.h>
#include <stdbool.h>
#include <stdint.h>

#include "config/text.h"

enum { PDF_BYTE_ENCODINGS = 3, PDF_UTF8 = PDF_BYTE_ENCODINGS, PDF_ENCODING_COUNT };

struct pdf_encodings {
    uint16_t unicode[PDF_BYTE_ENCODINGS][256]; /* what a byte stands for; 0: nothing */
};

/* Read libharu's tables; an error goes to the document's handler. */
void pdf_encodings_read(struct pdf_encodings *e, HPDF_Doc doc);

/* libharu's name of an encoding. */
const char *pdf_encoding_name(unsigned encoding);

/* The first encoding that has all of the text, and the text in it; for PDF_UTF8 nothing is encoded.
 */
unsigned pdf_encode(const struct pdf_encodings *e, const char *utf8, struct text *out);

#endif
