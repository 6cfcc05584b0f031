/* The text on grading, for parts that share a page with it.
 *
 * Threads: one planner at a time. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_GRADING_H
#define NONET_RENDER_BOOK_PAGES_PART_GRADING_H

#include <stdbool.h>

struct book;
struct config_part;

/* Has it room of this height, with its heading and the names of all techniques? */
bool grading_fits(struct book *b, const struct config_part *item, double room_pt);

#endif
