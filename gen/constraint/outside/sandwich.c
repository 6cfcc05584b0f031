/* Sandwich sums: what stands between the least and the greatest digit of a row or column. */
#include <limits.h>
#include <pthread.h>

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

/* On large boards millions of sets may have the sum. They are not all tried: then the slice is
 * pruned by its least and greatest sums alone. */
enum { ALL_TRIED_SIZE = 16, MAX_TRIED = 300 };

/* A place of the two ends, and the sets of digits between them. */
struct slice {
    const struct constraint *c;
    const digit_set *candidates;
    unsigned size;
    unsigned first, last;
    digit_set filling;
    digit_set *keep; /* by cell of the line */
    unsigned left;   /* digits that may still be tried; at 0, only bounds are looked at */
    bool done;       /* no other filling of the slice lets a cell keep more */
};

/* Does each of the cells from one on have a digit of the set, and each digit a cell? */
static bool spans(const struct slice *s, unsigned from, unsigned to, digit_set set, digit_set *met)
{
    for (unsigned i = from; i < to; i++) {
        digit_set here = s->candidates[s->c->cell[i]] & set;
        if (!here) {
            return false;
        }
        *met |= here;
    }
    return true;
}

/* Do the cells keep already all that any filling of the slice could let them keep? Then no more
 * need be tried. */
static bool adds_nothing(const struct slice *s)
{
    const digit_set ends = digit_bit(1) | digit_bit(s->size);
    digit_set lost = 0;
    for (unsigned i = 0; i < s->size; i++) {
        const digit_set most = i == s->first || i == s->last ? ends : s->filling;
        lost |= s->candidates[s->c->cell[i]] & most & ~s->keep[i];
    }
    return lost == 0;
}

/* Keeps the slice's ends, these digits between them, and those in the other cells. */
static void keep_of_slice(const struct slice *s, digit_set inside, digit_set outside)
{
    const digit_set ends = digit_bit(1) | digit_bit(s->size);
    for (unsigned i = 0; i < s->size; i++) {
        s->keep[i] |= i == s->first || i == s->last ? ends
                      : i > s->first && i < s->last ? inside
                                                    : outside;
    }
}

static void try_filling(struct slice *s, digit_set inside)
{
    digit_set outside = s->filling & ~inside;
    digit_set met = 0;
    digit_set met_outside = 0;
    if (!spans(s, s->first + 1, s->last, inside, &met) || met != inside ||
        !spans(s, 0, s->first, outside, &met_outside) ||
        !spans(s, s->last + 1, s->size, outside, &met_outside) || met_outside != outside) {
        return;
    }
    keep_of_slice(s, inside, outside);
    s->done = adds_nothing(s);
}

static void choose(struct slice *s, digit_set allowed, unsigned count, unsigned sum, digit_set set)
{
    if (count == 0) {
        if (sum == 0) {
            try_filling(s, set);
        }
        return;
    }
    if (count == 1) {
        if (sum > 0 && sum <= s->size && allowed & digit_bit(sum)) {
            try_filling(s, set | digit_bit(sum));
        }
        return;
    }
    /* From the greatest digit down: the others are less, so that they add up to less than
     * (count - 1) * digit, and to 1 + 2 + … at least. */
    for (digit_set rest = allowed; rest && !s->done && s->left;) {
        unsigned digit = highest_digit(rest);
        s->left--;
        rest &= ~digit_bit(digit);
        if (count * digit - count * (count - 1) / 2 < sum) {
            return;
        }
        if (digit + count * (count - 1) / 2 <= sum) {
            choose(s, rest, count - 1, sum - digit, set | digit_bit(digit));
        }
    }
}

/* Could the ends be these two cells, one way round or the other? */
static bool may_end(const struct slice *s)
{
    digit_set one = s->candidates[s->c->cell[s->first]];
    digit_set other = s->candidates[s->c->cell[s->last]];
    digit_set high = digit_bit(s->size);
    return (one & 1 && other & high) || (one & high && other & 1);
}

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

/* Keep what the least and the greatest sum of the slice allow. */
static void try_bounds(struct slice *s, digit_set allowed)
{
    const unsigned count = s->last - s->first - 1;
    digit_set inside = 0;
    if (digit_count(allowed) < count) {
        return;
    }
    for (digit_set rest = allowed; rest && count > 0; rest &= rest - 1) {
        const digit_set digit = rest & -rest;
        const unsigned own = lowest_digit(digit);
        const bool fits = own + sum_of_lowest(allowed & ~digit, count - 1) <= s->c->sum &&
                          own + sum_of_highest(allowed & ~digit, count - 1) >= s->c->sum;
        inside |= fits ? digit : 0;
    }
    if (count == 0 ? s->c->sum != 0 : inside == 0) {
        return;
    }
    keep_of_slice(s, inside, s->filling);
}

static void keep_by_choices(const struct layout *v, const struct constraint *c,
                            const digit_set *candidates, digit_set *keep)
{
    struct slice s = {
        .c = c, .candidates = candidates, .size = v->size, .filling = filling_of(v), .keep = keep};
    for (s.first = 0; s.first + 1 < v->size; s.first++) {
        for (s.last = s.first + 1; s.last < v->size; s.last++) {
            if (may_end(&s)) {
                digit_set inside = 0;
                s.done = adds_nothing(&s);
                (void)spans(&s, s.first + 1, s.last, s.filling, &inside);
                s.left = v->size > ALL_TRIED_SIZE ? MAX_TRIED : UINT_MAX;
                if (!s.done) {
                    choose(&s, inside, s.last - s.first - 1, c->sum, 0);
                }
                if (!s.left) {
                    try_bounds(&s, inside);
                }
            }
        }
    }
}

