/* What sells the next book: title, picture and text one below the other, inside a frame.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_PROMOTION_H
#define NONET_RENDER_BOOK_PAGES_PROMOTION_H

#include "render/book/plan/page_list.h"

enum { PROMOTION_PAD_PT = 22 }; /* from the frame to what stands in it */

struct box promotion_inside(struct box frame);

/* Returns the height, and draws where a canvas is given, with what the item names in `by` at the
 * foot. */
double put_promotion(const struct book *b, struct canvas *c, const struct config_part *item,
                     struct box in, double foot, bool *failed);

#endif
