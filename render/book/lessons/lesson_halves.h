/* Lessons of half a page: a picture of the step with its words next to it, two on a page.
 *
 * Threads: as for the book's pages. */
#ifndef NONET_RENDER_BOOK_LESSONS_LESSON_HALVES_H
#define NONET_RENDER_BOOK_LESSONS_LESSON_HALVES_H

#include "render/book/plan/page_list.h"

struct book;

/* Is each text no higher than its half? An error names the technique in the config. */
enum status lesson_halves_check(const struct book *b, struct diag *d);

/* title: of the chapter; it must outlive the list. */
void lesson_halves_add(struct book *b, struct page_list *list, const char *title);

#endif
