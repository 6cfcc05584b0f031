/* Packing a PDF: its small objects (pages, links, elements of structure) go into compressed object
 * streams, which takes a third off a book with many of them. Those are PDF 1.5: for readers on
 * screens, not for printers that want PDF/X-1a.
 *
 * It reads only files as libharu writes them: one cross-reference table, no update, the length of
 * each stream in a separate object.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PDF_PDF_PACK_H
#define NONET_RENDER_PDF_PDF_PACK_H

#include "base/text.h"

/* Replace the file by its packed form, the same bytes for the same file. NULL, or what is wrong,
 * OUT_OF_MEMORY too (base/child.h); then the file stays as it was. */
const char *pdf_pack(struct text *pdf);

#endif
