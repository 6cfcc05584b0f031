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
    memset(f->houses, 0, sizeof f->houses);
}

static void note_cell(const struct engine *e, struct constraint_follow *f, unsigned cell)
{
    for (unsigned w = 0; w < e->units->words; w++) {
        f->pending[w] |= e->units->of_cell[cell][w];
    }
    for (unsigned k = 0; in_net_rules(e) && k < e->tables.v->house_count_of[cell]; k++) {
        bit_set(f->houses[0], e->tables.v->house_of[cell][k]);
        bit_set(f->houses[1], e->tables.v->house_of[cell][k]);
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

static unsigned take_bit(uint64_t *words, unsigned count)
{
    for (unsigned w = 0; w < count; w++) {
        if (words[w]) {
            const unsigned bit = w * 64 + (unsigned)__builtin_ctzll(words[w]);
            words[w] &= words[w] - 1;
            return bit;
        }
    }
    return NO_UNIT;
}

/* The next to be looked at: constraints, then sums, places and subsets where they are followed. */
static unsigned take_pending(const struct engine *e, struct constraint_follow *f)
{
    const unsigned houses = e->tables.v->house_count;
    const unsigned unit = take_bit(f->pending, e->units->words);
    if (unit < e->units->constraints || !in_net_rules(e)) {
        return unit < e->units->constraints ? unit : NO_UNIT;
    }
    if (unit != NO_UNIT) {
        return unit;
    }
    for (unsigned i = 0; i < 2; i++) {
        const unsigned house = take_bit(f->houses[i], NEAR_WORDS);
        if (house != NO_UNIT) {
            return e->units->count + i * houses + house;
        }
    }
    return NO_UNIT;
}

/* Does the constraint take something? Where it does not hold, any cell will do as the one that is
 * left with nothing: one that was open before the assumption. */
static bool prune(const struct engine *e, struct constraint_follow *f, unsigned unit)
{
    f->dead = NO_CELL;
    net_rule_cells(e, unit, &f->cells);
    for (unsigned i = 0; i < f->cells.count; i++) {
        f->before[i] = f->seen[f->cells.cell[i]];
    }
    const enum constraint_effect effect = net_rule_prune(e, unit, f->seen);
    for (unsigned i = 0; i < f->cells.count && effect != CONSTRAINT_SAME; i++) {
        if (effect == CONSTRAINT_BROKEN && f->dead == NO_CELL && !e->now.value[f->cells.cell[i]]) {
            f->dead = f->cells.cell[i];
        }
        if (f->seen[f->cells.cell[i]] != f->before[i]) {
            note_cell(e, f, f->cells.cell[i]);
        }
    }
    return effect != CONSTRAINT_SAME;
}

unsigned constraint_follow_next(const struct engine *e, const struct position *s,
                                struct constraint_follow *f)
{
    note_news(e, s, f);
    unsigned unit = take_pending(e, f);
    while (unit != NO_UNIT && !prune(e, f, unit)) {
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
        for (unsigned i = 0; i < f->cells.count; i++) {
            FOR_EACH_DIGIT(digit, s->digits[f->cells.cell[i]] & ~f->seen[f->cells.cell[i]]) {
                position_remove(&e->tables, s, f->cells.cell[i], digit);
            }
        }
    }
    return !s->broken;
}
