#include "gen/constraint/reach.h"

bool reach_meet(const struct reach *a, const struct reach *b)
{
    uint64_t common = 0;
    for (unsigned w = 0; w < REACH_WORDS; w++) {
        common |= a->word[w] & b->word[w];
    }
    return common != 0;
}

/* The sums of one of `r` and a digit or, where it goes down, the numbers from which the digit leads
 * to one of them. */
static void add_shifted(struct reach *to, const struct reach *r, unsigned digit, bool down,
                        unsigned words)
{
    for (unsigned w = 0; w < words; w++) {
        uint64_t beside = down ? w + 1 < words ? r->word[w + 1] : 0 : w ? r->word[w - 1] : 0;
        to->word[w] |= down ? r->word[w] >> digit | beside << (64 - digit)
                            : r->word[w] << digit | beside >> (64 - digit);
    }
}

/* Of the first `words` words; the others are empty. */
static struct reach shifted(const struct reach *r, digit_set digits, bool down, unsigned words)
{
    struct reach made = {{0}};
    for (; digits; digits &= digits - 1) {
        add_shifted(&made, r, lowest_digit(digits), down, words);
    }
    return made;
}

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
    struct reach sums = {{1}};
    if (highest_sum(candidates, cell, count) < 64) {
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
        sums = shifted(&sums, candidates[cell[i]], false, REACH_WORDS);
    }
    return sums;
}

static enum constraint_effect prune_small(digit_set *candidates, const uint16_t *cell,
                                          unsigned count, uint64_t targets)
{
    uint64_t before[MAX_SIZE + 1];
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
    struct reach before[MAX_SIZE + 1]; /* of the cells before one */
    before[0] = (struct reach){{1}};
    struct reach after = *targets;
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < count; i++) {
        before[i + 1] = shifted(&before[i], candidates[cell[i]], false, words);
    }
    if (!reach_meet(&before[count], targets)) {
        return CONSTRAINT_BROKEN;
    }
    for (unsigned i = count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        digit_set keep = 0;
        for (digit_set rest = candidates[cell[i]]; rest; rest &= rest - 1) {
            struct reach reached = shifted(&before[i], rest & (0U - rest), false, words);
            keep |= reach_meet(&reached, &after) ? rest & (0U - rest) : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[i], keep));
        after = shifted(&after, keep, true, words);
    }
    return effect;
}
