/* Naked and hidden subsets, and the locked pair and triple (a naked subset in the crossing of a
 * box and a line that removes candidates from both). Houses in the order boxes, rows, columns,
 * extra houses. */
#include "gen/grade/technique/pattern/subset_walk.h"
#include "gen/grade/technique/search.h"

/* The order in which houses are searched. */
static const enum house_kind kind_order[HOUSE_KINDS] = {HOUSE_BOX, HOUSE_ROW, HOUSE_COLUMN,
                                                        HOUSE_EXTRA};

/* The step of n cells in a house with n candidates together. Each of the cells takes one of the
 * digits, so all n digits are used there, and a cell that sees all of them can have none. Such a
 * cell may also be outside the house, in another house that holds all n cells. A locked subset is
 * in a box and a line, and must remove something both in the box and outside it. */
static bool emit_naked(struct engine *e, const struct subset_walk *w, bool locked)
{
    const struct tables *t = &e->tables;
    digit_set digits = w->united[w->n];
    unsigned first = w->item[w->chosen[0]];
    cell_set cells = set_none();
    for (unsigned i = 0; i < w->n; i++) {
        set_add(&cells, w->item[w->chosen[i]]);
    }
    cell_set seen = common_peers(t, cells);
    cell_set gone = set_none();
    FOR_EACH_DIGIT(digit, digits) {
        gone = set_or(gone, set_and(seen, e->now.at[digit]));
    }
    if (set_empty(gone)) {
        return false;
    }
    if (locked) {
        if (t->house_in[first][HOUSE_BOX] == NO_HOUSE) {
            return false;
        }
        cell_set box = t->house[t->house_in[first][HOUSE_BOX]];
        if (!set_within(cells, box) || set_within(gone, box) || !set_meets(gone, box)) {
            return false;
        }
    }
    FOR_EACH_DIGIT(digit, digits) {
        eliminate_set(e, digit, seen);
    }
    if (explaining(e)) {
        for (unsigned k = 0; k < t->v->house_count_of[first]; k++) {
            if (set_within(cells, t->house[t->v->house_of[first][k]])) {
                cite_house(e, t->v->house_of[first][k]);
            }
        }
        mark_cells(e, MARK_PATTERN, cells, digits);
    }
    return emit(e);
}

/* All choices of n cells of the house, by the walk, which leaves a branch as soon as its cells have
 * more than n candidates together. */
static bool naked_in_house(struct engine *e, unsigned h, unsigned n, bool locked)
{
    const struct house *house = &e->tables.v->house[h];
    struct subset_walk w;
    if (set_count(set_and(cells_with(e, 2, n), e->tables.house[h])) < n) {
        return false;
    }
    subset_walk_begin(&w, n);
    for (unsigned i = 0; i < e->tables.v->size; i++) {
        subset_walk_offer(&w, house->cell[i], e->now.digits[house->cell[i]]);
    }
    while (subset_walk_next(e, &w)) {
        if (digit_count(w.united[n]) == n && emit_naked(e, &w, locked)) {
            return true;
        }
    }
    return false;
}

bool find_locked_subset(struct engine *e, int n)
{
    const struct house_list *boxes = &e->tables.of_kind[HOUSE_BOX];
    for (unsigned i = 0; i < boxes->count; i++) {
        unsigned h = boxes->house[i];
        if (e->now.open[h] > (unsigned)n && naked_in_house(e, h, (unsigned)n, true)) {
            return true;
        }
    }
    return false;
}

static bool any_naked_in_house(struct engine *e, unsigned h, unsigned n)
{
    return naked_in_house(e, h, n, false);
}

/* The same with digits and places exchanged: n digits of the house that have n places together fill
 * these places, so no other digit fits there. */
static bool hidden_in_house(struct engine *e, unsigned h, unsigned n)
{
    const struct house *house = &e->tables.v->house[h];
    struct subset_walk w;
    subset_walk_begin(&w, n);
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        subset_walk_offer(&w, digit, e->now.places[h][digit]);
    }
    while (subset_walk_next(e, &w)) {
        if (digit_count(w.united[n]) != n) {
            continue;
        }
        digit_set digits = 0;
        for (unsigned i = 0; i < n; i++) {
            digits |= digit_bit(w.item[w.chosen[i]]);
        }
        cell_set cells = set_none();
        for (uint32_t left = w.united[n]; left; left &= left - 1) {
            unsigned cell = house->cell[__builtin_ctz(left)];
            set_add(&cells, cell);
            eliminate_digits(e, cell, ~digits);
        }
        if (!found_any(e)) {
            continue;
        }
        if (explaining(e)) {
            cite_house(e, h);
            mark_cells(e, MARK_PATTERN, cells, digits);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

/* Search the houses for subsets of n, those of more than two only where something changed. */
static bool each_house(struct engine *e, unsigned n,
                       bool (*search)(struct engine *e, unsigned h, unsigned n))
{
    const struct layout *v = e->tables.v;
    /* Where boxes are rectangles and there are no other houses, all that see a naked subset are in
     * a house with it, and there must be more than the subset in it. */
    const bool regular = v->plain;
    const unsigned least = n + regular;
    if (n > 2) {
        note_changes(e);
    }
    for (unsigned k = 0; k < HOUSE_KINDS; k++) {
        const struct house_list *houses = &e->tables.of_kind[kind_order[k]];
        for (unsigned i = 0; i < houses->count; i++) {
            unsigned h = houses->house[i];
            if (e->now.open[h] < least || (n > 2 && house_fruitless(e, h))) {
                continue;
            }
            if (search(e, h, n)) {
                return true;
            }
            note_fruitless_house(e, h);
        }
    }
    return false;
}

bool find_naked_subset(struct engine *e, int n)
{
    return each_house(e, (unsigned)n, any_naked_in_house);
}

bool find_hidden_subset(struct engine *e, int n)
{
    return each_house(e, (unsigned)n, hidden_in_house);
}
