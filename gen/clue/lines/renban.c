/* Renban lines: consecutive digits in any order, none twice. */
#include "gen/clue/lines/line.h"

static bool holds(const struct layout *v, const struct clue *c, const uint8_t *digits)
{
    digit_set seen = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        if (seen & digit_bit(digits[c->cell[i]])) {
            return false;
        }
        seen |= digit_bit(digits[c->cell[i]]);
    }
    return highest_digit(seen) - lowest_digit(seen) + 1 == c->count;
}

/* Can the cells hold these digits, as many as there are cells? Each cell takes one of them, and
 * each of them has a cell. */
static bool may_hold(const struct clue *c, const digit_set *candidates, digit_set run)
{
    digit_set found = 0;
    for (unsigned i = 0; i < c->count; i++) {
        digit_set here = candidates[c->cell[i]] & run;
        if (!here) {
            return false;
        }
        found |= here;
    }
    return found == run;
}

static enum clue_effect prune(const struct layout *v, const struct clue *c, digit_set *candidates)
{
    digit_set keep = 0;
    for (unsigned low = 1; low + c->count - 1 <= v->size; low++) {
        digit_set run = digits_from_to(low, low + c->count - 1U);
        keep |= may_hold(c, candidates, run) ? run : 0;
    }
    enum clue_effect effect = CLUE_SAME;
    for (unsigned i = 0; i < c->count && effect != CLUE_BROKEN; i++) {
        effect = clue_both(effect, clue_keep(candidates, c->cell[i], keep));
    }
    return effect;
}

const struct clue_kind clue_kind_renban = {
    .name = "renban",
    .doc = "renban lines: consecutive digits in any order",
    .rule = TEXT_rule_renban,
    .shape = CLUE_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .least_cells = 2,
    .holds = holds,
    .prune = prune,
};
