/* Cages of calcudoku: their digits give a number by addition, subtraction, multiplication or
 * division. With the sign shown, or without it. Digits may repeat where no house forbids it. */
#include "gen/constraint/cage_sign.h"

#include <assert.h>

#include "gen/constraint/kind.h"

enum {
    CELLS = 8,      /* of one cage */
    LOOKED = 40000, /* steps of a search; a digit not decided by then stays */
};

/* ---- what digits give ---- */

/* The result in any order of the digits: the greatest of all less, or divided by, the others.
 * 0: there is none. */
static uint64_t result_of(enum cage_sign sign, const unsigned *digit, unsigned count)
{
    uint64_t sum = 0;
    uint64_t product = 1;
    uint64_t greatest = 1;
    for (unsigned i = 0; i < count; i++) {
        sum += digit[i];
        product *= digit[i];
        greatest = digit[i] > greatest ? digit[i] : greatest;
    }
    const uint64_t others = product / greatest;
    switch (sign) {
    case SIGN_MINUS:
        return 2 * greatest > sum ? 2 * greatest - sum : 0;
    case SIGN_TIMES:
        return product;
    case SIGN_DIVIDE:
        return greatest % others == 0 ? greatest / others : 0;
    case SIGN_NONE:
    case SIGN_PLUS:
        break;
    }
    return sum;
}

unsigned constraint_calculate(enum cage_sign sign, const uint16_t *cell, unsigned count,
                              const uint8_t *digits)
{
    unsigned digit[CELLS];
    if (count == 0 || count > CELLS ||
        ((sign == SIGN_MINUS || sign == SIGN_DIVIDE) && count != 2)) {
        return 0;
    }
    for (unsigned i = 0; i < count; i++) {
        digit[i] = digits[cell[i]];
    }
    const uint64_t result = result_of(sign, digit, count);
    return result <= CONSTRAINT_MAX_SUM ? (unsigned)result : 0;
}

/* The signs that may stand, or may have stood, at the number: bit s for sign s. */
static unsigned signs_of(const struct constraint *c)
{
    const enum cage_sign sign = cage_sign_of(c);
    if (sign != SIGN_NONE || c->count == 1) {
        return 1U << sign;
    }
    const unsigned of_two = 1U << SIGN_MINUS | 1U << SIGN_DIVIDE;
    return 1U << SIGN_PLUS | 1U << SIGN_TIMES | (c->count == 2 ? of_two : 0);
}

/* Is the result the cage's number, or is the number open and there is one? 0 is no result. */
static bool is_number(uint64_t result, uint64_t number)
{
    return number == CONSTRAINT_ANY_RESULT ? result > 0 && result <= CONSTRAINT_MAX_SUM
                                           : result == number;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    bool any = false;
    (void)v;
    for (enum cage_sign sign = SIGN_NONE; sign <= SIGN_DIVIDE; sign++) {
        any |=
            signs_of(c) >> sign & 1 &&
            is_number(constraint_calculate(sign, c->cell, c->count, digits), constraint_number(c));
    }
    return any;
}

/* ---- which digits lead there ---- */

struct calc {
    const struct constraint *c;
    const digit_set *candidates;
    enum cage_sign sign;
    uint64_t number;
    uint8_t sees[CELLS]; /* of the cells before it, those that it must differ from: a bit each */
    uint64_t least[CELLS + 1]; /* what the cells from one on add or multiply to, */
    uint64_t most[CELLS + 1];  /* with most no more than the number where they multiply */
    unsigned digit[CELLS];
    unsigned fixed; /* the cell whose digit is chosen, by its place */
    unsigned steps;
};

static void find_sights(struct calc *k, const struct layout *v)
{
    for (unsigned i = 0; i < k->c->count; i++) {
        k->sees[i] = 0;
        for (unsigned before = 0; before < i; before++) {
            bool sees = constraint_cells_see(v, k->c->cell[before], k->c->cell[i]);
            k->sees[i] = (uint8_t)(k->sees[i] | (unsigned)sees << before);
        }
    }
}

static digit_set digits_at(const struct calc *k, unsigned at)
{
    return at == k->fixed ? digit_bit(k->digit[at]) : k->candidates[k->c->cell[at]];
}

static void find_bounds(struct calc *k)
{
    const bool times = k->sign == SIGN_TIMES;
    const unsigned count = k->c->count;
    k->least[count] = k->most[count] = times;
    for (unsigned i = count; i-- > 0;) {
        const uint64_t low = lowest_digit(digits_at(k, i));
        const uint64_t high = highest_digit(digits_at(k, i));
        k->least[i] = times ? k->least[i + 1] * low : k->least[i + 1] + low;
        k->most[i] = times ? k->most[i + 1] * high : k->most[i + 1] + high;
        k->least[i] = k->least[i] > k->number ? k->number + 1 : k->least[i];
        k->most[i] = times && k->most[i] > k->number ? k->number : k->most[i];
    }
}

