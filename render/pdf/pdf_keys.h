/* PDF keys for which libharu 2.3.0 has no call. They are set through its inner dictionaries, so
 * everything that leans on those stands in pdf_keys.c alone. False: out of memory.
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_KEYS_H
#define NONET_RENDER_PDF_PDF_KEYS_H

#include <stdint.h>

#include "render/canvas/canvas.h"
#include "render/libraries/hpdf_calls.h"

/* TrimBox and BleedBox of a page. */
bool pdf_add_boxes(HPDF_Page page, const struct page_boxes *boxes);

/* A document's spot ink: the resource that all pages with it share, made at the first. Start from
 * {0}; the ink is borrowed until the document is written. */
struct pdf_spot {
    const struct spot_ink *ink;
    HPDF_Dict spaces;
};

/* The ink as the page's colour space /Spot. A document has one. */
bool pdf_use_spot(HPDF_Doc doc, HPDF_Page page, const struct spot_ink *ink, struct pdf_spot *spot);

/* Append operators, each with its operands before it, to the page's content: a text that is not
 * empty. */
bool pdf_write_operators(HPDF_Page page, const struct text *operators);

/* A text of a dictionary, in UTF-16 where ASCII does not have it. */
bool pdf_add_words(HPDF_Doc doc, HPDF_Dict dict, const char *key, const char *words);

/* A number for a title that is hardly another one's, never the clock's. */
uint64_t pdf_title_hash(const char *title);

/* A file identifier from the title. It only needs to differ between files. */
bool pdf_add_id(HPDF_Doc doc, const char *title);

/* The document keys of PDF/X-1a:2001 (ISO 15930-1), but its output intent: version, title, trapped,
 * ID; those of PDF/X-4 (ISO 15930-7), a file of PDF 1.6, have their version in XMP. */
bool pdf_add_x_keys(HPDF_Doc doc, const char *title, enum canvas_pdf_x x);

#endif
