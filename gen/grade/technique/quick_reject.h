/* A look over the position that tells of some techniques that no instance of them is there, for
 * less than a search in vain costs. It leaves nothing out: what is not absent is searched for. Of
 * classic boards only.
 *
 * What was seen of a digit or a house holds until its candidates change. */
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
