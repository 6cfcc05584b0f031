/* Dots with a number between two cells: white ones give the difference of the two digits, black
 * ones their ratio. Those without a number are Kropki dots (pairs.c). */
#include "gen/constraint/kind.h"

static digit_set by_difference(unsigned digit, unsigned size, unsigned number)
{
    return (digit > number ? digit_bit(digit - number) : 0) |
           (digit + number <= size ? digit_bit(digit + number) : 0);
}

static digit_set by_ratio(unsigned digit, unsigned size, unsigned number)
{
    return (digit % number == 0 ? digit_bit(digit / number) : 0) |
           (digit * number <= size ? digit_bit(digit * number) : 0);
}

/* A ratio that is still to be chosen may be any. */
static digit_set beside(const struct constraint *c, unsigned digit, unsigned size)
{
    digit_set any = 0;
    for (unsigned number = 1; c->sum == CONSTRAINT_OPEN && number < size; number++) {
        any |= c->kind == CONSTRAINT_RATIO ? by_ratio(digit, size, number + 1)
                                           : by_difference(digit, size, number);
    }
    if (c->sum == CONSTRAINT_OPEN) {
        return any;
    }
    return c->kind == CONSTRAINT_RATIO ? by_ratio(digit, size, c->sum)
                                       : by_difference(digit, size, c->sum);
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    bool possible = false;
    for (unsigned digit = 1; c->sum > 0 && digit <= v->size; digit++) {
        possible |= (beside(c, digit, v->size) & ~digit_bit(digit)) != 0;
    }
    return possible ? NULL : "no two different digits of the board have this number between them";
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return beside(c, digits[c->cell[0]], v->size) & digit_bit(digits[c->cell[1]]);
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < 2 && effect != CONSTRAINT_BROKEN; i++) {
        digit_set keep = 0;
        for (digit_set rest = candidates[c->cell[!i]]; rest; rest &= rest - 1) {
            keep |= beside(c, lowest_digit(rest), v->size);
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    return effect;
}

struct deriving {
    const uint8_t *digits;
    enum constraint_kind_id kind;
    struct constraint_list *out;
};

/* Differences from 2 and ratios from 3 on: the others are Kropki's. */
static void add_pair(void *context, unsigned one, unsigned other)
{
    const struct deriving *d = context;
    const uint16_t cell[2] = {(uint16_t)one, (uint16_t)other};
    unsigned low = d->digits[one] < d->digits[other] ? d->digits[one] : d->digits[other];
    unsigned high = d->digits[one] + d->digits[other] - low;
    bool ratio = d->kind == CONSTRAINT_RATIO;
    unsigned number = ratio ? high / low : high - low;
    if (ratio ? high % low == 0 && number > 2 : number > 1) {
        constraint_list_append(d->out, d->kind, number, cell, 2);
    }
}

static void derive_difference(const struct layout *v, const uint8_t *digits,
                              struct constraint_list *out)
{
    struct deriving d = {digits, CONSTRAINT_DIFFERENCE, out};
    constraint_each_neighbour(v, add_pair, &d);
}

static void derive_ratio(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    struct deriving d = {digits, CONSTRAINT_RATIO, out};
    constraint_each_neighbour(v, add_pair, &d);
}

const struct constraint_kind constraint_kind_difference = {
    .name = "difference",
    .doc = "white dots with a number: the difference of the two digits",
    .rule = TEXT_rule_difference,
    .title = TEXT_board_difference,
    .words = {.name = TEXT_name_difference},
    .fpuzzles = {"difference"},
    .scl = {.how = SCL_BETWEEN, .words = {"difference", "white dot"}},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(DIFFERENCE, "difference", "dots with the difference of two digits"),
    .shape = CONSTRAINT_PAIR,
    .has_sum = true,
    .sum_name = "difference",
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive_difference,
};

const struct constraint_kind constraint_kind_ratio = {
    .name = "ratio",
    .doc = "black dots with a number: how many times the other one digit is",
    .rule = TEXT_rule_ratio,
    .title = TEXT_board_ratio,
    .words = {.name = TEXT_name_ratio},
    .fpuzzles = {"ratio"},
    .scl = {.how = SCL_BETWEEN, .words = {"ratio", "black dot"}},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(RATIO, "ratio", "dots with the ratio of two digits"),
    .shape = CONSTRAINT_PAIR,
    .has_sum = true,
    .sum_name = "ratio",
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive_ratio,
};
