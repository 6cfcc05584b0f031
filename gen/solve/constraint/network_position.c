#include "gen/solve/constraint/network_position.h"

#include <stdlib.h>
#include <string.h>

/* The cells that can hold a digit and see all of those in a set that can. Returns false if there
 * are none. */
static inline __attribute__((always_inline)) bool find_locked(const struct position *p,
                                                              const uint64_t *in,
                                                              const uint64_t *place,
                                                              unsigned words, uint64_t *seen)
{
    memcpy(seen, place, words * sizeof *seen);
    for (unsigned w = 0; w < words; w++) {
        for (uint64_t rest = place[w] & in[w]; rest; rest &= rest - 1) {
            unsigned cell = 64 * w + (unsigned)__builtin_ctzll(rest);
            const uint64_t *peers = p->n->peers + (size_t)cell * words;
            uint64_t any = 0;
            for (unsigned k = 0; k < words; k++) {
                any |= seen[k] &= peers[k];
            }
            if (!any) {
                return false;
            }
        }
    }
    return true;
}

/* The digit must be in one of these cells. Removes it from every cell that sees all of them that
 * can hold it. At least one must be able to hold it. */
static bool lock_digit(struct position *p, const uint64_t *in, digit_set digit)
{
    const unsigned words = p->n->words;
    const uint64_t *place = p->places[lowest_digit(digit) - 1];
    uint64_t seen[NETWORK_WORDS];
    /* Most boards have two words; a constant lets the compiler unroll their loops. */
    if (words == 2 ? !find_locked(p, in, place, 2, seen) : !find_locked(p, in, place, words, seen)) {
        return true;
    }
    for (unsigned w = 0; w < words; w++) {
        for (uint64_t rest = seen[w]; rest; rest &= rest - 1) {
            if (!position_keep(p, 64 * w + (unsigned)__builtin_ctzll(rest), ~digit)) {
                return false;
            }
        }
    }
    return true;
}

/* How often each digit occurs in some cells. */
struct tally {
    digit_set once, twice, thrice, more; /* digits that occur at least this often */
    digit_set placed;
    uint32_t pairs; /* bit i: cell i has two candidates */
};

static inline struct tally tally_house(const struct position *p, const uint16_t *cell,
                                       unsigned size)
{
    struct tally t = {0};
    for (unsigned i = 0; i < size; i++) {
        digit_set set = p->now[cell[i]];
        t.more |= t.thrice & set;
        t.thrice |= t.twice & set;
        t.twice |= t.once & set;
        t.once |= set;
        t.placed |= set_if(is_one(set), set);
        t.pairs |= (uint32_t)(!is_one(set) && is_one(set & (set - 1))) << i;
    }
    return t;
}

/* Fills cells that are the only ones with one of these digits. */
static bool place_singles(struct position *p, const uint16_t *cell, unsigned count,
                          digit_set single)
{
    for (unsigned i = 0; single && i < count; i++) {
        digit_set hidden = p->now[cell[i]] & single;
        if (!hidden) {
            continue;
        }
        if (!is_one(hidden)) {
            p->failed = cell[i];
            return false;
        }
        if (!position_keep(p, cell[i], hidden)) {
            return false;
        }
        single &= ~hidden;
    }
    return true;
}

/* If two cells of a house have the same two candidates, removes these from the rest of the house.
 * pairs: the cells with two candidates when the house was counted; those that have lost one since
 * are left out. */
static bool look_for_pairs(struct position *p, const uint16_t *cell, unsigned size, uint32_t pairs)
{
    for (; pairs & (pairs - 1); pairs &= pairs - 1) {
        unsigned i = (unsigned)__builtin_ctz(pairs);
        digit_set set = p->now[cell[i]];
        unsigned k = 0;
        for (uint32_t rest = pairs & (pairs - 1); rest && !is_one(set); rest &= rest - 1) {
            unsigned at = (unsigned)__builtin_ctz(rest);
            if (p->now[cell[at]] == set) {
                k = at;
                break;
            }
        }
        for (unsigned other = 0; k > 0 && other < size; other++) {
            if (other != i && other != k && !position_keep(p, cell[other], ~set)) {
                return false;
            }
        }
    }
    return true;
}

