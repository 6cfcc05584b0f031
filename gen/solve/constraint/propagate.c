/* Works out what follows from assignments. Cells, houses and peers are followed at once, then
 * clauses, and the network's relations last. */
#include <assert.h>
#include <string.h>

#include "gen/solve/constraint/learner.h"

static bool contradict(struct learner *s, enum reason_kind kind, uint32_t of)
{
    s->failed = NO_LITERAL;
    s->failure = (struct reason){kind, of};
    return false;
}

/* The cell holds the digit, so it holds no other, and none of its peers holds this one. */
static bool follow_digit(struct learner *s, unsigned cell, unsigned digit, uint32_t literal)
{
    const struct reason why = {REASON_LITERAL, literal};
    const digit_set bit = digit_bit(digit);
    for (digit_set rest = s->now[cell] & ~bit; rest; rest &= rest - 1) {
        if (!assign_literal(s, opposite_literal(literal_of(s, cell, lowest_digit(rest))), why)) {
            return false;
        }
    }
    for (unsigned bound = 1; has_order(s, cell) && bound < s->size; bound++) {
        uint32_t most = at_most(s, cell, bound);
        if (!assign_literal(s, bound >= digit ? most : opposite_literal(most), why)) {
            return false;
        }
    }
    const uint16_t *peer = s->v->peer[cell];
    for (unsigned i = 0; i < s->v->peer_count[cell]; i++) {
        if (s->now[peer[i]] & bit &&
            !assign_literal(s, opposite_literal(literal_of(s, peer[i], digit)), why)) {
            return false;
        }
    }
    return true;
}

/* A digit has lost places in a house. */
static bool look_at_place(struct learner *s, uint32_t of, unsigned digit)
{
    const digit_set places = s->places[of];
    if (!places) {
        return contradict(s, REASON_PLACE, of);
    }
    return !is_single(places) ||
           assign_literal(
               s, literal_of(s, s->v->house[of / s->size].cell[lowest_digit(places) - 1], digit),
               (struct reason){REASON_PLACE, of});
}

/* If the digit is ruled out and the cell has at most this one, it has at most the one before. */
static bool tighten_most(struct learner *s, unsigned cell, unsigned digit)
{
    return digit == 1 || s->value[literal_of(s, cell, digit)] >= 0 ||
           (digit < s->size && s->value[at_most(s, cell, digit)] <= 0) ||
           assign_literal(s, at_most(s, cell, digit - 1), (struct reason){REASON_BOUND, 0});
}

/* If it is ruled out and the cell has at least this one, it has at least the next. */
static bool tighten_least(struct learner *s, unsigned cell, unsigned digit)
{
    return digit == s->size || s->value[literal_of(s, cell, digit)] >= 0 ||
           (digit > 1 && s->value[at_most(s, cell, digit - 1)] >= 0) ||
           assign_literal(s, opposite_literal(at_most(s, cell, digit)),
                          (struct reason){REASON_BOUND, 0});
}

/* The cell's digit is at most this one. */
static bool follow_at_most(struct learner *s, unsigned cell, unsigned digit, uint32_t literal)
{
    const struct lemma_network *n = s->n;
    const struct reason why = {REASON_LITERAL, literal};
    for (uint32_t i = n->first_relation[cell]; i < n->first_relation[cell + 1]; i++) {
        const struct relation *r = &n->relation[n->relation_of[i]];
        if (r->rises && r->high == cell) {
            assert(digit > 1); /* begin_orders has ruled it out */
            if (!assign_literal(s, at_most(s, r->low, digit - 1), why)) {
                return false;
            }
        }
    }
    for (digit_set rest = s->now[cell] & ~all_digits(digit); rest; rest &= rest - 1) {
        if (!assign_literal(s, opposite_literal(literal_of(s, cell, lowest_digit(rest))), why)) {
            return false;
        }
    }
    return (digit + 1 == s->size || assign_literal(s, at_most(s, cell, digit + 1), why)) &&
           tighten_most(s, cell, digit);
}

