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

/* The document keys of PDF/X-1a:2001 (ISO 15930-1): version, title, trapped, output intent, ID. */
bool pdf_add_x_keys(HPDF_Doc doc, const char *title);

#endif
