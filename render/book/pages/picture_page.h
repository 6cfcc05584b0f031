/* Pages of one picture, which the frontispiece shares with the other pictures.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_PICTURE_PAGE_H
#define NONET_RENDER_BOOK_PAGES_PICTURE_PAGE_H

#include "render/book/plan/page_list.h"

void picture_page_add(struct book *b, struct page_list *list, const struct config_part *item);
void picture_page_size(const struct book *b, const struct config_part *item, double size[2]);

/* Make of an item's picture what fills the page and its bleed; nothing where it does not bleed. */
enum status picture_page_load(struct book *b, const struct config_part *item, struct diag *d);

#endif
