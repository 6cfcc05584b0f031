/* Candidates that a constraint's own rule removes from its cells: a sign with the candidates of its
 * two cells, the digits along a thermometer or an arrow, odd and even cells, circles, areas and
 * sums outside the grid, and neighbours that a rule for the board forbids. Each kind computes this
 * in its prune (gen/constraint); the counter uses the same function.
 *
 * Levels are our own judgement: a look at one constraint is no harder than a hidden single, so what
 * it gives is easy; where the candidates of several cells have to be known, it is medium. */
#include "gen/grade/technique/constraint/constraint_units.h"

enum { NEARLY_FULL = 4 }; /* cells that are open at most */

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
    return each_unit(e, UNITS_OF(PARITY), argument, search_whole);
}

bool find_sign(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(SIGN) | UNITS_OF(ORDER), argument, search_whole);
}

bool find_thermo(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(THERMO), argument, search_whole);
}

bool find_line(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(LINE), argument, search_whole);
}

bool find_arrow(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(ARROW), argument, search_whole);
}

bool find_missing_sign(struct engine *e, int with_candidates)
{
    return each_unit(e, UNITS_OF_RULE(SIGN), 0,
                     with_candidates ? search_whole : search_beside_filled);
}

/* A number whose cells are known but for a few. */
static bool search_nearly_full(struct engine *e, unsigned unit, int argument)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    unsigned open = 0;
    for (unsigned i = 0; i < c->count; i++) {
        open += !e->now.value[c->cell[i]];
    }
    return open <= NEARLY_FULL && search_whole(e, unit, argument);
}

bool find_mark(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(MARK) | UNITS_OF_RULE(RULE), argument, search_whole);
}

bool find_outside(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(OUTSIDE), argument, argument ? search_whole : search_nearly_full);
}

bool find_sandwich(struct engine *e, int whole)
{
    return each_unit(e, UNITS_OF(SANDWICH), 0, whole ? search_whole : search_ends);
}
