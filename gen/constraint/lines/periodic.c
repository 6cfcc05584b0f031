/* Lines of which each three cells in a row have one digit of each of three classes: modular lines
 * (remainders by 3) and entropic lines (low, middle and high digits). So the classes repeat with
 * every third cell. */
#include "gen/constraint/lines/line.h"

typedef unsigned class_of_digit(unsigned digit, unsigned size); /* 0 to 2 */

static unsigned by_remainder(unsigned digit, unsigned size)
{
    (void)size;
    return digit % 3;
}

static unsigned by_third(unsigned digit, unsigned size)
{
    return (digit - 1) / (size / 3);
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits,
                  class_of_digit *class_of)
{
    for (unsigned i = 0; i + 2U < c->count; i++) {
        unsigned seen = 0;
        for (unsigned k = i; k < i + 3; k++) {
            seen |= 1U << class_of(digits[c->cell[k]], v->size);
        }
        if (seen != 7) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates, class_of_digit *class_of)
{
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    digit_set of_class[3] = {0};
    digit_set keep[3] = {0};
    for (unsigned digit = 1; digit <= v->size; digit++) {
        of_class[class_of(digit, v->size)] |= digit_bit(digit);
    }
    for (unsigned o = 0; o < 6; o++) {
        bool fits = true;
        for (unsigned i = 0; i < c->count && fits; i++) {
            fits = candidates[c->cell[i]] & of_class[orders[o][i % 3]];
        }
        for (unsigned i = 0; i < 3 && fits; i++) {
            keep[i] |= of_class[orders[o][i]];
        }
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep[i % 3]));
    }
    return effect;
}

static bool holds_modular(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return holds(v, c, digits, by_remainder);
}

static enum constraint_effect prune_modular(const struct layout *v, const struct constraint *c,
                                            digit_set *candidates)
{
    return prune(v, c, candidates, by_remainder);
}

static bool holds_entropic(const struct layout *v, const struct constraint *c,
                           const uint8_t *digits)
{
    return holds(v, c, digits, by_third);
}

static enum constraint_effect prune_entropic(const struct layout *v, const struct constraint *c,
                                             digit_set *candidates)
{
    return prune(v, c, candidates, by_third);
}

static const char *complain_entropic(const struct layout *v, const struct constraint *c)
{
    (void)c;
    return v->size % 3 ? "entropic lines need a board whose digits make three equal groups" : NULL;
}

const struct constraint_kind constraint_kind_modular = {
    .name = "modular",
    .doc = "modular lines: three cells next to one another have different remainders when divided "
           "by 3",
    .rule = TEXT_rule_modular,
    .title = TEXT_board_modular,
    .words = {.name = TEXT_name_modular, .says = TEXT_clue_modular},
    .fpuzzles = {"modularline"},
    .scl = {.how = SCL_LINE,
            .color = "#40E0D0",
            .thickness = 12,
            .words = {"modular"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant = VARIANT(MODULAR, "modular", "lines of three remainders in turn"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 6},
    .holds = holds_modular,
    .prune = prune_modular,
};

const struct constraint_kind constraint_kind_entropic = {
    .name = "entropic",
    .doc = "entropic lines: three cells next to one another have a low, a middle and a high digit",
    .rule = TEXT_rule_entropic,
    .title = TEXT_board_entropic,
    .words = {.name = TEXT_name_entropic, .says = TEXT_clue_entropic},
    .fpuzzles = {"entropicline"},
    .scl = {.how = SCL_LINE,
            .color = "#FFAA66",
            .thickness = 14,
            .words = {"entropic"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant = VARIANT(ENTROPIC, "entropic", "lines of low, middle and high digits in turn"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 6},
    .complain = complain_entropic,
    .complains_of_board = true,
    .holds = holds_entropic,
    .prune = prune_entropic,
};
