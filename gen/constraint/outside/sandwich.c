/* Sandwich sums: what stands between the least and the greatest digit of a row or column. */
#include <pthread.h>
#include <string.h>

#include "gen/constraint/kind.h"

static digit_set filling_of(const struct layout *v)
{
    return all_digits(v->size) & ~(digit_bit(1) | digit_bit(v->size));
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    digit_set common;
    for (unsigned count = 0; count + 2 <= v->size; count++) {
        if (count ? constraint_combined(filling_of(v), count, c->sum, &common) != 0 : c->sum == 0) {
            return NULL;
        }
    }
    return "no different digits between the least and the greatest digit have this sum";
}

static unsigned sum_of(const struct layout *v, const uint16_t *cell, const uint8_t *digits)
{
    unsigned sum = 0;
    bool inside = false;
    for (unsigned i = 0; i < v->size; i++) {
        unsigned digit = digits[cell[i]];
        if (digit == 1 || digit == v->size) {
            inside = !inside;
        } else if (inside) {
            sum += digit;
        }
    }
    return sum;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return sum_of(v, c->cell, digits) == c->sum;
}

/* `prune` differs by size: up to 9x9 it tries arrangements side by side, up to 16x16 the sets of
 * digits that have the sum, and above, where these can be millions, bounds. */
enum { SMALL_SIZE = 9, LISTED_SIZE = 16 };

/* A line, and where its ends can be. */
struct line {
    unsigned size;
    unsigned sum;
    digit_set filling;
    digit_set here[MAX_SIZE]; /* by cell: the digits that can be between the ends, or outside */
    uint32_t low, high;       /* cells that can have the least digit, and the greatest */
    digit_set *keep;          /* by cell */
};

static struct line line_of(const struct layout *v, const struct constraint *c,
                           const digit_set *candidates, digit_set *keep)
{
    struct line l = {.size = v->size, .sum = c->sum, .filling = filling_of(v), .keep = keep};
    for (unsigned i = 0; i < v->size; i++) {
        const digit_set here = candidates[c->cell[i]];
        l.here[i] = here & l.filling;
        l.low |= (here & 1) << i;
        l.high |= (here >> (v->size - 1) & 1) << i;
    }
    return l;
}

/* The cells that can be the first end, with `count` cells between it and the last. */
static uint32_t first_ends(const struct line *l, unsigned count)
{
    return (l->low & l->high >> (count + 1)) | (l->high & l->low >> (count + 1));
}

/* Keeps the ends, these digits in the `count` cells between them, and those in the other cells. */
static void keep_slice(const struct line *l, unsigned first, unsigned count, digit_set inside,
                       digit_set outside)
{
    const unsigned last = first + count + 1;
    const digit_set ends = digit_bit(1) | digit_bit(l->size);
    for (unsigned i = 0; i < l->size; i++) {
        l->keep[i] |= i == first || i == last ? ends : i > first && i < last ? inside : outside;
    }
}

/* ---- large boards ---- */

/* The sum of the `count` lowest, or highest, digits of a set. */
static unsigned sum_of_lowest(digit_set set, unsigned count)
{
    unsigned sum = 0;
    for (; count > 0; count--, set &= set - 1) {
        sum += lowest_digit(set);
    }
    return sum;
}

static unsigned sum_of_highest(digit_set set, unsigned count)
{
    unsigned sum = 0;
    for (; count > 0; count--) {
        const unsigned digit = highest_digit(set);
        sum += digit;
        set &= ~digit_bit(digit);
    }
    return sum;
}

/* The digits that `count` of those allowed can contain, by their least and their greatest sum. */
static digit_set within_bounds(digit_set allowed, unsigned count, unsigned sum)
{
    digit_set inside = 0;
    for (digit_set rest = count > 0 ? allowed : 0; rest; rest &= rest - 1) {
        const digit_set digit = rest & -rest;
        const unsigned own = lowest_digit(digit);
        const bool fits = own + sum_of_lowest(allowed & ~digit, count - 1) <= sum &&
                          own + sum_of_highest(allowed & ~digit, count - 1) >= sum;
        inside |= fits ? digit : 0;
    }
    return inside;
}

