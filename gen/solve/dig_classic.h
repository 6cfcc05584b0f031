/* Digging on classic boards (dig_state.h): what answers most questions without a search, in masks
 * of nine rows, columns or digits.
 *
 * Unavoidable sets are those of dig_state.h: two digits in a set of rows that exchange them among
 * themselves, two rows of a band (or columns of a stack) in a set of columns (or rows) that do. So
 * a set is a mask of nine bits, and a given is its last one when two masks of givens say so. */
#ifndef NONET_GEN_SOLVE_DIG_CLASSIC_H
#define NONET_GEN_SOLVE_DIG_CLASSIC_H

#include "gen/board/board.h"

/* The givens, as masks. */
struct dig_givens {
    uint16_t rows_of_digit[9];
    uint16_t columns_of_digit[9];
    uint16_t boxes_of_digit[9];
    uint16_t columns_of_row[9];
    uint16_t rows_of_column[9];
    uint16_t digits_of_row[9];
    uint16_t digits_of_column[9];
    uint16_t digits_of_box[9];
};

struct dig_classic {
    /* By two digits (from 0) and a row: the rows of the row's set. */
    uint16_t digit_rows[9][9][9];
    /* By a row, the place in its band of another and a column: the columns of the column's set;
     * and the same with rows and columns exchanged. */
    uint16_t row_columns[9][3][9];
    uint16_t column_rows[9][3][9];
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
