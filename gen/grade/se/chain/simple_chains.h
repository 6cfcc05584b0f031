/* X- and Y-cycles and forcing chains. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_SIMPLE_CHAINS_H
#define NONET_GEN_GRADE_SE_CHAIN_SIMPLE_CHAINS_H

#include "gen/grade/se/chain/chain_kinds.h"
#include "gen/grade/se/chain/se_implications.h"
#include "gen/grade/se/se_work.h"

/* The strides of one kind of chain, by the numbers of the implications, made where a path comes by.
 */
struct se_chain_tables {
    struct se_set digit[9]; /* the candidates by digit */
    struct se_set built;
    uint32_t used;
    uint32_t first[SE_CANDIDATES]; /* of a candidate's strides */
    uint32_t end[SE_CANDIDATES];
    struct se_stride stride[SE_CANDIDATES * SE_MAX_WEAK * SE_MAX_STRONG];
    uint64_t next[SE_CANDIDATES][SE_WORDS];        /* where they lead */
    uint64_t goal[2 * SE_CANDIDATES][SE_WORDS];    /* of each start: what closes a chain */
    uint64_t reached[2 * SE_CANDIDATES][SE_WORDS]; /* from it in some number of strides */
    uint64_t edge[2 * SE_CANDIDATES][SE_WORDS];    /* in that and not in one less */
};

/* X- and Y-cycles and forcing chains on the position of `l`, of which `implied` is: the best step.
 */
void se_chain_search(struct se_chain_tables *tables, const struct se_links *l,
                     const struct se_implications *implied, const struct se_board *b,
                     struct se_work *work, struct se_hint *best);

#endif
