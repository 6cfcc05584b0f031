/* Reading the boards of a PDF back: the digits of every puzzle and solution, their numbers, and the
 * pages that they refer to. For the files of preflight. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_BOARDS_H
#define NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_BOARDS_H

#include "render/preflight/content/pdf_content.h"
#include "render/preflight/verdict.h"

/* One file's reading; NULL when out of memory. */
struct printed_boards;
struct printed_boards *printed_boards_new(const struct preflight_file *file);
void printed_boards_drop(struct printed_boards *b);

/* The marks of a page in the order of drawing, then its end. */
void printed_boards_mark(struct printed_boards *b, const struct pdf_mark *mark);
void printed_boards_end_page(struct printed_boards *b, size_t page);

/* The rules "boards" and "references", after the last page. */
void printed_boards_report(struct printed_boards *b, struct preflight *p);

#endif
