/* Clones: two areas of the same shape that hold the same digits at the same places. */
#include "gen/constraint/kind.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    const unsigned count = c->count / 2U;
    for (unsigned i = 0; i < count; i++) {
        if (constraint_cells_see(v, c->cell[i], c->cell[count + i])) {
            return "a cell and its clone are in one row, column or region";
        }
    }
    return NULL;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    const unsigned count = c->count / 2U;
    (void)v;
    for (unsigned i = 0; i < count; i++) {
        if (digits[c->cell[i]] != digits[c->cell[count + i]]) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    const unsigned count = c->count / 2U;
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set both = candidates[c->cell[i]] & candidates[c->cell[count + i]];
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], both));
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[count + i], both));
    }
    return effect;
}

const struct constraint_kind constraint_kind_clone = {
    .name = "clone",
    .doc = "clones: two areas of one shape hold the same digits at the same places",
    .rule = TEXT_rule_clone,
    .title = TEXT_board_clone,
    .words = {.name = TEXT_name_clone},
    .fpuzzles = {"clone"},
    .make = MAKE_CLONES,
    .step = STEP_MARK,
    .variant = VARIANT(CLONE, "clone", "areas with the same digits (clones)"),
    .shape = CONSTRAINT_CLONE_OF,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = 24,
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