static void keep_by_bounds(const struct line *l)
{
    for (unsigned first = 0; first + 1 < l->size; first++) {
        digit_set allowed = 0;
        for (unsigned count = 0; first + count + 1 < l->size; count++) {
            if (first_ends(l, count) >> first & 1 && digit_count(allowed) >= count) {
                const digit_set inside = within_bounds(allowed, count, l->sum);
                if (count > 0 ? inside != 0 : l->sum == 0) {
                    keep_slice(l, first, count, inside, l->filling);
                }
            }
            allowed |= l->here[first + count + 1];
        }
    }
}

/* ---- boards up to 16x16 ---- */

enum {
    LISTED_DIGITS = LISTED_SIZE - 2,
    LISTED_SUMS = 120, /* 2 + 3 + … + 15 is 119 */
    LISTS = (LISTED_DIGITS + 1) * LISTED_SUMS,
    FOUR = 4,
    FOURS = (LISTED_DIGITS + FOUR - 1) / FOUR,
};

/* The sets of digits from 2 to 15, as numbers whose bit 0 is digit 2. Those with one count and sum
 * are a list, in ascending order, so that those of smaller boards come first. */
static struct {
    uint16_t first[LISTS + 1];
    uint16_t set[1 << LISTED_DIGITS];
} listed;
static pthread_once_t listed_once = PTHREAD_ONCE_INIT;

static unsigned list_of(unsigned set)
{
    const unsigned count = digit_count(set);
    return count * LISTED_SUMS + sum_of_lowest(set << 1, count);
}

static void make_listed(void)
{
    uint16_t end[LISTS] = {0};
    for (unsigned set = 0; set < 1U << LISTED_DIGITS; set++) {
        end[list_of(set)]++;
    }
    for (unsigned i = 0; i < LISTS; i++) {
        listed.first[i + 1] = listed.first[i] + end[i];
        end[i] = listed.first[i];
    }
    for (unsigned set = 0; set < 1U << LISTED_DIGITS; set++) {
        listed.set[end[list_of(set)]++] = (uint16_t)set;
    }
}

/* The cells of a line that can have one of the digits of a set: the union of what its fours of
 * digits say. */
struct set_places {
    uint16_t of[FOURS][1 << FOUR];
};

static void find_places(const struct line *l, struct set_places *p)
{
    uint16_t of_digit[FOURS * FOUR] = {0};
    for (unsigned i = 0; i < l->size; i++) {
        for (digit_set rest = l->here[i]; rest; rest &= rest - 1) {
            of_digit[lowest_digit(rest) - 2] |= (uint16_t)(1U << i);
        }
    }
    for (unsigned k = 0; k < FOURS; k++) {
        p->of[k][0] = 0;
        for (unsigned d = 0; d < FOUR; d++) {
            for (unsigned set = 0; set < 1U << d; set++) {
                p->of[k][1U << d | set] = p->of[k][set] | of_digit[FOUR * k + d];
            }
        }
    }
}

static uint32_t places_of(const struct set_places *p, unsigned set)
{
    uint32_t places = 0;
#pragma GCC unroll 4
    for (unsigned k = 0; k < FOURS; k++) {
        places |= p->of[k][set >> FOUR * k & ((1U << FOUR) - 1)];
    }
    return places;
}

/* The first ends of `firsts` where each of the `count` cells between them and the last ends can
 * have a digit of the set, and each cell outside one of the others. */
static uint32_t ends_that_fit(const struct line *l, const struct set_places *p, unsigned count,
                              unsigned set, uint32_t firsts)
{
    const uint32_t in = places_of(p, set) >> 1;
    for (unsigned i = 0; i < count && firsts; i++) {
        firsts &= in >> i;
    }
    const uint32_t not_out = all_digits(l->size) & ~places_of(p, l->filling >> 1 & ~set);
    if (firsts &&
        not_out) { /* the slice reaches from the first of these cells to the last, or farther */
        const unsigned highest = highest_digit(not_out) - 1;
        firsts &= digits_below(lowest_digit(not_out) + 1);
        firsts &= highest > count + 1 ? UINT32_MAX << (highest - count - 1) : UINT32_MAX;
    }
    return firsts;
}

