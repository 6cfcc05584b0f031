/* The tip of a section in its box: heading, text and drawn example, in the theme's manner.
 *
 * Ownership: tip_box_free frees what a box has. Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_TIP_BOX_H
#define NONET_RENDER_BOOK_OPENERS_TIP_BOX_H

#include <stdbool.h>

#include "config/book_config.h"
#include "config/translation/translation.h"
#include "render/book/tips/tip_picture.h"
#include "render/canvas/canvas.h"
#include "render/text/flow/flow.h"

struct book;

struct tip_wish {
    const char *words;    /* NULL: there is no tip */
    enum text_id example; /* the tip whose example is drawn below; TEXT_COUNT: none */
    size_t section;       /* whose boards the example has */
    double scale;         /* of the example, at most; 0: none */
};

struct tip_box {
    struct flow text; /* without lines: there is no tip */
    struct tip_picture picture;
    double scale; /* of the picture; 0: it is left out */
    bool in_two;  /* the text, in columns */
    bool beside;  /* the picture stands at the right of the text, not below it */
    enum config_tip_box kind;
    size_t section;
    double width_pt, height_pt; /* with the room above it */
};

/* Lay one out for this width. At the head of a page of puzzles it has a bar or a strap: preflight
 * would take a frame for a board's. */
void tip_box_make(const struct book *b, const struct tip_wish *wish, bool at_head, double width,
                  struct tip_box *out);
void tip_box_free(struct tip_box *t);
double tip_box_height(const struct tip_box *t);

/* Below y, from x on or with its middle there. */
void tip_box_draw(const struct book *b, struct canvas *c, const struct tip_box *t, bool from_left,
                  double x, double y);

#endif
