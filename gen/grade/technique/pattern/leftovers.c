/* The law of leftovers, found by Bob Harris for jigsaws: leftovers.h explains it. Inner: a
 * conclusion about the cells that only the lines have. Outer: one about the cells that only the
 * regions have. Extra houses count as regions too.
 *
 * Level and order are those of intersections, because https://www.sudokuwiki.org/Law_of_Leftovers
 * calls it as useful as they are. Like that page, this compares few lines. */
#include "gen/grade/technique/pattern/leftovers.h"

const struct family leftovers_family = {.size = sizeof(struct leftovers)};

/* ---- what to compare: by the layout alone ---- */

/* Regions being chosen for some lines. */
struct leftovers_choice {
    const struct tables *t;
    struct leftovers *all;
    struct leftover now;
    cell_set lines;
    unsigned cells; /* the number of cells that only the lines have */
    unsigned candidate_count;
    struct {
        uint8_t house;
        uint8_t outside; /* cells outside the lines */
    } candidate[ENGINE_HOUSES];
};

static void add_leftover(struct leftovers_choice *c, cell_set regions)
{
    if (c->all->count < MAX_LEFTOVERS) {
        struct leftover *l = &c->all->at[c->all->count++];
        *l = c->now;
        l->inner = set_minus(c->lines, regions);
        l->outer = set_minus(regions, c->lines);
    }
}

/* Choose one region for each line, with no cell in common. */
static void choose_regions(struct leftovers_choice *c, unsigned from, unsigned chosen,
                           unsigned outside, cell_set regions)
{
    if (chosen == c->now.count) {
        if (outside == c->cells) {
            add_leftover(c, regions);
        }
        return;
    }
    for (unsigned i = from; i < c->candidate_count; i++) {
        unsigned house = c->candidate[i].house;
        unsigned more = outside + c->candidate[i].outside;
        if (more <= c->cells && !set_meets(regions, c->t->house[house])) {
            c->now.region[chosen] = (uint8_t)house;
            choose_regions(c, i + 1, chosen + 1, more, set_or(regions, c->t->house[house]));
        }
    }
}

static void compare_lines(struct leftovers_choice *c, unsigned first, unsigned count)
{
    const struct layout *v = c->t->v;
    c->now.first_line = (uint8_t)first;
    c->now.count = (uint8_t)count;
    c->lines = set_none();
    for (unsigned i = 0; i < count; i++) {
        c->lines = set_or(c->lines, c->t->house[first + i]);
    }
    c->candidate_count = 0;
    for (unsigned h = v->first_house[HOUSE_BOX]; h < v->house_count; h++) {
        unsigned outside = set_count(set_minus(c->t->house[h], c->lines));
        if (outside <= c->cells) {
            c->candidate[c->candidate_count].house = (uint8_t)h;
            c->candidate[c->candidate_count++].outside = (uint8_t)outside;
        }
    }
    choose_regions(c, 0, 0, 0, set_none());
}

/* Lines at one end of a board give the same comparison as all the others: half of them are enough.
 */
static void compare_all(struct leftovers_choice *c)
{
    const struct layout *v = c->t->v;
    unsigned size = v->size;
    for (unsigned count = 1; count < size && count <= LEFTOVER_HOUSES; count++) {
        for (unsigned first = 0; first + count <= size; first++) {
            bool at_end = first == 0 || first + count == size;
            if (!at_end || 2 * count < size || (2 * count == size && first == 0)) {
                compare_lines(c, v->first_house[HOUSE_ROW] + first, count);
                compare_lines(c, v->first_house[HOUSE_COLUMN] + first, count);
            }
        }
    }
}

static void find_all(struct leftovers *all, const struct tables *t)
{
    struct leftovers_choice c = {.t = t, .all = all};
    all->serial = t->v->bare->serial; /* constraints change nothing here */
    all->count = 0;
    for (c.cells = 1; c.cells <= LEFTOVER_CELLS && !t->v->bare->plain; c.cells++) {
        c.now.cells = (uint8_t)c.cells;
        compare_all(&c);
    }
}

/* ---- what follows ---- */

/* Houses of one kind that share no cell: how many of them can take the digit in these cells, or,
 * `surely`, cannot take it elsewhere. */
