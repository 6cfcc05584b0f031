/* The examples of tip_board.h, one function a tip. Only for tip_board.c. */
#ifndef NONET_RENDER_BOOK_TIPS_TIP_BOARD_MAKERS_H
#define NONET_RENDER_BOOK_TIPS_TIP_BOARD_MAKERS_H

#include "gen/constraint/constraint.h"
#include "render/book/tips/tip_board.h"

struct tip_maker {
    const struct layout *v;    /* a board of the section */
    const struct layout *bare; /* the same without constraints: the example's */
    const struct spot_example *numbers;
    struct tip_board *out; /* gets the givens, answers, and what is struck and marked */
    struct constraint_list list;
    bool used[MAX_CELLS];  /* by a constraint */
    bool shown[MAX_CELLS]; /* the cells whose candidates are worked out and written */
    digit_set limit;       /* of the digits in these cells, where pruning finds less; 0: none */
    unsigned columns;      /* to draw, which a maker may lower */
    unsigned rows;
    unsigned rule_cell; /* whose digit a rule strikes elsewhere; LAYOUT_NO_CELL: none */
};

/* A constraint on cells from one on in a direction. Rows and columns count from 1. */
struct tip_run {
    unsigned row, column;
    int down, right;
    unsigned count;
};

/* What they have in common (tip_board_parts.c). */
struct tip_run tip_across(unsigned row, unsigned from, unsigned to);

uint16_t tip_at(const struct tip_maker *m, unsigned row, unsigned column);
void tip_give(struct tip_maker *m, unsigned row, unsigned column, unsigned digit);
void tip_answer(struct tip_maker *m, unsigned row, unsigned column, unsigned digit);
void tip_add(struct tip_maker *m, enum constraint_kind_id kind, unsigned number, struct tip_run r);
void tip_show(struct tip_maker *m, unsigned row, unsigned from, unsigned to);

/* Draw no more columns than this. */
void tip_draw_columns(struct tip_maker *m, unsigned most);
/* What is about the first box shows no more than a little of the next. */
void tip_draw_first_box(struct tip_maker *m);

/* Of cages and the sum of a box (tip_board_sums.c). */
bool tip_make_sum_of_house(struct tip_maker *m);
bool tip_make_cage_split(struct tip_maker *m);
bool tip_make_sums_compared(struct tip_maker *m);
bool tip_make_sum_outside(struct tip_maker *m);

/* Of any mark, line or sum (tip_board_clues.c). */
bool tip_make_clue(struct tip_maker *m);

/* Of regions and of several grids (tip_board_regions.c). */
bool tip_make_leftovers(struct tip_maker *m);
bool tip_make_overlap(struct tip_maker *m);

/* False: no example for this tip on such a board. */
bool tip_maker_run(struct tip_maker *m, enum text_id tip);

#endif
