/* Boards: digits, cells, houses, grids, and the table of variants. Start here.
 *
 * The room says what a puzzle is and when two are the same: records, symmetries of the givens,
 * isomorphisms and the canonical form, and the one source of randomness. It solves nothing. It may
 * include config's diagnostics alone; every room but config and render/canvas stands on it.
 *
 * A variant is a board size and its houses (rows, columns, boxes and, where it has them, extra
 * ones). Everything outside gen/solve's kernels works from a variant's tables, so it works for
 * every size from 4x4 to 25x25 and for every variant that is made of houses.
 *
 * Cells count from 0, row by row. Digits are 1..size; 0 is an empty cell. Houses come in the order
 * rows, columns, boxes, extra houses; each holds `size` different cells.
 *
 * Threads: a variant is constant once variant_at or variant_find has returned it. */
#ifndef NONET_GEN_BOARD_BOARD_H
#define NONET_GEN_BOARD_BOARD_H

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/diag.h"

enum {
    MAX_SIZE = 25,
    MAX_CELLS = MAX_SIZE * MAX_SIZE,
    MAX_EXTRA_HOUSES = 25,
    MAX_HOUSES = 3 * MAX_SIZE + MAX_EXTRA_HOUSES,
    MAX_HOUSES_OF_CELL = 8,
    MAX_PEERS = 128,
};

typedef uint32_t digit_set; /* bit d - 1 stands for digit d */

static inline digit_set digit_bit(unsigned digit)
{
    return (digit_set)1 << (digit - 1);
}

static inline digit_set all_digits(unsigned size)
{
    return ((digit_set)1 << size) - 1;
}

/* Without an instruction for it this beats the compiler's library call. */
static inline unsigned digit_count(digit_set set)
{
    set -= set >> 1 & 0x55555555U;
    set = (set & 0x33333333U) + (set >> 2 & 0x33333333U);
    return ((set + (set >> 4)) & 0x0f0f0f0fU) * 0x01010101U >> 24;
}

/* The lowest digit of a set that is not empty. */
static inline unsigned lowest_digit(digit_set set)
{
    return (unsigned)__builtin_ctz(set) + 1;
}

enum house_kind { HOUSE_ROW, HOUSE_COLUMN, HOUSE_BOX, HOUSE_EXTRA };

struct house {
    enum house_kind kind;
    uint8_t number;          /* within its kind, from 0 */
    uint16_t cell[MAX_SIZE]; /* in reading order */
};

/* Where gen/solve keeps the tables that it makes for a board at the first question. */
struct plan_slot {
    _Atomic(void *) tables;
    void (*_Atomic drop)(void *tables);
};

struct variant {
    const char *name;
    const char *doc;
    uint8_t size;       /* digits, and cells in a house */
    uint8_t box_width;  /* cells across a box */
    uint8_t box_height; /* cells down a box */
    bool classic;       /* 9x9 with 3x3 boxes and no extra houses: the kernels may be used */
    struct plan_slot *plan;
    uint16_t cell_count;
    uint16_t house_count;
    struct house house[MAX_HOUSES];
    uint8_t house_count_of[MAX_CELLS];
    uint8_t house_of[MAX_CELLS][MAX_HOUSES_OF_CELL]; /* row, column, box, then extra ones */
    uint8_t place_in[MAX_CELLS]
                    [MAX_HOUSES_OF_CELL]; /* house[house_of[c][k]].cell[place_in[c][k]] is c */
    uint8_t peer_count[MAX_CELLS];
    uint16_t peer[MAX_CELLS][MAX_PEERS]; /* ascending; never the cell itself */
};

/* The table of variants. variant_at(0) is the classic 9x9 board. */
size_t variant_count(void);
const struct variant *variant_at(size_t index);
const char *variant_choice(size_t index); /* its name; NULL behind the last */

/* By name ("classic", "6x6", "x" …); NULL when there is none. */
const struct variant *variant_find(const char *name);

/* The plain variant (no extra houses) with this many cells; NULL when there is none. */
const struct variant *variant_of_cells(size_t cell_count);

/* A square board whose boxes are drawn as a map, a letter a cell, 'a' onwards; NULL: a board of
 * rows and columns alone. Each letter up to the size-th stands in as many cells as the board is
 * wide. box_width and box_height are the size, as no rectangle is a box. NULL: out of memory. The
 * caller's to drop. */
struct variant *variant_of_regions(unsigned size, const char *regions);
void variant_drop(struct variant *v);

