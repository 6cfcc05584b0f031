/* X-sums: if the first digit seen from the number is X, the number is the sum of the first X
 * digits. */
#include "gen/constraint/outside/outside.h"
#include "gen/constraint/reach.h"

enum {
    MAX_DIGITS_BY_SETS = 12, /* digits of boards whose sets are tried one by one */
    MAX_SETS = 924,          /* 12 over 6: the most sets of one size */
};

/* The least and the greatest sum that the first `count` digits have, of which one is `count`. */
static bool is_possible(unsigned size, unsigned count, unsigned sum)
{
    digit_set common;
    if (count == 1) {
        return sum == 1;
    }
    return sum > count && constraint_combined(all_digits(size) & ~digit_bit(count), count - 1,
                                              sum - count, &common) != 0;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    for (unsigned count = 1; count <= v->size; count++) {
        if (is_possible(v->size, count, c->sum)) {
            return NULL;
        }
    }
    return "no different digits from this end on have this sum";
}

static unsigned number_of(const struct layout *v, const uint16_t *cell, const uint8_t *digits)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < v->size && i < digits[cell[0]]; i++) {
        sum += digits[cell[i]];
    }
    return sum;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return number_of(v, c->cell, digits) == c->sum;
}

/* X, and what the cells keep by all that fits. */
struct x_sums_trial {
    const struct constraint *c;
    const digit_set *candidates;
    unsigned x;
    digit_set *keep; /* by place on the line */
};

/* Each of the cells has a digit of the set, and each digit a cell? */
static bool spans(const struct x_sums_trial *t, unsigned from, unsigned to, digit_set set)
{
    digit_set met = 0;
    for (unsigned i = from; i < to; i++) {
        digit_set here = t->candidates[t->c->cell[i]] & set;
        if (!here) {
            return false;
        }
        met |= here;
    }
    return met == set;
}

static void try_set(const struct x_sums_trial *t, digit_set inside)
{
    const unsigned size = t->c->count;
    digit_set outside = all_digits(size) & ~inside & ~digit_bit(t->x);
    if (spans(t, 1, t->x, inside) && spans(t, t->x, size, outside)) {
        t->keep[0] |= digit_bit(t->x);
        for (unsigned i = 1; i < size; i++) {
            t->keep[i] |= i < t->x ? inside : outside;
        }
    }
}

/* Every set of digits for the cells from the second to the X-th. */
static void try_sets(const struct x_sums_trial *t)
{
    digit_set set[MAX_SETS];
    digit_set allowed = 0;
    for (unsigned i = 1; i < t->x; i++) {
        allowed |= t->candidates[t->c->cell[i]];
    }
    size_t count = constraint_combinations(allowed & ~digit_bit(t->x), t->x - 1, t->c->sum - t->x,
                                           set, MAX_SETS);
    for (size_t i = 0; i < count; i++) {
        try_set(t, set[i]);
    }
}

/* On large boards the cells from the second to the X-th are only added up. */
static void add_up(const struct x_sums_trial *t)
{
    digit_set part[MAX_CELLS];
    struct reach target = {{0}};
    reach_add(&target, t->c->sum - t->x);
    for (unsigned i = 1; i < t->x; i++) {
        part[t->c->cell[i]] = t->candidates[t->c->cell[i]];
    }
    if (reach_prune(part, t->c->cell + 1, t->x - 1, &target) == CONSTRAINT_BROKEN) {
        return;
    }
    t->keep[0] |= digit_bit(t->x);
    for (unsigned i = 1; i < t->c->count; i++) {
        t->keep[i] |= i < t->x ? part[t->c->cell[i]] : ~(digit_set)0;
    }
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    digit_set keep[MAX_SIZE] = {0};
    struct x_sums_trial t = {.c = c, .candidates = candidates, .keep = keep};
    for (digit_set rest = candidates[c->cell[0]]; rest; rest &= rest - 1) {
        t.x = lowest_digit(rest);
        if (t.x > c->sum) {
            break;
        }
        if (v->size <= MAX_DIGITS_BY_SETS) {
            try_sets(&t);
        } else {
            add_up(&t);
        }
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep[i]));
    }
    return effect;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    outside_derive(v, digits, CONSTRAINT_X_SUMS, number_of, out);
}

const struct constraint_kind constraint_kind_x_sums = {
    .name = "x-sums",
    .doc = "X-sums: a number outside is the sum of the first X digits, of which the first is X",
    .rule = TEXT_rule_x_sums,
    .title = TEXT_board_x_sums,
    .words = {.name = TEXT_name_x_sums},
    .fpuzzles = {"xsum"},
    .scl = {.how = SCL_OUTSIDE,
            .words = {"x-sum", "xsum", "x sum", "first x"},
            .needs_words = true},
    .make = MAKE_FEW,
    .step = STEP_OUTSIDE,
    .variant = VARIANT(X_SUMS, "x-sums", "sums of the first X digits, X being the first (X-sums)"),
    .shape = CONSTRAINT_SIDE,
    .has_sum = true,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive,
};
