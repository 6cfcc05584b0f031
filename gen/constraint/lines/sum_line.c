/* Sum lines: the line parts into groups of cells one after another that each add up to the same
 * sum, mostly 10. */
#include "gen/constraint/reach.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < 1 || c->sum > (unsigned)v->size * c->count
               ? "no digits along the line have this sum"
               : NULL;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        sum += digits[c->cell[i]];
        if (sum > c->sum) {
            return false;
        }
        sum = sum == c->sum ? 0 : sum;
    }
    return sum == 0;
}

/* A number in a set is what the cells of a group add up to so far. At the end of a group, where
 * they add up to the line's sum, the next one begins with 0. */
static void end_group(struct reach *r, const struct constraint *c)
{
    uint64_t *last = &r->word[c->sum / 64];
    const uint64_t bit = (uint64_t)1 << c->sum % 64;
    const bool ends = *last & bit;
    *last &= bit - 1;
    r->word[0] |= ends;
}

static void begin_group(struct reach *r, const struct constraint *c)
{
    const bool begins = r->word[0] & 1;
    r->word[0] &= ~(uint64_t)1;
    r->word[c->sum / 64] |= (uint64_t)begins << c->sum % 64;
}

/* It is inlined, so that nearly all lines, whose sums need one word, have loops of that length. */
static inline __attribute__((always_inline)) enum constraint_effect prune_words(
    const struct constraint *c, digit_set *candidates, unsigned words)
{
    struct reach before[MAX_LINE_CELLS + 1]; /* a cell */
    struct reach after = {{1}};
    enum constraint_effect effect = CONSTRAINT_SAME;
    before[0] = after;
    for (unsigned i = 0; i < c->count; i++) {
        reach_shift(&before[i + 1], &before[i], candidates[c->cell[i]], false, words);
        end_group(&before[i + 1], c);
    }
    for (unsigned i = c->count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        struct reach reached;
        digit_set keep = 0;
        begin_group(&after, c);
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            reach_shift(&reached, &before[i], rest & (0U - rest), false, words);
            keep |= reach_meet(&reached, &after, words) ? rest & (0U - rest) : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
        reach_shift(&reached, &after, keep, true, words);
        for (unsigned w = 0; w < words; w++) {
            after.word[w] = reached.word[w] & before[i].word[w];
        }
    }
    return effect;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    (void)v;
    return c->sum < 64 ? prune_words(c, candidates, 1)
                       : prune_words(c, candidates, c->sum / 64 + 1);
}

const struct constraint_kind constraint_kind_sum_line = {
    .name = "sum-line",
    .doc = "sum lines: the line can be divided into groups of cells that each add up to the sum, "
           "mostly 10",
    .rule = TEXT_rule_sum_line,
    .title = TEXT_board_sum_line,
    .words = {.name = TEXT_name_sum_line},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(SUM_LINE, "sum-line", "lines of groups that add up to 10"),
    .shape = CONSTRAINT_LINE,
    .has_sum = true,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 5},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
