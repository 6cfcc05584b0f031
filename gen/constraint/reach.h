/* Sums of digits that may repeat, as sets of numbers: what some cells can add up to, and which of
 * their digits lead there; for gen/constraint.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_REACH_H
#define NONET_GEN_CONSTRAINT_REACH_H

#include "gen/constraint/kind.h"

/* Numbers from 0 to the largest sum that a constraint's cells can have. */
enum { REACH_WORDS = (MAX_SIZE * MAX_SIZE) / 64 + 1 };
struct reach {
    uint64_t word[REACH_WORDS];
};

static inline void reach_add(struct reach *r, unsigned number)
{
    if (number / 64 < REACH_WORDS) {
        r->word[number / 64] |= (uint64_t)1 << number % 64;
    }
}

static inline bool reach_has(const struct reach *r, unsigned number)
{
    return number / 64 < REACH_WORDS && r->word[number / 64] >> number % 64 & 1;
}

/* Is there a number that both have? */
bool reach_meet(const struct reach *a, const struct reach *b);

/* All sums of the cells' candidates, one of each. */
struct reach reach_of(const digit_set *candidates, const uint16_t *cell, unsigned count);

/* Keep the candidates by which the cells can add up to one of the targets: exactly these. */
enum constraint_effect reach_prune(digit_set *candidates, const uint16_t *cell, unsigned count,
                                   const struct reach *targets);

#endif
