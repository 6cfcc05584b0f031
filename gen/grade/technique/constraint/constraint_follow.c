#include "gen/grade/technique/constraint/constraint_follow.h"

static digit_set digits_of(const struct position *s, unsigned cell)
{
    return s->value[cell] ? digit_bit(s->value[cell]) : s->digits[cell];
}

void constraint_follow_begin(const struct engine *e, const struct position *s,
                             struct constraint_follow *f)
{
    const struct layout *v = e->tables.v;
    if (!v->constraints) {
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        f->seen[cell] = digits_of(s, cell);
    }
    memcpy(f->noted, s->digits, sizeof f->noted);
    memset(f->pending, 0, e->units->words * sizeof f->pending[0]);
}

static void note_cell(const struct engine *e, struct constraint_follow *f, unsigned cell)
{
    for (unsigned w = 0; w < e->units->words; w++) {
        f->pending[w] |= e->units->of_cell[cell][w];
    }
}

static void note_cells(const struct engine *e, const struct position *s,
                       struct constraint_follow *f, unsigned first)
{
    for (unsigned cell = first; cell < first + CELLS_AT_ONCE; cell++) {
        if (s->digits[cell] == f->noted[cell] || cell >= e->tables.v->cell_count) {
            continue;
        }
        f->noted[cell] = s->digits[cell];
        digit_set now = digits_of(s, cell);
        if (now != f->seen[cell]) {
            f->seen[cell] = now;
            note_cell(e, f, cell);
        }
    }
}

static void note_news(const struct engine *e, const struct position *s, struct constraint_follow *f)
{
    for (unsigned first = 0; first < e->tables.v->cell_count; first += CELLS_AT_ONCE) {
        if (!cells_alike(&s->digits[first], &f->noted[first])) {
            note_cells(e, s, f, first);
        }
    }
}

/* The next constraint to be looked at; sums by the rule of 45 are not followed. */
static unsigned take_pending(const struct engine *e, struct constraint_follow *f)
{
    for (unsigned w = 0; w < e->units->words; w++) {
        while (f->pending[w]) {
            unsigned unit = w * 64 + (unsigned)__builtin_ctzll(f->pending[w]);
            f->pending[w] &= f->pending[w] - 1;
            if (unit < e->units->constraints) {
                return unit;
            }
        }
    }
    return NO_UNIT;
}

/* Does the constraint take something? Where it does not hold, any cell will do as the one that is
 * left with nothing: one that was open before the assumption. */
static bool prune(const struct engine *e, struct constraint_follow *f, const struct constraint *c)
{
    f->dead = NO_CELL;
    for (unsigned i = 0; i < c->count; i++) {
        f->before[i] = f->seen[c->cell[i]];
    }
    enum constraint_effect effect = constraint_kind_of(c)->prune(e->tables.v, c, f->seen);
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_SAME; i++) {
        if (effect == CONSTRAINT_BROKEN && f->dead == NO_CELL && !e->now.value[c->cell[i]]) {
            f->dead = c->cell[i];
        }
        if (f->seen[c->cell[i]] != f->before[i]) {
            note_cell(e, f, c->cell[i]);
        }
    }
    return effect != CONSTRAINT_SAME;
}

unsigned constraint_follow_next(const struct engine *e, const struct position *s,
                                struct constraint_follow *f)
{
    note_news(e, s, f);
    unsigned unit = take_pending(e, f);
    while (unit != NO_UNIT && !prune(e, f, &e->units->at[unit].c)) {
        unit = take_pending(e, f);
    }
    return unit;
}

bool constraint_follow_settle(const struct engine *e, struct position *s,
                              struct constraint_follow *f)
{
    while (position_settle(&e->tables, s) && e->tables.v->constraints) {
        unsigned unit = constraint_follow_next(e, s, f);
        if (unit == NO_UNIT) {
            return true;
        }
        if (f->dead != NO_CELL) {
            s->broken = true;
            return false;
        }
        const struct constraint *c = &e->units->at[unit].c;
        for (unsigned i = 0; i < c->count; i++) {
            FOR_EACH_DIGIT(digit, s->digits[c->cell[i]] & ~f->seen[c->cell[i]]) {
                position_remove(&e->tables, s, c->cell[i], digit);
            }
        }
    }
    return !s->broken;
}