/* The digits that some cell could still keep. The ends count as digit 1. */
static digit_set missing_of(const struct line *l)
{
    digit_set missing = 0;
    uint32_t ends = l->low | l->high;
    for (unsigned i = 0; i < l->size; i++) {
        missing |= l->here[i] & ~l->keep[i];
        ends &= ~((l->keep[i] & 1) << i);
    }
    return missing | (ends ? digit_bit(1) : 0);
}

/* What is known about the slices with `count` cells between the ends, by first end. */
struct slices {
    unsigned count;
    uint32_t firsts; /* where more sets need be tried */
    uint32_t possible;
    digit_set between[LISTED_SIZE]; /* the digits of the cells between the ends, … */
    digit_set beyond[LISTED_SIZE];  /* … and of those outside */
    digit_set any_between, any_beyond;
    digit_set inside[LISTED_SIZE]; /* of these, what sets allow */
    digit_set outside[LISTED_SIZE];
};

/* A set of digits is possible between two ends if each cell there has one of them, each cell
 * outside one of the others, and each digit a cell. */
static void try_set(const struct line *l, const struct set_places *p, struct slices *s,
                    unsigned set, digit_set missing)
{
    const digit_set in = (digit_set)set << 1;
    const digit_set out = l->filling & ~in;
    uint32_t rest = !(in & ~s->any_between) && !(out & ~s->any_beyond)
                        ? ends_that_fit(l, p, s->count, set, s->firsts)
                        : 0;
    for (; rest; rest &= rest - 1) {
        const unsigned i = (unsigned)__builtin_ctz(rest);
        if (!(in & ~s->between[i]) && !(out & ~s->beyond[i])) {
            s->inside[i] |= in;
            s->outside[i] |= out;
            s->possible |= 1U << i;
            if (!(missing & ((s->between[i] & ~s->inside[i]) | (s->beyond[i] & ~s->outside[i])))) {
                s->firsts &= ~(1U << i);
            }
        }
    }
}

/* By cell: the digits of the cells before it, and from it on. */
struct digits_around {
    digit_set before[LISTED_SIZE + 1];
    digit_set from[LISTED_SIZE + 1];
};

static void begin_slices(const struct line *l, const struct digits_around *d, struct slices *s)
{
    s->possible = 0;
    s->any_between = s->any_beyond = 0;
    for (uint32_t rest = s->firsts; rest; rest &= rest - 1) {
        const unsigned first = (unsigned)__builtin_ctz(rest);
        digit_set between = 0;
        for (unsigned i = first + 1; i <= first + s->count; i++) {
            between |= l->here[i];
        }
        s->between[first] = between;
        s->beyond[first] = d->before[first] | d->from[first + s->count + 2];
        s->inside[first] = s->outside[first] = 0;
        s->any_between |= between;
        s->any_beyond |= s->beyond[first];
    }
}

static void keep_by_sets(const struct line *l)
{
    struct set_places places;
    struct digits_around around = {{0}, {0}};
    struct slices s;
    digit_set missing = missing_of(l);
    find_places(l, &places);
    for (unsigned i = 0; i < l->size; i++) {
        around.before[i + 1] = around.before[i] | l->here[i];
        around.from[l->size - 1 - i] = around.from[l->size - i] | l->here[l->size - 1 - i];
    }
    for (s.count = 0; s.count + 1 < l->size && missing; s.count++) {
        const uint16_t *first = &listed.first[s.count * LISTED_SUMS + l->sum];
        s.firsts = first[0] < first[1] ? first_ends(l, s.count) : 0;
        begin_slices(l, &around, &s);
        for (unsigned k = first[0]; s.firsts && k < first[1]; k++) {
            if ((digit_set)listed.set[k] << 1 & ~l->filling) {
                break; /* of a larger board, as are all that follow */
            }
            try_set(l, &places, &s, listed.set[k], missing);
        }
        if (s.possible) {
            for (uint32_t rest = s.possible; rest; rest &= rest - 1) {
                const unsigned i = (unsigned)__builtin_ctz(rest);
                keep_slice(l, i, s.count, s.inside[i], s.outside[i]);
            }
            missing = missing_of(l);
        }
    }
}