bool look_at_house(struct position *p, unsigned h)
{
    const unsigned size = p->v->size;
    const uint16_t *cell = p->v->house[h].cell;
    const uint64_t *in = item_cells(p->n, p->n->part_count + h);
    const struct tally t = tally_house(p, cell, size);
    const digit_set moved = p->moved[h];
    p->moved[h] = 0;
    if (t.once != all_digits(size) ||
        !place_singles(p, cell, size, t.once & ~(t.twice | t.placed)) ||
        !look_for_pairs(p, cell, size, t.pairs)) {
        return false;
    }
    for (digit_set few = t.twice & moved & ~(t.more | t.placed); few; few &= few - 1) {
        if (!lock_digit(p, in, few & -few)) {
            return false;
        }
    }
    return true;
}

/* ---- parts ---- */

/* Two different digits with a sum: a digit stays only if its partner is possible. */
static bool look_at_two(struct position *p, const struct constraint_part *part,
                        const uint64_t *in)
{
    const uint16_t *cell = part->constraint.cell;
    digit_set first = p->now[cell[0]];
    digit_set second = p->now[cell[1]];
    digit_set keep_first = 0;
    digit_set keep_second = 0;
    digit_set common = ~(digit_set)0;
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set low = part->set[i] & -(digit_set)part->set[i];
        digit_set high = part->set[i] & ~low;
        bool straight = ((first & low) != 0) & ((second & high) != 0);
        bool turned = ((first & high) != 0) & ((second & low) != 0);
        keep_first |= set_if(straight, low) | set_if(turned, high);
        keep_second |= set_if(straight, high) | set_if(turned, low);
        common &= part->set[i] | ~set_if(straight | turned, ~(digit_set)0);
    }
    if (!position_keep(p, cell[0], keep_first) || !position_keep(p, cell[1], keep_second)) {
        return false;
    }
    if (is_one(p->now[cell[0]]) || is_one(p->now[cell[1]])) {
        return true;
    }
    for (; common; common &= common - 1) {
        if (!lock_digit(p, in, common & -common)) {
            return false;
        }
    }
    return true;
}

/* Uses the digits that every possible set contains. Such a digit must be in one of its cells, so it
 * is placed if there is only one, and removed from the cells that see all of them. */
static bool place_common(struct position *p, const struct constraint *c, const uint64_t *in,
                         digit_set common)
{
    if (!common) {
        return true;
    }
    digit_set once = 0;
    digit_set twice = 0;
    for (unsigned i = 0; i < c->count; i++) {
        twice |= once & p->now[c->cell[i]];
        once |= p->now[c->cell[i]];
    }
    if (common & ~once || !place_singles(p, c->cell, c->count, common & ~twice)) {
        return false;
    }
    for (digit_set rest = common & twice; rest; rest &= rest - 1) {
        if (!lock_digit(p, in, rest & -rest)) {
            return false;
        }
    }
    return true;
}

/* ---- matching the digits of a set to cells ---- */

enum {
    MAX_MATCHED = 5,
    MAX_FITTING = 12, /* up to five of nine digits with one sum make no more sets than this */
    LANES = 4,
};

/* Each lane holds a set of digits, or something about that set. */
typedef uint32_t lanes __attribute__((vector_size(LANES * sizeof(uint32_t))));

/* In element i, bit s is set if subset number s of five digits does not contain digit i. */
static const uint32_t subsets_without[MAX_MATCHED] = {0x55555555, 0x33333333, 0x0f0f0f0f,
                                                      0x00ff00ff, 0x0000ffff};

struct matched {
    lanes keep[MAX_MATCHED]; /* by cell: the digits that it can take */
    lanes common;            /* digits that all possible sets contain */
};

/* Finds which cell can take which digit of a set so that all cells have different digits. It works
 * on many sets at once, one in each lane. A lane's value is a set of subsets of the digits: going
 * forward, those that the cells so far can use up; going backward, those from which the remaining
 * cells can still finish. A cell can take a digit if a forward subset without the digit leads to a
 * backward subset with it. The cost is a fixed number of vector steps for each cell and digit,
 * whatever the candidates are. */
