/* Tables to read and to fill in.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_TABLE_PAGE_H
#define NONET_RENDER_BOOK_PAGES_TABLE_PAGE_H

#include "config/translation/translation.h"
#include "render/canvas/canvas.h"

struct book;

/* A table's head: words, and where each column begins, in parts of the width. */
enum { MAX_TABLE_COLUMNS = 4 };
struct table_head {
    enum text_id id[MAX_TABLE_COLUMNS];
    double at[MAX_TABLE_COLUMNS];
    unsigned columns;
};

/* The room that the head takes. */
double table_head_room(const struct book *b);
void draw_table_head(const struct book *b, struct canvas *c, const struct table_head *head,
                     struct box block);

/* The head, and lines to write on down to the block's foot. */
void draw_form(const struct book *b, struct canvas *c, const struct table_head *head,
               struct box block, double pitch);

#endif
