/* Which program draws a font of a PDF: the import of own pages and preflight ask the same.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_CANVAS_PDF_PROGRAM_H
#define NONET_RENDER_CANVAS_PDF_PROGRAM_H

#include "render/pdf/reading/pdf_library.h"

/* The stream of the font's own program, of a Type 0 font that of the font below; nothing where
 * there is none. */
struct pdf_value pdf_font_program(const struct pdf_file *f, struct pdf_value font);

/* Are its glyphs drawn by content of the PDF, as those of Type 3 fonts are? */
bool pdf_font_is_drawn(const struct pdf_file *f, struct pdf_value font);

/* Its name without the slash. One without a name is called by its key in the resources ("/F1"), or,
 * where that is "", by its type and object: "Type3 of object 12". */
void pdf_font_name(const struct pdf_file *f, struct pdf_value font, const char *key, char *out,
                   size_t size);

#endif
