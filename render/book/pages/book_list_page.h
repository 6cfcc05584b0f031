/* Lists of other books, a line each: also by the author, and the volumes of the series.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_BOOK_LIST_PAGE_H
#define NONET_RENDER_BOOK_PAGES_BOOK_LIST_PAGE_H

#include "render/book/plan/page_list.h"

/* A heading and the lines below it, in the middle. */
struct book_list {
    const char *title;
    bool numbered;
    unsigned volume; /* the line that is this book; 0: none */
};

/* Draw the lines of the page's item. */
void draw_book_list(const struct book *b, struct canvas *c, const struct page *p, struct box block,
                    const struct book_list *list);
bool book_list_fits(const struct book *b, const struct config_part *item,
                    const struct book_list *list, bool *failed);

#endif
