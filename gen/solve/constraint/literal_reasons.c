/* Finds why a literal had to be true. It looks for a small set of earlier literals that imply it,
 * but not for the smallest. For a relation with its own prune function, it puts candidates back,
 * first whole cells and then single digits, and asks again. If the relation still rules the literal
 * out, the restored candidates were not part of the reason. */
#include <string.h>

#include "gen/solve/constraint/proof_log.h"

/* Is the literal true, and was it already true at that time? */
static inline bool was_true(const struct learner *s, uint32_t literal, uint32_t before)
{
    return s->value[literal] > 0 && s->when[literal / 2] < before;
}

/* The candidates that the cell had at that time. */
static digit_set candidates_at(const struct learner *s, unsigned cell, uint32_t before)
{
    digit_set then = s->now[cell];
    for (digit_set rest = all_digits(s->size) & ~then; rest; rest &= rest - 1) {
        unsigned digit = lowest_digit(rest);
        if (s->when[literal_of(s, cell, digit) / 2] >= before) {
            then |= digit_bit(digit);
        }
    }
    return then;
}

static unsigned add_denied(struct learner *s, unsigned count, unsigned cell, digit_set digits)
{
    for (; digits; digits &= digits - 1) {
        s->out[count++] = opposite_literal(literal_of(s, cell, lowest_digit(digits)));
    }
    return count;
}

/* Adds why a cell lost these digits: either it holds another digit, or the digits were removed one
 * by one. */
static unsigned add_loss(struct learner *s, unsigned count, unsigned cell, digit_set digits,
                         uint32_t before)
{
    digit_set held = s->now[cell];
    if (held && is_single(held) && !is_single(digits)) {
        uint32_t literal = literal_of(s, cell, lowest_digit(held));
        if (was_true(s, literal, before)) {
            s->out[count] = literal;
            return count + 1;
        }
    }
    return add_denied(s, count, cell, digits);
}

/* A bound of a cell moved by one: the bound before it, and the digit that was ruled out. */
static unsigned explain_bound(struct learner *s, uint32_t literal)
{
    const unsigned cell = s->cell_of[literal / 2];
    const unsigned digit = s->digit_of[literal / 2];
    unsigned count = 1;
    if (literal & 1) {
        s->out[0] = opposite_literal(literal_of(s, cell, digit));
        if (digit > 1) {
            s->out[count++] = opposite_literal(at_most(s, cell, digit - 1));
        }
    } else {
        s->out[0] = opposite_literal(literal_of(s, cell, digit + 1));
        if (digit + 1 < s->size) {
            s->out[count++] = at_most(s, cell, digit + 1);
        }
    }
    return count;
}

/* Why a cell with variables for order has no other digit (NO_LITERAL: none). */
static unsigned explain_cell(struct learner *s, uint32_t literal, unsigned cell, uint32_t before)
{
    const unsigned kept = literal == NO_LITERAL ? 0 : s->digit_of[literal / 2];
    unsigned least = 1;
    unsigned most = s->size;
    unsigned count = 0;
    for (unsigned digit = 1; digit < s->size; digit++) {
        uint32_t bound = at_most(s, cell, digit);
        if (was_true(s, opposite_literal(bound), before)) {
            least = digit + 1;
        } else if (most == s->size && was_true(s, bound, before)) {
            most = digit;
        }
    }
    if (least > 1) {
        s->out[count++] = opposite_literal(at_most(s, cell, least - 1));
    }
    if (most < s->size) {
        s->out[count++] = at_most(s, cell, most);
    }
    for (unsigned digit = least; digit <= most; digit++) {
        if (digit != kept) {
            s->out[count++] = opposite_literal(literal_of(s, cell, digit));
        }
    }
    return count;
}

static unsigned explain_place(struct learner *s, uint32_t literal, uint32_t of)
{
    const struct house *h = &s->v->house[of / s->size];
    unsigned count = 0;
    for (unsigned i = 0; i < s->size; i++) {
        uint32_t here = literal_of(s, h->cell[i], of % s->size + 1);
        if (here != literal) {
            s->out[count++] = opposite_literal(here);
        }
    }
    return count;
}

static unsigned explain_pair(struct learner *s, const struct relation *r, uint32_t literal,
                             uint32_t before)
{
    const unsigned i = r->cell[1] == s->cell_of[literal / 2];
    const unsigned digit = s->digit_of[literal / 2];
    return add_loss(s, 0, r->cell[!i], r->two->beside[!i][digit], before);
}