/* The cell's digit is greater than this one. */
static bool follow_above(struct learner *s, unsigned cell, unsigned digit, uint32_t literal)
{
    const struct lemma_network *n = s->n;
    const struct reason why = {REASON_LITERAL, literal};
    for (uint32_t i = n->first_relation[cell]; i < n->first_relation[cell + 1]; i++) {
        const struct relation *r = &n->relation[n->relation_of[i]];
        if (r->rises && r->low == cell) {
            assert(digit + 1 < s->size); /* the same */
            if (!assign_literal(s, opposite_literal(at_most(s, r->high, digit + 1)), why)) {
                return false;
            }
        }
    }
    for (digit_set rest = s->now[cell] & all_digits(digit); rest; rest &= rest - 1) {
        if (!assign_literal(s, opposite_literal(literal_of(s, cell, lowest_digit(rest))), why)) {
            return false;
        }
    }
    return (digit == 1 || assign_literal(s, opposite_literal(at_most(s, cell, digit - 1)), why)) &&
           tighten_least(s, cell, digit + 1);
}

/* The cell does not hold the digit. */
static bool follow_denied(struct learner *s, unsigned cell, unsigned digit)
{
    const struct lemma_network *n = s->n;
    const digit_set left = s->now[cell];
    if (is_single(left)) {
        if (!left) {
            return contradict(s, REASON_CELL, cell);
        }
        if (!assign_literal(s, literal_of(s, cell, lowest_digit(left)),
                            (struct reason){REASON_CELL, cell})) {
            return false;
        }
    }
    const struct spot *at = &s->spot[cell * MAX_HOUSES_OF_CELL];
    for (const struct spot *end = at + s->v->house_count_of[cell]; at < end; at++) {
        if (!look_at_place(s, at->places + digit - 1, digit)) {
            return false;
        }
    }
    if (has_order(s, cell) && !(tighten_most(s, cell, digit) && tighten_least(s, cell, digit))) {
        return false;
    }
    for (uint32_t i = n->first_relation[cell]; i < n->first_relation[cell + 1]; i++) {
        if (s->orders && n->relation[n->relation_of[i]].rises) {
            continue;
        }
        s->waiting[n->relation_of[i] / 64] |= (uint64_t)1 << n->relation_of[i] % 64;
    }
    return true;
}

static bool follow(struct learner *s, uint32_t literal)
{
    const unsigned variable = literal / 2;
    bool good;
    if (variable >= s->n->variables) {
        good = literal & 1
                   ? follow_above(s, s->cell_of[variable], s->digit_of[variable], literal)
                   : follow_at_most(s, s->cell_of[variable], s->digit_of[variable], literal);
    } else if (literal & 1) {
        good = follow_denied(s, s->cell_of[variable], s->digit_of[variable]);
    } else {
        good = follow_digit(s, s->cell_of[variable], s->digit_of[variable], literal);
    }
    return good && clauses_follow(s, opposite_literal(literal));
}

/* Removes the lowest waiting relation from the queue and returns it, or -1 if none waits. */
static inline int take_waiting(struct learner *s)
{
    for (unsigned w = 0; w < s->waiting_words; w++) {
        if (s->waiting[w]) {
            int bit = __builtin_ctzll(s->waiting[w]);
            s->waiting[w] &= s->waiting[w] - 1;
            return (int)(64 * w) + bit;
        }
    }
    return -1;
}

void propagate_all_later(struct learner *s)
{
    for (unsigned i = 0; i < s->n->relation_count; i++) {
        s->waiting[i / 64] |= (uint64_t)1 << i % 64;
    }
}

bool propagate(struct learner *s)
{
    for (;;) {
        bool good = true;
        while (good && s->followed < s->trail_count) {
            good = follow(s, s->trail[s->followed++]);
        }
        int next = good ? take_waiting(s) : -1;
        if (good && next < 0) {
            return true;
        }
        if (!good || !look_at_relation(s, (unsigned)next)) {
            memset(s->waiting, 0, s->waiting_words * sizeof *s->waiting);
            return false;
        }
    }
}
