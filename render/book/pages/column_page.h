/* Pages of small text in two columns: an index, a glossary.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_COLUMN_PAGE_H
#define NONET_RENDER_BOOK_PAGES_COLUMN_PAGE_H

#include "render/book/plan/page_list.h"

/* The width that a text for these pages is set in. Narrow pages and large print have one column. */
double column_width(const struct book *b);

/* Add the pages that the text needs; the columns of the last one have about the same length. */
void column_pages_add(struct book *b, struct page_list *list, struct flow *flow, const char *title);

#endif
