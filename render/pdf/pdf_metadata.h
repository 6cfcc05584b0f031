/* A PDF's metadata: the XMP packet (ISO 16684-1) with the standards that it follows, the language,
 * and the output intent with its ICC profile.
 *
 * Functions return false when memory runs out.
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_METADATA_H
#define NONET_RENDER_PDF_PDF_METADATA_H

#include <time.h>

#include "render/canvas/canvas.h"
#include "render/libraries/hpdf_calls.h"

struct pdf_metadata {
    const char *title, *author, *subject, *language, *producer; /* NULL: none */
    const struct canvas_rights *rights;                         /* NULL: none */
    bool dated;
    struct tm date;  /* UTC, where dated */
    bool accessible; /* PDF/UA-1 */
    bool archival;   /* PDF/A-2a */
    bool pdf_x4;     /* which wants a date */
};

/* The packet as the catalog's stream, which stays uncompressed. */
bool pdf_add_xmp(HPDF_Doc doc, const struct pdf_metadata *m);

/* /Lang, and the title in the window's bar instead of the file's name. */
bool pdf_add_language(HPDF_Doc doc, const char *language);

/* An output intent ("GTS_PDFA1", "GTS_PDFX"); without a profile's bytes it is named alone. */
bool pdf_add_intent(HPDF_Doc doc, const char *subtype, const struct canvas_intent *intent);

#endif
