/* Thermometers: digits grow from the bulb to the tip. */
#include "gen/constraint/kind.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 1; i < c->count; i++) {
        if (digits[c->cell[i]] <= digits[c->cell[i - 1]]) {
            return false;
        }
    }
    return true;
}

/* A chain of "smaller than": looking up it once and down it once leaves what can stand. */
static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 1; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect =
            constraint_both(effect, constraint_prune_order(candidates, c->cell[i - 1], c->cell[i]));
    }
    for (unsigned i = c->count - 1U; i > 0 && effect != CONSTRAINT_BROKEN; i--) {
        effect =
            constraint_both(effect, constraint_prune_order(candidates, c->cell[i - 1], c->cell[i]));
    }
    return effect;
}

const struct constraint_kind constraint_kind_thermo = {
    .name = "thermo",
    .doc = "thermometers: digits increase from the bulb",
    .rule = TEXT_rule_thermo,
    .title = TEXT_board_thermo,
    .words = {.name = TEXT_name_thermo, .says = TEXT_clue_thermo},
    .fpuzzles = {"thermometer"},
    .scl = {.how = SCL_THERMO, .color = SCL_GRAY, .thickness = 21, .words = {"thermo"}},
    .make = MAKE_THERMO,
    .step = STEP_THERMO,
    .variant = VARIANT(THERMO, "thermo", "thermometers"),
    .shape = CONSTRAINT_LINE,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .holds = holds,
    .prune = prune,
};
