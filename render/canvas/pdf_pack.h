/* Packing a PDF: its small objects (pages, links, destinations) go into compressed object streams,
 * which take a third off a book with many links. Object streams are PDF 1.5: for readers on
 * screens, not for printers that want PDF/X-1a.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_CANVAS_PDF_PACK_H
#define NONET_RENDER_CANVAS_PDF_PACK_H

#include <stdbool.h>

#include "config/text.h"

/* Replace the PDF by a packed one; the same bytes for the same PDF. False: out of memory, or not a
 * sound PDF; then it stays as it was. */
bool pdf_pack(struct text *pdf);

#endif
