/* Skyscrapers: digits are heights, and the number counts those that are seen from it: each that is
 * greater than all before it. */
#include <string.h>

#include "gen/constraint/outside/outside.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < 1 || c->sum > v->size ? "the count must be from 1 to the greatest digit" : NULL;
}

static unsigned number_of(const struct layout *v, const uint16_t *cell, const uint8_t *digits)
{
    unsigned seen = 0;
    unsigned greatest = 0;
    for (unsigned i = 0; i < v->size; i++) {
        seen += digits[cell[i]] > greatest;
        greatest = digits[cell[i]] > greatest ? digits[cell[i]] : greatest;
    }
    return seen;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return number_of(v, c->cell, digits) == c->sum;
}

/* By how many cells of the line are known and the greatest of their digits: the counts that are
 * possible, bit k for k. At the beginning nothing is seen; at the end the greatest digit is. Cells
 * hold different digits, so the greatest of i digits is no less than i. */
typedef uint32_t seen_counts[MAX_SIZE + 1][MAX_SIZE + 1];

static bool may_follow(unsigned known, unsigned greatest)
{
    return greatest >= known;
}

static void look_forth(const struct constraint *c, const digit_set *candidates, unsigned size,
                       seen_counts forth)
{
    memset(forth[0], 0, (size + 1) * sizeof forth[0][0]);
    forth[0][0] = 1;
    for (unsigned i = 0; i < size; i++) {
        const digit_set set = candidates[c->cell[i]];
        uint32_t lower = 0; /* counts with a lower digit as the greatest */
        for (unsigned top = 0; top <= size; top++) {
            forth[i + 1][top] = 0;
            if (may_follow(i + 1, top)) {
                forth[i + 1][top] = set & digits_below(top) ? forth[i][top] : 0;
                forth[i + 1][top] |= set & digit_bit(top) ? lower << 1 : 0;
            }
            lower |= forth[i][top];
        }
    }
}

/* The counts that the cells before one may have seen, so that all of them see the number. */
static void look_back(const struct constraint *c, const digit_set *candidates, unsigned size,
                      seen_counts back)
{
    memset(back[size], 0, (size + 1) * sizeof back[size][0]);
    back[size][size] = (uint32_t)1 << c->sum;
    for (unsigned i = size; i-- > 0;) {
        const digit_set set = candidates[c->cell[i]];
        uint32_t higher = 0; /* counts with a higher digit here */
        for (unsigned top = size + 1; top-- > 0;) {
            const bool stays = may_follow(i + 1, top) && set & digits_below(top);
            back[i][top] = (stays ? back[i + 1][top] : 0) | higher >> 1;
            higher |= may_follow(i + 1, top) && set & digit_bit(top) ? back[i + 1][top] : 0;
        }
    }
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    seen_counts forth;
    seen_counts back;
    enum constraint_effect effect = CONSTRAINT_SAME;
    look_forth(c, candidates, v->size, forth);
    look_back(c, candidates, v->size, back);
    for (unsigned i = 0; i < v->size && effect != CONSTRAINT_BROKEN; i++) {
        digit_set keep = 0;
        uint32_t lower = 0;
        for (unsigned top = 0; top <= v->size; top++) {
            if (may_follow(i + 1, top)) {
                keep |= lower << 1 & back[i + 1][top] ? digit_bit(top) : 0;
                keep |= forth[i][top] & back[i + 1][top] ? digits_below(top) : 0;
            }
            lower |= forth[i][top];
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    return effect;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    outside_derive(v, digits, CONSTRAINT_SKYSCRAPER, number_of, out);
}

const struct constraint_kind constraint_kind_skyscraper = {
    .name = "skyscraper",
    .doc = "skyscrapers: a number outside counts the digits seen from it, each greater than all "
           "before",
    .rule = TEXT_rule_skyscraper,
    .title = TEXT_board_skyscraper,
    .words = {.name = TEXT_name_skyscraper, .says = TEXT_clue_skyscraper},
    .fpuzzles = {"skyscraper"},
    .scl = {.how = SCL_OUTSIDE, .words = {"skyscraper", "buildings"}, .needs_words = true},
    .make = MAKE_FEW,
    .step = STEP_OUTSIDE,
    .variant = VARIANT(SKYSCRAPER, "skyscraper", "counts of digits seen from outside"),
    .shape = CONSTRAINT_SIDE,
    .has_sum = true,
    .sum_name = "count",
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive,
};
