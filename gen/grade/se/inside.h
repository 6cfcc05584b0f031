/* Rules inside a dynamic closure; internal to gen/grade/se*.c. */
#ifndef NONET_GEN_GRADE_SE_INSIDE_H
#define NONET_GEN_GRADE_SE_INSIDE_H

#include "gen/grade/se/chain.h"

/* In the order in which they are looked for. */
enum se_inside_rule {
    SE_INSIDE_LOCKED,
    SE_INSIDE_HIDDEN_PAIR,
    SE_INSIDE_NAKED_PAIR,
    SE_INSIDE_X_WING,
    SE_INSIDE_RULES
};

/* The position as a dynamic closure has thinned it out. */
struct se_thin {
    const struct se_board *b; /* as it was */
    uint16_t cand[SE_CELLS];
    uint16_t at[SE_HOUSES][9];
    /* For each of the simple rules, the digits that houses lost since it was looked for. */
    uint16_t fresh[SE_INSIDE_RULES][SE_HOUSES];
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

/* The candidates of a cell (kind 3) or of a digit in a house (0 box, 1 row, 2 column) that went
 * while `whole` was thinned out: what a link over it rests on. Adds them to *lost. */
void se_inside_lost(const struct se_board *whole, const struct se_thin *t, unsigned candidate,
                    unsigned kind, struct se_set *lost);

/* Two chains are one where all their literals are the same, in order (64 bits of FNV-1a). */
static const uint64_t SE_IDENTITY = 0xCBF29CE484222325U;

static inline uint64_t se_identify(uint64_t identity, unsigned literal)
{
    return (identity ^ literal) * 0x100000001B3U;
}

/* The members of a set, in order. Returns how many. */
unsigned se_set_list(const struct se_set *set, uint16_t *out);

typedef void se_inside_use(void *context, const struct se_inside *found);

/* Removals are taken column by column. */
void se_inside_sort(struct se_inside *found);

/* Intersections; else hidden pairs; else naked pairs; else X-wings that the removals made possible:
 * all of the first kind that has any, where
 * something was lost since. Returns whether there was one. */
bool se_inside_simple(struct se_thin *t, se_inside_use *use, void *context);

#endif
