/* Minimum and maximum cells: less, or greater, than every cell that shares a side with them and has
 * no such mark itself. */
#include "gen/constraint/kind.h"

static unsigned cells_beside(const struct layout *v, unsigned cell, uint16_t *out)
{
    const int row = (int)row_of(v, cell);
    const int column = (int)column_of(v, cell);
    const int at[4][2] = {
        {row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}};
    unsigned count = 0;
    for (unsigned i = 0; i < 4; i++) {
        bool inside = at[i][0] >= 0 && at[i][1] >= 0 && at[i][0] < (int)frame_rows(v) &&
                      at[i][1] < (int)frame_columns(v);
        unsigned other =
            inside ? cell_at(v, (unsigned)at[i][0], (unsigned)at[i][1]) : LAYOUT_NO_CELL;
        if (other != LAYOUT_NO_CELL) {
            out[count++] = (uint16_t)other;
        }
    }
    return count;
}

static bool is_extreme(const struct constraint *c, const uint8_t *digits, bool greatest)
{
    for (unsigned i = 1; i < c->count; i++) {
        unsigned low = digits[c->cell[greatest ? i : 0]];
        if (low >= digits[c->cell[greatest ? 0 : i]]) {
            return false;
        }
    }
    return true;
}

static bool holds_minimum(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    return is_extreme(c, digits, false);
}

static bool holds_maximum(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    return is_extreme(c, digits, true);
}

/* Against each neighbour, and once more: by then the cell has what all of them leave it. */
static enum constraint_effect prune(const struct constraint *c, digit_set *candidates,
                                    bool greatest)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned round = 0; round < 2; round++) {
        for (unsigned i = 1; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
            effect = constraint_both(effect,
                                     constraint_prune_order(candidates, c->cell[greatest ? i : 0],
                                                            c->cell[greatest ? 0 : i]));
        }
    }
    return effect;
}

static enum constraint_effect prune_minimum(const struct layout *v, const struct constraint *c,
                                            digit_set *candidates)
{
    (void)v;
    return prune(c, candidates, false);
}

static enum constraint_effect prune_maximum(const struct layout *v, const struct constraint *c,
                                            digit_set *candidates)
{
    (void)v;
    return prune(c, candidates, true);
}

static void derive(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                   struct constraint_list *out)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint16_t cells[5] = {(uint16_t)cell};
        const struct constraint c = {.count = (uint16_t)(1 + cells_beside(v, cell, cells + 1)),
                                     .cell = cells};
        if (is_extreme(&c, digits, kind == CONSTRAINT_MAXIMUM)) {
            constraint_list_append(out, kind, 0, cells, 1);
        }
    }
}

static void derive_minimum(const struct layout *v, const uint8_t *digits,
                           struct constraint_list *out)
{
    derive(v, digits, CONSTRAINT_MINIMUM, out);
}

static void derive_maximum(const struct layout *v, const uint8_t *digits,
                           struct constraint_list *out)
{
    derive(v, digits, CONSTRAINT_MAXIMUM, out);
}

const struct constraint_kind constraint_kind_minimum = {
    .name = "minimum",
    .doc = "minimum cells: the digit is less than those directly left, right, above and below "
           "that are not marked too",
    .rule = TEXT_rule_minimum,
    .title = TEXT_board_minimum,
    .words = {.name = TEXT_name_minimum},
    .fpuzzles = {"minimum"},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(MINIMUM, "minimum", "cells whose digit is less than all neighbours"),
    .shape = CONSTRAINT_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 1,
    .max_cells = 1,
    .usual = {4, 8},
    .holds = holds_minimum,
    .prune = prune_minimum,
    .derive = derive_minimum,
    .around = cells_beside,
    .spares_alike = true,
};

const struct constraint_kind constraint_kind_maximum = {
    .name = "maximum",
    .doc = "maximum cells: the digit is greater than those directly left, right, above and below "
           "that are not marked too",
    .rule = TEXT_rule_maximum,
    .title = TEXT_board_maximum,
    .words = {.name = TEXT_name_maximum},
    .fpuzzles = {"maximum"},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(MAXIMUM, "maximum", "cells whose digit is greater than all neighbours"),
    .shape = CONSTRAINT_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 1,
    .max_cells = 1,
    .usual = {4, 8},
    .holds = holds_maximum,
    .prune = prune_maximum,
    .derive = derive_maximum,
    .around = cells_beside,
    .spares_alike = true,
};
