#include "gen/constraint/reach.h"

#include <limits.h>

/* ---- sums below 64, as nearly all are: in one word ---- */

static unsigned highest_sum(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++) {
        sum += candidates[cell[i]] ? highest_digit(candidates[cell[i]]) : 0;
    }
    return sum;
}

/* ---- sums of many cells: mostly all numbers from the least to the greatest ---- */

/* If the cells without a gap between their candidates reach as many sums in a row as the others'
 * widest gap is wide, the sums of all have no gap either. */
struct spread {
    unsigned least, most;
    unsigned run;     /* greatest less least sum of the cells without a gap */
    unsigned longest; /* the same of one of these */
    unsigned gap;     /* a bound for the others' gaps */
};

static struct spread spread_of(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    struct spread s = {0};
    for (unsigned i = 0; i < count; i++) {
        const digit_set set = candidates[cell[i]];
        if (!set) {
            return (struct spread){.gap = UINT_MAX};
        }
        const unsigned length = highest_digit(set) - lowest_digit(set);
        s.least += lowest_digit(set);
        s.most += highest_digit(set);
        if (set & (set + (set & -set))) {
            s.gap = length > s.gap ? length : s.gap;
        } else {
            s.run += length;
            s.longest = length > s.longest ? length : s.longest;
        }
    }
    return s;
}

/* The numbers from the one to the other that word w of a set has room for. */
static inline uint64_t word_between(unsigned w, unsigned from, unsigned to)
{
    return (w == from / 64 ? UINT64_MAX << from % 64 : UINT64_MAX) &
           (w == to / 64 ? UINT64_MAX >> (63 - to % 64) : UINT64_MAX);
}

static bool has_between(const struct reach *r, unsigned from, unsigned to)
{
    for (unsigned w = from / 64; w <= to / 64 && w < REACH_WORDS; w++) {
        if (r->word[w] & word_between(w, from, to)) {
            return true;
        }
    }
    return false;
}

static enum constraint_effect prune_dense(digit_set *candidates, const uint16_t *cell,
                                          unsigned count, const struct reach *targets,
                                          const struct spread *s)
{
    const unsigned widest = s->longest > s->gap ? s->longest : s->gap;
    enum constraint_effect effect = CONSTRAINT_SAME;
    if (s->least + widest <= s->most - widest &&
        has_between(targets, s->least + widest, s->most - widest)) {
        return effect; /* whatever digit a cell has, the others can make up for it */
    }
    if (!has_between(targets, s->least, s->most)) {
        return CONSTRAINT_BROKEN;
    }
    for (unsigned i = 0; i < count && effect != CONSTRAINT_BROKEN; i++) {
        const digit_set set = candidates[cell[i]];
        const unsigned least = s->least - lowest_digit(set);
        const unsigned most = s->most - highest_digit(set);
        digit_set keep = 0;
        for (digit_set rest = set & (set - 1) ? set : 0; rest; rest &= rest - 1) {
            const unsigned digit = lowest_digit(rest);
            const bool leads = has_between(targets, least + digit, most + digit);
            keep |= leads ? digit_bit(digit) : 0;
        }
        effect = set & (set - 1)
                     ? constraint_both(effect, constraint_keep(candidates, cell[i], keep))
                     : effect;
    }
    return effect;
}

/* ---- all sums ---- */

struct reach reach_of(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    const unsigned highest = highest_sum(candidates, cell, count);
    struct reach sums = {{1}};
    if (highest < 64) {
        for (unsigned i = 0; i < count; i++) {
            uint64_t next = 0;
            for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
                next |= sums.word[0] << lowest_digit(rest);
            }
            sums.word[0] = next;
        }
        return sums;
    }
    const struct spread spread = spread_of(candidates, cell, count);
    if (spread.run + 1 >= spread.gap) {
        sums.word[0] = 0;
        for (unsigned w = spread.least / 64; w <= spread.most / 64; w++) {
            sums.word[w] = word_between(w, spread.least, spread.most);
        }
        return sums;
    }
    for (unsigned i = 0; i < count; i++) {
        const struct reach before = sums;
        reach_shift(&sums, &before, candidates[cell[i]], false, highest / 64 + 1);
    }
    return sums;
}

