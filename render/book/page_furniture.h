/* What stands around the content of pages: whether they have a running head, a tab for the thumb,
 * and a strip that shows how far the reader has come.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGE_FURNITURE_H
#define NONET_RENDER_BOOK_PAGE_FURNITURE_H

#include "render/book/plan/page_list.h"

/* A page that begins with a heading has no other words over it. */
bool page_has_head(const struct book *b, const struct page *p);

void draw_thumb_tab(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                    const struct box *block);
/* How far the reader has come, at the foot of the room, of a page of puzzles. */
void draw_progress(const struct book *b, struct canvas *c, const struct page *p,
                   const struct box *room);

#endif
