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

/* The set with bit i as bit 31 - i. */
static inline digit_set turned(digit_set set)
{
    set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
    set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
    set = (set >> 4 & 0x0f0f0f0f) | (set & 0x0f0f0f0f) << 4;
    return __builtin_bswap32(set);
}

/* The digits that add up to a sum with one of those of a turned set, and some above all digits. */
static inline digit_set completing(digit_set turned_digits, unsigned sum)
{
    enum {
        UNSHIFTED_SUM = 33
    }; /* with this sum, each digit completes the one that it is turned to */
    return sum < UNSHIFTED_SUM ? turned_digits >> (UNSHIFTED_SUM - sum)
                               : turned_digits << (sum - UNSHIFTED_SUM);
}

/* Mirrored cells, their digits also turned, and what they keep. */
struct mirrored_pair {
    digit_set near, near_turned, far_turned;
    digit_set keep_near, keep_far;
};

/* Can the cells of every pair add up to the sum? */
static bool may_sum_to(const struct mirrored_pair *pair, unsigned pairs, unsigned sum)
{
    bool may = true;
    for (unsigned i = 0; may && i < pairs; i++) {
        may = (completing(pair[i].far_turned, sum) & pair[i].near) != 0;
    }
    return may;
}

static enum constraint_effect prune_zipper(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    const unsigned middle = middle_of(c);
    const bool has_middle = middle < c->count;
    const unsigned most = has_middle ? v->size : 2U * v->size;
    const unsigned pairs = c->count / 2U;
    struct mirrored_pair pair[MAX_LINE_CELLS / 2];
    digit_set sums = 0; /* those of a middle cell */
    for (unsigned i = 0; i < pairs; i++) {
        const digit_set near = candidates[c->cell[i]];
        const digit_set far = candidates[c->cell[c->count - 1U - i]];
        pair[i] = (struct mirrored_pair){near, turned(near), turned(far), 0, 0};
    }
    for (unsigned sum = 2; sum <= most; sum++) {
        if ((has_middle && !(candidates[c->cell[middle]] & digit_bit(sum))) ||
            !may_sum_to(pair, pairs, sum)) {
            continue;
        }
        sums |= has_middle ? digit_bit(sum) : 0;
        for (unsigned i = 0; i < pairs; i++) {
            pair[i].keep_near |= completing(pair[i].far_turned, sum);
            pair[i].keep_far |= completing(pair[i].near_turned, sum);
        }
    }
    enum constraint_effect effect =
        has_middle ? constraint_keep(candidates, c->cell[middle], sums) : CONSTRAINT_SAME;
    for (unsigned i = 0, k = c->count - 1U; i < k && effect != CONSTRAINT_BROKEN; i++, k--) {
        effect =
            constraint_both(effect, constraint_keep(candidates, c->cell[i], pair[i].keep_near));
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[k], pair[i].keep_far));
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
