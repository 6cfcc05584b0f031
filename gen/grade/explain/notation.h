/* How steps are written, explained: names of cells, and the signs and words that a text uses.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_NOTATION_H
#define NONET_GEN_GRADE_NOTATION_H

#include "config/translation/translation.h"

/* Bits: what there is to explain. */
enum notation {
    NOTATION_CELL = 1 << 0,          /* r3c5 */
    NOTATION_IS = 1 << 1,            /* r3c5=2 */
    NOTATION_IS_NOT = 1 << 2,        /* r3c5≠2 */
    NOTATION_ONE_OF = 1 << 3,        /* r1c2/r1c3=4 */
    NOTATION_NONE_OF = 1 << 4,       /* r1c2/r1c3≠4 */
    NOTATION_SEES = 1 << 5,          /* a cell sees another */
    NOTATION_ARROW = 1 << 6,         /* → */
    NOTATION_OF_GRID = 1 << 7,       /* 4.r3c5 */
    NOTATION_DIGITS_BEFORE = 1 << 8, /* (after 6 more digits) */
};

/* What a text uses; NULL uses nothing. */
unsigned notation_of(const struct translation *t, const char *text);

/* The boards of those texts: has one boxes, and has one several grids? */
struct notation_boards {
    bool boxes, grids;
};

/* Append a sentence for each; of boards with several grids also how these are numbered. */
void notation_explain(const struct translation *t, unsigned used, struct notation_boards boards,
                      struct text *out);

#endif
