/* What the learning search (learning.h) keeps for a layout with constraints: its relations, in
 * forms from which a contradiction can be explained, and the relations of each cell.
 *
 * A variable says that a cell holds a digit: cell * size + digit - 1. A literal is twice its
 * variable, and one more where it is denied. Two cells are related by a table (dots, signs,
 * thermometers cell by cell, cages of two), others by sums of digits that may repeat or by the
 * `prune` of their kind.
 *
 * Made when a search first needs it, from the clue plan, which owns it. Threads: constant once
 * made; of two threads that make one at once, the first keeps its network. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEMMA_NETWORK_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEMMA_NETWORK_H

#include "gen/solve/layouts/clue_plan.h"

/* beside[i][d]: the digits that may stand in cell i of a pair where the other cell holds d. */
struct pair_table {
    digit_set beside[2][MAX_SIZE + 1];
};

enum relation_kind {
    RELATION_PAIR,
    RELATION_SUM,
    RELATION_BY_KIND,
};

struct relation {
    enum relation_kind kind;
    uint16_t count;               /* of its cells */
    const uint16_t *cell;         /* of the plan, the layout or the network */
    const struct pair_table *two; /* PAIR */
    const struct clue *clue;      /* SUM, BY_KIND: the plan's */
};

struct lemma_network {
    const struct layout *v;
    unsigned variables;
    unsigned relation_count;
    struct relation *relation;
    uint16_t *relation_of; /* by cell from first_relation[cell] to first_relation[cell + 1] */
    uint32_t *first_relation;
    unsigned widest; /* the most cells of a relation */
    struct pair_table *table;
    unsigned table_count;
};

/* `plan`: that of the layout. NULL when out of memory, or where the board has more constraints than
 * can be numbered. */
const struct lemma_network *lemma_network_of(const struct layout *v, const struct clue_plan *plan);

/* For the clue plan, when it goes. NULL does nothing. */
void lemma_network_drop(struct lemma_network *n);

#endif
