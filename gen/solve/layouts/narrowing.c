#include "gen/solve/layouts/narrowing.h"

#include <string.h>

static void forget_changes(struct narrowing *s)
{
    memset(s->cells, 0, sizeof s->cells);
    memset(s->paired, 0, sizeof s->paired);
    memset(s->houses, 0, sizeof s->houses);
    memset(s->parts, 0, s->part_words * sizeof *s->parts);
}

/* Notes that the cell has lost candidates but has at least one left. */
static inline void note_change(struct narrowing *s, unsigned cell)
{
    const struct layout *v = s->v;
    const struct constraint_plan *p = s->plan;
    const unsigned word = cell / 64;
    const uint64_t bit = (uint64_t)1 << cell % 64;
    const digit_set more = s->now[cell] & (s->now[cell] - 1);
    s->cells[word] |= more ? 0 : bit;
    s->paired[word] |= bit & (p->paired[word] | (is_one(more) ? p->paired_few[word] : 0));
    if (p->is_small) {
        s->houses[0] |= p->houses_of[cell];
        s->parts[0] |= p->parts_of[cell];
        return;
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        s->houses[h / 64] |= (uint64_t)1 << h % 64;
    }
    for (uint32_t i = p->first[cell]; i < p->first[cell + 1]; i++) {
        unsigned part = p->part_of[i];
        s->parts[part / 64] |= (uint64_t)1 << part % 64;
    }
}

/* Returns false if no candidate is left. */
static inline bool keep(struct narrowing *s, unsigned cell, digit_set set)
{
    digit_set left = s->now[cell] & set;
    if (left != s->now[cell]) {
        s->now[cell] = left;
        if (!left) {
            return false;
        }
        note_change(s, cell);
    }
    return true;
}

/* Removes the digit of a filled cell from its peers. Which of them have it is found without a
 * branch, for nothing predicts that. */
static __attribute__((noinline)) bool look_at_cell(struct narrowing *s, unsigned cell)
{
    const uint16_t *peer = s->v->peer[cell];
    const unsigned count = s->v->peer_count[cell];
    const digit_set digit = s->now[cell];
    const unsigned shift = (unsigned)__builtin_ctz(digit);
    for (unsigned from = 0; from < count; from += 64) {
        const unsigned end = count - from < 64 ? count : from + 64;
        uint64_t has = 0;
#pragma GCC unroll 4
        for (unsigned i = end; i-- > from;) {
            has = 2 * has + (s->now[peer[i]] >> shift & 1);
        }
        for (; has; has &= has - 1) {
            const unsigned other = peer[from + (unsigned)__builtin_ctzll(has)];
            s->now[other] &= ~digit;
            if (!s->now[other]) {
                return false;
            }
            note_change(s, other);
        }
    }
    return true;
}

/* Places digits that have only one possible cell in a house. */
static inline __attribute__((always_inline)) bool place_hidden(struct narrowing *s, unsigned h,
                                                               const unsigned size)
{
    const uint16_t *cell = s->v->house[h].cell;
    digit_set once = 0;
    digit_set twice = 0;
    digit_set placed = 0;
#pragma GCC unroll 9
    for (unsigned i = 0; i < size; i++) {
        const digit_set set = s->now[cell[i]];
        twice |= once & set;
        once |= set;
        placed |= set_if(is_one(set), set);
    }
    if (once != all_digits(size)) {
        return false;
    }
    once &= ~(twice | placed);
    for (unsigned i = 0; once; i++) {
        const digit_set hidden = s->now[cell[i]] & once;
        if (hidden) {
            if (!is_one(hidden) || !keep(s, cell[i], hidden)) {
                return false;
            }
            once &= ~hidden;
        }
    }
    return true;
}

static __attribute__((noinline)) bool look_at_house(struct narrowing *s, unsigned h)
{
    return s->v->size == 9 ? place_hidden(s, h, 9) : place_hidden(s, h, s->v->size);
}

