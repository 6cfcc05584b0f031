/* What the wide search (wide_search.h) prepares for a layout with constraints: the constraints in
 * forms that work on many positions at once.
 *
 * It comes from the network (network.h): parts of the plan that are sets of digits, orders and
 * pairs, the houses, and the sums. Whatever has no such form is left to the prune function of its
 * kind, which looks at one position at a time. Of the sums that follow from several constraints,
 * only the shortest are kept.
 *
 * The plan is made when a search first needs it. Ownership: the layout's constraint plan. Threads:
 * it is constant once made. If two threads make one at once, both keep the first. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_PLAN_H
#define NONET_GEN_SOLVE_WIDE_WIDE_PLAN_H

#include "gen/constraint/pointer.h"
#include "gen/solve/wide/wide_locks.h"
#include "gen/solve/wide/wide_sandwich.h"
#include "gen/solve/wide/wide_totals.h"

enum { MAX_RUN_CELLS = 3, WIDE_QUADRUPLE_CELLS = 4 };

/* Two houses with common cells. A digit that the first house has only there cannot be elsewhere in
 * the second, and the other way round. */
struct wide_crossing {
    uint8_t common_count;
    uint8_t first_count;
    uint8_t second_count;
    uint16_t common[MAX_WIDE_SIZE];
    uint16_t first[MAX_WIDE_SIZE];
    uint16_t second[MAX_WIDE_SIZE];
};

/* Three rows or columns and the three boxes that they cross: the cells of each line in each box. */
struct wide_band {
    uint16_t cell[3][3][3];
};

/* Cells that all differ, and the sets of digits that may stand in them. */
struct wide_sets {
    const uint16_t *cell;
    const uint16_t *set;
    uint16_t set_count;
    uint8_t count;
    bool is_stated; /* by a constraint: they do not follow from others */
    bool is_runs;   /* all runs of consecutive digits, in up to MAX_RUN_CELLS cells */
    uint8_t lock_count;
    const struct wide_lock *lock;
};

/* Four cells that have digits of all thirds. */
struct wide_square {
    const uint16_t *cell;
    uint8_t lock_count;
    const struct wide_lock *lock;
};

/* Four cells that have certain digits, some of them twice. */
struct wide_quadruple {
    const uint16_t *cell;
    uint16_t digits;
    uint16_t twice;
    uint16_t others; /* cells that are left for any digit */
};

/* An indexer's cell, or a numbered room's first one, and the others of its line. */
struct wide_pointer {
    const uint16_t *cell;
    struct pointer of;
};

struct wide_order {
    const uint16_t *cell;
    uint16_t count;
};

/* allowed[i][d]: what the other cell may hold if cell[i] has digit d + 1. */
struct wide_pair {
    uint16_t cell[2];
    uint16_t allowed[2][MAX_WIDE_SIZE];
};

/* Cells that must differ from this one, though no house has both. */
struct wide_peers {
    uint16_t cell;
    uint8_t count;
    uint16_t *peer;
};

struct wide_plan {
    const struct layout *v;
    /* For questions without a limit, where more constraints have a form. Those with a limit, by
     * which puzzles are made, are searched as ever, so that seeds make the same puzzles. */
    bool is_free;
    bool is_quick; /* only to begin with, before the long search */
    /* Decisions come before a round changes nothing: where constraints are about sums, and to begin
     * with. There they are mostly about cells, without regard to the places of digits. */
    bool is_early;
    bool by_cells;
    bool begins_again; /* a search that takes long does, with the weights that it has found */
    unsigned band_count, lock_count, crossing_count, house_lock_count, sets_count, order_count,
        pair_count, peers_count, sum_count, line_count, square_count, turn_count, quadruple_count,
        sandwich_count, pointer_count, total_count, free_sum_count, other_count;
    struct wide_band band[6];
    struct wide_crossing *crossing;
    struct wide_lock *house_lock;
    struct wide_sets *sets;
    uint16_t *listed_set; /* on boards of more than WIDE_SIZE digits: the sets of these */
    unsigned listed_count;
    struct wide_lock *lock;
    struct wide_order *order;
    struct wide_pair *pair;
    struct wide_peers *peers;
    const struct linear_sum **sum;    /* the network's, and free_sum */
    struct linear_sum *free_sum;      /* if is_free; else NULL */
    const struct constraint **line;   /* if is_free: skyscrapers, sum, between and lockout lines */
    struct wide_square *square;       /* if is_free, of boards with nine digits */
    const struct constraint **turn;   /* the same: entropic and modular lines */
    struct wide_quadruple *quadruple; /* if is_free */
    struct wide_sandwich *sandwich;   /* if is_free */
    struct wide_pointer *pointer;     /* if is_free */
    bool has_thirds, has_remainders;
    struct wide_total *total;        /* if is_free */
    const struct constraint **other; /* the plan's, left to their kinds */
    uint16_t *peer_cells;
    digit_set *root;       /* by cell: what constraints of one cell allow, if is_free */
    uint8_t *first_weight; /* by cell: for its houses and constraints */
};

/* Is it better than the long search on this board? It is where constraints have forms for many
 * positions. The long search finds more in each position where cells that share no house must
 * differ, as a knight's move apart. On boards of several grids, it looks only at what has changed,
 * which is as good on large ones without cages. is_free: for a question without a limit. */
bool wide_search_pays(const struct layout *v, const struct network *n, bool is_free);

/* Where it does not: how many positions shall it try before the long search? */
uint64_t wide_positions_at_first(const struct layout *v);

/* For a question without a limit, or with one. NULL: out of memory, or the board has more than
 * MAX_WIDE_SIZE digits or MAX_WIDE_CELLS cells. */
const struct wide_plan *wide_plan_of(const struct layout *v, bool is_free);

#endif
