/* Signs between two cells side by side, and the rules that all signs are given. */
#include "gen/constraint/kind.h"

/* ---- which digits a sign allows next to one ---- */

static digit_set smaller(unsigned digit, unsigned size)
{
    (void)size;
    return digits_below(digit);
}

static digit_set consecutive(unsigned digit, unsigned size)
{
    return (digit_bit(digit) << 1 | digit_bit(digit) >> 1) & all_digits(size);
}

static digit_set double_or_half(unsigned digit, unsigned size)
{
    digit_set set = 2 * digit <= size ? digit_bit(2 * digit) : 0;
    return set | (digit % 2 == 0 ? digit_bit(digit / 2) : 0);
}

static digit_set rest_of(unsigned sum, unsigned digit, unsigned size)
{
    return digit < sum && sum - digit <= size ? digit_bit(sum - digit) : 0;
}

static digit_set rest_of_10(unsigned digit, unsigned size)
{
    return rest_of(10, digit, size);
}

static digit_set rest_of_5(unsigned digit, unsigned size)
{
    return rest_of(5, digit, size);
}

/* ---- what all of them share ---- */

/* The digits that a kind's sign allows next to this one. */
typedef digit_set partners_of(unsigned digit, unsigned size);

/* The same; of a mark of a drawing that may also be the other one of its pair, what both say. */
static digit_set beside(partners_of *partners, const struct constraint *c, unsigned digit,
                        unsigned size)
{
    digit_set other = c->sum != CONSTRAINT_OPEN         ? 0
                      : c->kind == CONSTRAINT_X         ? rest_of_5(digit, size)
                      : c->kind == CONSTRAINT_WHITE_DOT ? double_or_half(digit, size)
                                                        : 0;
    return partners(digit, size) | other;
}

static bool holds(partners_of *partners, const struct layout *v, const struct constraint *c,
                  const uint8_t *digits)
{
    for (unsigned i = 0; i < c->count; i += 2) {
        digit_set may = beside(partners, c, digits[c->cell[i]], v->size);
        if (((may & digit_bit(digits[c->cell[i + 1]])) != 0) == c->all) {
            return false;
        }
    }
    return true;
}

/* Keep of one cell what the other leaves it. */
static enum constraint_effect prune_half(partners_of *partners, const struct layout *v,
                                         const struct constraint *c, unsigned i, unsigned other,
                                         digit_set *candidates)
{
    digit_set keep = 0;
    for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
        unsigned digit = lowest_digit(rest);
        digit_set may = beside(partners, c, digit, v->size);
        may = c->all ? ~may : may;
        keep |= may & candidates[c->cell[other]] ? digit_bit(digit) : 0;
    }
    return constraint_keep(candidates, c->cell[i], keep);
}

static enum constraint_effect prune(partners_of *partners, const struct layout *v,
                                    const struct constraint *c, digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i += 2) {
        digit_set one = candidates[c->cell[i]];
        digit_set other = candidates[c->cell[i + 1]];
        /* Under a negative rule, three candidates rule nothing out: a digit forbids at most two
         * neighbours. */
        if (c->all && digit_count(one) > 2 && digit_count(other) > 2) {
            continue;
        }
        effect = constraint_both(effect, prune_half(partners, v, c, i, i + 1, candidates));
        if (effect != CONSTRAINT_BROKEN) {
            effect = constraint_both(effect, prune_half(partners, v, c, i + 1, i, candidates));
        }
    }
    return effect;
}

static enum constraint_effect prune_greater(const struct layout *v, const struct constraint *c,
                                            digit_set *candidates)
{
    (void)v;
    return constraint_prune_order(candidates, c->cell[1], c->cell[0]);
}

struct deriving {
    const struct layout *v;
    enum constraint_kind_id kind;
    partners_of *partners;
    const uint8_t *digits;
    struct constraint_list *out;
};

static void add_pair(void *context, unsigned one, unsigned other)
{
    const struct deriving *d = context;
    uint16_t pair[2] = {(uint16_t)one, (uint16_t)other};
    if (d->partners(d->digits[one], d->v->size) & digit_bit(d->digits[other])) {
        constraint_list_append(d->out, d->kind, 0, pair, 2);
    } else if (d->kind == CONSTRAINT_GREATER && d->digits[one] != d->digits[other]) {
        uint16_t turned[2] = {pair[1], pair[0]};
        constraint_list_append(d->out, d->kind, 0, turned, 2);
    }
}

static void derive(enum constraint_kind_id kind, partners_of *partners, const struct layout *v,
                   const uint8_t *digits, struct constraint_list *out)
{
    struct deriving d = {.v = v, .kind = kind, .partners = partners, .digits = digits, .out = out};
    constraint_each_neighbour(v, add_pair, &d);
}

