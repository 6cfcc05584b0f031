/* Rules inside a dynamic closure; internal to gen/grade/se*.c. */
#ifndef NONET_GEN_GRADE_SE_INSIDE_H
#define NONET_GEN_GRADE_SE_INSIDE_H

#include "gen/grade/se_chain.h"

/* The position as a dynamic closure has thinned it out. */
struct se_thin {
    const struct se_board *b; /* as it was */
    uint16_t cand[SE_CELLS];
    uint16_t at[SE_HOUSES][9];
};

/* What a rule inside a closure removes. */
struct se_inside {
    unsigned removed;
    uint16_t candidate[SE_CANDIDATES];
    unsigned parents;
    uint16_t parent[SE_CANDIDATES]; /* candidates whose removal it rests on */
    unsigned complexity;            /* of the chain that it is; 0: no chain */
    uint64_t identity;              /* of that chain */
};

typedef void se_inside_use(void *context, const struct se_inside *found);

/* Removals are taken column by column. */
void se_inside_sort(struct se_inside *found);

/* Intersections; else hidden pairs; else naked pairs; else X-wings that the removals made possible:
 * all of the first kind that has any. Returns whether there was one. */
bool se_inside_simple(const struct se_thin *t, se_inside_use *use, void *context);

#endif
