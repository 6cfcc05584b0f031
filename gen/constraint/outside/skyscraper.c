/* Skyscrapers: digits are heights, and the number counts those that are seen from it: each that is
 * greater than all before it. */
#include <string.h>

#include "gen/constraint/outside/outside.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < 1 || c->sum > v->size ? "the count must be from 1 to the greatest digit" : NULL;
}

static unsigned number_of(const struct layout *v, const uint16_t *cell, const uint8_t *digits)
{
    unsigned seen = 0;
    unsigned greatest = 0;
    for (unsigned i = 0; i < v->size; i++) {
        seen += digits[cell[i]] > greatest;
        greatest = digits[cell[i]] > greatest ? digits[cell[i]] : greatest;
    }
    return seen;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return number_of(v, c->cell, digits) == c->sum;
}

/* What is known of the first i cells of a line, by how many of them are seen: which digits may be
 * their greatest, the digit d as d + 1, and 1 before the first cell. Cells hold different digits,
 * so the greatest of i digits is no less than i. */
typedef digit_set greatest_digits[MAX_SIZE + 1][MAX_SIZE + 2];

/* Of a line: a cell's candidates as bits, and the greatest digits that may stay when it is known,
 * since it has a lower candidate. */
struct sky_cell {
    digit_set set, stay;
};

static void look_forth(const struct sky_cell *cell, unsigned size, unsigned sum,
                       greatest_digits forth)
{
    memset(forth[0], 0, (sum + 1) * sizeof forth[0][0]);
    forth[0][0] = 1;
    for (unsigned i = 0; i < size; i++) {
        digit_set before = 0; /* with one fewer seen */
        for (unsigned seen = 0; seen <= sum; seen++) {
            const digit_set higher = before ? cell[i].set & digits_above(lowest_digit(before)) : 0;
            before = forth[i][seen];
            forth[i + 1][seen] = ((before & cell[i].stay) | higher) & digits_above(i + 1);
        }
    }
}

/* The same backwards: what the greatest digit before a cell may be, so that all see the number. */
static void look_back(const struct sky_cell *cell, unsigned size, unsigned sum,
                      greatest_digits back)
{
    memset(back[size], 0, (sum + 2) * sizeof back[size][0]);
    back[size][sum] = (digit_set)1 << size;
    for (unsigned i = size; i-- > 0;) {
        back[i][sum + 1] = 0;
        for (unsigned seen = 0; seen <= sum; seen++) {
            const digit_set higher = cell[i].set & back[i + 1][seen + 1] & digits_above(i + 1);
            back[i][seen] = (back[i + 1][seen] & cell[i].stay & digits_above(i + 1)) |
                            (higher ? digits_below(highest_digit(higher)) : 0);
        }
    }
}

static enum constraint_effect prune_any(const struct layout *v, const struct constraint *c,
                                        digit_set *candidates)
{
    struct sky_cell cell[MAX_SIZE];
    greatest_digits forth;
    greatest_digits back;
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < v->size; i++) {
        const digit_set set = candidates[c->cell[i]] << 1;
        cell[i] = (struct sky_cell){set, set ? digits_above(lowest_digit(set)) : 0};
    }
    look_forth(cell, v->size, c->sum, forth);
    look_back(cell, v->size, c->sum, back);
    for (unsigned i = 0; i < v->size && effect != CONSTRAINT_BROKEN; i++) {
        digit_set keep = 0;
        for (unsigned seen = 0; seen <= c->sum; seen++) {
            const digit_set greatest = forth[i][seen];
            const digit_set stays = greatest & back[i + 1][seen] & digits_above(i + 1);
            keep |= greatest ? back[i + 1][seen + 1] & digits_above(lowest_digit(greatest)) : 0;
            keep |= stays ? digits_below(highest_digit(stays)) : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep >> 1));
    }
    return effect;
}

/* ---- up to nine digits ---- */

/* The same in words instead of loops: for each number of cells that are seen, 16 bits of a word
 * have the digits that may be the greatest so far, the digit d as bit d - 1. */
enum { PACKED_SIZE = 9, SEEN_IN_WORD = 4, MAX_SEEN_WORDS = 2 };

#define EACH_SEEN(set) ((uint64_t)(set)*0x0001000100010001)

/* Of each set, the digits above its lowest, and a bit that is no digit. */
static uint64_t above_lowest(uint64_t sets)
{
    return sets ^ (EACH_SEEN(0x8000) - sets);
}

/* Of each set, the digits below its highest. */
static uint64_t below_highest(uint64_t sets)
{
    sets >>= 1;
    sets |= sets >> 1;
    sets |= sets >> 2;
    return (sets | sets >> 4) & EACH_SEEN(0xff);
}

static digit_set all_of(uint64_t sets)
{
    sets |= sets >> 32;
    return (sets | sets >> 16) & 0xffff;
}

