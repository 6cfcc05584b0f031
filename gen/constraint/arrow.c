/* Arrows: the digits along the shaft add up to the digit in the circle. They may repeat where no
 * house forbids it. */
#include "gen/constraint/kind.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->count - 1U > v->size ? "the arrow has more cells than the greatest digit allows"
                                   : NULL;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    (void)v;
    for (unsigned i = 1; i < c->count; i++) {
        sum += digits[c->cell[i]];
    }
    return sum == digits[c->cell[0]];
}

/* All sums of one of `sums` (bit s for s) and one of `digits`. */
static uint32_t add_digits(uint32_t sums, digit_set digits)
{
    uint32_t made = 0;
    for (; digits; digits &= digits - 1) {
        made |= sums << lowest_digit(digits);
    }
    return made;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    uint32_t before[MAX_SIZE + 2]; /* sums that the cells before one can have */
    uint32_t possible = ((uint32_t)2 << v->size) - 1;
    before[2] = candidates[c->cell[1]] << 1;
    for (unsigned i = 2; i < c->count; i++) {
        before[i + 1] = add_digits(before[i], candidates[c->cell[i]]) & possible;
    }
    enum constraint_effect effect = constraint_keep(candidates, c->cell[0], before[c->count] >> 1);
    uint32_t after = candidates[c->cell[0]] << 1; /* sums from which the rest leads to the circle */
    for (unsigned i = c->count - 1U; i > 1 && effect != CONSTRAINT_BROKEN; i--) {
        digit_set keep = 0;
        uint32_t taken = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            unsigned digit = lowest_digit(rest);
            const bool fits = (before[i] << digit & after) != 0;
            keep |= fits ? digit_bit(digit) : 0;
            taken |= fits ? after >> digit : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
        after = taken;
    }
    return effect == CONSTRAINT_BROKEN
               ? effect
               : constraint_both(effect, constraint_keep(candidates, c->cell[1], after >> 1));
}

const struct constraint_kind constraint_kind_arrow = {
    .name = "arrow",
    .doc = "arrows: the digits along the arrow add up to the digit in the circle",
    .rule = TEXT_rule_arrow,
    .title = TEXT_board_arrow,
    .words = {.name = TEXT_name_arrow, .says = TEXT_clue_arrow, .shared = TEXT_name_arrow_along},
    .fpuzzles = {"arrow"},
    .scl = {.how = SCL_ARROW, .words = {"arrow"}},
    .make = MAKE_ARROW,
    .step = STEP_ARROW,
    .variant = VARIANT(ARROW, "arrow", "arrows"),
    .shape = CONSTRAINT_LINE,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
