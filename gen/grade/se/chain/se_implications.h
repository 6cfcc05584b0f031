/* Where the links of a position lead, and what chains inside an assumption can add.
 *
 * A chain in the consequences of an assumption, in a position that has no chain itself, must use a
 * strong link that the position has not: a bridge. What is reached from each candidate over the
 * position's own links is computed once; whether the few bridges of the consequences close anything
 * is then a matter of bit sets. Sound and complete for consequences in which singles are settled: a
 * path through a candidate that singles have removed continues through what they have settled, and
 * never returns. */
#ifndef NONET_GEN_GRADE_SE_IMPLICATIONS_H
#define NONET_GEN_GRADE_SE_IMPLICATIONS_H

#include "gen/grade/se/chain/links.h"
#include "gen/grade/se/chain/propagation.h"
#include "gen/grade/se/units.h"

/* A row of numbers for each number, or unit: see se_row_of. */
enum { SE_ROWS = SE_CANDIDATES * SE_WORDS, SE_UNIT_ROWS = SE_UNITS * SE_WORDS };

struct se_implications {
    const struct se_numbers *numbers;
    const struct se_board *b;
    const struct se_links *links;
    uint64_t off[SE_ROWS];         /* what is out when a candidate is in */
    uint64_t on[SE_ROWS];          /* what is in, itself included */
    struct se_set self;            /* candidates whose being in leads to their being out */
    struct se_set alive;           /* those that there are; empty: nothing is made yet */
    struct se_consequences ground; /* the position: its candidates and places */
    uint64_t seen[SE_ROWS];        /* the candidates of its digit that a candidate sees */
    uint64_t unit[SE_UNIT_ROWS];   /* the candidates of cells, and of digits in houses */
    uint16_t member[SE_UNITS][9];  /* their numbers by digit, and by place */
    unsigned of_size[10];          /* how many units have each number of candidates */
    uint16_t sized[SE_UNITS * 9];  /* the candidates of units of three or more: small units first */
    /* Of the consequences looked at last. */
    unsigned starts;
    uint16_t from[SE_CANDIDATES]; /* when one of these is out, another is in … */
    struct se_set start;          /* (these as a set) */
    uint64_t beyond[SE_ROWS];     /* … and these are out, further bridges crossed */
    bool out_made;                /* the rows below are made */
    uint64_t
        out[SE_ROWS]; /* what is out when one is in, over bridges too; all, where one has gone */
};

/* A puzzle begins. */
static inline void se_implications_begin(struct se_implications *r)
{
    r->alive = (struct se_set){{0}};
}

/* Over the links of the position, in which singles have been placed. What does not lead to those
 * that have changed since the last one of the puzzle stays. */
void se_implications_make(struct se_implications *r, const struct se_numbers *n,
                          const struct se_links *l, const struct se_board *b);

/* The candidates that forcing chains (and the cycles) in the consequences remove: those whose
 * being in leads to their being out. Returns whether there are any. */
bool se_implications_refuted(struct se_implications *r, const struct se_consequences *c,
                             struct se_set *refuted);

/* The candidates that cell and house forcing chains in them remove: those that go however a cell,
 * or a house's digit, is filled. Call it when se_implications_refuted has found nothing; of cells
 * and houses down to two candidates it would have found all. */
bool se_implications_common(struct se_implications *r, const struct se_consequences *c,
                            struct se_set *common);

/* Do these candidates, after se_implications_refuted, remove something together? Adds it to
 * *common. */
bool se_implications_shared(struct se_implications *r, const struct se_consequences *c,
                            const uint16_t candidate[], unsigned count, struct se_set *common);

/* Two candidates (numbers), one of which is in: the last two of a cell, or of a digit in a house.
 */
struct se_pair {
    uint16_t one;
    uint16_t two;
    uint8_t kind; /* enum se_link_kind */
};

/* Those of the consequences: of cells, then of boxes, rows and columns. Returns how many. */
unsigned se_implications_pairs(const struct se_implications *r, const struct se_consequences *c,
                               struct se_pair pair[SE_UNITS]);

/* After se_implications_refuted: what is out, over bridges too, when a candidate that is left (by
 * number) is in. */
const uint64_t *se_implications_out(struct se_implications *r, const struct se_consequences *c,
                                    unsigned number);

#endif