/* ---- small boards ---- */

/* Up to 9x9, a line with a sum has at most 35 arrangements: a place of the two ends and a set of
 * digits between them. All are tried side by side, which counts in searches. */
enum {
    SMALL_SETS = 1 << (SMALL_SIZE - 2),
    SMALL_SUMS = 36, /* 2 + 3 + … + 8 is 35 */
    SIDE_BY_SIDE = 8,
    MAX_ARRANGED = 256,
};

/* How often loops over the cells of a line are unrolled: in builds for size, not. */
enum {
#ifdef __OPTIMIZE_SIZE__
    UNROLLED = 1
#else
    UNROLLED = SMALL_SIZE
#endif
};

/* By arrangement: digits. */
typedef uint16_t arranged __attribute__((vector_size(2 * SIDE_BY_SIDE)));

/* What each cell of the line may hold, in eight arrangements or fewer, then nothing. */
struct arrangements {
    arranged cell[SMALL_SIZE];
};

static struct {
    /* Those for a size and sum are from first[size][sum] to before first[size][sum + 1]. */
    uint16_t first[SMALL_SIZE + 1][SMALL_SUMS + 1];
    struct arrangements of[MAX_ARRANGED];
} small;
static pthread_once_t small_once = PTHREAD_ONCE_INIT;

/* Adds the arrangements with these digits between the ends. Returns how many there are then. */
static unsigned add_arrangements(struct arrangements *to, unsigned count, unsigned size,
                                 digit_set inside)
{
    const digit_set ends = digit_bit(1) | digit_bit(size);
    const digit_set outside = all_digits(size) & ~ends & ~inside;
    const unsigned length = digit_count(inside);
    for (unsigned first = 0; first + length + 1 < size; first++, count++) {
        for (unsigned i = 0; i < size; i++) {
            const digit_set may_be = i == first || i == first + length + 1 ? ends
                                     : i > first && i < first + length + 1 ? inside
                                                                           : outside;
            to[count / SIDE_BY_SIDE].cell[i][count % SIDE_BY_SIDE] = (uint16_t)may_be;
        }
    }
    return count;
}

static void make_small(void)
{
    uint8_t sums[SMALL_SETS] = {0};
    unsigned made = 0;
    for (unsigned set = 1; set < SMALL_SETS; set++) {
        sums[set] = (uint8_t)(sums[set & (set - 1)] + lowest_digit(set) + 1);
    }
    for (unsigned size = 3; size <= SMALL_SIZE; size++) {
        for (unsigned sum = 0; sum < SMALL_SUMS; sum++) {
            unsigned count = 0;
            small.first[size][sum] = (uint16_t)made;
            for (unsigned set = 0; set < 1U << (size - 2); set++) {
                if (sums[set] == sum) {
                    count = add_arrangements(small.of + made, count, size, set << 1);
                }
            }
            made += (count + SIDE_BY_SIDE - 1) / SIDE_BY_SIDE;
        }
        small.first[size][SMALL_SUMS] = (uint16_t)made;
    }
}

/* Of two vectors: in turn the digits of one and of the other, in arrangements that are OR'ed. */
static inline arranged join_cells(arranged a, arranged b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11) |
           __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/* The same with two and two, and with four and four. */
static inline arranged join_pairs(arranged a, arranged b)
{
    return __builtin_shufflevector(a, b, 0, 1, 8, 9, 2, 3, 10, 11) |
           __builtin_shufflevector(a, b, 4, 5, 12, 13, 6, 7, 14, 15);
}

static inline arranged join_fours(arranged a, arranged b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11) |
           __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}

