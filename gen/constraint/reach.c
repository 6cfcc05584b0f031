#include "gen/constraint/reach.h"

/* ---- sums below 64, as nearly all are: in one word ---- */

static unsigned highest_sum(const digit_set *candidates, const uint16_t *cell, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++) {
        sum += candidates[cell[i]] ? highest_digit(candidates[cell[i]]) : 0;
    }
    return sum;
}

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
    for (unsigned i = 0; i < count; i++) {
        const struct reach before = sums;
        reach_shift(&sums, &before, candidates[cell[i]], false, highest / 64 + 1);
    }
    return sums;
}

static enum constraint_effect prune_small(digit_set *candidates, const uint16_t *cell,
                                          unsigned count, uint64_t targets)
{
    uint64_t before[MAX_LINE_CELLS + 1];
    uint64_t after = targets;
    enum constraint_effect effect = CONSTRAINT_SAME;
    before[0] = 1;
    for (unsigned i = 0; i < count; i++) {
        before[i + 1] = 0;
        for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
            before[i + 1] |= before[i] << lowest_digit(rest);
        }
    }
    if (!(before[count] & targets)) {
        return CONSTRAINT_BROKEN;
    }
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

enum constraint_effect reach_prune(digit_set *candidates, const uint16_t *cell, unsigned count,
                                   const struct reach *targets)
{
    if (highest_sum(candidates, cell, count) < 64) {
        return prune_small(candidates, cell, count, targets->word[0]);
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
