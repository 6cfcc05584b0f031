#include "gen/grade/step.h"

#include <string.h>

digit_set step_role_digits(const struct step *s, unsigned roles)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (roles >> s->mark[i].role & 1) {
            digits |= digit_bit(s->mark[i].at.digit);
        }
    }
    return digits;
}

bool link_end_equal(const struct link_end *a, const struct link_end *b)
{
    return a->digit == b->digit && a->count == b->count &&
           memcmp(a->cell, b->cell, a->count * sizeof a->cell[0]) == 0;
}

const struct link_end *step_chain_end(const struct step *s, bool last)
{
    return last ? &s->link[s->link_count - 1].to : &s->link[0].from;
}

bool inference_is_assumption(const struct inference *i)
{
    return i->kind == INFER_ASSUME || i->kind == INFER_ASSUME_NOT;
}

bool inference_takes_away(const struct inference *i)
{
    return i->kind == INFER_NOT || i->kind == INFER_ASSUME_NOT || i->kind == INFER_CONSTRAINT ||
           i->kind == INFER_TECHNIQUE;
}

bool inference_is_dead_end(const struct inference *i)
{
    return i->kind == INFER_DEAD_CELL || i->kind == INFER_DEAD_HOUSE;
}

void step_infer(struct step *s, const struct inference *i)
{
    const bool bounds = inference_is_assumption(i) || inference_is_dead_end(i);
    const unsigned room = bounds ? STEP_MAX_INFERENCES : STEP_MAX_FOLLOWERS;
    if (s->inference_count < room) {
        s->inference[s->inference_count++] = *i;
    } else {
        s->left_out++;
    }
}

void step_cite(struct step *s, struct step_constraint constraint)
{
    bool known = s->constraint_count == STEP_MAX_CONSTRAINTS;
    for (unsigned i = 0; i < s->constraint_count; i++) {
        known |=
            s->constraint[i].index == constraint.index && s->constraint[i].pair == constraint.pair;
    }
    if (!known) {
        s->constraint[s->constraint_count++] = constraint;
    }
}

unsigned step_branch_count(const struct step *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < s->inference_count; i++) {
        count += inference_is_assumption(&s->inference[i]);
    }
    return count;
}