/* Of the cells before each, and last of all cells. */
static uint64_t small_sums(const digit_set *candidates, const uint16_t *cell, unsigned count,
                           uint64_t before[MAX_LINE_CELLS + 1])
{
    before[0] = 1;
    for (unsigned i = 0; i < count; i++) {
        before[i + 1] = 0;
        for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
            before[i + 1] |= before[i] << lowest_digit(rest);
        }
    }
    return before[count];
}

/* after: the targets, of which the cells can have one at least. */
static enum constraint_effect prune_small(digit_set *candidates, const uint16_t *cell,
                                          unsigned count, const uint64_t *before, uint64_t after)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        digit_set keep = 0;
        uint64_t reached = 0;
        for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
            if (before[i] << lowest_digit(rest) & after) {
                keep |= rest & (0U - rest);
                reached |= after >> lowest_digit(rest);
            }
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[i], keep));
        after = reached;
    }
    return effect;
}

enum constraint_effect reach_prune_equal(digit_set *candidates, const uint16_t *one,
                                         unsigned one_count, const uint16_t *other,
                                         unsigned other_count)
{
    if (highest_sum(candidates, one, one_count) < 64 &&
        highest_sum(candidates, other, other_count) < 64) {
        uint64_t before_one[MAX_LINE_CELLS + 1];
        uint64_t before_other[MAX_LINE_CELLS + 1];
        const uint64_t both = small_sums(candidates, one, one_count, before_one) &
                              small_sums(candidates, other, other_count, before_other);
        return !both ? CONSTRAINT_BROKEN
                     : constraint_both(
                           prune_small(candidates, one, one_count, before_one, both),
                           prune_small(candidates, other, other_count, before_other, both));
    }
    const struct reach of_other = reach_of(candidates, other, other_count);
    const enum constraint_effect effect = reach_prune(candidates, one, one_count, &of_other);
    if (effect == CONSTRAINT_BROKEN) {
        return effect;
    }
    const struct reach of_one = reach_of(candidates, one, one_count);
    return constraint_both(effect, reach_prune(candidates, other, other_count, &of_one));
}

enum constraint_effect reach_prune(digit_set *candidates, const uint16_t *cell, unsigned count,
                                   const struct reach *targets)
{
    if (highest_sum(candidates, cell, count) < 64) {
        uint64_t before[MAX_LINE_CELLS + 1];
        const uint64_t all = small_sums(candidates, cell, count, before);
        return all & targets->word[0]
                   ? prune_small(candidates, cell, count, before, targets->word[0])
                   : CONSTRAINT_BROKEN;
    }
    const struct spread spread = spread_of(candidates, cell, count);
    if (spread.run - spread.longest + 1 >= spread.gap) {
        return prune_dense(candidates, cell, count, targets, &spread);
    }
    unsigned words = REACH_WORDS; /* greater sums lead to no target */
    while (words > 1 && !targets->word[words - 1]) {
        words--;
    }
    struct reach before[MAX_LINE_CELLS + 1]; /* of the cells before one */
    struct reach after[2] = {*targets};
    enum constraint_effect effect = CONSTRAINT_SAME;
    before[0] = (struct reach){{1}};
    for (unsigned i = 0; i < count; i++) {
        reach_shift(&before[i + 1], &before[i], candidates[cell[i]], false, words);
    }
    if (!reach_meet(&before[count], targets, words)) {
        return CONSTRAINT_BROKEN;
    }
    for (unsigned i = count, now = 0; i-- > 0 && effect != CONSTRAINT_BROKEN; now = !now) {
        digit_set keep = 0;
        for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
            struct reach reached;
            reach_shift(&reached, &before[i], rest & (0U - rest), false, words);
            keep |= reach_meet(&reached, &after[now], words) ? rest & (0U - rest) : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[i], keep));
        reach_shift(&after[!now], &after[now], keep, true, words);
    }
    return effect;
}
