/* What the search for layouts with clues keeps for one: its clues cut into small parts, which parts
 * lie on each cell, and what follows from sums.
 *
 * A rule for the whole board is cut into its pairs, but for those that peers know. Where cages fill
 * a house but for a few cells, those have a known sum; and so where they reach out of a house that
 * they cover, and for some rows or columns side by side (the rule of 45).
 *
 * Kept in the layout's plan slot. Threads: constant once made; two threads that make one at once
 * keep the first. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CLUE_PLAN_H
#define NONET_GEN_SOLVE_LAYOUTS_CLUE_PLAN_H

#include <stdatomic.h>

#include "gen/clue/clue.h"

enum clue_part_kind {
    PART_BY_KIND, /* by its kind's prune */
    PART_SETS,    /* different digits with a sum: set[0] … set[set_count - 1] are those with it */
    PART_SUM,     /* a sum of digits that may repeat */
    PART_PAIR,    /* two cells: set[place << CLUE_TABLE_DIGITS | digits] may stand beside these
                     digits of the cell at that place, 0 or 1 */
};

struct clue_part {
    enum clue_part_kind kind;
    uint16_t set_count;
    const uint16_t *set;
    struct clue clue;
};

struct network;
struct lemma_network;

struct clue_plan {
    _Atomic(struct network *)
        network; /* NULL until a long search needs it (constraint/network.h) */
    _Atomic(struct lemma_network *)
        lemma_network; /* NULL until one has to learn (constraint/lemma_network.h) */
    unsigned part_count;
    struct clue_part *part;
    uint16_t *cells;   /* of parts that are no clues */
    uint16_t *beside;  /* the sets of pairs */
    uint16_t *part_of; /* by cell from first[cell] to first[cell + 1] */
    uint32_t first[MAX_CELLS + 1];
};

/* Make the plan of a layout with clues, where there is none yet; false when out of memory. */
bool clue_plan_prepare(const struct layout *v);

/* The plan of a layout with clues. Whoever has not asked clue_plan_prepare must have memory enough
 * to make it here. */
const struct clue_plan *clue_plan_of(const struct layout *v);

#endif
