/* A lined page for notes: a part of a book, and what faces an opener where a board over two pages
 * begins on the next left one.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_NOTES_PAGE_H
#define NONET_RENDER_BOOK_OPENERS_NOTES_PAGE_H

#include "render/book/plan/page_list.h"

/* opens: it has the heading. */
struct page *notes_page_add(struct book *b, struct page_list *list, bool opens);

#endif