/* The digits that any of the arrangements has, by cell. */
static inline void any_of(const arranged kept[SMALL_SIZE], uint16_t keep[SMALL_SIZE])
{
    uint64_t last[sizeof *kept / sizeof(uint64_t)];
    const arranged low = join_pairs(join_cells(kept[0], kept[1]), join_cells(kept[2], kept[3]));
    const arranged high = join_pairs(join_cells(kept[4], kept[5]), join_cells(kept[6], kept[7]));
    const arranged first = join_fours(low, high);
    memcpy(keep, &first, sizeof first);
    memcpy(last, &kept[8], sizeof last);
    last[0] |= last[1];
    last[0] |= last[0] >> 32;
    keep[8] = (uint16_t)(last[0] | last[0] >> 16);
}

/* Keeps what the arrangements allow in which each cell has a digit, and each digit a cell. */
static inline __attribute__((always_inline)) void keep_arranged(const struct constraint *c,
                                                                const digit_set *candidates,
                                                                uint16_t *keep, unsigned size)
{
    const arranged none = {0};
    const uint16_t *first = small.first[size];
    arranged here[SMALL_SIZE] = {none};
    arranged kept[SMALL_SIZE] = {none};
#pragma GCC unroll UNROLLED
    for (unsigned i = 0; i < size; i++) {
        here[i] = none + (uint16_t)candidates[c->cell[i]];
        kept[i] = none;
    }
    for (unsigned k = first[c->sum]; k < first[c->sum + 1]; k++) {
        const struct arrangements *a = &small.of[k];
        arranged met = none;
        arranged bad = none;
#pragma GCC unroll UNROLLED
        for (unsigned i = 0; i < size; i++) {
            const arranged left = a->cell[i] & here[i];
            met |= left;
            bad |= (arranged)(left == none);
        }
        const arranged good = (arranged)(met == none + (uint16_t)all_digits(size)) & ~bad;
#pragma GCC unroll UNROLLED
        for (unsigned i = 0; i < size; i++) {
            kept[i] |= a->cell[i] & good;
        }
    }
    any_of(kept, keep);
}

static enum constraint_effect prune_small(unsigned size, const struct constraint *c,
                                          digit_set *candidates)
{
    uint16_t keep[SMALL_SIZE];
    digit_set lost = 0;
    if (size == SMALL_SIZE) { /* a constant gives loops of known length */
        keep_arranged(c, candidates, keep, SMALL_SIZE);
    } else {
        keep_arranged(c, candidates, keep, size);
    }
    for (unsigned i = 0; i < size; i++) {
        lost |= candidates[c->cell[i]] & ~(digit_set)keep[i];
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; lost && i < size && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep[i]));
    }
    return effect;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    if (v->size <= SMALL_SIZE && c->sum < SMALL_SUMS) {
        pthread_once(&small_once, make_small);
        return prune_small(v->size, c, candidates);
    }
    digit_set keep[MAX_SIZE] = {0};
    const struct line l = line_of(v, c, candidates, keep);
    if (v->size <= LISTED_SIZE && c->sum < LISTED_SUMS) {
        pthread_once(&listed_once, make_listed);
        keep_by_sets(&l);
    } else {
        keep_by_bounds(&l);
    }
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < v->size && effect != CONSTRAINT_BROKEN; i++) {
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep[i]));
    }
    return effect;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    for (unsigned h = 0; v->grid_count == 1 && h < 2U * v->size; h++) {
        const uint16_t *cell = v->house[h].cell;
        constraint_list_append(out, CONSTRAINT_SANDWICH, sum_of(v, cell, digits), cell, v->size);
    }
}

const struct constraint_kind constraint_kind_sandwich = {
    .name = "sandwich",
    .doc =
        "sums outside the grid: of the digits between the 1 and the board's greatest digit in the "
        "row or column",
    .rule = TEXT_rule_sandwich,
    .title = TEXT_board_sandwich,
    .words = {.name = TEXT_name_sandwich, .says = TEXT_clue_sandwich},
    .fpuzzles = {"sandwichsum"},
    .scl = {.how = SCL_OUTSIDE, .words = {"sandwich"}, .needs_words = true},
    .make = MAKE_ALL,
    .step = STEP_SANDWICH,
    .variant = VARIANT(SANDWICH, "sandwich",
                       "sums of the digits between the least and the greatest (sandwich)"),
    .shape = CONSTRAINT_HOUSE,
    .has_sum = true,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 3,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive,
};
