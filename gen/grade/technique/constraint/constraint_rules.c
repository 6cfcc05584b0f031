/* What a constraint's own rule takes from its cells: the sign with the candidates of its two cells,
 * the digits along a thermometer or an arrow, odd and even cells, sandwiches, and what rules forbid
 * beside each other. The kinds say it themselves (gen/constraint), the counter uses the same.
 *
 * Levels are our own judgement: a look at one constraint is no harder than a hidden single, so what
 * it gives is easy; where the candidates of several cells have to be known, it is medium. */
#include "gen/grade/technique/constraint/constraint_units.h"

#define SIGNS                                                                                      \
    (UNITS_OF(GREATER) | UNITS_OF(CONSECUTIVE) | UNITS_OF(WHITE_DOT) | UNITS_OF(BLACK_DOT) |       \
     UNITS_OF(X_SUM) | UNITS_OF(V_SUM))
#define LINES                                                                                      \
    (UNITS_OF(WHISPER) | UNITS_OF(RENBAN) | UNITS_OF(PALINDROME) | UNITS_OF(BETWEEN) |             \
     UNITS_OF(LOCKOUT) | UNITS_OF(REGION_SUM) | UNITS_OF(ZIPPER) | UNITS_OF(NABNER) |              \
     UNITS_OF(MODULAR) | UNITS_OF(ENTROPIC) | UNITS_OF(SLOW_THERMO))
#define RULES                                                                                      \
    (UNITS_OF_RULE(CONSECUTIVE) | UNITS_OF_RULE(WHITE_DOT) | UNITS_OF_RULE(BLACK_DOT) |            \
     UNITS_OF_RULE(X_SUM) | UNITS_OF_RULE(V_SUM) | UNITS_OF_RULE(NON_CONSECUTIVE))

/* Take away what the kind takes, of these digits. */
static bool prune_unit(struct engine *e, unsigned unit, digit_set digits)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    digit_set *candidates = e->units->candidates;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned value = e->now.value[c->cell[i]];
        candidates[c->cell[i]] = value ? digit_bit(value) : e->now.digits[c->cell[i]];
    }
    if (constraint_kind_of(c)->prune(e->tables.v, c, candidates) != CONSTRAINT_CHANGED) {
        return false;
    }
    for (unsigned i = 0; i < c->count; i++) {
        eliminate_digits(e, c->cell[i], digits & ~candidates[c->cell[i]]);
    }
    return emit_by_constraint(e, unit);
}

static bool search_whole(struct engine *e, unsigned unit, int argument)
{
    (void)argument;
    return prune_unit(e, unit, ~(digit_set)0);
}

/* One of a pair is filled. */
static bool search_beside_filled(struct engine *e, unsigned unit, int argument)
{
    const uint16_t *cell = constraint_unit_at(e, unit)->c.cell;
    (void)argument;
    return !e->now.value[cell[0]] != !e->now.value[cell[1]] && prune_unit(e, unit, ~(digit_set)0);
}

/* Of a sandwich only its ends. */
static bool search_ends(struct engine *e, unsigned unit, int argument)
{
    (void)argument;
    return prune_unit(e, unit, digit_bit(1) | digit_bit(e->tables.v->size));
}

bool find_odd_even(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(ODD) | UNITS_OF(EVEN), argument, search_whole);
}

bool find_sign(struct engine *e, int argument)
{
    return each_unit(e, SIGNS, argument, search_whole);
}

bool find_thermo(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(THERMO), argument, search_whole);
}

bool find_line(struct engine *e, int argument)
{
    return each_unit(e, LINES, argument, search_whole);
}

bool find_arrow(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(ARROW), argument, search_whole);
}

bool find_missing_sign(struct engine *e, int with_candidates)
{
    return each_unit(e, RULES, 0, with_candidates ? search_whole : search_beside_filled);
}

bool find_sandwich(struct engine *e, int whole)
{
    return each_unit(e, UNITS_OF(SANDWICH), 0, whole ? search_whole : search_ends);
}
