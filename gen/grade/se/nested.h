/* Chains inside a closure; internal to gen/grade/se*.c.
 *
 * Where nothing simpler goes on, a nested closure looks for forcing chains in the position as it
 * has been thinned out. All that are found are used, the best for each set of removals; what they
 * remove rests on the removals that made their links. */
#ifndef NONET_GEN_GRADE_SE_NESTED_H
#define NONET_GEN_GRADE_SE_NESTED_H

#include "gen/grade/se/inside.h"
#include "gen/grade/se/reach.h"

enum { SE_MAX_FOUND = 4096 };

/* A chain found inside, the best for what it removes. */
struct se_found {
    double rating;
    uint16_t complexity;
    uint8_t key;
    uint32_t order;
    uint64_t identity; /* of the whole chain */
    struct se_set removed;
    struct se_set parents;
    uint16_t *slot; /* where it is noted; NULL: it removes from several cells */
};

/* A closure of the thinned position that keeps it as it is: one parent each. */
struct se_plain {
    unsigned count[2];
    uint16_t order[2][SE_CANDIDATES];
    struct se_set set[2];
    uint16_t distance[SE_LITERALS];
    uint16_t parent[SE_LITERALS]; /* literal; itself at the start */
    uint8_t kind[SE_LITERALS];    /* of the link from the parent: 0 box, 1 row, 2 column, 3 cell */
};

/* The strides of one kind of chain, laid where a path comes by. */
struct se_paths {
    struct se_set laid; /* numbers */
    uint32_t used;
    uint32_t first[SE_CANDIDATES];
    uint32_t end[SE_CANDIDATES];
    struct se_stride stride[SE_CANDIDATES * SE_MAX_WEAK * SE_MAX_STRONG];
};

struct se_nest {
    struct se_links links;
    struct se_set linked; /* numbers: whose links are made */
    struct se_paths paths;
    struct se_spread spread; /* the thinned position */
    struct se_set refuted;
    struct se_set cyclic; /* where a cycle that removes something can start */
    struct se_set shared;
    unsigned count;
    uint32_t order;
    struct se_found found[SE_MAX_FOUND];
    uint16_t rank[SE_MAX_FOUND];
    uint16_t slot[SE_CELLS][SE_ALL + 1]; /* 1 + index, for removals from one cell */
    struct se_set built;                 /* of `plain` */
    struct se_plain plain[SE_CANDIDATES];
};

/* Cycles and forcing chains (multiple: cell and house forcing chains) of the thinned position; `r`
 * is of the position as it was, which has no chains. Returns whether any was used. Multiple ones
 * are looked for right after the others have failed. */
bool se_inside_chains(struct se_nest *n, struct se_reach *r, const struct se_thin *t, bool multiple,
                      struct se_work *w, se_inside_use *use, void *context);

#endif