static inline __attribute__((always_inline)) void match_sets(const digit_set *here, unsigned count,
                                                             lanes set, struct matched *m)
{
    const lanes none = {0};
    lanes digit[MAX_MATCHED];
    lanes before[MAX_MATCHED + 1];
    lanes rest = set;
#pragma GCC unroll 5
    for (unsigned i = 0; i < count; i++, rest &= rest - 1) {
        digit[i] = rest & -rest;
    }
    before[0] = none + 1;
#pragma GCC unroll 5
    for (unsigned k = 0; k < count; k++) {
        before[k + 1] = none;
#pragma GCC unroll 5
        for (unsigned i = 0; i < count; i++) {
            lanes made = (before[k] & subsets_without[i]) << (1U << i);
            before[k + 1] |= (lanes)((digit[i] & here[k]) != none) & made;
        }
    }
    lanes after = none + ((uint32_t)1 << ((1U << count) - 1));
    m->common &= set | (lanes)((before[count] & after) == none);
#pragma GCC unroll 5
    for (unsigned k = count; k-- > 0;) {
        lanes reached = none;
#pragma GCC unroll 5
        for (unsigned i = 0; i < count; i++) {
            lanes from = after >> (1U << i) & subsets_without[i];
            from &= (lanes)((digit[i] & here[k]) != none);
            m->keep[k] |= (lanes)((from & before[k]) != none) & digit[i];
            reached |= from;
        }
        after = reached;
    }
}

/* The same for many sets one after another; `count` is a multiple of LANES. */
static void match_all(const digit_set *here, unsigned cells, const uint32_t *set, unsigned count,
                      struct matched *m)
{
    for (unsigned i = 0; i < count; i += LANES) {
        lanes four = {set[i], set[i + 1], set[i + 2], set[i + 3]};
        switch (cells) { /* the constant arguments give each case loops of known length */
        case 3:
            match_sets(here, 3, four, m);
            break;
        case 4:
            match_sets(here, 4, four, m);
            break;
        default:
            match_sets(here, 5, four, m);
        }
    }
}

/* Lists the sets that have a digit for each cell, and whose digits all have a cell. */
static unsigned list_fitting(const struct constraint_part *part, const digit_set *here,
                             uint32_t *out)
{
    const unsigned cells = part->constraint.count;
    digit_set any = 0;
    digit_set placed = 0;
    unsigned count = 0;
    for (unsigned k = 0; k < cells; k++) {
        any |= here[k];
        placed |= set_if(is_one(here[k]), here[k]);
    }
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set set = part->set[i];
        bool fits = !(set & ~any) & !(placed & ~set);
        for (unsigned k = 0; k < cells; k++) {
            fits &= (here[k] & set) != 0;
        }
        out[count] = set;
        count += fits;
    }
    return count;
}

/* What follows for the cells of a constraint from their candidates. All digits are of nine. */
struct match {
    uint16_t keep[MAX_MATCHED];
    uint16_t common; /* digits that every possible set has */
};

static struct match match_cells(const struct constraint_part *part, const digit_set *here)
{
    const unsigned cells = part->constraint.count;
    struct matched m = {.common = ~(lanes){0}};
    struct match made = {.common = NETWORK_SETS - 1};
    uint32_t set[MAX_FITTING + LANES];
    unsigned count = list_fitting(part, here, set);
    while (count % LANES) {
        set[count++] = 0; /* a set that matches nothing fills up the last lanes */
    }
    match_all(here, cells, set, count, &m);
    for (unsigned k = 0; k < LANES; k++) {
        made.common &= (uint16_t)m.common[k];
        for (unsigned i = 0; i < cells; i++) {
            made.keep[i] |= (uint16_t)m.keep[i][k];
        }
    }
    return made;
}

enum { MEMO_BITS = 12 };

/* Known answers: each replaces another whose question has the same hash. */
struct match_memo {
    struct {
        const uint16_t *set; /* the sets that the answer is for; NULL: none yet */
        uint64_t here;       /* the candidates of the cells, nine bits each */
        struct match match;
    } known[1 << MEMO_BITS];
};

struct match_memo *match_memo_new(void)
{
    return calloc(1, sizeof(struct match_memo));
}

void match_memo_drop(struct match_memo *memo)
{
    free(memo);
}

static struct match match_known(struct match_memo *memo, const struct constraint_part *part,
                                const digit_set *here)
{
    const unsigned cells = part->constraint.count;
    uint64_t key = 0;
    for (unsigned i = 0; i < cells; i++) {
        key = key << CONSTRAINT_TABLE_DIGITS | here[i];
    }
    if (!memo) {
        return match_cells(part, here);
    }
    /* A multiplier of Fibonacci hashing (Knuth, volume 3, 6.4). */
    uint64_t hash = (key + ((uint64_t)part->set[0] << 46)) * 0x9e3779b97f4a7c15U;
    unsigned at = (unsigned)(hash >> (64 - MEMO_BITS));
    if (memo->known[at].set != part->set || memo->known[at].here != key) {
        memo->known[at].match = match_cells(part, here);
        memo->known[at].here = key;
        memo->known[at].set = part->set;
    }
    return memo->known[at].match;
}