/* A kind's own functions, by its partners. */
#define HOLDS(id, row, PARTNERS)                                                                   \
    static bool holds_##row(const struct layout *v, const struct constraint *c,                    \
                            const uint8_t *digits)                                                 \
    {                                                                                              \
        return holds(PARTNERS, v, c, digits);                                                      \
    }                                                                                              \
    static void derive_##row(const struct layout *v, const uint8_t *digits,                        \
                             struct constraint_list *out)                                          \
    {                                                                                              \
        derive(CONSTRAINT_##id, PARTNERS, v, digits, out);                                         \
    }
#define PRUNE(row, PARTNERS)                                                                       \
    static enum constraint_effect prune_##row(const struct layout *v, const struct constraint *c,  \
                                              digit_set *candidates)                               \
    {                                                                                              \
        return prune(PARTNERS, v, c, candidates);                                                  \
    }
HOLDS(GREATER, greater, smaller)
HOLDS(CONSECUTIVE, consecutive, consecutive)
HOLDS(WHITE_DOT, white_dot, consecutive)
HOLDS(BLACK_DOT, black_dot, double_or_half)
HOLDS(X, x, rest_of_10)
HOLDS(V, v, rest_of_5)
PRUNE(consecutive, consecutive)
PRUNE(white_dot, consecutive)
PRUNE(black_dot, double_or_half)
PRUNE(x, rest_of_10)
PRUNE(v, rest_of_5)

const struct constraint_kind constraint_kind_greater = {
    .name = "greater",
    .doc = "greater-than signs: the first cell has the greater digit",
    .rule = TEXT_rule_greater,
    .title = TEXT_board_greater,
    .words = {.name = TEXT_name_greater, .says = TEXT_clue_greater},
    .scl = {.how = SCL_BETWEEN, .words = {"greater", "smaller", "larger", "inequal"}},
    .make = MAKE_ALL,
    .step = STEP_ORDER,
    .variant = VARIANT(GREATER, "greater", "greater-than signs"),
    .shape = CONSTRAINT_PAIR,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = 2,
    .holds = holds_greater,
    .prune = prune_greater,
    .derive = derive_greater,
    .partners = smaller,
};

#define SIGN(row, NAME, PARTNERS, DOC, ...)                                                        \
    const struct constraint_kind constraint_kind_##row = {.name = NAME,                            \
                                                          .doc = DOC,                              \
                                                          .rule = TEXT_rule_##row,                 \
                                                          .make = MAKE_ALL,                        \
                                                          .step = STEP_SIGN,                       \
                                                          .shape = CONSTRAINT_PAIR,                \
                                                          .may_all = true,                         \
                                                          .is_about_values = true,                 \
                                                          .removes = REMOVES_ALL,                  \
                                                          .min_cells = 2,                          \
                                                          .max_cells = 2,                          \
                                                          .holds = holds_##row,                    \
                                                          .prune = prune_##row,                    \
                                                          .derive = derive_##row,                  \
                                                          .partners = PARTNERS,                    \
                                                          .twin_rule = TEXT_rule_either_dot,       \
                                                          .rule_pairs = constraint_each_neighbour, \
                                                          __VA_ARGS__};
#define SIGN_WORDS(row)                                                                            \
    .words.name = TEXT_name_##row, .words.says = TEXT_clue_##row,                                  \
    .words.says_not = TEXT_clue_no_##row
SIGN(consecutive, "consecutive", consecutive, "bars: consecutive digits", SIGN_WORDS(consecutive),
     .title = TEXT_board_consecutive,
     .scl = {.how = SCL_BETWEEN, .rule = "anticonsecutive", .words = {"consecutive"}})
SIGN(white_dot, "white-dot", consecutive, "white dots: consecutive digits (Kropki)",
     SIGN_WORDS(white_dot), .title = TEXT_board_kropki, .twin = &constraint_kind_black_dot,
     .or_else = &constraint_kind_black_dot, .fpuzzles = {"difference", "1", true},
     .scl = {.how = SCL_BETWEEN, .rule = "antidifference", .words = {"white", "kropki", "dot"}})
SIGN(black_dot, "black-dot", double_or_half, "black dots: one digit is twice the other (Kropki)",
     SIGN_WORDS(black_dot), .title = TEXT_board_kropki, .twin = &constraint_kind_white_dot,
     .fpuzzles = {"ratio", "2", true},
     .scl = {.how = SCL_BETWEEN, .rule = "antiratio", .words = {"black", "kropki", "dot"}})
SIGN(x, "x", rest_of_10, "X: the digits add up to 10", SIGN_WORDS(x), .words.sum = 10,
     .title = TEXT_board_xv, .or_else = &constraint_kind_v, .fpuzzles = {"xv", "X"},
     .scl = {.how = SCL_BETWEEN, .text = "X", .rule = "antixv", .words = {"x"}})
SIGN(v, "v", rest_of_5, "V: the digits add up to 5", SIGN_WORDS(v), .words.sum = 5,
     .title = TEXT_board_xv, .fpuzzles = {"xv", "V"},
     .scl = {.how = SCL_BETWEEN, .text = "V", .rule = "", .words = {"v"}})