/* The frame: the rows and columns in which the cells lie. Where a cell lies is asked here; that the
 * frame is a square of size x size is nobody else's to know. */
static inline unsigned frame_rows(const struct variant *v)
{
    return v->size;
}

static inline unsigned frame_columns(const struct variant *v)
{
    return v->size;
}

static inline unsigned cell_at(const struct variant *v, unsigned row, unsigned column)
{
    return row * frame_columns(v) + column;
}

static inline unsigned row_of(const struct variant *v, unsigned cell)
{
    assert(frame_columns(v) > 0);
    return cell / frame_columns(v);
}

static inline unsigned column_of(const struct variant *v, unsigned cell)
{
    assert(frame_columns(v) > 0);
    return cell % frame_columns(v);
}

static inline unsigned box_of(const struct variant *v, unsigned cell)
{
    return (unsigned)(v->house_of[cell][2] - 2 * v->size);
}

/* Does another box begin right of the cell, or below it? Never so at the frame's edge. */
static inline bool box_ends_right(const struct variant *v, unsigned cell)
{
    return column_of(v, cell) + 1 < frame_columns(v) && box_of(v, cell) != box_of(v, cell + 1);
}

static inline bool box_ends_below(const struct variant *v, unsigned cell)
{
    return row_of(v, cell) + 1 < frame_rows(v) &&
           box_of(v, cell) != box_of(v, cell + frame_columns(v));
}

/* The digits that stand in the houses of a cell, where `used` has those of each house. */
static inline digit_set digits_around(const struct variant *v, const digit_set used[MAX_HOUSES],
                                      unsigned cell)
{
    digit_set around = 0;
    unsigned count = v->house_count_of[cell];
    for (unsigned k = 0; k < count; k++) {
        around |= used[v->house_of[cell][k]];
    }
    return around;
}

/* Put a digit into them, or take it out again. */
static inline void flip_digit_around(const struct variant *v, digit_set used[MAX_HOUSES],
                                     unsigned cell, unsigned digit)
{
    unsigned count = v->house_count_of[cell];
    for (unsigned k = 0; k < count; k++) {
        used[v->house_of[cell][k]] ^= digit_bit(digit);
    }
}

/* Other houses than rows, columns and boxes? */
static inline bool has_extra_houses(const struct variant *v)
{
    return v->house_count > 3 * v->size;
}

/* "row 3", "column 1", "box 9", "diagonal 1": into buffer, always terminated. Returns buffer. */
enum { HOUSE_NAME_SIZE = 32 };
const char *house_name(const struct variant *v, unsigned house, char buffer[HOUSE_NAME_SIZE]);

/* "r1c1" … "r25c25". Returns buffer. */
enum { CELL_NAME_SIZE = 8 };
const char *cell_name(const struct variant *v, unsigned cell, char buffer[CELL_NAME_SIZE]);

/* One digit a cell; cells beyond the variant's cell_count are not looked at. */
struct grid {
    uint8_t cell[MAX_CELLS];
};

/* How a digit is written in the one-character-a-cell formats: 1-9, then A-P. '.' for 0. */
char digit_to_char(unsigned digit);

/* The reverse; '.' and '0' give 0, letters in either case; anything else gives -1. */
int digit_from_char(char c);

/* A grid in that form, row by row, NUL-terminated; buffer of at least MAX_CELLS + 1. Returns
 * buffer. */
char *grid_to_line(const struct variant *v, const struct grid *g, char *buffer);

unsigned grid_given_count(const struct variant *v, const struct grid *g);

/* 64 bits by which boards of one variant are told apart where a rare mistake does no harm. */
uint64_t grid_hash(const struct variant *v, const struct grid *g);

/* Where a digit stands twice in a house: the two cells and the house. */
struct clash {
    uint16_t cell;  /* the later cell of the two */
    uint16_t other; /* the earlier */
    uint8_t house;
};

/* Find the first digit repeated in a house (in house order). Returns false when there is none. */
bool grid_find_clash(const struct variant *v, const struct grid *g, struct clash *clash);

/* Every cell filled and no digit repeated in a house. */
bool grid_is_solution(const struct variant *v, const struct grid *g);

/* Is `solution` a full board that agrees with every given of `givens`? */
bool grid_solves(const struct variant *v, const struct grid *givens, const struct grid *solution);

/* Report the first clash as an error that names the digit, both cells and the house:
 * "digit 5 stands twice in row 3: r3c1 and r3c8". STATUS_OK when there is none. */
enum status grid_validate(const struct variant *v, const struct grid *g, const struct diag_at *at,
                          struct diag *d);

#endif
