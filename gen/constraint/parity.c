/* Cells for odd or for even digits. */
#include "gen/constraint/kind.h"

enum { ODD_DIGITS = 0x55555555 }; /* bit d - 1 for digit d */

static bool fits(const struct constraint *c, unsigned digit)
{
    return (digit % 2 == 1) == (c->kind == CONSTRAINT_ODD);
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    return fits(c, digits[c->cell[0]]);
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    (void)v;
    digit_set odd = ODD_DIGITS;
    return constraint_keep(candidates, c->cell[0], c->kind == CONSTRAINT_ODD ? odd : ~odd);
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out,
                   enum constraint_kind_id kind)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint16_t here = (uint16_t)cell;
        struct constraint c = {.kind = (uint8_t)kind, .count = 1, .cell = &here};
        if (fits(&c, digits[cell])) {
            constraint_list_append(out, kind, 0, &here, 1);
        }
    }
}

static void derive_odd(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    derive(v, digits, out, CONSTRAINT_ODD);
}

static void derive_even(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    derive(v, digits, out, CONSTRAINT_EVEN);
}

const struct constraint_kind constraint_kind_odd = {
    .or_else = &constraint_kind_even,
    .name = "odd",
    .doc = "cells that must hold odd digits",
    .rule = TEXT_rule_odd,
    .title = TEXT_board_odd_even,
    .words = {.name = TEXT_name_odd, .says = TEXT_clue_odd},
    .fpuzzles = {"odd"},
    .scl = {.how = SCL_IN_CELL, .words = {"odd"}},
    .make = MAKE_SOME,
    .step = STEP_PARITY,
    .shape = CONSTRAINT_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 1,
    .max_cells = 1,
    .holds = holds,
    .prune = prune,
    .derive = derive_odd,
};

const struct constraint_kind constraint_kind_even = {
    .name = "even",
    .doc = "cells that must hold even digits",
    .rule = TEXT_rule_even,
    .title = TEXT_board_odd_even,
    .words = {.name = TEXT_name_even, .says = TEXT_clue_even},
    .fpuzzles = {"even"},
    .scl = {.how = SCL_IN_CELL, .words = {"even"}},
    .make = MAKE_SOME,
    .step = STEP_PARITY,
    .shape = CONSTRAINT_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 1,
    .max_cells = 1,
    .holds = holds,
    .prune = prune,
    .derive = derive_even,
};
