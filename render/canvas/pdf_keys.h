/* PDF keys for which libharu 2.3.0 has no call. They are set through its inner dictionaries, so
 * everything that leans on those stands in pdf_keys.c alone. False: out of memory. */
#ifndef NONET_RENDER_CANVAS_PDF_KEYS_H
#define NONET_RENDER_CANVAS_PDF_KEYS_H

#include <hpdf.h>
#include <stdint.h>

#include "render/canvas/canvas.h"

/* TrimBox and BleedBox of a page. */
bool pdf_add_boxes(HPDF_Page page, const struct page_boxes *boxes);

/* Append an operator, with its operands before it, to the page's content. */
bool pdf_write_operator(HPDF_Page page, const char *operator);

/* Give a font of libharu's "UTF-8" encoding, whose codes are UTF-16 units, a ToUnicode map of the
 * codes that are used (one bit each), since libharu's own is in a form that readers report as
 * damage. */
enum { PDF_CODE_COUNT = 0x10000 };
bool pdf_set_to_unicode(HPDF_Font font, const uint8_t used[PDF_CODE_COUNT / 8]);

/* The document keys of PDF/X-1a:2001 (ISO 15930-1): version, title, trapped, output intent, ID. */
bool pdf_add_x_keys(HPDF_Doc doc, const char *title);

#endif
