/* What the long search (long_search.h) prepares for a layout with constraints: the constraints,
 * which of them each cell belongs to, and each cell's peers as a set.
 *
 * The constraints are the parts of the constraint plan, the houses, and sums by the rule of 45. If
 * cages cover some houses that do not overlap, except for a few cells, or reach out of them, those
 * cells have a known sum. A cell may count with a minus, such as the circle of an arrow, or a cell
 * that no cage covers.
 *
 * The network is made when a search first needs it. Ownership: the layout's constraint plan.
 * Threads: it is constant once made. If two threads make one at once, both keep the first. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_NETWORK_H
#define NONET_GEN_SOLVE_CONSTRAINT_NETWORK_H

#include "gen/solve/layouts/constraint_plan.h"

enum {
    NETWORK_SUMS = 256,                    /* most sums */
    NETWORK_SUM_CELLS = MAX_LINE_CELLS,    /* most cells of a sum */
    NETWORK_REGION_CELLS = 10,             /* most cells of a sum but those of whole lines */
    NETWORK_WORDS = (MAX_CELLS + 63) / 64, /* most words of a set of cells */
    NETWORK_ITEM_WORDS = 256,              /* most words of a set of constraints */
    NETWORK_SETS = 1 << CONSTRAINT_TABLE_DIGITS,
    NETWORK_FEW_SETS = 16, /* up to five of nine digits with one sum make at most 12 */
    MAX_EXACT_GROUP = 3,   /* most cells of a group in an exact sum */
};

/* The sum of the cells before cell[minus], minus the sum of the others. Cells are in groups. The
 * cells of a group all differ and have the same sign; group g ends before cell[group_end[g]]. Each
 * digit of a group counts group_weight[g] times: the first cell of a pill counts ten times. */
struct linear_sum {
    int sum;
    uint8_t count;
    uint8_t minus;
    uint8_t group_count;
    bool is_weighted;     /* some group counts more than once */
    bool is_stated;       /* by a constraint; the others follow from several */
    uint16_t minus_times; /* how often the cells after the minus count together */
    uint8_t group_end[NETWORK_SUM_CELLS];
    uint8_t group_weight[NETWORK_SUM_CELLS];
    uint16_t cell[NETWORK_SUM_CELLS];
    /* For a sum with one group and no minus: the sets of digits that have this sum. Otherwise there
     * are none. */
    uint16_t set_count;
    const uint16_t *set;
};

struct network {
    const struct constraint_plan *plan;
    /* Constraints are numbered: first the plan's parts, then houses, then sums, those with few
     * cells first. */
    unsigned part_count;
    unsigned house_count;
    unsigned sum_count;
    unsigned words; /* words in a set of cells */
    bool has_sums;  /* some constraint is about sums */
    bool has_ends;  /* some constraint is a sandwich: the long search decides its ends first */
    bool by_places; /* the long search also decides which of two places in a house a digit has */
    struct linear_sum *sum;
    /* By part of the plan: for a little killer whose groups have at most three cells, its sum in
     * groups, of which every total is worked out. Otherwise it has no cells. */
    struct linear_sum *exact;
    uint64_t *peers;  /* one set of cells for each cell */
    uint64_t *houses; /* one set of cells for each house */
    /* The index. */
    unsigned item_words; /* words in a set of constraints */
    uint64_t *items;     /* one set of constraints for each cell: those it belongs to */
    uint64_t *cells;     /* one set of cells for each constraint: those that belong to it */
    /* NETWORK_FEW_SETS words for each constraint: its sets of digits, if it has no more than these,
     * and then zeros. Vectors are filled from them. */
    uint32_t *few_sets;
    /* By set of digits: the same set with each digit d replaced by size + 1 - d. For boards of up
     * to CONSTRAINT_TABLE_DIGITS digits. */
    uint16_t reversed[NETWORK_SETS];
};

/* The layout's, without its index. Returns NULL when out of memory. */
const struct network *network_of(const struct layout *v);

/* The same with its index, which the long search needs. Returns NULL when out of memory, or if
 * there are more constraints than a set has room for. */
const struct network *network_indexed_of(const struct layout *v);

/* Adds the sums of the rule of 45, of arrows and of little killers to n->sum, which has room for
 * `most`. The peers and the houses must be known. Returns false when out of memory. */
bool network_add_sums(struct network *n, const struct layout *v, unsigned most);

/* Lists sums that only the wide search uses, and only in questions without a limit: of cages that
 * may repeat digits, and of zipper lines. On boards of more than CONSTRAINT_TABLE_DIGITS digits,
 * all others too. `sum` has room for NETWORK_SUMS. Returns how many there are. */
unsigned network_free_sums(const struct network *n, const struct layout *v, struct linear_sum *sum);

/* Appends the cells of a set as groups of cells that lie in one house: the largest first, or first
 * those of rows, columns or boxes, whichever gives the greatest least sum. *sum must be empty. A
 * line that winds through the board may have most of each box, and little of each row. */
void network_group_tightly(const struct network *n, const struct layout *v, const uint64_t *set,
                           struct linear_sum *sum);

/* Adds sums of several little killers together. Lines next to each other fill whole houses, or all
 * but a few cells of them. Without these houses, few cells are left, some with a minus. Of these
 * sums, it adds the `keep` most telling ones, at most 100; n->sum has room for `most`. */
void network_add_joint_sums(struct network *n, const struct layout *v, unsigned keep,
                            unsigned most);

/* The cells of a constraint. */
static inline const uint64_t *item_cells(const struct network *n, unsigned item)
{
    return n->cells + (size_t)item * n->words;
}

static inline bool cell_set_has(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

/* Must the two cells differ? */
static inline bool network_sees(const struct network *n, unsigned one, unsigned other)
{
    return cell_set_has(n->peers + (size_t)one * n->words, other);
}

static inline void cell_set_add(uint64_t *set, unsigned cell)
{
    set[cell / 64] |= (uint64_t)1 << cell % 64;
}

static inline void cell_set_remove(uint64_t *set, unsigned cell)
{
    set[cell / 64] &= ~((uint64_t)1 << cell % 64);
}

#endif
