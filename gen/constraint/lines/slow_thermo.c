/* Slow thermometers: digits never decrease from the bulb on. */
#include "gen/constraint/lines/line.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 1; i < c->count; i++) {
        if (digits[c->cell[i]] < digits[c->cell[i - 1]]) {
            return false;
        }
    }
    return true;
}

static digit_set at_least(unsigned digit, unsigned size)
{
    return digits_from_to(digit, size);
}

static digit_set at_most(unsigned digit, unsigned size)
{
    (void)size;
    return digits_from_to(1, digit);
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    return line_prune_chain(c, candidates, v->size, at_least, at_most);
}

const struct constraint_kind constraint_kind_slow_thermo = {
    .name = "slow-thermo",
    .doc = "slow thermometers: digits never decrease from the bulb",
    .rule = TEXT_rule_slow_thermo,
    .title = TEXT_board_slow_thermo,
    .words = {.name = TEXT_name_slow_thermo, .says = TEXT_clue_slow_thermo},
    .fpuzzles = {"slowthermometer"},
    .scl = {.how = SCL_THERMO,
            .color = SCL_SLOW_GRAY,
            .thickness = 12,
            .words = {"slow thermo"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant = VARIANT(SLOW_THERMO, "slow-thermo", "thermometers whose digits never decrease"),
    .shape = CONSTRAINT_LINE,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .holds = holds,
    .prune = prune,
};
