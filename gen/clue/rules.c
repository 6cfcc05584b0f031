/* Rules for the whole board: what may not stand a knight's or a king's move apart, or side by
 * side. */
#include "gen/clue/kind.h"

static bool differ(const struct layout *v, const struct clue *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0; i < c->count; i += 2) {
        if (digits[c->cell[i]] == digits[c->cell[i + 1]]) {
            return false;
        }
    }
    return true;
}

static enum clue_effect prune_equal(const struct layout *v, const struct clue *c,
                                    digit_set *candidates)
{
    enum clue_effect effect = CLUE_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CLUE_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (here && !(here & (here - 1))) {
            effect = clue_both(effect, clue_keep(candidates, c->cell[i ^ 1], ~here));
        }
    }
    return effect;
}

static bool are_apart(const struct layout *v, const struct clue *c, const uint8_t *digits)
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
static enum clue_effect prune_near(const struct layout *v, const struct clue *c,
                                   digit_set *candidates)
{
    enum clue_effect effect = CLUE_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CLUE_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (!here) {
            return CLUE_BROKEN;
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
            effect = clue_both(effect, clue_keep(candidates, c->cell[i ^ 1], ~near));
        }
    }
    return effect;
}

const struct clue_kind clue_kind_anti_knight = {
    .name = "anti-knight",
    .doc = "cells a chess knight's move apart differ",
    .rule = TEXT_rule_anti_knight,
    .shape = CLUE_BOARD,
    .cells_differ = true,
    .holds = differ,
    .prune = prune_equal,
};

const struct clue_kind clue_kind_anti_king = {
    .name = "anti-king",
    .doc = "cells that touch by a corner differ",
    .rule = TEXT_rule_anti_king,
    .shape = CLUE_BOARD,
    .cells_differ = true,
    .holds = differ,
    .prune = prune_equal,
};

const struct clue_kind clue_kind_non_consecutive = {
    .name = "non-consecutive",
    .doc = "digits side by side do not follow one another",
    .rule = TEXT_rule_non_consecutive,
    .shape = CLUE_BOARD,
    .is_about_values = true,
    .holds = are_apart,
    .prune = prune_near,
};