/* Two cells: a digit stays only if the other cell has a digit that goes with it. */
static bool look_at_two(struct narrowing *s, const struct constraint_part *part)
{
    unsigned one = part->constraint.cell[0];
    unsigned other = part->constraint.cell[1];
    digit_set first = s->now[one];
    digit_set second = s->now[other];
    digit_set keep_first = 0;
    digit_set keep_second = 0;
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set low = part->set[i] & -(digit_set)part->set[i];
        digit_set high = part->set[i] & ~low;
        bool straight = ((first & low) != 0) & ((second & high) != 0);
        bool turned = ((first & high) != 0) & ((second & low) != 0);
        keep_first |= set_if(straight, low) | set_if(turned, high);
        keep_second |= set_if(straight, high) | set_if(turned, low);
    }
    return keep(s, one, keep_first) && keep(s, other, keep_second);
}

/* Different digits with a sum. A set of digits is possible if each cell has one of its digits, and
 * each of its digits has a cell. A candidate stays only if a possible set contains it. */
static bool look_at_sets(struct narrowing *s, const struct constraint_part *part)
{
    const uint16_t *cell = part->constraint.cell;
    unsigned count = part->constraint.count;
    digit_set here[MAX_SIZE];
    digit_set any = 0;
    digit_set placed = 0;
    digit_set possible = 0;
    if (count == 2) {
        return look_at_two(s, part);
    }
    for (unsigned i = 0; i < count; i++) {
        here[i] = s->now[cell[i]];
        any |= here[i];
        if (is_one(here[i])) {
            if (placed & here[i]) {
                return false;
            }
            placed |= here[i];
        }
    }
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set set = part->set[i];
        bool fits = !(set & ~any) & !(placed & ~set);
        for (unsigned k = 0; k < count; k++) {
            fits &= (here[k] & set) != 0;
        }
        possible |= set_if(fits, set);
    }
    for (unsigned i = 0; i < count; i++) {
        digit_set set = is_one(here[i]) ? possible : possible & ~placed;
        if (here[i] & ~set && !keep(s, cell[i], set)) {
            return false;
        }
    }
    return true;
}

static bool look_at_sum(struct narrowing *s, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set left[MAX_SIZE];
    sum_digits_left(c, s->now, left);
    for (unsigned i = c->count; i-- > 0;) {
        if (!keep(s, c->cell[i], left[i])) {
            return false;
        }
    }
    return true;
}

/* Narrows the cells that are in a pair with this one. */
static bool look_at_pairs(struct narrowing *s, unsigned cell)
{
    const struct constraint_plan *p = s->plan;
    for (uint32_t i = p->first_pair[cell]; i < p->first_pair[cell + 1]; i++) {
        if (!keep(s, p->pair[i].cell, p->pair[i].allowed[s->now[cell]])) {
            return false;
        }
    }
    return true;
}

/* Digits that increase: once up and once down leaves what can stand. */
static bool look_at_order(struct narrowing *s, const struct constraint_part *part)
{
    const uint16_t *cell = part->constraint.cell;
    const unsigned count = part->constraint.count;
    digit_set above = ~(digit_set)0; /* the digits above the lowest of the cell before */
    for (unsigned i = 0; i < count; i++) {
        if (!keep(s, cell[i], above)) {
            return false;
        }
        above = ~((s->now[cell[i]] & -s->now[cell[i]]) * 2 - 1);
    }
    digit_set below = ~(digit_set)0; /* the digits below the highest of the cell after */
    for (unsigned i = count; i-- > 0;) {
        if (!keep(s, cell[i], below)) {
            return false;
        }
        below = (digit_set)0x7fffffff >> __builtin_clz(s->now[cell[i]]);
    }
    return true;
}

static bool look_by_kind(struct narrowing *s, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set before[MAX_LINE_CELLS];
    for (unsigned i = 0; i < c->count; i++) {
        before[i] = s->now[c->cell[i]];
    }
    enum constraint_effect effect = constraint_kind_of(c)->prune(s->v, c, s->now);
    for (unsigned i = 0; effect == CONSTRAINT_CHANGED && i < c->count; i++) {
        if (s->now[c->cell[i]] != before[i]) {
            note_change(s, c->cell[i]);
        }
    }
    return effect != CONSTRAINT_BROKEN;
}

