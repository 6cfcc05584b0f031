/* Rules for the whole board: what may not stand a knight's or a king's move apart, or side by
 * side. */
#include "gen/constraint/kind.h"

/* All pairs a step apart, each once. */
static void each_step(const struct layout *v, unsigned rows, unsigned columns,
                      constraint_pair_taker *take, void *context)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell) + rows;
        unsigned column = column_of(v, cell);
        for (int side = 0; row < frame_rows(v) && side < 2; side++) {
            bool inside = side ? column >= columns : column + columns < frame_columns(v);
            unsigned other = inside ? cell_at(v, row, side ? column - columns : column + columns)
                                    : LAYOUT_NO_CELL;
            if (other != LAYOUT_NO_CELL) {
                take(context, cell, other);
            }
        }
    }
}

static void knight_moves(const struct layout *v, constraint_pair_taker *take, void *context)
{
    each_step(v, 1, 2, take, context);
    each_step(v, 2, 1, take, context);
}

static void king_moves(const struct layout *v, constraint_pair_taker *take, void *context)
{
    each_step(v, 1, 1, take, context);
}

static bool differ(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0; i < c->count; i += 2) {
        if (digits[c->cell[i]] == digits[c->cell[i + 1]]) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune_equal(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (here && !(here & (here - 1))) {
            effect = constraint_both(effect, constraint_keep(candidates, c->cell[i ^ 1], ~here));
        }
    }
    return effect;
}

static bool are_apart(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0; i < c->count; i += 2) {
        int one = digits[c->cell[i]];
        int other = digits[c->cell[i + 1]];
        if (one - other == 1 || other - one == 1) {
            return false;
        }
    }
    return true;
}

/* What follows from, or comes before, every candidate of a cell cannot stand beside it. */
static enum constraint_effect prune_near(const struct layout *v, const struct constraint *c,
                                         digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (!here) {
            return CONSTRAINT_BROKEN;
        }
        digit_set lowest = here & -here;
        digit_set highest = digit_bit(highest_digit(here));
        digit_set near = 0;
        if (lowest == highest) {
            near = here << 1 | here >> 1;
        } else if (highest == lowest << 2 && here == (lowest | highest)) {
            near = lowest << 1; /* between the two */
        }
        if (near) {
            effect = constraint_both(effect, constraint_keep(candidates, c->cell[i ^ 1], ~near));
        }
    }
    return effect;
}

const struct constraint_kind constraint_kind_anti_knight = {
    .name = "anti-knight",
    .doc = "cells a chess knight's move apart have different digits",
    .rule = TEXT_rule_anti_knight,
    .shape = CONSTRAINT_BOARD,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .holds = differ,
    .prune = prune_equal,
    .rule_pairs = knight_moves,
};

const struct constraint_kind constraint_kind_anti_king = {
    .name = "anti-king",
    .doc = "cells that touch at a corner have different digits",
    .rule = TEXT_rule_anti_king,
    .shape = CONSTRAINT_BOARD,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .holds = differ,
    .prune = prune_equal,
    .rule_pairs = king_moves,
};

const struct constraint_kind constraint_kind_non_consecutive = {
    .name = "non-consecutive",
    .doc = "neighbouring cells never hold consecutive digits",
    .rule = TEXT_rule_non_consecutive,
    .shape = CONSTRAINT_BOARD,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .holds = are_apart,
    .prune = prune_near,
    .rule_pairs = constraint_each_neighbour,
};
