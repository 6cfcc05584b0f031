/* X- and Y-cycles and forcing chains. */
#ifndef NONET_GEN_GRADE_SE_SIMPLE_CHAINS_H
#define NONET_GEN_GRADE_SE_SIMPLE_CHAINS_H

#include "gen/grade/se/chain_kinds.h"
#include "gen/grade/se/implications.h"
#include "gen/grade/se/work.h"

/* The strides of one kind of chain. */
struct se_chain_tables {
    struct se_numbers numbers;
    uint32_t first[SE_CANDIDATES + 1]; /* of a candidate's strides */
    struct se_stride stride[SE_CANDIDATES * SE_MAX_WEAK * SE_MAX_STRONG];
    uint8_t closing_count[SE_CANDIDATES];
    uint16_t closing[SE_CANDIDATES][SE_MAX_STRONG]; /* what is in when it is out */
    uint64_t next[SE_CANDIDATES][SE_WORDS];         /* where its strides lead */
    uint64_t weak[SE_CANDIDATES][SE_WORDS];
    uint64_t strong[SE_CANDIDATES][SE_WORDS];
    uint64_t reached[2 * SE_CANDIDATES][SE_WORDS]; /* from each start in some number of strides */
    uint64_t edge[2 * SE_CANDIDATES][SE_WORDS];    /* in that and not in one less */
};

/* X- and Y-cycles and forcing chains on the position of `l`, of which `implied` is: the best step.
 */
void se_chain_search(struct se_chain_tables *tables, const struct se_links *l,
                     const struct se_implications *implied, const struct se_board *b,
                     struct se_work *w, struct se_hint *best);

#endif
