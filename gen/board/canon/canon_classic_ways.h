/* The search for the canonical form of a classic board: all the ways that give the least rows so
 * far, side by side (canon_classic.h has the method). */
#ifndef NONET_GEN_BOARD_CANON_CANON_CLASSIC_WAYS_H
#define NONET_GEN_BOARD_CANON_CANON_CLASSIC_WAYS_H

#include <stdint.h>

#include "gen/board/board.h"

enum {
    SIZE = 9,
    CELLS = 81,
    SIDES = 2,       /* as it is, and transposed */
    MAX_WAYS = 1024, /* at once; a full board has at most 648 after two rows */
    OPEN = 15,       /* the label of a digit that was not met yet */
    FIELD_BITS = 6,  /* of a line's or a column order's entry */
    FIELD = 63,      /* an entry */
    LABEL_BITS = 4,  /* of a label, or of a cell of a finished row */
    ALL_ROWS = 511,
    ALL_COLUMNS = 511,
};

/* A row or column of the board: an entry a cell, LABEL_BITS times its digit. */
typedef uint64_t line;

/* A row as it will stand: the labels, the first in the highest bits, so that rows compare as
 * numbers. */
typedef uint64_t row_key;

/* A way to arrange the board so far. */
struct canon_classic_way {
    uint64_t columns; /* by position, an entry each: FIELD_BITS times the column; bit 54 the side */
    uint64_t labels;  /* by digit, LABEL_BITS each; 0 has 0. From bit 40 on the rows used */
};

enum { SIDE_BIT = SIZE * FIELD_BITS, USED_BIT = (SIZE + 1) * LABEL_BITS };

struct canon_classic_ways {
    unsigned count;
    struct canon_classic_way way[MAX_WAYS];
};

struct canon_classic_search {
    line line[SIDES][SIZE];
    uint16_t filled[SIDES][SIZE]; /* by row: the columns that hold a given */
    uint16_t blank[SIDES];        /* rows without a given */
    unsigned digit_count;         /* different digits on the board */
    /* The same in all ways: */
    unsigned rows_done;
    unsigned next_label;
    unsigned untouched[3]; /* by stack position: columns at its front without a given so far */
    row_key row[SIZE];     /* the least rows so far; in the making: the least of the next row */
    bool overflow;
    struct canon_classic_ways *now;
    struct canon_classic_ways *next;
    struct canon_classic_ways room[2];
};

/* Of the rows of a band, or of the stacks. */
static const uint8_t orders[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static inline unsigned used_rows(const struct canon_classic_way *w)
{
    return (unsigned)(w->labels >> USED_BIT) & ALL_ROWS;
}

static inline unsigned side_of(const struct canon_classic_way *w)
{
    return (unsigned)(w->columns >> SIDE_BIT) & 1;
}

/* Of a set of rows or columns, those of a band or stack. */
static inline unsigned three_of(unsigned lines, unsigned which)
{
    return lines >> 3 * which & 7;
}

static inline void add_way(struct canon_classic_search *s, uint64_t columns, uint64_t labels)
{
    if (s->next->count == MAX_WAYS) {
        s->overflow = true;
        return;
    }
    s->next->way[s->next->count++] = (struct canon_classic_way){columns, labels};
}

/* The ways found for the next row are those that count now. */
void canon_classic_end_row(struct canon_classic_search *s);

/* The first two rows of a full board. */
void canon_classic_begin_full(struct canon_classic_search *s);

#endif
