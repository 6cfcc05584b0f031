/* What the long search (long_search.h) keeps for a layout with clues: its constraints, which of
 * them each cell belongs to, and its peers as sets.
 *
 * To the parts of the clue plan and the houses come sums. Where cages cover houses that share no
 * cell, all but some cells or reaching out of them, those cells have a known sum (the rule of 45).
 * A cell may count with a minus: an arrow's circle, or a cell that no cage covers.
 *
 * The network is made when a search first needs it. Ownership: the layout's clue plan. Threads:
 * constant once made; of two threads that make one at once, the first keeps its own. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_NETWORK_H
#define NONET_GEN_SOLVE_CONSTRAINT_NETWORK_H

#include "gen/solve/layouts/clue_plan.h"

enum {
    NETWORK_SUM_CELLS = 10,                /* at most, of a sum */
    NETWORK_WORDS = (MAX_CELLS + 63) / 64, /* at most, of a set of cells */
    NETWORK_ITEM_WORDS = 256,              /* at most, of a set of constraints */
    NETWORK_SETS = 1 << CLUE_TABLE_DIGITS,
};

/* The sum of the cells before cell[minus], less that of the others. The cells of a group all differ
 * and have one sign; group g ends before cell[group_end[g]]. */
struct linear_sum {
    int sum;
    uint8_t count;
    uint8_t minus;
    uint8_t group_count;
    uint8_t group_end[NETWORK_SUM_CELLS];
    uint16_t cell[NETWORK_SUM_CELLS];
    /* The sets of digits with the sum, of a sum with one group and no minus; else none. */
    uint16_t set_count;
    const uint16_t *set;
};

struct network {
    const struct clue_plan *plan;
    /* Constraints are numbered: the plan's parts, then houses, then sums with few cells first. */
    unsigned part_count;
    unsigned house_count;
    unsigned sum_count;
    unsigned words;      /* of a set of cells */
    unsigned item_words; /* of a set of constraints */
    struct linear_sum *sum;
    uint64_t *peers; /* words a cell */
    uint64_t *items; /* item_words a cell: the constraints that it belongs to */
    /* A set with each digit d as size + 1 - d; for boards of up to CLUE_TABLE_DIGITS digits. */
    uint16_t reversed[NETWORK_SETS];
};

/* `plan`: that of the layout. NULL when out of memory, or where there are more constraints than a
 * set has room for. */
const struct network *network_of(const struct layout *v, const struct clue_plan *plan);

/* For the clue plan, when it goes. NULL does nothing. */
void network_drop(struct network *n);

/* Add the sums of the rule of 45 and of arrows to n->sum, which has room for `most`. The peers must
 * be known. */
void network_add_sums(struct network *n, const struct layout *v, unsigned most);

static inline bool cell_set_has(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

static inline void cell_set_add(uint64_t *set, unsigned cell)
{
    set[cell / 64] |= (uint64_t)1 << cell % 64;
}

#endif