static unsigned houses_with(const struct engine *e, enum house_kind kind, cell_set places,
                            unsigned digit, bool surely)
{
    const struct house_list *houses = &e->tables.of_kind[kind];
    unsigned count = 0;
    for (unsigned i = 0; i < houses->count; i++) {
        cell_set house = e->tables.house[houses->house[i]];
        count += set_meets(places, house) &&
                 (!surely || set_within(set_and(e->now.at[digit], house), places));
    }
    return count;
}

/* How many of the cells hold the digit: a lower or an upper bound, counting filled ones. */
static unsigned bound(const struct engine *e, cell_set cells, unsigned digit, bool at_least)
{
    cell_set places = set_and(cells, e->now.at[digit]);
    unsigned best = at_least ? 0 : set_count(places);
    for (unsigned kind = HOUSE_ROW; kind < HOUSE_EXTRA && !set_empty(places); kind++) {
        const struct house_list *houses = &e->tables.of_kind[kind];
        unsigned count = houses_with(e, (enum house_kind)kind, places, digit, at_least);
        bool better = at_least ? count > best : count < best;
        best = houses->count && better ? count : best;
    }
    return best + set_count(set_and(cells, e->now.filled[digit]));
}

/* Two sides being compared. */
struct sides {
    const struct leftover *l;
    cell_set here;
    cell_set there;
};

static void tell(struct engine *e, const struct sides *s)
{
    const struct leftover *l = s->l;
    for (unsigned i = 0; i < l->count; i++) {
        cite_house(e, l->first_line + i);
    }
    for (unsigned i = 0; i < l->count; i++) {
        cite_house(e, l->region[i]);
    }
    FOR_EACH_DIGIT(digit, all_digits(e->tables.v->size)) {
        cell_set known = set_or(e->now.at[digit], e->now.filled[digit]);
        FOR_EACH_CELL(cell, set_and(s->here, known)) {
            mark(e, MARK_PATTERN, digit, cell);
        }
        FOR_EACH_CELL(cell, set_and(s->there, known)) {
            mark(e, MARK_FIN, digit, cell);
        }
    }
}

static bool emit_reported(struct engine *e, const struct sides *s)
{
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        tell(e, s);
    }
    return emit(e);
}

/* Here is no more room than there: for all digits at once, as one who compares the two does. */
static bool no_room(struct engine *e, const struct sides *s, digit_set digits)
{
    FOR_EACH_DIGIT(digit, digits) {
        cell_set places = set_and(s->here, e->now.at[digit]);
        if (!set_empty(places) &&
            bound(e, s->there, digit, false) <= set_count(set_and(s->here, e->now.filled[digit]))) {
            eliminate_set(e, digit, places);
        }
    }
    return emit_reported(e, s);
}

/* As often as there the digit must stand here. */
static bool must_stand(struct engine *e, const struct sides *s, unsigned digit)
{
    cell_set places = set_and(s->here, e->now.at[digit]);
    unsigned filled = set_count(set_and(s->here, e->now.filled[digit]));
    unsigned least = bound(e, s->there, digit, true);
    if (set_empty(places) || least <= filled) {
        return false;
    }
    if (set_count(places) == least - filled) {
        FOR_EACH_CELL(cell, places) {
            place(e, digit, cell);
        }
    } else if (least - filled == 1) {
        eliminate_set(e, digit, set_minus(common_peers(&e->tables, places), places));
    }
    return emit_reported(e, s);
}

static bool compare_sides(struct engine *e, const struct sides *s, digit_set digits)
{
    if (no_room(e, s, digits)) {
        return true;
    }
    FOR_EACH_DIGIT(digit, digits) {
        if (must_stand(e, s, digit)) {
            return true;
        }
    }
    return false;
}

bool find_leftovers(struct engine *e, int outer)
{
    struct leftovers *all = e->leftovers;
    digit_set digits = 0;
    if (all->serial != e->tables.v->bare->serial) {
        find_all(all, &e->tables);
    }
    for (unsigned digit = 1; all->count && digit <= e->tables.v->size; digit++) {
        digits |= digit_fruitless(e, digit) ? 0 : digit_bit(digit);
    }
    for (unsigned i = 0; digits && i < all->count; i++) {
        const struct leftover *l = &all->at[i];
        struct sides s = {l, outer ? l->outer : l->inner, outer ? l->inner : l->outer};
        if (compare_sides(e, &s, digits)) {
            return true;
        }
        if (spend_steps(e, 8)) {
            return false;
        }
    }
    FOR_EACH_DIGIT(digit, digits) {
        note_fruitless_digit(e, digit);
    }
    return false;
}