/* ---- explaining a relation by asking again ---- */

struct asked {
    const struct relation *r;
    /* The place of the cell among the relation's cells; -1 to explain a contradiction. */
    int place;
    digit_set digit; /* the digit that the cell loses */
};

/* Does the relation still rule the digit out with these candidates? */
static bool still_ruled_out(struct learner *s, const struct asked *ask, const digit_set *with)
{
    const struct relation *r = ask->r;
    for (unsigned i = 0; i < r->count; i++) {
        s->scratch[r->cell[i]] = with[i];
    }
    return !relation_prune(s, r, s->scratch) ||
           (ask->place >= 0 && !(s->scratch[r->cell[ask->place]] & ask->digit));
}

/* The cell's candidates at level 0. */
static digit_set candidates_ever(const struct learner *s, unsigned cell)
{
    digit_set ever = s->now[cell];
    for (digit_set rest = all_digits(s->size) & ~ever; rest; rest &= rest - 1) {
        unsigned digit = lowest_digit(rest);
        ever |= s->level[literal_of(s, cell, digit) / 2] > 0 ? digit_bit(digit) : 0;
    }
    return ever;
}

static unsigned explain_by_prune(struct learner *s, const struct relation *r, uint32_t literal,
                                 uint32_t before)
{
    struct asked ask = {.r = r, .place = -1};
    digit_set *with = s->base;
    unsigned count = 0;
    for (unsigned i = 0; i < r->count; i++) {
        with[i] = candidates_at(s, r->cell[i], before);
        if (literal != NO_LITERAL && s->cell_of[literal / 2] == r->cell[i]) {
            ask.place = (int)i;
            ask.digit = digit_bit(s->digit_of[literal / 2]);
        }
    }
    for (unsigned i = 0; i < r->count; i++) {
        digit_set then = with[i];
        digit_set ever = candidates_ever(s, r->cell[i]) | then;
        with[i] = ever;
        if (ever == then || still_ruled_out(s, &ask, with)) {
            continue;
        }
        with[i] = then;
        for (digit_set rest = ever & ~then; rest && !is_single(ever & ~then); rest &= rest - 1) {
            with[i] |= rest & -rest;
            if (!still_ruled_out(s, &ask, with)) {
                with[i] &= ~(rest & -rest);
            }
        }
        count = add_loss(s, count, r->cell[i], ever & ~with[i], before);
    }
    return count;
}

static unsigned explain_clause(struct learner *s, uint32_t literal, uint32_t clause)
{
    const uint32_t *at = s->clauses + clause;
    unsigned count = 0;
    for (unsigned i = 0; i < at[CLAUSE_SIZE]; i++) {
        if (at[CLAUSE_HEAD + i] != literal) {
            s->out[count++] = opposite_literal(at[CLAUSE_HEAD + i]);
        }
    }
    return count;
}

static unsigned explain_relation(struct learner *s, uint32_t literal, uint32_t of, uint32_t before)
{
    const struct relation *r = &s->n->relation[of];
    return r->kind == RELATION_PAIR ? explain_pair(s, r, literal, before)
                                    : explain_by_prune(s, r, literal, before);
}

unsigned explain_literal(struct learner *s, uint32_t literal, struct reason why, uint32_t before)
{
    unsigned count = 0;
    switch ((enum reason_kind)why.kind) {
    case REASON_LITERAL:
        s->out[0] = why.of;
        return 1;
    case REASON_BOUND:
        return explain_bound(s, literal);
    case REASON_CELL:
        if (has_order(s, why.of)) {
            return explain_cell(s, literal, why.of, before);
        }
        for (unsigned digit = 1; digit <= s->size; digit++) {
            uint32_t here = literal_of(s, why.of, digit);
            if (here != literal) {
                s->out[count++] = opposite_literal(here);
            }
        }
        return count;
    case REASON_PLACE:
        return explain_place(s, literal, why.of);
    case REASON_RELATION:
        count = explain_relation(s, literal, why.of, before);
        if (s->proof) {
            uint32_t line = proof_log_relation(s, &s->n->relation[why.of], literal, count);
            proof_log_used(s->proof, before, line);
        }
        return count;
    case REASON_CLAUSE:
        if (s->proof) {
            proof_log_used(s->proof, before, s->clauses[why.of + CLAUSE_LINE]);
        }
        return explain_clause(s, literal, why.of);
    case REASON_NONE:
        break;
    }
    return 0;
}