/* ---- small boards ---- */

/* Up to 9x9, at most seven digits may stand inside, so that two words have a bit for each set of
 * them: all sets are judged at once, which counts in searches. Digit 2 is bit 0 of a set. */
enum {
    SMALL_SIZE = 9,
    SMALL_SETS = 1 << (SMALL_SIZE - 2),
    SMALL_SUMS = 36, /* 2 + 3 + … + 8 is 35 */
    ALL_SMALL = SMALL_SETS - 1,
};

/* Some sets of digits. */
struct sets {
    uint64_t word[2];
};

static struct {
    struct sets within[SMALL_SETS];     /* by set: its subsets */
    struct sets containing[SMALL_SETS]; /* by set: those that it is a subset of */
    struct sets of_count[SMALL_SIZE];
    struct sets of_sum[SMALL_SUMS];
} small;
static pthread_once_t small_once = PTHREAD_ONCE_INIT;

static void add_set(struct sets *sets, unsigned set)
{
    sets->word[set / 64] |= (uint64_t)1 << set % 64;
}

static void make_small(void)
{
    for (unsigned set = 0; set < SMALL_SETS; set++) {
        unsigned sum = 0;
        for (digit_set rest = set; rest; rest &= rest - 1) {
            sum += lowest_digit(rest) + 1;
        }
        add_set(&small.of_count[digit_count(set)], set);
        add_set(&small.of_sum[sum], set);
        for (unsigned other = 0; other < SMALL_SETS; other++) {
            if (!(set & ~other)) {
                add_set(&small.within[other], set);
                add_set(&small.containing[set], other);
            }
        }
    }
}

static inline struct sets both(struct sets one, struct sets other)
{
    return (struct sets){{one.word[0] & other.word[0], one.word[1] & other.word[1]}};
}

static inline struct sets without(struct sets one, struct sets other)
{
    return (struct sets){{one.word[0] & ~other.word[0], one.word[1] & ~other.word[1]}};
}

static inline bool any_set(struct sets sets)
{
    return (sets.word[0] | sets.word[1]) != 0;
}

/* Cells at one side of a slice, all outside: the digits that they can have, and the sets inside
 * that leave a digit to each of the cells. */
struct outer_cells {
    digit_set any;
    struct sets leave;
};

static struct outer_cells with_outer(struct outer_cells cells, digit_set here)
{
    return (struct outer_cells){cells.any | here, without(cells.leave, small.containing[here])};
}

/* Keeps the digits that some of the sets inside a slice have for its cells and leave to the others.
 */
static void keep_sets(const struct slice *s, struct sets sets)
{
    digit_set inside = 0;
    digit_set outside = 0;
    for (unsigned digit = 2; digit < s->size; digit++) {
        const unsigned bit = 1U << (digit - 2);
        inside |= any_set(both(sets, small.containing[bit])) ? digit_bit(digit) : 0;
        outside |= any_set(without(sets, small.containing[bit])) ? digit_bit(digit) : 0;
    }
    keep_of_slice(s, inside, outside);
}

static void keep_small(const struct layout *v, const struct constraint *c,
                       const digit_set *candidates, digit_set *keep)
{
    const digit_set filling = filling_of(v) >> 1;
    const struct outer_cells none = {0, {{UINT64_MAX, UINT64_MAX}}};
    struct slice s = {.c = c, .candidates = candidates, .size = v->size, .keep = keep};
    digit_set here[SMALL_SIZE];
    struct outer_cells after[SMALL_SIZE]; /* the cells behind one */
    struct outer_cells before = none;
    unsigned low = 0; /* bit i: cell i can have the least digit */
    unsigned high = 0;
    for (unsigned i = v->size; i-- > 0;) {
        const digit_set set = candidates[c->cell[i]];
        here[i] = set >> 1 & filling;
        low |= (set & 1) << i;
        high |= (set >> (v->size - 1) & 1) << i;
        after[i] = i + 1U < v->size ? with_outer(after[i + 1], here[i + 1]) : none;
    }
    for (s.first = 0; s.first + 1 < s.size; s.first++) {
        const unsigned ends = (low >> s.first & 1 ? high : 0) | (high >> s.first & 1 ? low : 0);
        struct sets inner = small.of_sum[c->sum];
        digit_set inside = 0;
        for (s.last = s.first + 1; ends >> s.last && any_set(inner); s.last++) {
            if (ends >> s.last & 1) {
                const digit_set outside = before.any | after[s.last].any;
                struct sets sets = both(inner, small.of_count[s.last - s.first - 1]);
                sets = both(sets, small.within[inside]);
                sets = both(sets, small.containing[filling & ~outside]);
                sets = both(sets, both(before.leave, after[s.last].leave));
                if (any_set(sets)) {
                    keep_sets(&s, sets);
                }
            }
            inside |= here[s.last];
            inner = without(inner, small.within[ALL_SMALL & ~here[s.last]]);
        }
        before = with_outer(before, here[s.first]);
    }
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    digit_set keep[MAX_SIZE] = {0};
    enum constraint_effect effect = CONSTRAINT_SAME;
    if (v->size <= SMALL_SIZE && c->sum < SMALL_SUMS) {
        pthread_once(&small_once, make_small);
        keep_small(v, c, candidates, keep);
    } else {
        keep_by_choices(v, c, candidates, keep);
    }
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
