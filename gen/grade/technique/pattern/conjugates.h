/* Conjugate pairs: houses in which a digit has exactly two places, so that it stands in one of
 * them. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_CONJUGATES_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_CONJUGATES_H

#include "gen/grade/technique/search.h"

struct conjugates {
    uint16_t cell[2];
    uint8_t house;
};

/* The pairs of a digit by house, ascending: in houses of one kind, or in all. Returns how
 * many; there is at most one a house. */
unsigned conjugates_of_kind(const struct engine *e, unsigned digit, enum house_kind kind,
                            struct conjugates *out) OF_WIDTH(conjugates_of_kind);
unsigned conjugates_of(const struct engine *e, unsigned digit, struct conjugates *out)
    OF_WIDTH(conjugates_of);

#endif