/* The word of the next greater numbers. */
static uint64_t one_more(const uint64_t *sets, unsigned w, unsigned words)
{
    return sets[w] >> 16 | (w + 1 < words ? sets[w + 1] << 48 : 0);
}

/* Of a cell's candidates, those that may become the greatest so far, and the greatest that may stay
 * so: no less than the number of cells up to it. */
struct sky_masks {
    uint64_t becomes, stays;
};

static struct sky_masks masks_of(digit_set set, unsigned i, unsigned size)
{
    const digit_set may_be = all_digits(size) & ~(digit_set)0 << i;
    return (struct sky_masks){EACH_SEEN(set & may_be), EACH_SEEN((set ^ -set) & may_be)};
}

static inline __attribute__((always_inline)) enum constraint_effect prune_packed(
    const struct layout *v, const struct constraint *c, digit_set *candidates, const unsigned words)
{
    struct sky_masks mask[PACKED_SIZE];
    uint64_t back[PACKED_SIZE + 1][MAX_SEEN_WORDS]; /* so that all see the number */
    uint64_t forth[MAX_SEEN_WORDS] = {0};
    digit_set changed = 0;
    unsigned count = v->size; /* behind all places of the board's greatest digit, none is seen */
    while (count > 0 && !(candidates[c->cell[count - 1]] & digit_bit(v->size))) {
        count--;
    }
    for (unsigned w = 0; w < words; w++) {
        back[count][w] = w == (c->sum - 1) / SEEN_IN_WORD
                             ? (uint64_t)digit_bit(v->size) << 16 * ((c->sum - 1) % SEEN_IN_WORD)
                             : 0;
    }
    for (unsigned i = count; i-- > 0;) {
        const struct sky_masks m = mask[i] = masks_of(candidates[c->cell[i]], i, v->size);
        for (unsigned w = 0; w < words; w++) {
            const uint64_t rises = one_more(back[i + 1], w, words) & m.becomes;
            back[i][w] = (back[i + 1][w] & m.stays) | below_highest(rises);
        }
    }
    for (unsigned i = 0; i < count; i++) {
        const struct sky_masks m = mask[i];
        digit_set keep = i == 0 ? back[1][0] & 0xffff : 0; /* the first cell is seen */
        uint64_t carried = i == 0 ? m.becomes & 0xffff : 0;
        uint64_t stays = 0;
        uint64_t risen = 0;
        for (unsigned w = 0; w < words; w++) {
            const uint64_t higher = above_lowest(forth[w]);
            const uint64_t rises = higher & m.becomes;
            risen |= higher & one_more(back[i + 1], w, words);
            stays |= forth[w] & m.stays & back[i + 1][w];
            forth[w] = (forth[w] & m.stays) | rises << 16 | carried;
            carried = rises >> 48;
        }
        keep |= all_of(risen) | (digits_below(highest_digit(all_of(stays) | 1)));
        const digit_set before = candidates[c->cell[i]];
        candidates[c->cell[i]] = before & keep;
        changed |= before & ~keep;
        if (!(before & keep)) {
            return CONSTRAINT_BROKEN;
        }
    }
    return count == 0 ? CONSTRAINT_BROKEN : changed ? CONSTRAINT_CHANGED : CONSTRAINT_SAME;
}

/* All cells are seen. */
static enum constraint_effect prune_rising(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < v->size && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], digit_bit(i + 1)));
    }
    return effect;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    if (c->sum == v->size) {
        return prune_rising(v, c, candidates);
    }
    return v->size > PACKED_SIZE    ? prune_any(v, c, candidates)
           : c->sum <= SEEN_IN_WORD ? prune_packed(v, c, candidates, 1)
                                    : prune_packed(v, c, candidates, MAX_SEEN_WORDS);
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    outside_derive(v, digits, CONSTRAINT_SKYSCRAPER, number_of, out);
}

const struct constraint_kind constraint_kind_skyscraper = {
    .name = "skyscraper",
    .doc = "skyscrapers: a number outside counts the digits seen from it, each greater than all "
           "before",
    .rule = TEXT_rule_skyscraper,
    .title = TEXT_board_skyscraper,
    .words = {.name = TEXT_name_skyscraper, .says = TEXT_clue_skyscraper},
    .fpuzzles = {"skyscraper"},
    .scl = {.how = SCL_OUTSIDE, .words = {"skyscraper", "buildings"}, .needs_words = true},
    .make = MAKE_FEW,
    .step = STEP_OUTSIDE,
    .variant = VARIANT(SKYSCRAPER, "skyscraper", "counts of digits seen from outside"),
    .shape = CONSTRAINT_SIDE,
    .has_sum = true,
    .sum_name = "count",
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive,
};