/* Three to five different digits. */
static bool look_at_matches(struct position *p, const struct constraint_part *part,
                            const uint64_t *in)
{
    const struct constraint *c = &part->constraint;
    digit_set here[MAX_MATCHED] = {0};
    digit_set placed = 0;
    for (unsigned i = 0; i < c->count; i++) {
        here[i] = p->now[c->cell[i]];
        placed |= set_if(is_one(here[i]), here[i]);
    }
    struct match match = match_known(p->memo, part, here);
    if (!match.keep[0]) {
        return false; /* all of the cells share the blame, not only the first */
    }
    for (unsigned i = 0; i < c->count; i++) {
        if (!position_keep(p, c->cell[i], match.keep[i])) {
            return false;
        }
    }
    return place_common(p, c, in, match.common & ~placed);
}

/* Different digits with a sum. A set of digits is possible if each cell has one of its digits, and
 * each of its digits has a cell. */
static bool look_at_sets(struct position *p, const struct constraint_part *part,
                         const uint64_t *in)
{
    const struct constraint *c = &part->constraint;
    digit_set here[MAX_SIZE];
    digit_set any = 0;
    digit_set placed = 0;
    digit_set possible = 0;
    digit_set common = ~(digit_set)0;
    for (unsigned i = 0; i < c->count; i++) {
        here[i] = p->now[c->cell[i]];
        any |= here[i];
        if (is_one(here[i]) && placed & here[i]) {
            return false;
        }
        placed |= set_if(is_one(here[i]), here[i]);
    }
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set set = part->set[i];
        bool fits = !(set & ~any) & !(placed & ~set);
        for (unsigned k = 0; k < c->count; k++) {
            fits &= (here[k] & set) != 0;
        }
        possible |= set_if(fits, set);
        common &= set | ~set_if(fits, ~(digit_set)0);
    }
    if (!possible) {
        return false;
    }
    for (unsigned i = 0; i < c->count; i++) {
        digit_set set = is_one(here[i]) ? possible : possible & ~placed;
        if (!position_keep(p, c->cell[i], set)) {
            return false;
        }
    }
    return place_common(p, c, in, common & ~placed);
}

static bool look_at_sum(struct position *p, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set left[MAX_SIZE];
    sum_digits_left(c, p->now, left);
    for (unsigned i = c->count; i-- > 0;) {
        if (!position_keep(p, c->cell[i], left[i])) {
            return false;
        }
    }
    return true;
}

static bool look_at_pair(struct position *p, const struct constraint_part *part)
{
    const uint16_t *cell = part->constraint.cell;
    return position_keep(p, cell[1], part->set[p->now[cell[0]]]) &&
           position_keep(p, cell[0], part->set[1U << CONSTRAINT_TABLE_DIGITS | p->now[cell[1]]]);
}

static bool look_by_kind(struct position *p, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set before[MAX_SIZE + 1];
    for (unsigned i = 0; i < c->count; i++) {
        before[i] = p->now[c->cell[i]];
    }
    enum constraint_effect effect = constraint_kind_of(c)->prune(p->v, c, p->now);
    for (unsigned i = 0; effect == CONSTRAINT_CHANGED && i < c->count; i++) {
        if (p->now[c->cell[i]] != before[i]) {
            position_note(p, c->cell[i], before[i] & ~p->now[c->cell[i]]);
        }
    }
    return effect != CONSTRAINT_BROKEN;
}

bool has_exact_match(const struct constraint_part *part)
{
    return part->constraint.count >= 2 && part->constraint.count <= MAX_MATCHED;
}

bool look_at_part(struct position *p, const struct constraint_part *part, const uint64_t *in)
{
    switch (part->kind) {
    case PART_SETS:
        return part->constraint.count == 2             ? look_at_two(p, part, in)
               : part->constraint.count < 3            ? look_at_sets(p, part, in)
               : part->constraint.count <= MAX_MATCHED ? look_at_matches(p, part, in)
                                                       : look_at_sets(p, part, in);
    case PART_SUM:
        return look_at_sum(p, part);
    case PART_PAIR:
        return look_at_pair(p, part);
    default:
        return look_by_kind(p, part);
    }
}
