/* Quadruples: the digits in the circle at a corner stand among the four cells around it, each at
 * least as often as it is listed. */
#include "gen/constraint/kind.h"

enum { AROUND = 4 };

static const char *complain(const struct layout *v, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    for (unsigned i = 0; i < count; i++) {
        if (digit[i] > v->size) {
            return "a digit is not one of the board";
        }
    }
    return count ? NULL : "it needs at least one digit";
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    (void)v;
    for (unsigned i = 0; i < count; i++) {
        unsigned wanted = 0;
        unsigned found = 0;
        for (unsigned k = 0; k < count; k++) {
            wanted += digit[k] == digit[i];
        }
        for (unsigned k = 0; k < AROUND; k++) {
            found += digits[c->cell[k]] == digit[i];
        }
        if (found < wanted) {
            return false;
        }
    }
    return true;
}

/* Of the sets of the four cells, as bits: those without cell k. */
static const uint16_t without[AROUND] = {0x5555, 0x3333, 0x0f0f, 0x00ff};

/* Places the digits in turn. By how many of them have a place: which sets of cells they may fill,
 * and from which sets on the others find places. */
static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    const unsigned count = constraint_digits_unpack(c->sum, digit);
    unsigned filled[CONSTRAINT_MAX_DIGITS + 1] = {1};
    unsigned completed[CONSTRAINT_MAX_DIGITS + 1];
    digit_set keep[AROUND] = {0};
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < count; i++) {
        filled[i + 1] = 0;
        for (unsigned k = 0; k < AROUND; k++) {
            const unsigned may = 0U - (candidates[c->cell[k]] >> (digit[i] - 1) & 1);
            filled[i + 1] |= (filled[i] & without[k] & may) << (1U << k);
        }
    }
    completed[count] = filled[count];
    for (unsigned i = count; i-- > 0;) {
        completed[i] = 0;
        for (unsigned k = 0; k < AROUND; k++) {
            const unsigned may = 0U - (candidates[c->cell[k]] >> (digit[i] - 1) & 1);
            const unsigned from = completed[i + 1] >> (1U << k) & filled[i] & without[k] & may;
            completed[i] |= from;
            keep[k] |= from ? digit_bit(digit[i]) : 0;
        }
    }
    for (unsigned k = 0; k < AROUND && effect != CONSTRAINT_BROKEN; k++) {
        const bool is_free = filled[count] & without[k];
        effect = constraint_both(
            effect, is_free ? CONSTRAINT_SAME : constraint_keep(candidates, c->cell[k], keep[k]));
    }
    return effect;
}

static digit_set needs(const struct layout *v, const struct constraint *c,
                       const digit_set *candidates)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    digit_set listed = 0;
    (void)v;
    (void)candidates;
    for (unsigned i = constraint_digits_unpack(c->sum, digit); i-- > 0;) {
        listed |= digit_bit(digit[i]);
    }
    return listed;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned right = cell_right(v, cell);
        unsigned below = cell_below(v, cell);
        unsigned last = right == LAYOUT_NO_CELL ? right : cell_below(v, right);
        if (below == LAYOUT_NO_CELL || last == LAYOUT_NO_CELL) {
            continue;
        }
        const uint16_t around[AROUND] = {(uint16_t)cell, (uint16_t)right, (uint16_t)below,
                                         (uint16_t)last};
        unsigned digit[AROUND];
        for (unsigned k = 0; k < AROUND; k++) {
            digit[k] = digits[around[k]];
        }
        constraint_list_append(out, CONSTRAINT_QUADRUPLE, constraint_digits_pack(digit, AROUND),
                               around, AROUND);
    }
}

const struct constraint_kind constraint_kind_quadruple = {
    .name = "quadruple",
    .doc = "quadruples: the digits in a circle stand among the four cells around it",
    .rule = TEXT_rule_quadruple,
    .title = TEXT_board_quadruple,
    .words = {.name = TEXT_name_quadruple, .says = TEXT_clue_quadruple},
    .fpuzzles = {"quadruple"},
    .scl = {.how = SCL_CORNER, .words = {"quad", "circle", "corner"}},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(QUADRUPLE, "quadruple", "circles with digits of the four cells around"),
    .shape = CONSTRAINT_CORNER,
    .has_digits = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = AROUND,
    .max_cells = AROUND,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .needs = needs,
    .derive = derive,
};
