#include "gen/constraint/reach.h"

/* The least and the greatest sum, and whether there are gaps between. If the cells without a gap
 * between their candidates reach as many sums in a row as the others' widest gap is wide, the sums
 * of all have no gap either. */
struct spread {
    unsigned least, most;
    unsigned run;     /* greatest less least sum of the cells without a gap */
    unsigned longest; /* the same of one of these */
    unsigned gap;     /* a bound for the others' gaps */
    bool is_broken;   /* some cell has no candidate */
};

static struct spread spread_of(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    struct spread s = {0};
    for (unsigned i = 0; i < count; i++) {
        const digit_set set = candidates[cell[i]];
        if (!set) {
            return (struct spread){.is_broken = true};
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

/* ---- sums of many cells: mostly all numbers from the least to the greatest ---- */

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

/* Whether the set has each of 64 numbers from this one on. */
static uint64_t word_from(const struct reach *r, unsigned from)
{
    const unsigned w = from / 64;
    const uint64_t low = w < REACH_WORDS ? r->word[w] >> from % 64 : 0;
    return from % 64 && w + 1 < REACH_WORDS ? low | r->word[w + 1] << (64 - from % 64) : low;
}

/* ---- all sums ---- */

/* Of the cells before each, and last of all cells: by how much they can exceed the least sum. What
 * is more than 63 above it is dropped. Each cell has a candidate. */
static uint64_t near_sums(const digit_set *candidates, const uint16_t *cell, unsigned count,
                          uint64_t before[MAX_LINE_CELLS + 1])
{
    before[0] = 1;
    for (unsigned i = 0; i < count; i++) {
        const digit_set set = candidates[cell[i]];
        before[i + 1] = 0;
        for (digit_set rest = set >> __builtin_ctz(set); rest; rest &= rest - 1) {
            before[i + 1] |= before[i] << __builtin_ctz(rest);
        }
    }
    return before[count];
}

struct reach reach_of(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    const struct spread spread = spread_of(candidates, cell, count);
    if (spread.is_broken) {
        return (struct reach){{0}};
    }
    struct reach sums = {{1}};
    if (spread.most < 64) {
        uint64_t before[MAX_LINE_CELLS + 1];
        sums.word[0] = near_sums(candidates, cell, count, before) << spread.least;
        return sums;
    }
    if (spread.run + 1 >= spread.gap) {
        sums.word[0] = 0;
        for (unsigned w = spread.least / 64; w <= spread.most / 64; w++) {
            sums.word[w] = word_between(w, spread.least, spread.most);
        }
        return sums;
    }
    for (unsigned i = 0; i < count; i++) {
        const struct reach before = sums;
        reach_shift(&sums, &before, candidates[cell[i]], false, spread.most / 64 + 1);
    }
    return sums;
}

/* ---- sums near the least, as nearly all targets are: in one word ---- */

/* after: the targets, less the least sum, of which the cells can have one at least. */
static enum constraint_effect prune_near(digit_set *candidates, const uint16_t *cell,
                                         unsigned count, const uint64_t *before, uint64_t after)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        const digit_set set = candidates[cell[i]];
        const int lowest = __builtin_ctz(set);
        digit_set keep = 0;
        uint64_t reached = 0;
        for (digit_set rest = set; rest; rest &= rest - 1) {
            const int above = __builtin_ctz(rest) - lowest;
            if (before[i] << above & after) {
                keep |= rest & (0U - rest);
                reached |= after >> above;
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
    const struct spread of_one = spread_of(candidates, one, one_count);
    const struct spread of_other = spread_of(candidates, other, other_count);
    if (of_one.is_broken || of_other.is_broken) {
        return CONSTRAINT_BROKEN;
    }
    if (of_one.most < 64 && of_other.most < 64) {
        uint64_t before_one[MAX_LINE_CELLS + 1];
        uint64_t before_other[MAX_LINE_CELLS + 1];
        const uint64_t both = near_sums(candidates, one, one_count, before_one) << of_one.least &
                              near_sums(candidates, other, other_count, before_other)
                                  << of_other.least;
        return !both ? CONSTRAINT_BROKEN
                     : constraint_both(
                           prune_near(candidates, one, one_count, before_one, both >> of_one.least),
                           prune_near(candidates, other, other_count, before_other,
                                      both >> of_other.least));
    }
    const struct reach sums_of_other = reach_of(candidates, other, other_count);
    const enum constraint_effect effect = reach_prune(candidates, one, one_count, &sums_of_other);
    if (effect == CONSTRAINT_BROKEN) {
        return effect;
    }
    const struct reach sums_of_one = reach_of(candidates, one, one_count);
    return constraint_both(effect, reach_prune(candidates, other, other_count, &sums_of_one));
}

enum constraint_effect reach_prune(digit_set *candidates, const uint16_t *cell, unsigned count,
                                   const struct reach *targets)
{
    const struct spread spread = spread_of(candidates, cell, count);
    if (spread.is_broken) {
        return CONSTRAINT_BROKEN;
    }
    if (spread.most >= 64 && spread.run - spread.longest + 1 >= spread.gap) {
        return prune_dense(candidates, cell, count, targets, &spread);
    }
    if (spread.most < spread.least + 64 || !has_between(targets, spread.least + 64, spread.most)) {
        uint64_t before[MAX_LINE_CELLS + 1];
        const uint64_t all = near_sums(candidates, cell, count, before);
        const uint64_t near = word_from(targets, spread.least);
        return all & near ? prune_near(candidates, cell, count, before, near) : CONSTRAINT_BROKEN;
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
