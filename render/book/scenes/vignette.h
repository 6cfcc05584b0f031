/* A small drawing in the middle of pages that only turn to the next side, in books whose theme has
 * drawings: an animal, or a flourish.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_SCENES_VIGNETTE_H
#define NONET_RENDER_BOOK_SCENES_VIGNETTE_H

#include "render/book/plan/page_list.h"

/* Give those of the list their drawings. */
void vignettes_put(struct book *b, struct page_list *list);

#endif
