#include "gen/solve/dig_classic.h"

#include <string.h>

enum { SIZE = 9, ALL = 511, NO_OTHER = 512 };

/* The columns (rows) of those boxes of a band (stack) that are in the set. */
static const uint16_t lines_of_boxes[8] = {0, 7, 56, 63, 448, 455, 504, 511};

static const uint8_t third[SIZE] = {0, 0, 0, 1, 1, 1, 2, 2, 2};
static const uint8_t third_place[SIZE] = {0, 1, 2, 0, 1, 2, 0, 1, 2};

static inline unsigned box_at(unsigned row, unsigned column)
{
    return 3U * third[row] + third[column];
}

/* Where each digit stands. */
struct places {
    uint8_t column[SIZE][SIZE];  /* by digit and row */
    uint8_t row[SIZE][SIZE];     /* by digit and column */
    uint8_t box_row[SIZE][SIZE]; /* by digit and box */
};

/* The connected parts of nine points, by their neighbours: part[i] is that of point i. */
static inline void find_parts(const uint16_t neighbours[SIZE], uint16_t part[SIZE])
{
    for (unsigned left = ALL; left;) {
        unsigned found = left & -left;
        for (unsigned waiting = found; waiting;) {
            unsigned next = neighbours[__builtin_ctz(waiting)] & ~found;
            waiting &= waiting - 1;
            found |= next;
            waiting |= next;
        }
        left &= ~found;
        for (unsigned points = found; points; points &= points - 1) {
            part[__builtin_ctz(points)] = (uint16_t)found;
        }
    }
}

/* Rows that share a column or a box of the two digits must change together. Which row a row's
 * column leads to, or its box, is a permutation: whoever follows them forth comes to all of a set.
 */
static void find_digit_sets(struct dig_classic *d, const struct places *at, unsigned a, unsigned b)
{
    uint16_t neighbours[SIZE];
    uint16_t part[SIZE];
    for (unsigned row = 0; row < SIZE; row++) {
        unsigned in_a = at->column[a][row];
        neighbours[row] =
            (uint16_t)(1U << at->row[b][in_a] | 1U << at->box_row[b][box_at(row, in_a)]);
    }
    find_parts(neighbours, part);
    for (unsigned row = 0; row < SIZE; row++) {
        d->digit_rows[a][row][b] = part[row];
        d->digit_rows[b][row][a] = part[row];
    }
}

/* Two lines: places that hold the same digits in both can be exchanged across. other: the digits of
 * the second line; place_of: where each stands in the first, SIZE apart. */
static void find_line_sets(const uint8_t *place_of, const uint8_t *other, unsigned stride,
                           uint16_t set[SIZE])
{
    unsigned seen = 0;
    for (unsigned start = 0; start < SIZE; start++) {
        unsigned cycle = 0;
        if (seen >> start & 1) {
            continue;
        }
        for (unsigned i = start; !(cycle >> i & 1); i = place_of[SIZE * (other[i * stride] - 1U)]) {
            cycle |= 1U << i;
        }
        seen |= cycle;
        for (unsigned points = cycle; points; points &= points - 1) {
            set[__builtin_ctz(points)] = (uint16_t)cycle;
        }
    }
}

void dig_classic_begin(struct dig_classic *d, const struct grid *givens,
                       const struct grid *solution)
{
    struct places at;
    for (unsigned row = 0; row < SIZE; row++) {
        for (unsigned column = 0; column < SIZE; column++) {
            unsigned digit = solution->cell[SIZE * row + column] - 1U;
            at.column[digit][row] = (uint8_t)column;
            at.row[digit][column] = (uint8_t)row;
            at.box_row[digit][box_at(row, column)] = (uint8_t)row;
        }
    }
    for (unsigned a = 0; a < SIZE; a++) {
        for (unsigned row = 0; row < SIZE; row++) {
            d->digit_rows[a][row][a] = NO_OTHER;
            for (unsigned b = SIZE; b < DIG_LANES; b++) {
                d->digit_rows[a][row][b] = NO_OTHER;
            }
        }
        for (unsigned b = a + 1; b < SIZE; b++) {
            find_digit_sets(d, &at, a, b);
        }
    }
    for (unsigned i = 0; i < SIZE; i++) {
        for (unsigned k = 0; k < SIZE; k++) {
            d->row_columns[i][third_place[i]][k] = d->column_rows[i][third_place[i]][k] = NO_OTHER;
        }
        for (unsigned k = i % 3 + 1; k < 3; k++) {
            unsigned j = i - i % 3 + k;
            const uint8_t *cell = solution->cell;
            find_line_sets(&at.column[0][i], cell + SIZE * j, 1, d->row_columns[i][k]);
            find_line_sets(&at.row[0][i], cell + j, SIZE, d->column_rows[i][k]);
            memcpy(d->row_columns[j][i % 3], d->row_columns[i][k], sizeof d->row_columns[i][k]);
            memcpy(d->column_rows[j][i % 3], d->column_rows[i][k], sizeof d->column_rows[i][k]);
        }
    }
    memset(&d->given, 0, sizeof d->given);
    for (unsigned cell = 0; cell < SIZE * SIZE; cell++) {
        if (givens->cell[cell]) {
            dig_classic_flip(d, cell, givens->cell[cell]);
        }
    }
}

