/* Sums of digits that may repeat, as sets of numbers: what some cells can add up to, and which of
 * their digits lead there; for gen/constraint.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_REACH_H
#define NONET_GEN_CONSTRAINT_REACH_H

#include "gen/constraint/kind.h"

/* Numbers from 0 to the largest sum that a constraint's cells can have. */
enum { REACH_WORDS = MAX_LINE_CELLS * MAX_SIZE / 64 + 1 };
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

/* Of the following, `words` says how many words are looked at and written: all of the others must
 * be empty. */

/* Is there a number that both have? */
static inline bool reach_meet(const struct reach *a, const struct reach *b, unsigned words)
{
    uint64_t common = 0;
    for (unsigned w = 0; w < words; w++) {
        common |= a->word[w] & b->word[w];
    }
    return common != 0;
}

/* The sums of one of `r` and one of the digits or, where it goes down, the numbers from which one
 * of the digits leads to one of `r`. */
static inline void reach_shift(struct reach *to, const struct reach *r, digit_set digits, bool down,
                               unsigned words)
{
    for (unsigned w = 0; w < words; w++) {
        to->word[w] = 0;
    }
    for (; digits; digits &= digits - 1) {
        const unsigned by = lowest_digit(digits);
        for (unsigned w = 0; w < words; w++) {
            uint64_t beside = down ? w + 1 < words ? r->word[w + 1] : 0 : w ? r->word[w - 1] : 0;
            to->word[w] |= down ? r->word[w] >> by | beside << (64 - by)
                                : r->word[w] << by | beside >> (64 - by);
        }
    }
}

/* All sums of the cells' candidates, one of each. */
struct reach reach_of(const digit_set *candidates, const uint16_t *cell, unsigned count);

/* Keep the candidates by which the cells can add up to one of the targets: exactly these. */
enum constraint_effect reach_prune(digit_set *candidates, const uint16_t *cell, unsigned count,
                                   const struct reach *targets);

/* Keep the candidates by which some cells can add up to the same as others: exactly these. */
enum constraint_effect reach_prune_equal(digit_set *candidates, const uint16_t *one,
                                         unsigned one_count, const uint16_t *other,
                                         unsigned other_count);

#endif
