/* The rule of 45: a house of a 9x9 board holds 45 in all (any house its digits' sum), so what its
 * cages do not account for is known (house_sums.h). Inner: of cells inside it; outer: of cells
 * outside that its cages reach; innies and outies: of one against the other.
 *
 * Andrew Stuart's guide to killer sudoku (https://www.sudokuwiki.org/Killer_Combinations and
 * https://www.sudokuwiki.org/Innies_and_Outies) has the rule for one house and for several, and for
 * the difference of a cell inside and one outside. The levels are our own judgement: one house with
 * one cell over is what every easy killer asks for; Simon Tatham's Solo, which makes killers of
 * graded steps, counts all sums over several houses as its hardest. */
#include "gen/grade/technique/constraint/constraint_units.h"

/* What a sum leaves for its open cells. */
struct rest {
    const struct sum_unit *s;
    int sum;
    unsigned plus;
    unsigned count;
    uint16_t cell[SUM_CELLS]; /* plus first */
};

static void add_rest(const struct engine *e, struct rest *r, cell_set cells, int sign)
{
    FOR_EACH_CELL(cell, cells) {
        if (e->now.value[cell]) {
            r->sum -= sign * e->now.value[cell];
        } else {
            r->cell[r->count++] = (uint16_t)cell;
        }
    }
}

static void rest_of(const struct engine *e, unsigned unit, struct rest *r)
{
    r->s = sum_unit_at(e, unit);
    r->sum = r->s->sum;
    r->count = 0;
    add_rest(e, r, r->s->plus, 1);
    r->plus = r->count;
    add_rest(e, r, r->s->minus, -1);
}

static bool emit_rest(struct engine *e, const struct rest *r)
{
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_sum(e, r->s);
    }
    return emit(e);
}

/* ---- one cell ---- */

static bool search_one(struct engine *e, unsigned unit, int argument)
{
    struct rest r;
    (void)argument;
    rest_of(e, unit, &r);
    int digit = r.plus ? r.sum : -r.sum;
    if (r.count != 1 || digit < 1 || digit > e->tables.v->size ||
        !(e->now.digits[r.cell[0]] & digit_bit((unsigned)digit))) {
        return false;
    }
    place(e, (unsigned)digit, r.cell[0]);
    return emit_rest(e, &r);
}

/* ---- several cells ---- */

/* Digits for the open cells being chosen, one cell after another. */
struct choosing {
    const struct engine *e;
    const struct rest *r;
    unsigned digit[SUM_CELLS];
    digit_set kept[SUM_CELLS];
    int least[SUM_CELLS + 1]; /* what the cells from one on can add, */
    int most[SUM_CELLS + 1];
};

static bool may_follow(const struct choosing *c, unsigned at, unsigned digit)
{
    for (unsigned i = 0; i < at; i++) {
        if (c->digit[i] == digit && set_has(&c->e->tables.peers[c->r->cell[at]], c->r->cell[i])) {
            return false;
        }
    }
    return true;
}

static bool choose_digits(struct choosing *c, unsigned at, int left)
{
    const struct rest *r = c->r;
    bool any = false;
    if (at == r->count) {
        return left == 0;
    }
    if (left < c->least[at] || left > c->most[at]) {
        return false;
    }
    FOR_EACH_DIGIT(digit, c->e->now.digits[r->cell[at]]) {
        int value = at < r->plus ? (int)digit : -(int)digit;
        c->digit[at] = digit;
        if (may_follow(c, at, digit) && choose_digits(c, at + 1, left - value)) {
            c->kept[at] |= digit_bit(digit);
            any = true;
        }
    }
    return any;
}

static void find_bounds(struct choosing *c)
{
    const struct rest *r = c->r;
    for (unsigned i = r->count; i-- > 0;) {
        digit_set here = c->e->now.digits[r->cell[i]];
        int low = (int)lowest_digit(here);
        int high = (int)greatest_digit(here);
        c->least[i] = c->least[i + 1] + (i < r->plus ? low : -high);
        c->most[i] = c->most[i + 1] + (i < r->plus ? high : -low);
    }
}

