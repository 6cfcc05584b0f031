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

static void note_news(const struct engine *e, const struct position *s, struct constraint_follow *f)
{
    const unsigned count = e->tables.v->cell_count;
    for (unsigned first = 0; first < count; first += CELLS_AT_ONCE) {
        unsigned news = cells_that_differ(&s->digits[first], &f->noted[first]);
        for (; news; news &= news - 1) {
            const unsigned cell = first + (unsigned)__builtin_ctz(news);
            const digit_set now = digits_of(s, cell);
            f->noted[cell] = s->digits[cell];
            if (cell < count && now != f->seen[cell]) {
                f->seen[cell] = now;
                note_cell(e, f, cell);
            }
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

/* The same of units; signs that take nothing are passed over. */
static unsigned take_unit(const struct engine *e, struct constraint_follow *f)
{
    for (unsigned w = 0; w < e->units->words; w++) {
        while (f->pending[w]) {
            const unsigned unit = w * 64 + (unsigned)__builtin_ctzll(f->pending[w]);
            f->pending[w] &= f->pending[w] - 1;
            if (!pair_is_idle(e, unit, f->seen)) {
                return unit;
            }
        }
    }
    return NO_UNIT;
}

/* The next to be looked at: constraints, then sums, places and subsets where they are followed. */
static unsigned take_pending(const struct engine *e, struct constraint_follow *f)
{
    const unsigned houses = e->tables.v->house_count;
    const unsigned unit = take_unit(e, f);
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

/* ---- constraints known to take nothing ----
 *
 * Nearly all that are looked at take nothing, and most were looked at with the same candidates
 * before: after another assumption near by, or in the last step. */

enum { IDLE_UNITS = CELL_WORDS == 2 ? 8192 : 1, IDLE_CELLS = 12, IDLE_DIGITS = 9 };

/* The unit, its cells' candidates, and whether sums are followed; zero: none. */
struct idle_unit {
    uint64_t word[2];
};

struct idle_units {
    uint64_t serial;
    struct idle_unit at[IDLE_UNITS];
};

const struct family idle_units_family = {.size = sizeof(struct idle_units)};

static struct idle_unit idle_unit(const struct engine *e, const struct constraint_follow *f,
                                  unsigned unit)
{
    enum { PER_WORD = IDLE_CELLS / 2, UNIT_BITS = 64 - PER_WORD * IDLE_DIGITS };
    struct idle_unit u = {{unit + 1, (unit + 1) >> UNIT_BITS << 1 | in_net_rules(e)}};
    u.word[0] &= (1U << UNIT_BITS) - 1;
    for (unsigned i = 0; i < f->cells.count; i++) {
        uint64_t *word = &u.word[i >= PER_WORD];
        *word = *word << IDLE_DIGITS | f->seen[f->cells.cell[i]];
    }
    return u;
}

/* Where it is kept; NULL: it is not one that is. Pairs are looked at as fast. */
static struct idle_unit *idle_unit_place(const struct engine *e, const struct idle_unit *u)
{
    if (e->idle_units->serial != e->tables.serial) {
        e->idle_units->serial = e->tables.serial;
        memset(e->idle_units->at, 0, sizeof e->idle_units->at);
    }
    const uint64_t hash = (u->word[0] ^ u->word[1] * 0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93;
    return &e->idle_units->at[hash >> 32 & (IDLE_UNITS - 1)];
}

/* Does the constraint take something? Where it does not hold, any cell will do as the one that is
 * left with nothing: one that was open before the assumption. */
static bool prune(const struct engine *e, struct constraint_follow *f, unsigned unit)
{
    struct idle_unit idle = {0}; /* clang 14 does not see that `place` tells whether it is set */
    struct idle_unit *place = NULL;
    f->dead = NO_CELL;
    net_rule_cells(e, unit, &f->cells);
    if (CELL_WORDS == 2 && !is_net_rule(e, unit) && f->cells.count > 2 &&
        f->cells.count <= IDLE_CELLS && e->tables.v->size <= IDLE_DIGITS) {
        idle = idle_unit(e, f, unit);
        place = idle_unit_place(e, &idle);
        if (place->word[0] == idle.word[0] && place->word[1] == idle.word[1]) {
            return false;
        }
    }
    for (unsigned i = 0; i < f->cells.count; i++) {
        f->before[i] = f->seen[f->cells.cell[i]];
    }
    const enum constraint_effect effect = net_rule_prune(e, unit, f->seen);
    if (place && effect == CONSTRAINT_SAME) {
        *place = idle;
    }
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
