/* Closures over links alone, kept from step to step.
 *
 * Such a closure takes the same course while what has gone from the position leaves two candidates
 * at least in each of its units, in the closure as well: it was then only passed over, and nothing
 * rested on its being out. What the closure's contradiction costs, and what its other literals do,
 * stays the same. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_KEPT_CLOSURES_H
#define NONET_GEN_GRADE_SE_CHAIN_KEPT_CLOSURES_H

#include "gen/grade/se/chain/se_closure.h"

/* The course of a closure. */
struct se_course {
    uint16_t clash; /* literals that its contradiction rests on; 0: none was found … */
    uint16_t most;  /* … up to literals that rest on no more than these */
    uint16_t followed;
    uint16_t out[SE_CANDIDATES]; /* what was out and followed up, in order */
    int32_t left[SE_UNITS];      /* as in units.h; where one was shut, see se_unit_shut */
};

struct se_kept_closures {
    struct se_closures_on on;
    uint16_t cand[SE_CELLS]; /* of the position that they are of */
    unsigned count;
    uint16_t literal[SE_LITERALS]; /* the assumptions, in any order */
    uint64_t known[(SE_LITERALS + 63) / 64];
    struct se_course course[SE_LITERALS];
};

/* A puzzle begins. */
void se_kept_begin(struct se_kept_closures *k);

/* The position has changed: forget what may take another course. */
void se_kept_step(struct se_kept_closures *k, const struct se_board *b);

/* That of an assumption (a literal) whose clash, or all of whose literals that rest on no more than
 * `most`, have been found; NULL: unknown. */
static inline const struct se_course *se_kept_course(const struct se_kept_closures *k,
                                                     unsigned literal, unsigned most)
{
    const struct se_course *c = &k->course[literal];
    return bit_has(k->known, literal) && (c->clash || c->most >= most) ? c : NULL;
}

/* Keep the course of what has just been built. */
void se_kept_add(struct se_kept_closures *k, const struct se_build *s, unsigned literal);

#endif
