/* What those who read a PDF's content streams share. */
#ifndef NONET_RENDER_PDF_READING_PDF_TOKEN_H
#define NONET_RENDER_PDF_READING_PDF_TOKEN_H

/* Behind the literal string that begins at p, "(… (nested) \\) …)"; the end where it has none. */
const char *pdf_string_end(const char *p, const char *end);

#endif
