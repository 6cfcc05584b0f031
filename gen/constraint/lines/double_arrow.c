/* Double arrows: the digits in the two circles add up to the same as the digits between them. */
#include "gen/constraint/reach.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    int rest = digits[c->cell[0]] + digits[c->cell[c->count - 1]];
    (void)v;
    for (unsigned i = 1; i + 1U < c->count; i++) {
        rest -= digits[c->cell[i]];
    }
    return rest == 0;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->count - 2U > 2U * v->size ? "the line has more cells than its circles can add up to"
                                        : NULL;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    const uint16_t ends[2] = {c->cell[0], c->cell[c->count - 1]};
    (void)v;
    return reach_prune_equal(candidates, ends, 2, c->cell + 1, c->count - 2U);
}

const struct constraint_kind constraint_kind_double_arrow = {
    .name = "double-arrow",
    .doc = "double arrows: the digits in both circles add up to the sum of those between them",
    .rule = TEXT_rule_double_arrow,
    .title = TEXT_board_double_arrow,
    .words = {.name = TEXT_name_double_arrow},
    .fpuzzles = {"doublearrow"},
    .scl = {.how = SCL_RINGED_LINE,
            .color = "#C54B8B",
            .thickness = 6,
            .words = {"double arrow", "double-arrow"},
            .needs_words = true},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(DOUBLE_ARROW, "double-arrow",
                       "lines whose two circles add up to the digits between them"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {4, 6},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
