/* Lines whose cells at equal distance from the middle belong together: palindromes, where they are
 * equal, and zippers, where they add up to the digit in the middle (to the same sum, if the line
 * has no middle cell). */
#include "gen/constraint/lines/line.h"

static bool holds_palindrome(const struct layout *v, const struct constraint *c,
                             const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0, k = c->count - 1U; i < k; i++, k--) {
        if (digits[c->cell[i]] != digits[c->cell[k]]) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune_palindrome(const struct layout *v, const struct constraint *c,
                                               digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0, k = c->count - 1U; i < k && effect != CONSTRAINT_BROKEN; i++, k--) {
        effect = constraint_both(effect,
                                 constraint_keep(candidates, c->cell[i], candidates[c->cell[k]]));
        effect = constraint_both(effect,
                                 constraint_keep(candidates, c->cell[k], candidates[c->cell[i]]));
    }
    return effect;
}

/* The middle cell; the last cell's index where there is none. */
static unsigned middle_of(const struct constraint *c)
{
    return c->count % 2 ? c->count / 2U : c->count;
}

static bool holds_zipper(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    const unsigned middle = middle_of(c);
    unsigned sum = middle < c->count ? digits[c->cell[middle]]
                                     : digits[c->cell[0]] + (unsigned)digits[c->cell[c->count - 1]];
    (void)v;
    for (unsigned i = 0, k = c->count - 1U; i < k; i++, k--) {
        if (digits[c->cell[i]] + (unsigned)digits[c->cell[k]] != sum) {
            return false;
        }
    }
    return true;
}

/* What two digits, one of each set, can add up to: bit n for n. */
static uint64_t totals_of(digit_set near, digit_set far)
{
    uint64_t totals = 0;
    for (; near; near &= near - 1) {
        totals |= (uint64_t)far << 1 << lowest_digit(near);
    }
    return totals;
}

static enum constraint_effect prune_zipper(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    const unsigned middle = middle_of(c);
    const bool has_middle = middle < c->count;
    uint64_t totals = has_middle ? (uint64_t)candidates[c->cell[middle]] << 1 : UINT64_MAX;
    (void)v;
    for (unsigned i = 0, k = c->count - 1U; i < k; i++, k--) {
        totals &= totals_of(candidates[c->cell[i]], candidates[c->cell[k]]);
    }
    enum constraint_effect effect =
        has_middle ? constraint_keep(candidates, c->cell[middle], (digit_set)(totals >> 1))
                   : CONSTRAINT_SAME;
    for (unsigned i = 0, k = c->count - 1U; i < k && effect != CONSTRAINT_BROKEN; i++, k--) {
        const uint64_t far = (uint64_t)candidates[c->cell[k]] << 1;
        uint64_t completing = 0; /* bit d for the digit d, of any size */
        digit_set near = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            const uint64_t reached = totals >> lowest_digit(rest);
            completing |= reached;
            near |= reached & far ? rest & -rest : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], near));
        effect = constraint_both(
            effect, constraint_keep(candidates, c->cell[k], (digit_set)(completing >> 1)));
    }
    return effect;
}

const struct constraint_kind constraint_kind_palindrome = {
    .name = "palindrome",
    .doc = "palindromes: the line reads the same from both ends",
    .rule = TEXT_rule_palindrome,
    .title = TEXT_board_palindrome,
    .words = {.name = TEXT_name_palindrome, .says = TEXT_clue_palindrome},
    .fpuzzles = {"palindrome"},
    .scl = {.how = SCL_LINE,
            .color = "#C0C0C0",
            .thickness = 10,
            .words = {"palindrome"},
            .needs_words = true},
    .make = MAKE_MIRRORED,
    .step = STEP_LINE,
    .variant = VARIANT(PALINDROME, "palindrome", "lines that read the same from both ends"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .usual = {4, 7},
    .holds = holds_palindrome,
    .prune = prune_palindrome,
};

const struct constraint_kind constraint_kind_zipper = {
    .name = "zipper",
    .doc = "zipper lines: cells at equal distance from the middle add up to the middle digit",
    .rule = TEXT_rule_zipper,
    .title = TEXT_board_zipper,
    .words = {.name = TEXT_name_zipper, .says = TEXT_clue_zipper},
    .fpuzzles = {"zipperline"},
    .scl = {.how = SCL_LINE,
            .color = "#C0A0F0",
            .thickness = 10,
            .words = {"zipper"},
            .needs_words = true},
    .make = MAKE_MIRRORED,
    .step = STEP_LINE,
    .variant = VARIANT(ZIPPER, "zipper", "lines whose mirrored cells add up to the middle digit"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 3,
    .max_cells = MAX_LINE_CELLS,
    .usual = {3, 5},
    .holds = holds_zipper,
    .prune = prune_zipper,
};
