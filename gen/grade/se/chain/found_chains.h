/* The chains found in a reduced position: for each set of removals the best one. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_FOUND_CHAINS_H
#define NONET_GEN_GRADE_SE_CHAIN_FOUND_CHAINS_H

#include "gen/grade/se/deduce/deduction.h"
#include "gen/grade/se/hint.h"

enum { SE_MAX_FOUND = 4096 };

struct se_found_chain {
    struct se_rank rank;
    uint32_t order;
    uint64_t identity; /* of the whole chain */
    struct se_set removed;
    struct se_unit_set rests; /* what its links run in and rest on */
    uint16_t *slot;           /* where it is noted; NULL: it removes from several cells */
};

struct se_found_chains {
    unsigned count;
    uint32_t order;
    struct se_found_chain found[SE_MAX_FOUND];
    uint16_t sorted[SE_MAX_FOUND];
    uint16_t slot[SE_CELLS][SE_ALL + 1]; /* 1 + index, for removals from one cell */
};

void se_found_clear(struct se_found_chains *n);

/* Where a chain of that rank is kept that removes these digits of one cell, or these candidates;
 * NULL where a better one is, or where it removes nothing. The caller adds what it rests on and its
 * identity. */
struct se_found_chain *se_found_add(struct se_found_chains *n, unsigned cell, unsigned digits,
                                    const struct se_rank *rank);
struct se_found_chain *se_found_add_set(struct se_found_chains *n, const struct se_set *removed,
                                        const struct se_rank *rank);

static inline void se_found_identify(struct se_found_chain *f, unsigned literal)
{
    f->identity = se_identify(f->identity, literal);
}

/* The indexes of those found, the best first, as n->sorted. */
void se_found_sort(struct se_found_chains *n);

#endif
