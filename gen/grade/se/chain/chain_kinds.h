/* The kinds of simple chains: which links they run over, and how they rate. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_CHAIN_KINDS_H
#define NONET_GEN_GRADE_SE_CHAIN_CHAIN_KINDS_H

#include "gen/grade/se/chain/links.h"
#include "gen/grade/se/hint.h"

/* Two links taken at once: from a candidate that is in, over one that is therefore out, to one that
 * is therefore in. */
struct se_stride {
    uint16_t off;
    uint16_t on;
};

/* X: chains on one digit. Y: through bivalue cells. XY: on both. */
enum { SE_KIND_X, SE_KIND_Y, SE_KIND_XY, SE_CHAIN_KINDS };

struct se_chain_kind {
    bool in_cells;     /* links between the candidates of a cell */
    bool in_houses;    /* strong links between those of a digit in a house */
    double cycle_base; /* ratings, of the least length */
    double chain_base; /* of forcing chains; 0: none of this kind */
    enum se_chain_key key;
};

extern const struct se_chain_kind se_chain_kinds[SE_CHAIN_KINDS];

/* A candidate's weak links in a kind are those from here on, its strong links those from the first
 * to before the end. */
static inline unsigned se_weak_first(const struct se_chain_kind *k, const struct se_links *l,
                                     unsigned candidate)
{
    return k->in_cells ? 0 : l->weak_in_cell[candidate];
}

static inline unsigned se_strong_first(const struct se_chain_kind *k, const struct se_links *l,
                                       unsigned candidate)
{
    return k->in_cells ? 0 : l->strong_in_cell[candidate];
}

static inline unsigned se_strong_end(const struct se_chain_kind *k, const struct se_links *l,
                                     unsigned candidate)
{
    return k->in_houses ? l->strong_count[candidate] : l->strong_in_cell[candidate];
}

#endif
