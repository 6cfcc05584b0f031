#include "gen/grade/technique/search.h"

#include "gen/grade/technique.h"

/* ---- reasons ---- */

void mark(struct engine *e, enum mark_role role, unsigned digit, unsigned cell)
{
    struct step *s = e->step;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].at.cell == cell && s->mark[i].at.digit == digit && s->mark[i].role == role) {
            return;
        }
    }
    if (s->mark_count < STEP_MAX_MARKS) {
        s->mark[s->mark_count++] = (struct mark){{(uint16_t)cell, (uint8_t)digit}, (uint8_t)role};
    }
}

void mark_set(struct engine *e, enum mark_role role, unsigned digit, cell_set cells)
{
    FOR_EACH_CELL(cell, set_and(cells, e->now.at[digit])) {
        mark(e, role, digit, cell);
    }
}

void mark_cells(struct engine *e, enum mark_role role, cell_set cells, digit_set digits)
{
    FOR_EACH_CELL(cell, cells) {
        FOR_EACH_DIGIT(digit, digits & e->now.digits[cell]) {
            mark(e, role, digit, cell);
        }
    }
}

/* The house in which the two ends hold all places of their digit; STEP_NO_HOUSE: none. */
static unsigned link_house(const struct engine *e, cell_set ends, unsigned digit)
{
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        cell_set places = set_and(e->now.at[digit], e->tables.house[h]);
        if (!set_empty(places) && set_equal(places, ends)) {
            return h;
        }
    }
    return STEP_NO_HOUSE;
}

static struct link_end link_end_of(cell_set cells, unsigned digit)
{
    struct link_end end = {.digit = (uint8_t)digit};
    FOR_EACH_CELL(cell, cells) {
        if (end.count < STEP_NODE_CELLS) {
            end.cell[end.count++] = (uint16_t)cell;
        }
    }
    return end;
}

void link_cells(struct engine *e, cell_set from, unsigned from_digit, cell_set to,
                unsigned to_digit, bool strong)
{
    struct step *s = e->step;
    unsigned house = STEP_NO_HOUSE;
    if (s->link_count == STEP_MAX_LINKS) {
        return;
    }
    if (strong && from_digit == to_digit) {
        house = link_house(e, set_or(from, to), from_digit);
    }
    s->link[s->link_count++] = (struct link){link_end_of(from, from_digit),
                                             link_end_of(to, to_digit), strong, (uint8_t)house};
}

void link_once(struct engine *e)
{
    struct step *s = e->step;
    for (unsigned i = 0; i + 1 < s->link_count; i++) {
        if (memcmp(&s->link[i], &s->link[s->link_count - 1], sizeof s->link[i]) == 0) {
            s->link_count--;
            return;
        }
    }
}

void cite_house(struct engine *e, unsigned house)
{
    if (e->step->house_count < STEP_MAX_HOUSES) {
        e->step->house[e->step->house_count++] = (uint8_t)house;
    }
}

/* ---- how far a search goes ---- */

bool is_usable(const struct engine *e, int technique)
{
    return is_usable_above(e, technique) &&
           technique_at((size_t)technique)->level <= e->options->cap;
}

bool is_usable_above(const struct engine *e, int technique)
{
    const struct technique *t = technique_at((size_t)technique);
    const struct grade_options *o = e->options;
    return !technique_set_has(&o->disabled, technique) &&
           (!t->one_grid || e->tables.v->grid_count == 1) &&
           (!t->of_constraints || e->tables.v->constraints) &&
           ((o->assume_unique && !e->tables.v->constraints) || !t->assumes_unique);
}

/* ---- instances ---- */

unsigned instance_size(const struct instance *f)
{
    unsigned count = 0;
    FOR_EACH_DIGIT(digit, f->digits) {
        count += set_count(f->eliminated[digit]);
    }
    return count;
}

void order_by_digit(struct engine *e)
{
    FOR_EACH_DIGIT(digit, e->found.digits) {
        FOR_EACH_CELL(cell, e->found.eliminated[digit]) {
            order_add(&e->found, cell, digit);
        }
    }
}

