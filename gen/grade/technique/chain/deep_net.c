/* A nested net tries every candidate of every cell inside a position, and finds few that are false.
 * A deep net tries one cell only: the one with the fewest candidates for the contradictions found
 * in it. Nets inside may help to refute a candidate. The net gives up where a candidate stays.
 * Solvers call this order weighted degree (Boussemart et al., 2004). */
#include "gen/grade/technique/chain/deep_net.h"

#include "gen/grade/technique/chain/forcing_net.h"
#include "gen/grade/technique/constraint/constraint_follow.h"

const struct family deep_net_family = {.size = sizeof(struct deep_net)};

static unsigned promising_cell(const struct engine *e, const struct position *s)
{
    const unsigned *weight = e->net->weight;
    unsigned best = NO_CELL;
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        if (s->digits[cell] &&
            (best == NO_CELL || digit_count(s->digits[cell]) * (weight[best] + 1) <
                                    digit_count(s->digits[best]) * (weight[cell] + 1))) {
            best = cell;
        }
    }
    return best;
}

/* Refute the position by assumptions of this level. */
static bool refute_at(struct engine *e, struct position *s, unsigned level, unsigned most,
                      unsigned work_of_each)
{
    struct deep_net *d = e->deep_net;
    struct constraint_follow constraints;
    do {
        const unsigned cell = promising_cell(e, s);
        if (cell == NO_CELL || d->count == most || spend_steps(e, work_of_each)) {
            return false;
        }
        const struct candidate c = candidate_of(lowest_digit(s->digits[cell]), cell);
        d->line[d->count++] = (struct deep_line){c, (uint8_t)level};
        if (!net_assume(e, s, &d->at[level], c.cell, c.digit, true)) {
            e->net->weight[c.cell]++;
        } else if (level == DEEP_LEVELS ||
                   !refute_at(e, &d->at[level], level + 1, most, work_of_each)) {
            return false;
        }
        constraint_follow_begin(e, s, &constraints);
        position_remove(&e->tables, s, c.cell, c.digit);
    } while (constraint_follow_settle(e, s, &constraints));
    return true;
}

bool deep_refute(struct engine *e, struct position *s, unsigned most, unsigned work_of_each)
{
    e->deep_net->count = 0;
    return refute_at(e, s, 1, most < DEEP_LENGTH ? most : DEEP_LENGTH, work_of_each);
}