void dig_classic_flip(struct dig_classic *d, unsigned cell, unsigned digit)
{
    const unsigned row = cell / SIZE;
    const unsigned column = cell % SIZE;
    const unsigned box = box_at(row, column);
    const uint16_t digit_bit_16 = (uint16_t)digit_bit(digit);
    d->given.rows_of_digit[digit - 1] ^= (uint16_t)(1U << row);
    d->given.columns_of_digit[digit - 1] ^= (uint16_t)(1U << column);
    d->given.boxes_of_digit[digit - 1] ^= (uint16_t)(1U << box);
    d->given.columns_of_row[row] ^= (uint16_t)(1U << column);
    d->given.rows_of_column[column] ^= (uint16_t)(1U << row);
    d->given.digits_of_row[row] ^= digit_bit_16;
    d->given.digits_of_column[column] ^= digit_bit_16;
    d->given.digits_of_box[box] ^= digit_bit_16;
}

/* Is some set of two digits without a given? own: the rows of the one digit's givens. */
static inline bool misses_digits(const uint16_t rows_of_digit[DIG_LANES],
                                 const uint16_t set[DIG_LANES], unsigned own)
{
    enum { LANES_OF_WORD = 4 };
    const uint64_t each = 0x0001000100010001;
    const uint64_t high = 0x8000 * each;
    uint64_t met = high;
    for (unsigned i = 0; i < DIG_LANES; i += LANES_OF_WORD) {
        uint64_t rows;
        uint64_t wanted;
        memcpy(&rows, &rows_of_digit[i], sizeof rows);
        memcpy(&wanted, &set[i], sizeof wanted);
        /* No lane holds as much as 1024: the sum has its high bit where the lane is not zero. */
        met &= ((rows | (own | NO_OTHER) * each) & wanted) + (high - each);
    }
    return (met & high) != high;
}

bool dig_classic_is_last(const struct dig_classic *d, unsigned cell, unsigned digit)
{
    const unsigned row = cell / SIZE;
    const unsigned column = cell % SIZE;
    const unsigned in_row = 1U << row;
    const unsigned in_column = 1U << column;
    const unsigned own = d->given.rows_of_digit[digit - 1] & ~in_row;
    const unsigned own_row = d->given.columns_of_row[row] & ~in_column;
    const unsigned own_column = d->given.rows_of_column[column] & ~in_row;
    if (misses_digits(d->given.rows_of_digit, d->digit_rows[digit - 1][row], own)) {
        return true;
    }
    const uint16_t *columns_of_row = &d->given.columns_of_row[3 * third[row]];
    const uint16_t *rows_of_column = &d->given.rows_of_column[3 * third[column]];
    unsigned missed = 0;
    for (unsigned k = 0; k < 3; k++) {
        missed |= !((own_row | columns_of_row[k] | NO_OTHER) & d->row_columns[row][k][column]);
        missed |= !((own_column | rows_of_column[k] | NO_OTHER) & d->column_rows[column][k][row]);
    }
    return missed;
}

/* The columns of a row that are empty and open to a digit that the row lacks. */
static inline unsigned open_columns(const struct dig_classic *d, unsigned row, unsigned digit)
{
    unsigned boxes = d->given.boxes_of_digit[digit - 1] >> 3 * third[row] & 7;
    return ALL & ~((unsigned)d->given.columns_of_row[row] | d->given.columns_of_digit[digit - 1] |
                   lines_of_boxes[boxes]);
}

static inline unsigned open_rows(const struct dig_classic *d, unsigned column, unsigned digit)
{
    unsigned in_stack = d->given.boxes_of_digit[digit - 1] >> third[column];
    unsigned boxes = (in_stack & 1) | (in_stack >> 2 & 2) | (in_stack >> 4 & 4);
    return ALL & ~((unsigned)d->given.rows_of_column[column] | d->given.rows_of_digit[digit - 1] |
                   lines_of_boxes[boxes]);
}

bool dig_classic_is_single(const struct dig_classic *d, unsigned cell, unsigned digit)
{
    const unsigned row = cell / SIZE;
    const unsigned column = cell % SIZE;
    unsigned around = (unsigned)d->given.digits_of_row[row] | d->given.digits_of_column[column] |
                      d->given.digits_of_box[box_at(row, column)];
    if ((around | digit_bit(digit)) == ALL || open_columns(d, row, digit) == 1U << column ||
        open_rows(d, column, digit) == 1U << row) {
        return true;
    }
    unsigned places = 0;
    for (unsigned r = row - row % 3; r < row - row % 3 + 3; r++) {
        unsigned open = d->given.rows_of_digit[digit - 1] >> r & 1 ? 0 : open_columns(d, r, digit);
        places += digit_count(open & 7U << 3 * third[column]);
    }
    return places == 1;
}
