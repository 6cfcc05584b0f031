/* The chains of reduced positions, kept while a puzzle is rated.
 *
 * Which chains a reduced position has depends on nothing but its candidates, as long as the
 * position that was reduced has no such chain itself. After a step many assumptions reduce the
 * position to what they reduced it to before. Only what the chains rest on differs, so that is kept
 * as the units that their links run in. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_KNOWN_CHAINS_H
#define NONET_GEN_GRADE_SE_DEDUCE_KNOWN_CHAINS_H

#include "gen/grade/se/chain/found_chains.h"

enum {
    SE_KNOWN_POSITIONS = 512,
    SE_KNOWN_SLOTS = 2 * SE_KNOWN_POSITIONS, /* a power of two */
    SE_KNOWN_CHAINS = 8192,
    SE_KNOWN_REMOVED = 32768,
};

struct se_known_chain {
    uint64_t identity;
    struct se_unit_set rests;
    uint32_t first; /* of the candidates that it removes, in the order of removing */
    uint16_t removed;
    uint16_t complexity;
};

struct se_known_position {
    uint16_t cand[SE_CELLS + 1]; /* of open cells; then which chains */
    uint16_t count;              /* of its chains, the best first */
    uint32_t first;
    uint64_t work; /* that finding them took */
};

struct se_known_chains {
    unsigned positions;
    unsigned chains;
    unsigned removed;
    uint16_t slot[SE_KNOWN_SLOTS]; /* 1 + position */
    struct se_known_position position[SE_KNOWN_POSITIONS];
    struct se_known_chain chain[SE_KNOWN_CHAINS];
    uint16_t candidate[SE_KNOWN_REMOVED];
};

/* Forget all. */
void se_known_clear(struct se_known_chains *k);

/* What is known of the position; NULL: nothing. */
const struct se_known_position *se_known_find(const struct se_known_chains *k,
                                              const struct se_reduced *t, bool multiple);

/* Keep what has been found in the position, sorted, and forget all else if there is no room. NULL:
 * there is no room at all. */
const struct se_known_position *se_known_add(struct se_known_chains *k, const struct se_reduced *t,
                                             bool multiple, const struct se_found_chains *found,
                                             uint64_t work);

/* One of them, as a deduction in the reduced position. */
void se_known_deduction(const struct se_known_chains *k, const struct se_known_chain *chain,
                        const struct se_reduced *t, struct se_deduction *out);

#endif
