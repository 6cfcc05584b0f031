/* How to find a technique, in a few sentences, with the numbers of a board.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_SPOT_TEXT_H
#define NONET_GEN_GRADE_EXPLAIN_SPOT_TEXT_H

#include "config/translation/translation.h"
#include "gen/board/board.h"

/* The board, and a cage whose digits its sum determines. */
struct spot_example {
    unsigned size;
    unsigned cage_cells, cage_sum;
};

/* With the three greatest digits. */
struct spot_example spot_example_of_size(unsigned size);

/* The digits of the cage; 0: its sum does not determine them. */
digit_set spot_combination(const struct spot_example *e);

/* Of a product that only these two digits of the board can give, or those two with others. */
void spot_factors(unsigned size, unsigned factor[2]);

/* Append a text. */
enum text_id technique_spot_text(int technique);
void spot_text_put(struct text *out, const struct translation *t, enum text_id spot,
                   const struct spot_example *e);

/* The text of a technique; size 0: on the usual board. */
void technique_spot_put(struct text *out, const struct translation *t, int technique,
                        unsigned size);

#endif
