/* Cells for odd or for even digits. */
#include "gen/clue/kind.h"

enum { ODD_DIGITS = 0x55555555 }; /* bit d - 1 for digit d */

static bool fits(const struct clue *c, unsigned digit)
{
    return (digit % 2 == 1) == (c->kind == CLUE_ODD);
}

static bool holds(const struct layout *v, const struct clue *c, const uint8_t *digits)
{
    (void)v;
    return fits(c, digits[c->cell[0]]);
}

static enum clue_effect prune(const struct layout *v, const struct clue *c, digit_set *candidates)
{
    (void)v;
    digit_set odd = ODD_DIGITS;
    return clue_keep(candidates, c->cell[0], c->kind == CLUE_ODD ? odd : ~odd);
}

static void derive(const struct layout *v, const uint8_t *digits, struct clue_list *out,
                   enum clue_kind_id kind)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint16_t here = (uint16_t)cell;
        struct clue c = {.kind = (uint8_t)kind, .count = 1, .cell = &here};
        if (fits(&c, digits[cell])) {
            clue_list_append(out, kind, 0, &here, 1);
        }
    }
}

static void derive_odd(const struct layout *v, const uint8_t *digits, struct clue_list *out)
{
    derive(v, digits, out, CLUE_ODD);
}

static void derive_even(const struct layout *v, const uint8_t *digits, struct clue_list *out)
{
    derive(v, digits, out, CLUE_EVEN);
}

const struct clue_kind clue_kind_odd = {
    .name = "odd",
    .doc = "cells that must hold odd digits",
    .rule = TEXT_rule_odd,
    .shape = CLUE_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .least_cells = 1,
    .most_cells = 1,
    .holds = holds,
    .prune = prune,
    .derive = derive_odd,
};

const struct clue_kind clue_kind_even = {
    .name = "even",
    .doc = "cells that must hold even digits",
    .rule = TEXT_rule_even,
    .shape = CLUE_CELL,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .least_cells = 1,
    .most_cells = 1,
    .holds = holds,
    .prune = prune,
    .derive = derive_even,
};
