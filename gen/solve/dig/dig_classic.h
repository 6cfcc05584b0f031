/* Digging on classic boards (dig_state.h): what answers most questions without a search, in masks
 * of nine rows, columns or digits.
 *
 * Unavoidable sets are those of dig_state.h: two digits in a set of rows that exchange them among
 * themselves, two rows of a band (or columns of a stack) in a set of columns (or rows) that do. So
 * a set is a mask of nine bits, and a given is its last one when two masks of givens say so. */
#ifndef NONET_GEN_SOLVE_DIG_DIG_CLASSIC_H
#define NONET_GEN_SOLVE_DIG_DIG_CLASSIC_H

#include "gen/board/board.h"

enum {
    DIG_LANES = 12,      /* nine masks and three unused, as three words */
    DIG_LINE_LANES = 24, /* nine of rows, nine of columns and six unused, as three vectors */
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
    /* By a digit (from 0), a row and another digit: the rows of the row's set. Lanes that stand for
     * no other digit hold a bit above all rows. */
    uint16_t digit_rows[9][9][DIG_LANES];
    /* By a column and a row: the columns of the column's set for the other two rows of that row's
     * band; and, nine further, by a row and a column the same of columns. */
    uint16_t line_sets[9][DIG_LINE_LANES];
    struct dig_givens given;
};

void dig_classic_begin(struct dig_classic *d, const struct grid *givens,
                       const struct grid *solution);

/* A given comes or goes. */
void dig_classic_flip(struct dig_classic *d, unsigned cell, unsigned digit);

/* Is the given the last one in an unavoidable set? It may have been taken away already. */
bool dig_classic_is_last(const struct dig_classic *d, unsigned cell, unsigned digit);

/* Does the digit of this empty cell follow from the givens as a naked or hidden single? */
bool dig_classic_is_single(const struct dig_classic *d, unsigned cell, unsigned digit);

#endif
