/* Pill arrows: the two or three cells of the pill, read as a number from left to right or from top
 * to bottom, are the sum of the digits along the arrow. Its cells are the pill's, then the shaft's;
 * its number is the count of the pill's cells. */
#include "gen/constraint/reach.h"

enum { TENS = 10, MAX_PILL = 3 };

static const char *complain(const struct layout *v, const struct constraint *c)
{
    if (v->size >= TENS) {
        return "a pill needs a board whose digits are written with one figure";
    }
    if (c->sum < 2 || c->sum > MAX_PILL || c->count <= c->sum) {
        return "the pill takes two or three cells, and the arrow at least one more";
    }
    const unsigned step = c->cell[1] - c->cell[0];
    bool across = row_of(v, c->cell[0]) == row_of(v, c->cell[c->sum - 1]);
    bool down = column_of(v, c->cell[0]) == column_of(v, c->cell[c->sum - 1]);
    for (unsigned i = 1; i < c->sum; i++) {
        if (c->cell[i] < c->cell[i - 1] || (unsigned)(c->cell[i] - c->cell[i - 1]) != step ||
            across == down) {
            return "the pill's cells must be in order, from left to right or from top to bottom";
        }
    }
    return NULL;
}

static unsigned number_in(const struct constraint *c, const uint8_t *digits)
{
    unsigned number = 0;
    for (unsigned i = 0; i < c->sum; i++) {
        number = TENS * number + digits[c->cell[i]];
    }
    return number;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    (void)v;
    for (unsigned i = c->sum; i < c->count; i++) {
        sum += digits[c->cell[i]];
    }
    return sum == number_in(c, digits);
}

/* The pill's numbers that the shaft can add up to, and what its cells keep by them. */
struct pill_numbers {
    const struct constraint *c;
    const digit_set *candidates;
    const struct reach *sums;
    struct reach possible;
    digit_set keep[MAX_PILL];
};

static bool try_digits(struct pill_numbers *p, unsigned place, unsigned number)
{
    if (place == p->c->sum) {
        if (!reach_has(p->sums, number)) {
            return false;
        }
        reach_add(&p->possible, number);
        return true;
    }
    bool any = false;
    for (digit_set rest = p->candidates[p->c->cell[place]]; rest; rest &= rest - 1) {
        if (try_digits(p, place + 1, TENS * number + lowest_digit(rest))) {
            p->keep[place] |= rest & (0U - rest);
            any = true;
        }
    }
    return any;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    const uint16_t *shaft = c->cell + c->sum;
    const unsigned length = c->count - c->sum;
    struct reach sums = reach_of(candidates, shaft, length);
    struct pill_numbers p = {.c = c, .candidates = candidates, .sums = &sums};
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    try_digits(&p, 0, 0);
    for (unsigned i = 0; i < c->sum && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], p.keep[i]));
    }
    return effect == CONSTRAINT_BROKEN
               ? effect
               : constraint_both(effect, reach_prune(candidates, shaft, length, &p.possible));
}

const struct constraint_kind constraint_kind_pill_arrow = {
    .name = "pill-arrow",
    .doc = "pill arrows: the digits along the arrow add up to the number in the pill",
    .rule = TEXT_rule_pill_arrow,
    .title = TEXT_board_pill_arrow,
    .words = {.name = TEXT_name_pill_arrow},
    .fpuzzles = {"arrow"},
    .make = MAKE_PILL,
    .step = STEP_LINE,
    .variant = VARIANT(PILL_ARROW, "pill-arrow", "arrows whose circles hold numbers of two digits"),
    .shape = CONSTRAINT_LINE,
    .has_sum = true,
    .sum_name = "pill",
    .is_about_values = true,
    .stays_in_place = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 5},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
