/* Candidates that a constraint's own rule removes from its cells: a sign with the candidates of its
 * two cells, the digits along a thermometer or an arrow, odd and even cells, circles, areas and
 * sums outside the grid, and neighbours that a rule for the board forbids. Each kind computes this
 * in its prune (gen/constraint); the counter uses the same function.
 *
 * Levels are our own judgement: a look at one constraint is no harder than a hidden single, so what
 * it gives is easy; where the candidates of several cells have to be known, it is medium. */
#include "gen/constraint/cage_sign.h"
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
    if (unit_prune(e, unit, candidates) != CONSTRAINT_CHANGED) {
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

/* Of the one or two kinds that a technique is about. */
static bool each_unit_of(struct engine *e, unit_kinds kinds, int of,
                         bool (*search)(struct engine *e, unsigned unit, int argument))
{
    const struct constraint_set *all = e->tables.v->constraints;
    const kind_set wanted = (kind_set)1 << (of & 0xff) | (kind_set)1 << (of >> 8);
    return all && all->kinds & wanted && each_unit(e, kinds, of, search);
}

static bool is_of(const struct engine *e, unsigned unit, int of)
{
    const int kind = constraint_unit_at(e, unit)->c.kind;
    return kind == (of & 0xff) || kind == of >> 8;
}

static bool search_kind(struct engine *e, unsigned unit, int of)
{
    return is_of(e, unit, of) && search_whole(e, unit, of);
}

bool find_sign(struct engine *e, int of)
{
    return each_unit_of(e, UNITS_OF(SIGN) | UNITS_OF(ORDER), of, search_kind);
}

bool find_thermo(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(THERMO), argument, search_whole);
}

bool find_line(struct engine *e, int of)
{
    return each_unit_of(e, UNITS_OF(LINE), of, search_kind);
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

static unsigned open_count(const struct engine *e, const struct constraint *c)
{
    unsigned open = 0;
    for (unsigned i = 0; i < c->count; i++) {
        open += !e->now.value[c->cell[i]];
    }
    return open;
}

/* A number whose cells are known but for a few; and of skyscrapers the least and the greatest
 * count, which show at a glance where the tallest stands, or all of them. */
static bool search_nearly_full(struct engine *e, unsigned unit, int of)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    const bool plain = c->kind == CONSTRAINT_SKYSCRAPER && (c->sum == 1 || c->sum == c->count);
    return (plain || open_count(e, c) <= NEARLY_FULL) && search_kind(e, unit, of);
}

bool find_mark(struct engine *e, int of)
{
    return each_unit_of(e, UNITS_OF(MARK) | UNITS_OF_RULE(RULE), of, search_kind);
}

bool find_outside(struct engine *e, int of)
{
    return each_unit_of(e, UNITS_OF(OUTSIDE), of, search_nearly_full);
}

bool find_outside_ways(struct engine *e, int of)
{
    return each_unit_of(e, UNITS_OF(OUTSIDE), of, search_kind);
}

/* ---- calcudoku ---- */

static bool search_calc(struct engine *e, unsigned unit, int part)
{
    static const enum cage_sign sign_of[] = {[CALC_PLUS] = SIGN_PLUS,
                                             [CALC_MINUS] = SIGN_MINUS,
                                             [CALC_TIMES] = SIGN_TIMES,
                                             [CALC_DIVIDE] = SIGN_DIVIDE,
                                             [CALC_NO_SIGN] = SIGN_NONE};
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    const enum cage_sign sign = cage_sign_of(c);
    const bool wanted = part == CALC_OF_ONE ? c->count == 1
                        : part == CALC_ANY  ? true
                                            : sign == sign_of[part] && open_count(e, c) <= 2;
    return wanted && search_whole(e, unit, part);
}

bool find_calc(struct engine *e, int part)
{
    return each_unit(e, UNITS_OF(CALC), part, search_calc);
}

bool find_sandwich(struct engine *e, int whole)
{
    return each_unit(e, UNITS_OF(SANDWICH), 0, whole ? search_whole : search_ends);
}
