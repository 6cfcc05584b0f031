/* The drawn example of a tip on a board of the section's size and kind: what a mark, a line, a cage
 * or a number leaves its cells, and what it takes from others. Each follows from the rules alone.
 *
 * Ownership: tip_board_free gives the layout back. Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_TIPS_TIP_BOARD_H
#define NONET_RENDER_BOOK_TIPS_TIP_BOARD_H

#include "config/translation/translation.h"
#include "gen/grade/explain/spot_text.h"
#include "render/book/boards/board_window.h"

struct tip_board {
    const struct layout *layout; /* NULL: there is no example */
    struct grid givens;
    struct grid answers;         /* what must stand there */
    digit_set shown[MAX_CELLS];  /* all candidates of cells that the tip is about; 0: not shown */
    digit_set struck[MAX_CELLS]; /* digits that cannot stand there */
    uint8_t marked[MAX_CELLS];   /* cells that the tip compares, shaded */
    struct board_window window;  /* what is drawn */
};

/* The example for a tip on boards such as v, at most this number of columns of it. False: there is
 * none, or no memory. */
bool tip_board_make(const struct layout *v, enum text_id tip, const struct spot_example *numbers,
                    unsigned columns, struct tip_board *out);
void tip_board_free(struct tip_board *t);

/* Has it candidates? Has it no digit at all, but marks? Then its cells may be smaller. */
bool tip_board_has_candidates(const struct tip_board *t);
bool tip_board_has_marks_alone(const struct tip_board *t);

void tip_board_draw(struct canvas *c, const struct board_style *style, const struct tip_board *t,
                    double cell, double left, double top);

#endif
