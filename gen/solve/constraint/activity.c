/* Chooses the decisions. The more often a variable is involved in contradictions, the more active
 * it is, and recent ones count most (VSIDS: Moskewicz et al., Chaff, DAC 2001). Whole numbers make
 * the choice the same on every machine. */
#include "gen/solve/constraint/learner.h"

enum {
    BUMP_SHIFT = 4,     /* each contradiction counts 1/16 more than the one before */
    MAX_BUMP_BITS = 50, /* when an activity has this many bits, all are scaled down */
    SCALE_BITS = 30,
    FIRST_BUMP = 1 << 10,
};

void activity_start(struct learner *s)
{
    s->bump = FIRST_BUMP;
}

void activity_raise(struct learner *s, unsigned variable)
{
    s->activity[variable] += s->bump;
}

void activity_age(struct learner *s)
{
    s->bump += s->bump >> BUMP_SHIFT;
    if (s->bump >> MAX_BUMP_BITS) {
        for (unsigned i = 0; i < s->n->variables; i++) {
            s->activity[i] >>= SCALE_BITS;
        }
        s->bump >>= SCALE_BITS;
    }
}

/* The most active candidate. With variables for order, that of the cell whose open candidates are
 * the most active together. Thermometers then take 0.8 times the contradictions; renban lines would
 * take 2 to 3 times as many. */
unsigned activity_choose(const struct learner *s)
{
    uint64_t most = 0;
    unsigned chosen = NO_VARIABLE;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        digit_set open = s->now[cell];
        if (is_single(open)) {
            continue;
        }
        uint64_t sum = 0;
        unsigned best = literal_of(s, cell, lowest_digit(open)) / 2;
        for (; open; open &= open - 1) {
            unsigned variable = literal_of(s, cell, lowest_digit(open)) / 2;
            sum += s->activity[variable];
            best = s->activity[variable] > s->activity[best] ? variable : best;
        }
        const uint64_t activity = s->orders ? sum : s->activity[best];
        if (chosen == NO_VARIABLE || activity > most) {
            most = activity;
            chosen = best;
        }
    }
    return chosen;
}
