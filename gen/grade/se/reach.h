/* Where the links of a position lead, and what chains inside a spread can add; internal to
 * gen/grade/se*.c.
 *
 * A chain inside a spread of a position that has no chain itself must use a strong link that the
 * position has not: a bridge. What is reached from each candidate over the position's own links is
 * computed once; whether the few bridges of a spread close anything is then a matter of bit sets.
 * Sound and complete for a spread in which singles are settled: a path over a candidate that the
 * spread has removed goes on over what it has settled, and never comes back. */
#ifndef NONET_GEN_GRADE_SE_REACH_H
#define NONET_GEN_GRADE_SE_REACH_H

#include "gen/grade/se/spread.h"

enum {
    SE_MAX_BRIDGES = 2 * (SE_CELLS + SE_HOUSES * 9),
    SE_BRIDGE_WORDS = SE_MAX_BRIDGES / 64 + 1,
};

struct se_reach {
    const struct se_numbers *numbers;
    const struct se_board *b;
    uint64_t off[SE_CANDIDATES][SE_WORDS]; /* what is out when a candidate is in */
    uint64_t on[SE_CANDIDATES][SE_WORDS];  /* what is in, itself included */
    /* Of the spread looked at last. */
    unsigned bridges;
    uint16_t from[SE_MAX_BRIDGES];          /* when this is out … */
    uint16_t to[SE_MAX_BRIDGES];            /* … this is in … */
    uint16_t first[SE_CANDIDATES];          /* of a candidate: 1 + the last bridge from it … */
    uint16_t again[SE_MAX_BRIDGES];         /* … and from there on; 0: none */
    uint64_t far[SE_MAX_BRIDGES][SE_WORDS]; /* … and these are out */
    uint64_t after[SE_MAX_BRIDGES][SE_BRIDGE_WORDS];  /* bridges crossed then */
    uint64_t before[SE_MAX_BRIDGES][SE_BRIDGE_WORDS]; /* bridges after which it is crossed */
    struct se_set start;                              /* candidates that bridges start from … */
    uint64_t beyond[SE_CANDIDATES][SE_WORDS];         /* … and what is out beyond all of theirs */
    struct se_set known;                              /* candidates for which … */
    uint64_t out[SE_CANDIDATES][SE_WORDS]; /* … what is out when they are in, over bridges too */
};

/* Over the links of the position. */
void se_reach_build(struct se_reach *r, const struct se_numbers *n, const struct se_links *l,
                    const struct se_board *b);

/* The candidates of a spread that forcing chains (and the cycles) inside it remove: those whose
 * being in leads to their being out. Returns whether there are any. */
bool se_reach_refuted(struct se_reach *r, const struct se_spread *s, struct se_set *refuted);

/* The candidates that cell and house forcing chains inside the spread remove: those that go however
 * a cell, or a house's digit, is filled. Call it when se_reach_refuted has found nothing; where
 * there are two ways it would have. `lost`: only cells and houses that lost something; NULL: all.
 */
bool se_reach_common(struct se_reach *r, const struct se_spread *s, const struct se_lost *lost,
                     struct se_set *common);

/* Do these candidates, after se_reach_refuted, remove something together? Adds it to *common. */
bool se_reach_shared(struct se_reach *r, const struct se_spread *s, const uint16_t candidate[],
                     unsigned count, struct se_set *common);

/* After se_reach_refuted: what is out, over bridges too, when a candidate (by number) is in. */
const uint64_t *se_reach_out(struct se_reach *r, unsigned number);

#endif
