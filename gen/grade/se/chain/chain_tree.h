/* The tree of shortest alternating paths from a start, over strides. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_CHAIN_TREE_H
#define NONET_GEN_GRADE_SE_CHAIN_CHAIN_TREE_H

#include "gen/grade/se/se_candidates.h"

/* By index, in order of finding; the roots, of level 0, come first. */
struct se_chain_tree {
    unsigned count;
    unsigned roots;
    uint16_t on[SE_CANDIDATES];      /* number */
    uint16_t parent[SE_CANDIDATES];  /* index */
    uint16_t through[SE_CANDIDATES]; /* number: the candidate out before this */
    uint16_t level[SE_CANDIDATES];
};

static inline void se_tree_add(struct se_chain_tree *t, unsigned on, unsigned parent,
                               unsigned through, unsigned level)
{
    t->on[t->count] = (uint16_t)on;
    t->parent[t->count] = (uint16_t)parent;
    t->through[t->count] = (uint16_t)through;
    t->level[t->count++] = (uint16_t)level;
}

/* Does the path to `index` go through a candidate's being out? */
bool se_tree_goes_through(const struct se_chain_tree *t, unsigned index, unsigned off);

/* The cycle of the path from the (one) root to `index`, then `off`, then the root again: by digit
 * the cells outside of it that see a candidate on it that is in, and one that is out. */
void se_tree_cycle_sees(const struct se_chain_tree *t, unsigned index, unsigned off,
                        const struct se_map *m, const struct se_numbers *n,
                        struct se_cells sees[9]);

#endif
