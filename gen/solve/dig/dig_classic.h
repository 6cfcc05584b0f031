/* Digging on classic boards (dig_state.h). Most questions are answered without a search, by masks
 * of nine rows, columns or digits.
 *
 * The unavoidable sets are those of dig_state.h: two digits exchanged in some rows, or two rows of
 * a band (columns of a stack) exchanged in some columns (rows). Such a set is a mask of nine bits.
 * So whether a given is the last one in a set takes only a comparison with masks of the givens. */
#ifndef NONET_GEN_SOLVE_DIG_DIG_CLASSIC_H
#define NONET_GEN_SOLVE_DIG_DIG_CLASSIC_H

#include "gen/board/board.h"

enum {
    DIG_LANES = 12, /* nine masks and three unused ones: three words */
    /* Nine masks for rows, nine for columns and six unused ones: three vectors. */
    DIG_LINE_LANES = 24,
};

/* The givens, as masks. */
struct dig_givens {
    uint16_t rows_of_digit[DIG_LANES];
    uint16_t columns_of_digit[9];
    uint16_t boxes_of_digit[9];
    uint16_t columns_of_row[9];
    uint16_t rows_of_column[9];
    uint16_t digits_of_row[9];
    uint16_t digits_of_column[9];
    uint16_t digits_of_box[9];
};

struct dig_classic {
    /* By digit (from 0), row and other digit: the rows of the unavoidable set that contains this
     * row. Lanes that belong to no other digit have a bit above all rows. */
    uint16_t digit_rows[9][9][DIG_LANES];
    /* By column and row: the columns of the set that contains this column, for each of the other
     * two rows of the band. After the first nine entries, the same with rows and columns
     * exchanged. */
    uint16_t line_sets[9][DIG_LINE_LANES];
    struct dig_givens given;
};

void dig_classic_begin(struct dig_classic *d, const struct grid *givens,
                       const struct grid *solution);

/* Called when a given is added or removed. */
void dig_classic_flip(struct dig_classic *d, unsigned cell, unsigned digit);

/* Is the given the last one in an unavoidable set? The given itself may already be removed. */
bool dig_classic_is_last(const struct dig_classic *d, unsigned cell, unsigned digit);

/* Does the digit of this empty cell follow from the givens as a naked or hidden single? */
bool dig_classic_is_single(const struct dig_classic *d, unsigned cell, unsigned digit);

#endif
