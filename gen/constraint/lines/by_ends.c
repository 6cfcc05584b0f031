/* Lines whose ends bound the digits along them: between lines, where these lie strictly between the
 * digits in the circles, and lockout lines, where the ends differ by at least 4 (of 9 digits) and
 * all others lie outside the range from one end to the other. */
#include <stdlib.h>

#include "gen/constraint/lines/line.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    digit_set may =
        digits_by_ends(c->kind, digits[c->cell[0]], digits[c->cell[c->count - 1]], v->size);
    for (unsigned i = 1; i + 1U < c->count; i++) {
        if (!(may & digit_bit(digits[c->cell[i]]))) {
            return false;
        }
    }
    return true;
}

/* For each two digits of the ends: can all others be filled? */
static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    const uint16_t ends[2] = {c->cell[0], c->cell[c->count - 1]};
    digit_set keep_end[2] = {0};
    digit_set keep = 0;
    for (digit_set a = candidates[ends[0]]; a; a &= a - 1) {
        for (digit_set b = candidates[ends[1]]; b; b &= b - 1) {
            digit_set may = digits_by_ends(c->kind, lowest_digit(a), lowest_digit(b), v->size);
            bool fits = may != 0;
            for (unsigned i = 1; i + 1U < c->count && fits; i++) {
                fits = candidates[c->cell[i]] & may;
            }
            if (fits) {
                keep_end[0] |= a & (0U - a);
                keep_end[1] |= b & (0U - b);
                keep |= may;
            }
        }
    }
    enum constraint_effect effect =
        constraint_both(constraint_keep(candidates, ends[0], keep_end[0]),
                        constraint_keep(candidates, ends[1], keep_end[1]));
    for (unsigned i = 1; i + 1U < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    return effect;
}

const struct constraint_kind constraint_kind_between = {
    .name = "between",
    .doc = "between lines: digits lie strictly between those in the circles at the ends",
    .rule = TEXT_rule_between,
    .title = TEXT_board_between,
    .words = {.name = TEXT_name_between, .says = TEXT_clue_between},
    .fpuzzles = {"betweenline"},
    .scl = {.how = SCL_RINGED_LINE,
            .color = "#C1C1C1",
            .thickness = 8,
            .words = {"between line", "between the circles"},
            .needs_words = true},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant =
        VARIANT(BETWEEN, "between", "lines with digits between those in the circles at the ends"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {4, 6},
    .holds = holds,
    .prune = prune,
};

const struct constraint_kind constraint_kind_lockout = {
    .name = "lockout",
    .doc = "lockout lines: ends differ by at least 4, other digits lie outside their range",
    .rule = TEXT_rule_lockout,
    .title = TEXT_board_lockout,
    .words = {.name = TEXT_name_lockout, .says = TEXT_clue_lockout},
    .fpuzzles = {"lockout", "4", true},
    .scl = {.how = SCL_REFUSED, .words = {"lockout"}, .needs_words = true},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(LOCKOUT, "lockout", "lines with digits outside the range of their ends"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 5},
    .holds = holds,
    .prune = prune,
};
