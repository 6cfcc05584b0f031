/* What the learning search (learning.h) prepares for a layout with constraints: its relations, in
 * forms from which a contradiction can be explained, and the relations of each cell.
 *
 * A variable states that a cell holds a digit; its number is cell * size + digit - 1. A literal is
 * twice its variable, plus one if it is negated. Some relations of two cells are tables (dots,
 * inequality signs, each step of a thermometer, cages of two cells). Other relations are sums of
 * digits that may repeat, or use the `prune` function of their kind.
 *
 * Where at least half of the relations are of two cells of which one must hold less than the other,
 * these cells also have variables for order, numbered after all others. A search may do without
 * them (learner_new): the proofs do, since they are about candidates alone.
 *
 * The network is made from the constraint plan when a search first needs it, and the plan owns it.
 * Threads: it is constant once made. If two threads make one at once, both keep the first. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEMMA_NETWORK_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEMMA_NETWORK_H

#include "gen/solve/layouts/constraint_plan.h"

/* beside[i][d] has the digits that are allowed in cell i of a pair if the other cell holds d. */
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
    uint16_t count;       /* number of cells */
    const uint16_t *cell; /* owned by the plan, the layout or the network */
    bool rises;           /* PAIR: cell `low` has a lower digit than cell `high` */
    uint16_t low, high;
    const struct pair_table *two;        /* PAIR */
    const struct constraint *constraint; /* SUM, BY_KIND: the plan's */
};

struct lemma_network {
    const struct layout *v;
    unsigned variables;     /* that state a digit */
    unsigned all_variables; /* with those for order */
    /* By cell: "the cell's digit is at most d" is variable order_base[cell] + d, for d from 1 to
     * size - 1; 0 for cells that no rising pair has. */
    uint32_t *order_base;
    unsigned relation_count;
    struct relation *relation;
    /* The relations of a cell are from first_relation[cell] to before first_relation[cell + 1]. */
    uint16_t *relation_of;
    uint32_t *first_relation;
    unsigned widest; /* number of cells of the largest relation */
    struct pair_table *table;
    unsigned table_count;
};

/* The layout's. Returns NULL when out of memory, or if the board has more
 * constraints than can be numbered. */
const struct lemma_network *lemma_network_of(const struct layout *v);

/* For a layout without constraints. The caller drops it. NULL: out of memory. */
struct lemma_network *lemma_network_bare(const struct layout *v);

/* Frees one that lemma_network_bare made. NULL does nothing. */
void lemma_network_drop(void *network);

#endif
