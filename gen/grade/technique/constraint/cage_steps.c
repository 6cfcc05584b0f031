/* Killer cages, one at a time. Steps from the simplest on: its last cell, its only set of digits,
 * the least and the most that its other cells can hold, the sets that its candidates allow; and a
 * digit that all its sets have.
 *
 * Andrew Stuart's guide (https://www.sudokuwiki.org/Killer_Combinations) and Wikipedia's "Killer
 * sudoku" have single combinations and combinations with candidates as the first things to look
 * for; Simon Tatham's Solo grades its steps in the order single, least and most, sums. The scores
 * within a level are our own. */
#include "gen/grade/technique/constraint/constraint_units.h"

struct cage_steps_cage {
    struct open_cells open;
    int left; /* of the sum */
};

static void cage_of(const struct engine *e, unsigned unit, struct cage_steps_cage *g)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    open_cells_of(e, c->cell, c->count, &g->open);
    g->left = (int)c->sum - (int)g->open.filled_sum;
}

/* ---- one after the other, harder ---- */

static bool search_last_cell(struct engine *e, unsigned unit, int argument)
{
    struct cage_steps_cage g;
    (void)argument;
    cage_of(e, unit, &g);
    if (g.open.count != 1 || g.left < 1 || g.left > e->tables.v->size ||
        !(g.open.digits & digit_bit((unsigned)g.left))) {
        return false;
    }
    place(e, (unsigned)g.left, g.open.cell[0]);
    return emit_by_constraint(e, unit);
}

/* Only one set of `count` digits has this sum, whatever the candidates are. */
static bool search_single_set(struct engine *e, unsigned unit, int argument)
{
    struct cage_steps_cage g;
    digit_set only;
    (void)argument;
    cage_of(e, unit, &g);
    digit_set allowed = all_digits(e->tables.v->size) & ~g.open.filled;
    if (g.open.count < 2 || g.left < 1 ||
        constraint_combinations(allowed, g.open.count, (unsigned)g.left, &only, 1) != 1 ||
        !(g.open.digits & ~only)) {
        return false;
    }
    for (unsigned i = 0; i < g.open.count; i++) {
        eliminate_digits(e, g.open.cell[i], ~only);
    }
    return emit_by_constraint(e, unit);
}

/* The smallest or greatest sum of `count` different digits of a set. */
static int extreme_sum(digit_set digits, unsigned count, bool most)
{
    int sum = 0;
    for (; count > 0 && digits; count--) {
        unsigned digit = most ? greatest_digit(digits) : lowest_digit(digits);
        sum += (int)digit;
        digits &= ~digit_bit(digit);
    }
    return sum;
}

/* What each cell must have where the others hold as much, or as little, as they can. */
static bool search_least_and_most(struct engine *e, unsigned unit, int argument)
{
    struct cage_steps_cage g;
    int low_sum = 0;
    int high_sum = 0;
    (void)argument;
    cage_of(e, unit, &g);
    for (unsigned i = 0; i < g.open.count; i++) {
        low_sum += (int)lowest_digit(e->now.digits[g.open.cell[i]]);
        high_sum += (int)greatest_digit(e->now.digits[g.open.cell[i]]);
    }
    if (g.open.count < 2 || g.left < low_sum || g.left > high_sum) {
        return false;
    }
    int low_set = extreme_sum(g.open.digits, g.open.count - 1, false);
    int high_set = extreme_sum(g.open.digits, g.open.count - 1, true);
    for (unsigned i = 0; i < g.open.count; i++) {
        digit_set here = e->now.digits[g.open.cell[i]];
        int low = low_sum - (int)lowest_digit(here);
        int high = high_sum - (int)greatest_digit(here);
        low = low > low_set ? low : low_set;
        high = high < high_set ? high : high_set;
        FOR_EACH_DIGIT(digit, here) {
            if ((int)digit > g.left - low || (int)digit < g.left - high) {
                eliminate(e, digit, g.open.cell[i]);
            }
        }
    }
    return emit_by_constraint(e, unit);
}

static bool search_sets(struct engine *e, unsigned unit, int argument)
{
    struct cage_steps_cage g;
    struct digit_sets sets;
    (void)argument;
    cage_of(e, unit, &g);
    if (g.open.count < 2 || !sets_that_fit(e, &g.open, g.left, &sets) || sets.count == 0) {
        return false;
    }
    digit_set possible = sets_union(&sets);
    for (unsigned i = 0; i < g.open.count && g.open.digits & ~possible; i++) {
        eliminate_digits(e, g.open.cell[i], ~possible);
    }
    return emit_by_constraint(e, unit);
}

/* Cell by cell: a digit goes from a cell where no set that has it fits with it there. */
static bool search_places(struct engine *e, unsigned unit, int argument)
{
    struct cage_steps_cage g;
    struct digit_sets sets;
    (void)argument;
    cage_of(e, unit, &g);
    for (unsigned i = 0; g.open.count >= 2 && i < g.open.count; i++) {
        struct open_cells others = {.count = g.open.count - 1};
        for (unsigned k = 0; k < others.count; k++) {
            others.cell[k] = g.open.cell[k < i ? k : k + 1];
        }
        FOR_EACH_DIGIT(digit, e->now.digits[g.open.cell[i]]) {
            others.digits = g.open.digits & ~digit_bit(digit);
            if (sets_that_fit(e, &others, g.left - (int)digit, &sets) && sets.count == 0) {
                eliminate(e, digit, g.open.cell[i]);
            }
        }
    }
    return emit_by_constraint(e, unit);
}

/* ---- the techniques ---- */

bool find_last_of_cage(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(CAGE), argument, search_last_cell);
}

bool find_single_set(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(CAGE), argument, search_single_set);
}

bool find_least_and_most(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(CAGE), argument, search_least_and_most);
}

bool find_cage_sets(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(CAGE), argument, search_sets);
}

bool find_cage_places(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF(CAGE), argument, search_places);
}
