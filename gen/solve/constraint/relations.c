/* What each relation of the network rules out. */
#include "gen/solve/constraint/proof_log.h"

static bool deny(struct learner *s, unsigned cell, digit_set set, unsigned relation)
{
    for (; set; set &= set - 1) {
        uint32_t literal = opposite_literal(literal_of(s, cell, lowest_digit(set)));
        if (s->proof && s->depth == 0) {
            proof_log_fact(s, &s->n->relation[relation], literal);
        }
        if (!assign_literal(s, literal, (struct reason){REASON_RELATION, relation})) {
            return false;
        }
    }
    return true;
}

static bool contradict(struct learner *s, unsigned relation)
{
    s->failed = NO_LITERAL;
    s->failure = (struct reason){REASON_RELATION, relation};
    return false;
}

static bool look_at_pair(struct learner *s, unsigned relation)
{
    const struct relation *r = &s->n->relation[relation];
    for (unsigned i = 0; i < 2; i++) {
        digit_set allowed = 0;
        for (digit_set rest = s->now[r->cell[!i]]; rest; rest &= rest - 1) {
            allowed |= r->two->beside[i][lowest_digit(rest)];
        }
        if (!deny(s, r->cell[i], s->now[r->cell[i]] & ~allowed, relation)) {
            return false;
        }
    }
    return true;
}

/* A sum of digits that may repeat. For each cell, this computes all sums that the cells before it
 * and the cells after it can reach. */
static bool prune_sum(const struct constraint *c, digit_set *candidates)
{
    uint64_t before[MAX_SIZE + 1];
    before[0] = 1;
    for (unsigned i = 0; i < c->count; i++) {
        before[i + 1] = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            before[i + 1] |= before[i] << lowest_digit(rest);
        }
    }
    uint64_t after = (uint64_t)1 << c->sum;
    for (unsigned i = c->count; i-- > 0;) {
        digit_set left = 0;
        uint64_t reached = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            unsigned digit = lowest_digit(rest);
            left |= before[i] << digit & after ? digit_bit(digit) : 0;
            reached |= after >> digit;
        }
        candidates[c->cell[i]] = left;
        if (!left) {
            return false;
        }
        after = reached;
    }
    return true;
}

bool relation_prune(const struct learner *s, const struct relation *r, digit_set *candidates)
{
    return r->kind == RELATION_SUM
               ? prune_sum(r->constraint, candidates)
               : constraint_kind_of(r->constraint)->prune(s->v, r->constraint, candidates) !=
                     CONSTRAINT_BROKEN;
}

static bool look_by_prune(struct learner *s, unsigned relation)
{
    const struct relation *r = &s->n->relation[relation];
    for (unsigned i = 0; i < r->count; i++) {
        s->scratch[r->cell[i]] = s->now[r->cell[i]];
    }
    if (!relation_prune(s, r, s->scratch)) {
        return contradict(s, relation);
    }
    for (unsigned i = 0; i < r->count; i++) {
        unsigned cell = r->cell[i];
        if (!deny(s, cell, s->now[cell] & ~s->scratch[cell], relation)) {
            return false;
        }
    }
    return true;
}

bool look_at_relation(struct learner *s, unsigned relation)
{
    return s->n->relation[relation].kind == RELATION_PAIR ? look_at_pair(s, relation)
                                                          : look_by_prune(s, relation);
}
