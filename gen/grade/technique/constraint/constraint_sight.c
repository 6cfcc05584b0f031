/* Places of a digit and constraints: what all its places in a house see through a constraint, what
 * a rule forbids next to all of them, and the chains that greater-than signs form.
 *
 * The first is what pointing and claiming are in general ("cells that see all of them"); the
 * second is the same for rules that forbid neighbours, the third the bound that a thermometer
 * gives. Levels are our own judgement, by those. */
#include "gen/grade/technique/constraint/constraint_units.h"

enum { MAX_PLACES = 5 };

/* Walk over houses in which the digit has some places, not too many to look at. */
static bool next_places(const struct engine *e, unsigned digit, unsigned *house, cell_set *places)
{
    for (; *house < e->tables.v->house_count; ++*house) {
        uint32_t mask = e->now.places[*house][digit];
        if (!is_single(mask) && digit_count(mask) <= MAX_PLACES) {
            *places = set_and(e->now.at[digit], e->tables.house[*house]);
            ++*house;
            return true;
        }
    }
    return false;
}

/* ---- seen by all places ---- */

static bool search_seen(struct engine *e, unsigned digit, int argument)
{
    cell_set places;
    (void)argument;
    for (unsigned house = 0; next_places(e, digit, &house, &places);) {
        cell_set seen = set_and(common_peers(&e->tables, places), e->now.at[digit]);
        if (set_empty(seen)) {
            continue;
        }
        eliminate_set(e, digit, seen);
        if (explaining(e)) {
            cite_house(e, house - 1);
            mark_set(e, MARK_PATTERN, digit, places);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

bool find_seen_by_places(struct engine *e, int argument)
{
    return e->tables.v->constraints && each_digit(e, argument, search_seen);
}

/* ---- next to all places ---- */

static const unit_kinds rules = UNITS_OF_RULE(SIGN);

/* What one of the pair cannot have where the other has the digit. */
static digit_set forbidden(struct engine *e, unsigned unit, unsigned place, unsigned digit,
                           unsigned other)
{
    const struct constraint *pair = &constraint_unit_at(e, unit)->c;
    const struct pair_relation *relation = relation_at(e, unit);
    const digit_set all = all_digits(e->tables.v->size);
    digit_set *candidates = e->units->candidates;
    if (relation && relation->keep[other == pair->cell[1]][digit_bit(digit)]) {
        return all & ~(digit_set)relation->keep[other == pair->cell[1]][digit_bit(digit)];
    }
    candidates[place] = digit_bit(digit);
    candidates[other] = all;
    (void)constraint_kind_of(pair)->prune(e->tables.v, pair, candidates);
    return all & ~candidates[other];
}

/* The rule's pair of these two cells, as a unit; NO_UNIT: there is none. */
static unsigned pair_of(const struct engine *e, unsigned rule, unsigned a, unsigned b)
{
    const struct constraint_units *u = e->units;
    for (unsigned w = 0; w < u->words; w++) {
        for (uint64_t left = u->of_cell[a][w] & u->of_cell[b][w]; left; left &= left - 1) {
            const unsigned unit = w * 64 + (unsigned)__builtin_ctzll(left);
            if (unit < u->constraints && u->kinds[unit] & rules && u->at[unit].index == rule) {
                return unit;
            }
        }
    }
    return NO_UNIT;
}

/* A cell that the rule pairs with each of the places. */
static bool search_neighbour(struct engine *e, unsigned digit, unsigned rule, unsigned house,
                             cell_set places, unsigned cell)
{
    digit_set gone = ~(digit_set)0;
    unsigned unit = 0;
    if (e->now.value[cell] || set_has(&places, cell)) {
        return false;
    }
    FOR_EACH_CELL(place, places) {
        const unsigned pair = pair_of(e, rule, place, cell);
        unit = pair == NO_UNIT ? unit : pair;
        gone = pair == NO_UNIT ? 0 : gone & forbidden(e, pair, place, digit, cell);
    }
    eliminate_digits(e, cell, gone);
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_house(e, house);
        cite_constraint(e, unit);
        mark_set(e, MARK_PATTERN, digit, places);
    }
    return emit(e);
}

static bool search_beside(struct engine *e, unsigned digit, int argument)
{
    const struct constraint_units *u = e->units;
    cell_set places;
    (void)argument;
    for (unsigned house = 0; next_places(e, digit, &house, &places);) {
        unsigned first = set_first(places);
        for (unsigned w = 0; w < u->words; w++) {
            for (uint64_t left = u->of_cell[first][w]; left; left &= left - 1) {
                unsigned unit = w * 64 + (unsigned)__builtin_ctzll(left);
                if (unit >= u->constraints || !(u->kinds[unit] & rules)) {
                    continue;
                }
                const struct constraint *c = &u->at[unit].c;
                unsigned cell = c->cell[0] == first ? c->cell[1] : c->cell[0];
                if (search_neighbour(e, digit, u->at[unit].index, house - 1, places, cell)) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool find_beside_places(struct engine *e, int argument)
{
    return e->tables.v->constraints && e->units->any & rules &&
           each_digit(e, argument, search_beside);
}

/* ---- chains of greater-than signs ---- */

/* How low, or how high, each cell can be by the signs, and by which it is bound. */
struct bounds {
    bool low;
    int at[ENGINE_CELLS];
    uint16_t from[ENGINE_CELLS];
    uint16_t by[ENGINE_CELLS]; /* the sign, as a unit; NO_UNIT: none */
    unsigned size;             /* candidates that the last chain recorded takes, … */
    unsigned length;           /* … and its signs */
};

static bool bind_cell(struct bounds *b, unsigned cell, unsigned from, unsigned unit)
{
    int bound = b->at[from] + (b->low ? 1 : -1);
    if (b->low ? bound <= b->at[cell] : bound >= b->at[cell]) {
        return false;
    }
    b->at[cell] = bound;
    b->from[cell] = (uint16_t)from;
    b->by[cell] = (uint16_t)unit;
    return true;
}

static void find_sign_bounds(const struct engine *e, struct bounds *b)
{
    const struct constraint_units *u = e->units;
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        unsigned value = e->now.value[cell];
        digit_set here = value ? digit_bit(value) : e->now.digits[cell];
        b->at[cell] = (int)(b->low ? lowest_digit(here) : greatest_digit(here));
        b->by[cell] = NO_UNIT;
    }
    bool moved = true;
    for (unsigned round = 0; moved && round <= e->tables.v->size; round++) {
        moved = false;
        for (unsigned i = 0; i < u->constraints; i++) {
            const uint16_t *cell = u->at[i].c.cell;
            if (u->kinds[i] & UNITS_OF(ORDER)) {
                moved |= bind_cell(b, cell[!b->low], cell[b->low], i);
            }
        }
    }
}

/* Candidates of a cell beyond its bound. */
static digit_set beyond_bound(const struct engine *e, const struct bounds *b, unsigned cell)
{
    const int size = (int)e->tables.v->size;
    const int at = b->at[cell] < 0 ? 0 : b->at[cell] > size + 1 ? size + 1 : b->at[cell];
    const digit_set below = ((digit_set)1 << at) - 1;
    return e->now.digits[cell] & (b->low ? below >> 1 : ~below);
}

/* The chain that ends in a cell, of two signs and more. Where the best is asked for, one that is no
 * better is not recorded. */
static bool search_sign_chain(struct engine *e, struct bounds *b, unsigned end)
{
    unsigned length = 0;
    unsigned size = 0;
    for (unsigned cell = end; b->by[cell] != NO_UNIT && length <= e->tables.v->size;
         cell = b->from[cell]) {
        length++;
        size += digit_count(beyond_bound(e, b, cell));
    }
    const bool better = size != b->size ? size > b->size : length < b->length;
    if (length < 2 || length > e->tables.v->size || (e->mode == SEARCH_BEST && !better)) {
        return false;
    }
    b->size = size;
    b->length = length;
    for (unsigned cell = end; b->by[cell] != NO_UNIT; cell = b->from[cell]) {
        eliminate_digits(e, cell, beyond_bound(e, b, cell));
    }
    e->found.length = (int)length;
    if (explaining(e)) {
        unsigned cell = end;
        for (; b->by[cell] != NO_UNIT; cell = b->from[cell]) {
            cite_constraint(e, b->by[cell]);
            mark_rest(e, MARK_PATTERN, cell);
        }
        mark_rest(e, MARK_PATTERN, cell);
    }
    return emit(e);
}

bool find_inequality_chain(struct engine *e, int argument)
{
    struct bounds b;
    (void)argument;
    if (!e->tables.v->constraints || !(e->units->any & UNITS_OF(ORDER))) {
        return false;
    }
    b.size = b.length = 0;
    for (int low = 0; low < 2; low++) {
        b.low = low;
        find_sign_bounds(e, &b);
        for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
            if (b.by[cell] != NO_UNIT && !e->now.value[cell] && search_sign_chain(e, &b, cell)) {
                return true;
            }
        }
    }
    return false;
}
