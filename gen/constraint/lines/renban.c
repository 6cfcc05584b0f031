/* Renban lines: consecutive digits in any order, none twice. */
#include "gen/constraint/lines/line.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    digit_set seen = 0;
    for (unsigned i = 0; i < c->count; i++) {
        seen |= digit_bit(digits[c->cell[i]]);
    }
    return constraint_digits_differ(v, c, digits) &&
           highest_digit(seen) - lowest_digit(seen) + 1 == c->count;
}

/* Can the cells hold exactly these digits, one each? Every cell needs a candidate among them, and
 * every digit a cell. */
static bool may_hold(const struct constraint *c, const digit_set *candidates, digit_set run)
{
    digit_set found = 0;
    for (unsigned i = 0; i < c->count; i++) {
        digit_set here = candidates[c->cell[i]] & run;
        if (!here) {
            return false;
        }
        found |= here;
    }
    return found == run;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    digit_set keep = 0;
    for (unsigned low = 1; low + c->count - 1 <= v->size; low++) {
        digit_set run = digits_from_to(low, low + c->count - 1U);
        keep |= may_hold(c, candidates, run) ? run : 0;
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    return effect;
}

const struct constraint_kind constraint_kind_renban = {
    .name = "renban",
    .doc = "renban lines: consecutive digits in any order",
    .rule = TEXT_rule_renban,
    .title = TEXT_board_renban,
    .words = {.name = TEXT_name_renban, .says = TEXT_clue_renban},
    .fpuzzles = {"renban"},
    .scl = {.how = SCL_LINE,
            .color = "#F067F0",
            .thickness = 14,
            .words = {"renban"},
            .needs_words = true},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(RENBAN, "renban", "lines of consecutive digits in any order"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .holds = holds,
    .prune = prune,
};
