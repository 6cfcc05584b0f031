#include "gen/grade/se/chain/chain_tree.h"

bool se_tree_goes_through(const struct se_chain_tree *t, unsigned index, unsigned off)
{
    for (; index; index = t->parent[index]) {
        if (t->through[index] == off) {
            return true;
        }
    }
    return false;
}

void se_tree_cycle_sees(const struct se_chain_tree *t, unsigned index, unsigned off,
                        const struct se_map *m, const struct se_numbers *n, struct se_cells sees[9])
{
    struct se_cells cells = {0};
    struct se_cells near_on[9] = {{0}};
    struct se_cells near_off[9] = {{0}};
    for (unsigned i = index;; i = t->parent[i]) {
        unsigned in = n->candidate[t->on[i]];
        unsigned out = n->candidate[off];
        se_add(&cells, in / 9);
        se_add(&cells, out / 9);
        near_on[in % 9] = se_or(near_on[in % 9], m->peers[in / 9]);
        near_off[out % 9] = se_or(near_off[out % 9], m->peers[out / 9]);
        if (i == 0) {
            break;
        }
        off = t->through[i];
    }
    for (unsigned d = 0; d < 9; d++) {
        sees[d] = se_minus(se_and(near_on[d], near_off[d]), cells);
    }
}
