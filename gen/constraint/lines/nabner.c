/* Nabner lines: no two digits of the line are equal or consecutive, wherever they are on it. */
#include "gen/constraint/lines/line.h"

static digit_set neighbours_of(digit_set digits)
{
    return digits | digits << 1 | digits >> 1;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    digit_set closed = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        if (closed & digit_bit(digits[c->cell[i]])) {
            return false;
        }
        closed |= neighbours_of(digit_bit(digits[c->cell[i]]));
    }
    return true;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return 2U * c->count > v->size + 1U ? "the line has more cells than digits can be kept apart"
                                        : NULL;
}

/* What a cell's digit leaves no other cell: what each of its candidates excludes. */
static digit_set closed_by(digit_set candidates)
{
    digit_set closed = ~(digit_set)0;
    for (; candidates; candidates &= candidates - 1) {
        closed &= neighbours_of(candidates & (0U - candidates));
    }
    return closed;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        digit_set closed = closed_by(candidates[c->cell[i]]);
        for (unsigned k = 0; k < c->count && effect != CONSTRAINT_BROKEN; k++) {
            if (k != i) {
                effect = constraint_both(effect, constraint_keep(candidates, c->cell[k], ~closed));
            }
        }
    }
    return effect;
}

const struct constraint_kind constraint_kind_nabner = {
    .name = "nabner",
    .doc = "nabner lines: no two digits are equal or consecutive",
    .rule = TEXT_rule_nabner,
    .title = TEXT_board_nabner,
    .words = {.name = TEXT_name_nabner, .says = TEXT_clue_nabner},
    .fpuzzles = {"nabner"},
    .scl = {.how = SCL_LINE,
            .color = "#F0E067",
            .thickness = 12,
            .words = {"nabner"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant = VARIANT(NABNER, "nabner", "lines without equal or consecutive digits"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .usual = {3, 5},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
