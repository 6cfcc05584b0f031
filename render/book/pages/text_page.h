/* Pages of running text.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_TEXT_PAGE_H
#define NONET_RENDER_BOOK_PAGES_TEXT_PAGE_H

#include "render/book/plan/page_list.h"

/* Running text, and below its last line the theme's tail piece. */
extern const struct page_kind page_text;

/* Add the pages of a kind that a text needs. On the first, it begins below the heading and
 * `above_pt` more. Returns the height that remains on its last page; negative if the text needs no
 * page. */
double text_pages_add(struct book *b, struct page_list *list, const struct page_kind *kind,
                      struct flow *flow, const char *title, double above_pt);

/* Heading, portrait and text; returns where the text ends. And: is it the text's last page? */
double draw_running_text(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block);
bool is_last_of_text(const struct page *p);

/* The portrait of an item stands at the left under the heading, the text below it. The height that
 * it takes, with the room below; 0: there is none. */
double portrait_height(const struct book *b, const struct config_part *item, double *width);
enum { PORTRAIT_GAP_PT = 14 };

#endif
