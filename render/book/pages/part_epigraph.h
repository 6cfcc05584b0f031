/* A few lines as the writer set them, which the dedication shares with the epigraph.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_EPIGRAPH_H
#define NONET_RENDER_BOOK_PAGES_PART_EPIGRAPH_H

#include "render/book/plan/page_list.h"

void epigraph_add(struct book *b, struct page_list *list, const struct config_part *item);
bool epigraph_fits(const struct book *b, const struct config_part *item, bool *failed);

#endif
