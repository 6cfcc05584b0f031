#include "gen/solve/dig/dig_classic.h"

#include <string.h>

enum { SIZE = 9, ALL = 511, NO_OTHER = 512 };

/* For a set of boxes in a band (stack): their columns (rows). */
static const uint16_t lines_of_boxes[8] = {0, 7, 56, 63, 448, 455, 504, 511};

static const uint8_t third[SIZE] = {0, 0, 0, 1, 1, 1, 2, 2, 2};

/* The other two rows of a band, or columns of a stack. */
static const uint8_t beside[SIZE][2] = {{1, 2}, {2, 0}, {0, 1}, {4, 5}, {5, 3},
                                        {3, 4}, {7, 8}, {8, 6}, {6, 7}};

static inline unsigned box_at(unsigned row, unsigned column)
{
    return 3U * third[row] + third[column];
}

enum { LANES = 8 };
typedef uint16_t lanes_of_sets __attribute__((vector_size(2 * LANES)));
typedef int16_t signed_lanes_of_sets __attribute__((vector_size(2 * LANES)));

/* Each lane has nine points and the neighbours of each. The neighbours are one permutation of the
 * points, or two, so repeatedly adding the neighbours' neighbours reaches every point of a cycle.
 * Each point ends up with the set of points that it leads to. */
static inline void follow(lanes_of_sets point[SIZE])
{
#pragma GCC unroll 9
    for (unsigned via = 0; via < SIZE; via++) {
#pragma GCC unroll 9
        for (unsigned i = 0; i < SIZE; i++) {
            lanes_of_sets leads =
                (lanes_of_sets)((signed_lanes_of_sets)(point[i] << (15 - via)) >> 15);
            point[i] |= point[via] & leads;
        }
    }
}

/* Where each digit is on the full board. */
struct dig_classic_places {
    uint8_t column[SIZE][SIZE];         /* by digit and row */
    uint8_t row[SIZE][SIZE];            /* by digit and column */
    uint16_t row_of_column[SIZE][SIZE]; /* by column and digit: one bit */
    uint16_t row_of_box[SIZE][SIZE];    /* by box and digit */
};

static inline lanes_of_sets load(const uint16_t *from)
{
    lanes_of_sets v;
    memcpy(&v, from, sizeof v);
    return v;
}

/* Finds the unavoidable sets of two digits. If two digits exchange places in one row, every row
 * that shares a column or a box with the exchanged cells must change too. The row that a column or
 * a box leads to is given by a permutation, so the rows fall into cycles, and each cycle is one
 * set. */
static void find_digit_sets(struct dig_classic *d, const struct dig_classic_places *at)
{
    for (unsigned a = SIZE; a-- > 0;) {
        lanes_of_sets rows[SIZE];
        for (unsigned row = 0; row < SIZE; row++) {
            unsigned column = at->column[a][row];
            rows[row] = load(at->row_of_column[column]) | load(at->row_of_box[box_at(row, column)]);
        }
        follow(rows);
        for (unsigned row = 0; row < SIZE; row++) {
            uint16_t *set = d->digit_rows[a][row];
            memcpy(set, &rows[row], sizeof rows[row]);
            for (unsigned b = LANES; b < DIG_LANES; b++) {
                set[b] = NO_OTHER;
            }
            if (a < LANES) {
                set[LANES] = d->digit_rows[LANES][row][a];
            }
            set[a] = NO_OTHER;
        }
    }
}

/* Finds the unavoidable sets of two lines. If some places hold the same digits in both lines, these
 * places can be exchanged between the lines. */
static void find_line_sets(struct dig_classic *d, const struct dig_classic_places *at,
                           const uint8_t *cell)
{
    for (unsigned line = 0; line < SIZE; line++) {
        const unsigned one = beside[line][0];
        const unsigned other = beside[line][1];
        for (unsigned i = 0; i < SIZE; i++) {
            d->line_sets[i][line] = (uint16_t)(1U << at->column[cell[SIZE * other + i] - 1][one]);
            d->line_sets[i][SIZE + line] =
                (uint16_t)(1U << at->row[cell[SIZE * i + other] - 1][one]);
        }
    }
    for (unsigned first = 0; first < DIG_LINE_LANES; first += LANES) {
        lanes_of_sets places[SIZE];
        for (unsigned i = 0; i < SIZE; i++) {
            places[i] = load(&d->line_sets[i][first]);
        }
        follow(places);
        for (unsigned i = 0; i < SIZE; i++) {
            memcpy(&d->line_sets[i][first], &places[i], sizeof places[i]);
        }
    }
}

void dig_classic_begin(struct dig_classic *d, const struct grid *givens,
                       const struct grid *solution)
{
    struct dig_classic_places at;
    for (unsigned row = 0; row < SIZE; row++) {
        for (unsigned column = 0; column < SIZE; column++) {
            unsigned digit = solution->cell[SIZE * row + column] - 1U;
            at.column[digit][row] = (uint8_t)column;
            at.row[digit][column] = (uint8_t)row;
            at.row_of_column[column][digit] = at.row_of_box[box_at(row, column)][digit] =
                (uint16_t)(1U << row);
        }
    }
    find_digit_sets(d, &at);
    find_line_sets(d, &at, solution->cell);
    /* for the full board, where nearly every digging begins */
    uint16_t *masks = (uint16_t *)&d->given;
    for (unsigned i = 0; i < sizeof d->given / sizeof *masks; i++) {
        masks[i] = ALL;
    }
    for (unsigned cell = 0; cell < SIZE * SIZE; cell++) {
        if (!givens->cell[cell]) {
            dig_classic_flip(d, cell, solution->cell[cell]);
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

/* Does some set of two digits have no given? `own` has the rows of the first digit's givens. */
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
        /* No lane is as large as 1024, so the high bit of the sum shows whether the lane is not
         * zero. */
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
    unsigned missed = 0;
    for (unsigned k = 0; k < 2; k++) {
        missed |= !((own_row | d->given.columns_of_row[beside[row][k]]) &
                    d->line_sets[column][beside[row][1 - k]]);
        missed |= !((own_column | d->given.rows_of_column[beside[column][k]]) &
                    d->line_sets[row][SIZE + beside[column][1 - k]]);
    }
    return missed;
}

/* The columns of a row where an empty cell can still take this digit. */
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
