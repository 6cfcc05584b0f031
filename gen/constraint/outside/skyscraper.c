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

enum { PACKED_SIZE = 9 }; /* eight bytes in a word, and one more */

/* The same for up to nine digits, in words instead of loops. Of each digit but the board's
 * greatest, a byte of `lower` says how many cells may be seen where it is the greatest so far: bit
 * i for i + 1 of them. `top` is this byte of the board's greatest digit. */
struct seen_counts {
    uint64_t lower, top;
};

#define EACH_BYTE(b) ((uint64_t)(b)*0x0101010101010101)

/* 1 in each byte that is not 0. */
static uint64_t bytes_in_use(uint64_t x)
{
    return (((x & EACH_BYTE(0x7f)) + EACH_BYTE(0x7f)) | x) >> 7 & EACH_BYTE(1);
}

/* All bits in the byte of each digit of a set. */
static uint64_t bytes_of(digit_set set)
{
    return bytes_in_use(EACH_BYTE(set & 0xff) & 0x8040201008040201) * 0xff;
}

/* The digits of the bytes that are not 0. */
static digit_set digits_in_use(uint64_t x)
{
    return (digit_set)(bytes_in_use(x) * 0x0102040810204080 >> 56);
}

/* In each byte, what the bytes of lower digits have. */
static uint64_t from_lower(uint64_t x)
{
    x = x << 8 | x << 16;
    x |= x << 16;
    return x | x << 32;
}

static uint64_t from_higher(uint64_t x)
{
    x = x >> 8 | x >> 16;
    x |= x >> 16;
    return x | x >> 32;
}

/* What the cell's candidates let stay and become the greatest so far, where i cells come before. */
struct sky_masks {
    uint64_t stays, becomes;         /* bytes, as in `lower` */
    uint64_t top_stays, becomes_top; /* all bits or none */
    uint64_t high_enough;
};

static struct sky_masks masks_of(digit_set set, unsigned i, unsigned size)
{
    const uint64_t becomes = bytes_of(set & digits_below(size));
    return (struct sky_masks){
        .stays = -(becomes & -becomes) << 8,
        .becomes = becomes,
        .top_stays = -(uint64_t)(becomes != 0),
        .becomes_top = -(uint64_t)(set >> (size - 1) & 1),
        .high_enough = i < 8 ? ~(uint64_t)0 << 8 * i : 0,
    };
}

static enum constraint_effect prune_packed(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    struct sky_masks mask[PACKED_SIZE];
    struct seen_counts back[PACKED_SIZE + 1]; /* before the i-th cell, so that all see the number */
    struct seen_counts forth = {0, 0};
    struct seen_counts next = {EACH_BYTE(1), 1}; /* where the i-th cell becomes the greatest */
    enum constraint_effect effect = CONSTRAINT_SAME;
    const unsigned size = v->size;
    const uint64_t all_lower = ~(uint64_t)0 >> 8 * (PACKED_SIZE - size);
    unsigned count = size; /* behind all places of the board's greatest digit, none is seen */
    while (count > 0 && !(candidates[c->cell[count - 1]] & digit_bit(size))) {
        count--;
    }
    if (count == 0) {
        return CONSTRAINT_BROKEN;
    }
    back[count] = (struct seen_counts){0, (uint64_t)1 << (c->sum - 1)};
    for (unsigned i = count; i-- > 0;) {
        const struct sky_masks m = mask[i] = masks_of(candidates[c->cell[i]], i, size);
        const uint64_t later = back[i + 1].lower & m.high_enough;
        const uint64_t risen = (later & m.becomes) >> 1 & EACH_BYTE(0x7f);
        const uint64_t to_top = EACH_BYTE(back[i + 1].top >> 1) & all_lower & m.becomes_top;
        back[i].lower = (later & m.stays) | from_higher(risen) | to_top;
        back[i].top = back[i + 1].top & m.top_stays;
    }
    for (unsigned i = 0; i < count && effect != CONSTRAINT_BROKEN; i++) {
        const struct sky_masks m = mask[i];
        const struct seen_counts *b = &back[i + 1];
        const uint64_t stay = forth.lower & b->lower & m.high_enough;
        digit_set keep = digits_in_use(next.lower & b->lower);
        keep |= (digit_set)((next.top & b->top) != 0) << (size - 1);
        keep |= forth.top & b->top
                    ? digits_below(size)
                    : digits_below(1 + (63 - (unsigned)__builtin_clzll(stay | 1)) / 8);
        forth.lower = ((forth.lower & m.stays) | (next.lower & m.becomes)) & m.high_enough;
        forth.top = (forth.top & m.top_stays) | (next.top & m.becomes_top);
        /* Nothing crosses into the next byte: a digit with eight that are seen is the eighth. */
        next.lower = from_lower(forth.lower) << 1;
        next.top = (from_lower(forth.lower) | forth.lower) >> 56 << 1;
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    return effect;
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
    return v->size <= PACKED_SIZE ? prune_packed(v, c, candidates) : prune_any(v, c, candidates);
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