/* Placements first, then more eliminations, then the shorter chain, then the lower order; the
 * earlier one of equals. */
static bool instance_better(const struct instance *a, const struct instance *b)
{
    if (a->place_count != b->place_count) {
        return a->place_count > b->place_count;
    }
    unsigned a_size = a->listed ? a->listed : instance_size(a);
    unsigned b_size = b->listed ? b->listed : instance_size(b);
    if (a_size != b_size) {
        return a_size > b_size;
    }
    if (a->length != b->length) {
        return a->length < b->length;
    }
    return a->order < b->order;
}

void instance_copy(struct instance *to, const struct instance *from)
{
    to->technique = from->technique;
    to->length = from->length;
    to->listed = from->listed;
    to->order = from->order;
    to->digits = from->digits;
    to->place_count = from->place_count;
    memcpy(to->placed, from->placed, from->place_count * sizeof from->placed[0]);
    FOR_EACH_DIGIT(digit, from->digits) {
        to->eliminated[digit] = from->eliminated[digit];
    }
}

static void take_best(struct engine *e)
{
    if (e->emitted == 1 || instance_better(&e->found, &e->kept)) {
        instance_copy(&e->kept, &e->found);
        if (e->step) {
            e->best_step = *e->step;
        }
    }
}

/* Add what the instance does to everything found yet. */
static void take_all(struct engine *e)
{
    const struct instance *one = &e->found;
    struct instance *all = &e->kept;
    for (unsigned i = 0; i < one->place_count; i++) {
        bool known = false;
        for (unsigned k = 0; k < all->place_count; k++) {
            known |= all->placed[k].cell == one->placed[i].cell;
        }
        if (!known && all->place_count < ENGINE_CELLS) {
            all->placed[all->place_count++] = one->placed[i];
        }
    }
    FOR_EACH_DIGIT(digit, one->digits) {
        if (all->digits & digit_bit(digit)) {
            all->eliminated[digit] = set_or(all->eliminated[digit], one->eliminated[digit]);
        } else {
            all->eliminated[digit] = one->eliminated[digit];
        }
    }
    all->digits |= one->digits;
    all->technique = one->technique;
}

/* True: the visitor has seen enough. */
static bool show(struct engine *e)
{
    struct engine_result seen;
    seen.place_count = e->found.place_count;
    seen.eliminated_count = 0;
    memcpy(seen.place, e->found.placed, e->found.place_count * sizeof seen.place[0]);
    FOR_EACH_DIGIT(digit, e->found.digits) {
        FOR_EACH_CELL(cell, e->found.eliminated[digit]) {
            if (seen.eliminated_count < ENGINE_MAX_ELIMINATED) {
                seen.eliminated[seen.eliminated_count++] = candidate_of(digit, cell);
            }
        }
    }
    return !e->visit(e->visitor, &seen, e->step);
}

/* Close the step's record: its eliminations and placements as marks, its technique. */
static void finish_step(struct engine *e)
{
    e->step->technique = e->found.technique;
    for (unsigned i = 0; i < e->found.place_count; i++) {
        mark(e, MARK_PLACE, e->found.placed[i].digit, e->found.placed[i].cell);
    }
    FOR_EACH_DIGIT(digit, e->found.digits) {
        mark_set(e, MARK_ELIMINATE, digit, e->found.eliminated[digit]);
    }
}

bool emit(struct engine *e)
{
    assert(found_any(e));
    e->emitted++;
    if (e->step) {
        finish_step(e);
    }
    bool stop = false;
    switch (e->mode) {
    case SEARCH_FIRST:
        return true;
    case SEARCH_BEST:
        take_best(e);
        break;
    case SEARCH_ALL:
        take_all(e);
        break;
    case SEARCH_VISIT:
        stop = show(e);
        break;
    }
    if (!stop) {
        discard_found(e);
    }
    return stop;
}
