/* The candidate state of the Sudoku Explainer rater.
 *
 * Digits count from 0 here. Houses come in the order boxes, rows, columns, which is the order in
 * which the scale's rules look at them; `at` holds, for a house and a digit, the places within the
 * house that can still take it. Houses, digits and cells that came down to one possibility are
 * queued, so that the singles, which are most steps of most puzzles, need no search. */
#ifndef NONET_GEN_GRADE_SE_BOARD_H
#define NONET_GEN_GRADE_SE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/board/board.h"

enum {
    SE_CELLS = 81,
    SE_HOUSES = 27,
    SE_ROW = 9,     /* first row among the houses */
    SE_COLUMN = 18, /* first column */
    SE_PEERS = 20,
    SE_QUEUE = 1024,
    SE_ALL = 0x1FF,
};

/* A set of cells. */
struct se_cells {
    uint64_t low;  /* cells 0..63 */
    uint64_t high; /* cells 64..80 */
};

/* What never changes: filled once for a scratch. */
struct se_map {
    uint8_t cell[SE_HOUSES][9];
    uint8_t house[SE_CELLS][3];       /* box, row, column */
    uint8_t place[SE_CELLS][3];       /* the cell's place within each */
    uint8_t peer[SE_CELLS][SE_PEERS]; /* box, then row, then column */
    struct se_cells peers[SE_CELLS];
    struct se_cells members[SE_HOUSES];
    /* The third of a house that holds all of these places; 3: none. A box's rows and a line's boxes
     * are runs of three, a box's columns are three apart. */
    uint8_t run[SE_ALL + 1];
    uint8_t stride[SE_ALL + 1];
};

struct se_queue {
    unsigned count;
    uint16_t item[SE_QUEUE];
};

struct se_board {
    const struct se_map *map;
    uint16_t cand[SE_CELLS]; /* 0 where filled */
    uint16_t at[SE_HOUSES][9];
    uint8_t empty[SE_HOUSES];
    uint8_t digit[SE_CELLS]; /* 1..9; 0 empty */
    uint8_t filled[9];       /* how often each digit is placed */
    unsigned left;           /* empty cells */
    bool broken;             /* a cell or a house has no possibility: the puzzle has no solution */
    bool placed;             /* the last step placed a digit */
    uint16_t aligned_tried[2][SE_CELLS]; /* candidates when no pair, no triplet was found */
    struct se_queue last_cell;           /* houses with one empty cell */
    struct se_queue box_single;          /* house * 9 + digit */
    struct se_queue line_single;         /* house * 9 + digit */
    struct se_queue naked_single;        /* cell */
};

void se_map_init(struct se_map *m);

/* False where the givens contradict each other. */
bool se_board_init(struct se_board *b, const struct se_map *m, const struct grid *givens);

/* Remove candidates (those that are there) from a cell. Returns whether any was. */
bool se_remove(struct se_board *b, unsigned cell, unsigned digits);

/* Put a digit into an empty cell and remove it from the cell's peers. */
void se_place(struct se_board *b, unsigned cell, unsigned digit);

/* The i-th house in the order in which subsets are looked for: boxes, columns, rows. */
static inline unsigned se_house_in_order(unsigned i)
{
    return i < 9 ? i : i < 18 ? SE_COLUMN + i - 9 : SE_ROW + i - 18;
}

extern const uint8_t se_counts[SE_ALL + 1];

/* The size of a set of at most nine digits or places. A table: the baseline has no instruction. */
static inline unsigned se_count(unsigned set)
{
    return se_counts[set];
}

static inline unsigned se_low(unsigned set)
{
    return (unsigned)__builtin_ctz(set);
}

static inline bool se_has(struct se_cells s, unsigned cell)
{
    return (cell < 64 ? s.low >> cell : s.high >> (cell - 64)) & 1;
}

static inline void se_add(struct se_cells *s, unsigned cell)
{
    if (cell < 64) {
        s->low |= (uint64_t)1 << cell;
    } else {
        s->high |= (uint64_t)1 << (cell - 64);
    }
}

static inline struct se_cells se_and(struct se_cells a, struct se_cells b)
{
    return (struct se_cells){a.low & b.low, a.high & b.high};
}

static inline struct se_cells se_or(struct se_cells a, struct se_cells b)
{
    return (struct se_cells){a.low | b.low, a.high | b.high};
}

static inline struct se_cells se_minus(struct se_cells a, struct se_cells b)
{
    return (struct se_cells){a.low & ~b.low, a.high & ~b.high};
}

/* Are there two cells or more? */
static inline bool se_two(struct se_cells s)
{
    return ((s.low & (s.low - 1)) | (s.high & (s.high - 1))) || (s.low && s.high);
}

/* Take the lowest cell out of a set that is not empty. */
static inline unsigned se_pop(struct se_cells *s)
{
    if (s->low) {
        unsigned cell = (unsigned)__builtin_ctzll(s->low);
        s->low &= s->low - 1;
        return cell;
    }
    unsigned cell = 64 + (unsigned)__builtin_ctzll(s->high);
    s->high &= s->high - 1;
    return cell;
}

static inline bool se_any(struct se_cells s)
{
    return (s.low | s.high) != 0;
}

#endif
