/* Makes and undoes assignments. */
#include "gen/solve/constraint/learner.h"

static inline void take_out(struct learner *s, unsigned variable)
{
    unsigned cell = s->cell_of[variable];
    unsigned digit = s->digit_of[variable];
    s->now[cell] &= ~digit_bit(digit);
    const struct spot *at = &s->spot[cell * MAX_HOUSES_OF_CELL];
    for (const struct spot *end = at + s->v->house_count_of[cell]; at < end; at++) {
        s->places[at->places + digit - 1] &= ~at->bit;
    }
}

static inline void put_back(struct learner *s, unsigned variable)
{
    unsigned cell = s->cell_of[variable];
    unsigned digit = s->digit_of[variable];
    s->now[cell] |= digit_bit(digit);
    const struct spot *at = &s->spot[cell * MAX_HOUSES_OF_CELL];
    for (const struct spot *end = at + s->v->house_count_of[cell]; at < end; at++) {
        s->places[at->places + digit - 1] |= at->bit;
    }
}

bool assign_open_literal(struct learner *s, uint32_t literal, struct reason reason)
{
    uint32_t variable = literal / 2;
    if (s->value[literal] < 0) {
        s->failed = literal;
        s->failure = reason;
        return false;
    }
    s->value[literal] = 1;
    s->value[opposite_literal(literal)] = -1;
    s->level[variable] = s->depth;
    s->when[variable] = s->trail_count;
    s->reason[variable] = reason;
    s->trail[s->trail_count++] = literal;
    if (literal & 1 && variable < s->n->variables) {
        take_out(s, variable);
    }
    return true;
}

void undo_levels(struct learner *s, unsigned level)
{
    if (s->depth <= level) {
        return;
    }
    const unsigned start = s->level_start[level + 1];
    while (s->trail_count > start) {
        uint32_t literal = s->trail[--s->trail_count];
        uint32_t variable = literal / 2;
        s->value[literal] = s->value[opposite_literal(literal)] = 0;
        if (literal & 1 && variable < s->n->variables) {
            put_back(s, variable);
        }
    }
    s->followed = start;
    s->depth = level;
}
