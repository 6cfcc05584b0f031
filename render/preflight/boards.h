/* Reading the boards of a PDF back: the digits of every puzzle and solution, their numbers, and the
 * pages that they refer to. For the files of preflight. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_H
#define NONET_RENDER_PREFLIGHT_BOARDS_H

#include "render/preflight/pdf_read.h"
#include "render/preflight/verdict.h"

/* One file's reading; NULL when out of memory. */
struct boards;
struct boards *boards_new(const struct preflight_file *file);
void boards_drop(struct boards *b);

/* The marks of a page in the order of drawing, then its end. */
void boards_mark(struct boards *b, const struct pdf_mark *mark);
void boards_end_page(struct boards *b, size_t page);

/* The rules "boards" and "references", after the last page. */
void boards_report(struct boards *b, struct preflight *p);

#endif
