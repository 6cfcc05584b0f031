/* The small drawn example of a tip: a part of a board of the section's kind, or for what is about
 * candidates alone, three rows of a board or all nine with the cells that the tip speaks of.
 *
 * Ownership: tip_picture_free. Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_TIPS_TIP_PICTURE_H
#define NONET_RENDER_BOOK_TIPS_TIP_PICTURE_H

#include "config/translation/translation.h"
#include "render/book/tips/tip_board.h"

struct book;

struct tip_picture {
    enum text_id tip;
    struct tip_board board;
    struct board_style style;
    double cell_pt, width_pt, height_pt; /* with the least cells in which its figures have room */
};

/* The example of a tip, for boards of this section and no wider than this if that can be helped.
 * False: it has none. */
bool tip_picture_make(const struct book *b, size_t section, enum text_id tip, double width,
                      struct tip_picture *out);
void tip_picture_free(struct tip_picture *p);

/* Its top left corner at (left, top). scale: of its least size. */
void tip_picture_draw(const struct book *b, struct canvas *c, const struct tip_picture *p,
                      double scale, double left, double top);

#endif