static bool look_at_part(struct narrowing *s, unsigned i)
{
    const struct constraint_part *part = &s->plan->part[i];
    const bool good = part->kind == PART_SETS    ? look_at_sets(s, part)
                      : part->kind == PART_SUM   ? look_at_sum(s, part)
                      : part->kind == PART_ORDER ? look_at_order(s, part)
                                                 : look_by_kind(s, part);
    s->parts[i / 64] &= ~((uint64_t)part->at_once << i % 64);
    return good;
}

/* With the numbers of words as constants, this takes half of the instructions. */
static inline __attribute__((always_inline)) bool work_through(struct narrowing *s,
                                                               unsigned cell_words,
                                                               unsigned part_words,
                                                               unsigned house_words)
{
    bool good = true;
    while (good) {
        int next;
        if ((next = take_lowest(s->cells, cell_words)) >= 0) {
            good = look_at_cell(s, (unsigned)next);
        } else if (s->plan->any_pairs && (next = take_lowest(s->paired, cell_words)) >= 0) {
            good = look_at_pairs(s, (unsigned)next);
        } else if ((next = take_lowest(s->parts, part_words)) >= 0) {
            good = look_at_part(s, (unsigned)next);
        } else if ((next = take_lowest(s->houses, house_words)) >= 0) {
            good = look_at_house(s, (unsigned)next);
        } else {
            return true;
        }
    }
    return false;
}

/* Propagates changes until nothing follows, the cheapest kind of work first. Returns false if there
 * is no solution from here. */
static bool work_out(struct narrowing *s)
{
    const bool good = s->plan->is_small
                          ? work_through(s, 2, 1, 1)
                          : work_through(s, (s->v->cell_count + 63U) / 64, s->part_words,
                                         (s->v->house_count + 63U) / 64);
    if (!good) {
        forget_changes(s);
    }
    return good;
}

/* Begins with what is known already: only what the other givens change is looked at. */
static bool begin_from_known(struct narrowing *s, const struct grouped_question *q)
{
    const unsigned cells = s->v->cell_count;
    const struct exclusion *without = &q->without;
    memcpy(s->now, q->known, cells * sizeof s->now[0]);
    bool good = !without->digit || keep(s, without->cell, ~digit_bit(without->digit));
    for (unsigned cell = 0; cell < cells && good; cell++) {
        unsigned digit = q->givens->cell[cell];
        good = !digit || keep(s, cell, digit_bit(digit));
    }
    return good && work_out(s);
}

bool narrowing_begin(struct narrowing *s, const struct grouped_question *q)
{
    const struct layout *v = q->v;
    s->v = v;
    s->plan = constraint_plan_of(v);
    s->part_words = s->plan->part_words;
    forget_changes(s);
    if (q->known) {
        return begin_from_known(s, q);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = q->givens->cell[cell];
        s->now[cell] = digit ? digit_bit(digit) : all_digits(v->size);
        if (q->without.digit && cell == q->without.cell) {
            s->now[cell] &= ~digit_bit(q->without.digit);
        }
        if (!s->now[cell]) {
            return false;
        }
        s->cells[cell / 64] |= (uint64_t)is_one(s->now[cell]) << cell % 64;
        s->paired[cell / 64] |= (uint64_t)narrowing_is_paired(s, cell) << cell % 64;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        s->houses[h / 64] |= (uint64_t)1 << h % 64;
    }
    for (unsigned i = 0; i < 64 * s->part_words && i < s->plan->part_count; i++) {
        s->parts[i / 64] |= (uint64_t)(s->plan->part[i].kind != PART_PAIR) << i % 64;
    }
    return work_out(s);
}

bool narrowing_keep(struct narrowing *s, unsigned cell, digit_set set)
{
    return keep(s, cell, set) && work_out(s);
}
