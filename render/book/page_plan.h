/* Which pages a book has, in order, and the numbers that they show and refer to.
 *
 * Threads: one planner at a time. */
#ifndef NONET_RENDER_BOOK_PAGE_PLAN_H
#define NONET_RENDER_BOOK_PAGE_PLAN_H

#include "base/diag.h"

struct book;

/* List all pages of both parts, for the present margins and layouts. Nothing may be drawn after an
 * error. */
enum status page_plan_make(struct book *b, struct diag *d);

#endif
