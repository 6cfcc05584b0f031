/* Parts of running text, with a portrait over it.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_PROSE_PAGE_H
#define NONET_RENDER_BOOK_PAGES_PROSE_PAGE_H

#include "render/book/plan/page_list.h"

/* Add its pages; the text is the item's, or this. */
enum status prose_add(struct book *b, struct page_list *list, const struct config_part *item,
                      const char *title, const char *usual);

void portrait_size(const struct book *b, const struct config_part *item, double size[2]);

#endif