/* Cell by cell with every digit; what none of the ways uses goes. False: there is no way. */
static bool find_ways(struct engine *e, const struct rest *r)
{
    struct choosing c = {.e = e, .r = r};
    find_bounds(&c);
    if (!choose_digits(&c, 0, r->sum)) {
        return false;
    }
    for (unsigned i = 0; i < r->count; i++) {
        eliminate_digits(e, r->cell[i], ~c.kept[i]);
    }
    return true;
}

/* By the least and the most that the others hold. */
static void find_by_bounds(struct engine *e, const struct rest *r)
{
    struct choosing c = {.e = e, .r = r};
    find_bounds(&c);
    bool possible = r->sum >= c.least[0] && r->sum <= c.most[0];
    for (unsigned i = 0; possible && i < r->count; i++) {
        digit_set here = e->now.digits[r->cell[i]];
        int low = (int)lowest_digit(here);
        int high = (int)greatest_digit(here);
        FOR_EACH_DIGIT(digit, here) {
            int d = (int)digit;
            int least = c.least[0] + (i < r->plus ? d - low : high - d);
            int most = c.most[0] - (i < r->plus ? high - d : d - low);
            if (r->sum < least || r->sum > most) {
                eliminate(e, digit, r->cell[i]);
            }
        }
    }
}

enum { MAX_CELLS_BY_WAYS = 4, MAX_HELD_CELLS = 6 };

static bool search_some(struct engine *e, unsigned unit, int count)
{
    struct rest r;
    rest_of(e, unit, &r);
    if (count == 2 ? r.count == 0 || r.count > 2 : r.count < 3 || r.count > MAX_HELD_CELLS) {
        return false;
    }
    if (r.count > MAX_CELLS_BY_WAYS || e->tables.v->size > 9) {
        find_by_bounds(e, &r);
    } else if (!find_ways(e, &r)) {
        return false;
    }
    return emit_rest(e, &r);
}

/* An arrow is such a sum, too: its shaft less its circle is nothing. Cells that see each other
 * differ, which the arrow alone does not know. */
static bool search_arrow(struct engine *e, unsigned unit, int argument)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    struct rest r = {.s = NULL};
    (void)argument;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned cell = c->cell[(i + 1) % c->count]; /* the circle last */
        int sign = cell == c->cell[0] ? -1 : 1;
        if (e->now.value[cell]) {
            r.sum -= sign * e->now.value[cell];
        } else if (r.count == MAX_CELLS_BY_WAYS + 1) {
            return false;
        } else {
            r.cell[r.count++] = (uint16_t)cell;
            r.plus += sign > 0;
        }
    }
    if (e->tables.v->size > 9 || !find_ways(e, &r)) {
        return false;
    }
    return emit_by_constraint(e, unit);
}

/* ---- the techniques ---- */

#define INNER (UNITS_OF_SUM(INNER) | UNITS_OF_SUM(INNER_SEVERAL))
#define OUTER (UNITS_OF_SUM(OUTER) | UNITS_OF_SUM(OUTER_SEVERAL))
#define BOTH  UNITS_OF_SUM(BOTH)

bool find_sum_of_one(struct engine *e, int shape)
{
    return each_unit(e, (unit_kinds)1 << (SUM_BIT + shape), 0, search_one);
}

bool find_sum_of_pair(struct engine *e, int outer)
{
    return each_unit(e, outer ? OUTER : INNER, 2, search_some);
}

bool find_innies_outies(struct engine *e, int most)
{
    return each_unit(e, BOTH, most, search_some);
}

bool find_sum_of_more(struct engine *e, int argument)
{
    (void)argument;
    return each_unit(e, INNER | OUTER, 0, search_some);
}

bool find_arrow_ways(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(ARROW), argument, search_arrow);
}
