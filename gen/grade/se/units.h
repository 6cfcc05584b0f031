/* Units: the cells, and the digits in houses, each of which takes one of its candidates.
 *
 * The state of a unit is one number: (candidates - 2) * SE_UNIT_ONE + the sum of the candidates'
 * numbers. So one subtraction removes a candidate. When one candidate remains, the number is below
 * zero and its low bits are that candidate. */
#ifndef NONET_GEN_GRADE_SE_UNITS_H
#define NONET_GEN_GRADE_SE_UNITS_H

#include "gen/grade/se/se_candidates.h"

enum {
    SE_UNITS = SE_CELLS + SE_HOUSES * 9, /* the cells come first */
    SE_UNIT_WORDS = (SE_UNITS + 63) / 64,
    SE_UNIT_ONE = 1 << 13,
    SE_UNIT_SHUT = 1 << 30, /* it never comes down to one */
};

_Static_assert((int)SE_CANDIDATES * 9 <= (int)SE_UNIT_ONE, "the candidates of a unit add up below");

struct se_unit_set {
    uint64_t word[SE_UNIT_WORDS];
};

struct se_unit {
    uint16_t count;
    uint16_t candidate[9]; /* in order of their cells, or digits */
};

struct se_units {
    uint16_t of[SE_CANDIDATES][4]; /* of a candidate: by enum se_link_kind */
    int32_t left[SE_UNITS];
    struct se_unit unit[SE_UNITS];
};

/* The unit of each kind (enum se_link_kind) that a candidate is in. */
static inline unsigned se_unit_of(const struct se_map *m, unsigned candidate, unsigned kind)
{
    unsigned cell = candidate / 9;
    return kind == SE_IN_CELL ? cell : SE_CELLS + m->house[cell][kind] * 9U + candidate % 9;
}

/* The units of a position. */
void se_units_make(struct se_units *u, const struct se_map *m, const uint16_t cand[SE_CELLS]);

/* Does a unit that had several candidates have just one now? */
static inline bool se_unit_single(int32_t left)
{
    return left < 0 && left >= -(int32_t)SE_UNIT_ONE;
}

/* For a unit that is shut: what was left after `when` candidates had been followed. */
static inline int32_t se_unit_shut(int32_t left, unsigned when)
{
    return SE_UNIT_SHUT + left - (left & (SE_UNIT_ONE - 1)) + (int32_t)when;
}

static inline bool se_unit_is_shut(int32_t left)
{
    return left >= SE_UNIT_SHUT / 2;
}

static inline unsigned se_unit_shut_when(int32_t left)
{
    return (unsigned)(left - SE_UNIT_SHUT) & (SE_UNIT_ONE - 1U);
}

static inline unsigned se_unit_last(int32_t left)
{
    return (unsigned)left & (SE_UNIT_ONE - 1U);
}

#endif
