/* Boards: digits, grids, and the table of variants. Start here; layout.h has cells and houses.
 *
 * The room defines what a puzzle is and when two are the same: records, symmetries of the givens,
 * isomorphisms and the canonical form. It also has the one source of randomness. It solves nothing.
 * It may include base/ alone.
 *
 * Cells count from 0, row by row. Digits are 1..size; 0 is an empty cell.
 *
 * Threads: a layout is constant. */
#ifndef NONET_GEN_BOARD_BOARD_H
#define NONET_GEN_BOARD_BOARD_H

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "gen/board/layout.h"

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
#ifdef __POPCNT__
    return (unsigned)__builtin_popcount(set);
#else
    set -= set >> 1 & 0x55555555U;
    set = (set & 0x33333333U) + (set >> 2 & 0x33333333U);
    return ((set + (set >> 4)) & 0x0f0f0f0fU) * 0x01010101U >> 24;
#endif
}

/* The lowest digit of a set that is not empty. */
static inline unsigned lowest_digit(digit_set set)
{
    return (unsigned)__builtin_ctz(set) + 1;
}

/* The table of variants (layout_rows.h). variant_at(0) is the classic 9x9 board; a jigsaw's row
 * gives its first built-in map. */
size_t variant_count(void);
const char *variant_choice(size_t index); /* NULL past the last */
const char *variant_doc(size_t index);
const struct layout *variant_at(size_t index);

/* By name ("classic", "6x6", "x", "jigsaw-9:ash" …); NULL when there is none. */
const struct layout *variant_find(const char *name);

/* The names of jigsaws' built-in maps, "jigsaw-9:ash" …; NULL past the last. */
const char *variant_map_choice(size_t index);

/* The plain variant with this many cells; NULL when there is none. */
const struct layout *variant_of_cells(size_t cell_count);

/* The digits that stand in the houses of a cell, where `used` has those of each house. */
static inline digit_set digits_around(const struct layout *v, const digit_set used[MAX_HOUSES],
                                      unsigned cell)
{
    digit_set around = 0;
    unsigned count = v->all_count_of[cell];
    for (unsigned k = 0; k < count; k++) {
        around |= used[v->house_of[cell][k]];
    }
    return around;
}

/* Put a digit into them, or take it out again. */
static inline void flip_digit_around(const struct layout *v, digit_set used[MAX_HOUSES],
                                     unsigned cell, unsigned digit)
{
    unsigned count = v->all_count_of[cell];
    for (unsigned k = 0; k < count; k++) {
        used[v->house_of[cell][k]] ^= digit_bit(digit);
    }
}

/* "row 3", "column 1", "box 9", "extra house 1", "row 3 of grid 2"; from house_count on, the
 * groups. Into buffer, always terminated. Returns buffer. */
enum { HOUSE_NAME_SIZE = 32 };
const char *house_name(const struct layout *v, unsigned house, char buffer[HOUSE_NAME_SIZE]);

/* "r1c1" … "r25c25". Returns buffer. */
enum { CELL_NAME_SIZE = 8 };
const char *cell_name(const struct layout *v, unsigned cell, char buffer[CELL_NAME_SIZE]);

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
char *grid_to_line(const struct layout *v, const struct grid *g, char *buffer);

unsigned grid_given_count(const struct layout *v, const struct grid *g);

/* 64 bits that distinguish boards of one variant, for uses in which a rare collision does no harm.
 */
uint64_t grid_hash(const struct layout *v, const struct grid *g);

/* Where a digit stands twice in a house: the two cells and the house. */
struct clash {
    uint16_t cell;  /* the later cell of the two */
    uint16_t other; /* the earlier */
    uint16_t house; /* or, from house_count on, a group */
};

/* Find the first digit repeated in a house (in house order). Returns false when there is none. */
bool grid_find_clash(const struct layout *v, const struct grid *g, struct clash *clash);

/* Every cell filled, no digit repeated in a house, and every constraint kept. */
bool grid_is_solution(const struct layout *v, const struct grid *g);

/* Is `solution` a full board that agrees with every given of `givens`? */
bool grid_solves(const struct layout *v, const struct grid *givens, const struct grid *solution);

/* Report the first clash as an error that names the digit, both cells and the house:
 * "digit 5 stands twice in row 3: r3c1 and r3c8". STATUS_OK when there is none. */
enum status grid_validate(const struct layout *v, const struct grid *g, const struct diag_at *at,
                          struct diag *d);

#endif