/* Can the cells from `at` on bring what there is to the number? */
static bool is_within(const struct calc *k, unsigned at, uint64_t now)
{
    if (k->number == CONSTRAINT_ANY_RESULT) {
        return true;
    }
    if (k->sign == SIGN_TIMES) {
        assert(now > 0); /* a product of digits */
        return k->number % now == 0 && now * k->least[at] <= k->number &&
               now * k->most[at] >= k->number;
    }
    return k->sign == SIGN_MINUS || k->sign == SIGN_DIVIDE ||
           (now + k->least[at] <= k->number && now + k->most[at] >= k->number);
}

static bool may_repeat(const struct calc *k, unsigned at, unsigned digit)
{
    for (unsigned before = 0; before < at; before++) {
        if (k->sees[at] >> before & 1 && k->digit[before] == digit) {
            return false;
        }
    }
    return true;
}

static bool find_way(struct calc *k, unsigned at, uint64_t now)
{
    if (at == k->c->count) {
        return is_number(result_of(k->sign, k->digit, at), k->number);
    }
    for (digit_set left = digits_at(k, at); left; left &= left - 1) {
        const unsigned digit = lowest_digit(left);
        const uint64_t next = k->sign == SIGN_TIMES ? now * digit : now + digit;
        if (++k->steps > LOOKED) {
            return true;
        }
        if (may_repeat(k, at, digit) && is_within(k, at + 1, next)) {
            k->digit[at] = digit;
            if (find_way(k, at + 1, next)) {
                return true;
            }
        }
    }
    return false;
}

/* The digits that the sign leaves each cell, added to `kept`: for each digit a way is looked for,
 * which keeps the digits of the other cells too. */
static void keep_ways(struct calc *k, digit_set kept[CELLS])
{
    for (unsigned i = 0; i < k->c->count; i++) {
        for (digit_set left = k->candidates[k->c->cell[i]] & ~kept[i]; left; left &= left - 1) {
            if (kept[i] & left & -left) {
                continue;
            }
            k->fixed = i;
            k->digit[i] = lowest_digit(left);
            k->steps = 0;
            find_bounds(k);
            if (!find_way(k, 0, k->sign == SIGN_TIMES)) {
                continue;
            }
            kept[i] |= left & -left;
            for (unsigned n = 0; k->steps <= LOOKED && n < k->c->count; n++) {
                kept[n] |= digit_bit(k->digit[n]);
            }
        }
    }
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    digit_set kept[CELLS] = {0};
    struct calc k = {.c = c, .candidates = candidates, .number = constraint_number(c)};
    for (unsigned i = 0; i < c->count; i++) {
        if (!candidates[c->cell[i]]) {
            return CONSTRAINT_BROKEN;
        }
    }
    find_sights(&k, v);
    for (enum cage_sign sign = SIGN_NONE; sign <= SIGN_DIVIDE; sign++) {
        k.sign = sign;
        if (signs_of(c) >> sign & 1) {
            keep_ways(&k, kept);
        }
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], kept[i]));
    }
    return effect;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    digit_set candidates[MAX_CELLS];
    const enum cage_sign sign = cage_sign_of(c);
    if ((sign == SIGN_MINUS || sign == SIGN_DIVIDE) && c->count != 2) {
        return "only a cage of two cells can subtract or divide";
    }
    if (sign != SIGN_NONE && c->count == 1) {
        return "a cage of one cell has no sign";
    }
    if (sign == SIGN_NONE && c->count > 1 && constraint_kind_of(c)->has_sign) {
        return "a cage of several cells needs a sign: +, -, * or /; without, it is a signless-cage";
    }
    for (unsigned i = 0; i < c->count; i++) {
        candidates[c->cell[i]] = all_digits(v->size);
    }
    return prune(v, c, candidates) == CONSTRAINT_BROKEN ? "no digits of the cage give this number"
                                                        : NULL;
}

#define CALC_CAGES(row, NAME, DOC, SIGN)                                                           \
    const struct constraint_kind constraint_kind_##row = {                                         \
        .name = NAME,                                                                              \
        .doc = DOC,                                                                                \
        .rule = TEXT_rule_##row,                                                                   \
        .title = TEXT_board_calcudoku,                                                             \
        .words = {.name = TEXT_name_calc_cage, .says = TEXT_clue_##row},                           \
        .make = MAKE_CALC,                                                                         \
        .step = STEP_CALC,                                                                         \
        .shape = CONSTRAINT_AREA,                                                                  \
        .has_sum = true,                                                                           \
        .has_sign = SIGN,                                                                          \
        .sum_name = "result",                                                                      \
        .is_about_values = true,                                                                   \
        .removes = REMOVES_SOME,                                                                   \
        .min_cells = 1,                                                                            \
        .max_cells = CELLS,                                                                        \
        .complain = complain,                                                                      \
        .holds = holds,                                                                            \
        .prune = prune,                                                                            \
    };
CALC_CAGES(calc_cage, "calc-cage", "cages whose digits give a number by +, −, × or ÷ (calcudoku)",
           true)
CALC_CAGES(signless_cage, "signless-cage", "cages of calcudoku whose sign is not shown", false)
