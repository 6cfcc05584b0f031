/* Quick proofs that some techniques have no instance in a position, for less than a full search in
 * vain costs. They never reject a technique that has an instance: without a proof, it is searched
 * for. For boards with the houses of classic ones only.
 *
 * A finding about a digit or a house stays valid until its candidates change. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_QUICK_REJECT_H
#define NONET_GEN_GRADE_TECHNIQUE_QUICK_REJECT_H

#include "gen/grade/technique/search.h"

/* What is looked for together. */
enum quick_reject_view {
    LOOK_NONE, /* techniques that are always searched for */
    LOOK_SEGMENTS,
    LOOK_LOCKED,
    LOOK_SUBSETS,
    LOOK_PAIRS,
    LOOK_TEMPLATES, /* techniques of one digit: is any candidate in none? */
    LOOK_COUNT,
};

/* Bits of what there may be, by look; each look has its own. */
struct absences {
    uint32_t stamp[LOOK_COUNT]; /* the position last looked at */
    uint32_t found[LOOK_COUNT];
    cell_set at[ENGINE_DIGITS];    /* a digit's candidates when it was looked at, */
    uint8_t locked[ENGINE_DIGITS]; /* and what was found */
    uint32_t house_stamp[ENGINE_HOUSES];
    uint32_t of_house[ENGINE_HOUSES];
};

/* Is it sure that the technique has no instance in e->now? Singles must have been carried out. */
bool is_quickly_rejected(struct engine *e, int technique) OF_WIDTH(is_quickly_rejected);

#endif
