/* Thermometers: digits grow from the bulb to the tip. */
#include "gen/clue/kind.h"

static bool holds(const struct layout *v, const struct clue *c, const uint8_t *digits)
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
static enum clue_effect prune(const struct layout *v, const struct clue *c, digit_set *candidates)
{
    enum clue_effect effect = CLUE_SAME;
    (void)v;
    for (unsigned i = 1; i < c->count && effect != CLUE_BROKEN; i++) {
        effect = clue_both(effect, clue_prune_order(candidates, c->cell[i - 1], c->cell[i]));
    }
    for (unsigned i = c->count - 1U; i > 0 && effect != CLUE_BROKEN; i--) {
        effect = clue_both(effect, clue_prune_order(candidates, c->cell[i - 1], c->cell[i]));
    }
    return effect;
}

const struct clue_kind clue_kind_thermo = {
    .name = "thermo",
    .doc = "thermometers: digits increase from the bulb",
    .rule = TEXT_rule_thermo,
    .shape = CLUE_LINE,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_ALL,
    .least_cells = 2,
    .holds = holds,
    .prune = prune,
};
