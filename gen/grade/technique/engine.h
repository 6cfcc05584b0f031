/* What the technique families share: the position (position.h) and the step in the making. The
 * whole engine is compiled twice, for boards of up to 128 cells and for larger ones
 * (engine_small.c, engine_large.c); everything here is static to those two files.
 *
 * A family's search function finds instances of one technique in e->now, one after the other: it
 * records what the instance removes or places (drop_set, drop, place), and calls emit, which
 * returns true when the search may stop. Where e->step is not NULL it also records, just before
 * emit, what to draw and to tell (mark, mark_set, link, cite). */
#ifndef NONET_GEN_GRADE_TECHNIQUE_ENGINE_H
#define NONET_GEN_GRADE_TECHNIQUE_ENGINE_H

#include "gen/grade/technique/position.h"

static inline void drop(struct engine *e, unsigned digit, unsigned cell)
{
    if (e->now.digits[cell] & digit_bit(digit)) {
        if (!(e->find.digits & digit_bit(digit)))
            e->find.drop[digit] = set_none();
        e->find.digits |= digit_bit(digit);
        set_add(&e->find.drop[digit], cell);
    }
}

static inline void drop_set(struct engine *e, unsigned digit, cell_set cells)
{
    cells = set_and(cells, e->now.at[digit]);
    if (set_empty(cells))
        return;
    if (e->find.digits & digit_bit(digit))
        cells = set_or(cells, e->find.drop[digit]);
    e->find.digits |= digit_bit(digit);
    e->find.drop[digit] = cells;
}

static inline void drop_digits(struct engine *e, unsigned cell, digit_set digits)
{
    FOR_EACH_DIGIT(digit, digits & e->now.digits[cell])
    drop(e, digit, cell);
}

static inline void place(struct engine *e, unsigned digit, unsigned cell)
{
    e->find.placed[e->find.place_count++] = (struct candidate){(uint16_t)cell, (uint8_t)digit};
}

static inline bool found_any(const struct engine *e)
{
    return e->find.digits != 0 || e->find.place_count != 0;
}

static inline void forget(struct engine *e)
{
    e->find.digits = 0;
    e->find.place_count = 0;
    e->find.length = 0;
    e->find.listed = 0;
    e->find.order = 0;
    if (e->step) {
        e->step->mark_count = 0;
        e->step->link_count = 0;
        e->step->house_count = 0;
        e->step->inference_count = 0;
    }
}

static inline bool explaining(const struct engine *e)
{
    return e->step != NULL;
}

static void mark(struct engine *e, enum mark_role role, unsigned digit, unsigned cell)
{
    struct step *s = e->step;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].at.cell == cell && s->mark[i].at.digit == digit && s->mark[i].role == role)
            return;
    }
    if (s->mark_count < STEP_MAX_MARKS)
        s->mark[s->mark_count++] = (struct mark){{(uint16_t)cell, (uint8_t)digit}, (uint8_t)role};
}

static void mark_set(struct engine *e, enum mark_role role, unsigned digit, cell_set cells)
{
    FOR_EACH_CELL(cell, set_and(cells, e->now.at[digit]))
    mark(e, role, digit, cell);
}

/* Every candidate of `digits` in the cells. */
static void mark_cells(struct engine *e, enum mark_role role, cell_set cells, digit_set digits)
{
    FOR_EACH_CELL(cell, cells)
    {
        FOR_EACH_DIGIT(digit, digits & e->now.digits[cell])
        mark(e, role, digit, cell);
    }
}

/* The house in which the two ends hold all places of their digit; STEP_NO_HOUSE: none. */
static unsigned link_house(const struct engine *e, cell_set ends, unsigned digit)
{
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        cell_set places = set_and(e->now.at[digit], e->tables.house[h]);
        if (!set_empty(places) && set_equal(places, ends))
            return h;
    }
    return STEP_NO_HOUSE;
}

static struct link_end link_end_of(cell_set cells, unsigned digit)
{
    struct link_end end = {.digit = (uint8_t)digit};
    FOR_EACH_CELL(cell, cells)
    {
        if (end.count < STEP_NODE_CELLS)
            end.cell[end.count++] = (uint16_t)cell;
    }
    return end;
}

static void link_cells(struct engine *e, cell_set from, unsigned from_digit, cell_set to,
                       unsigned to_digit, bool strong)
{
    struct step *s = e->step;
    unsigned house = STEP_NO_HOUSE;
    if (s->link_count == STEP_MAX_LINKS)
        return;
    if (strong && from_digit == to_digit)
        house = link_house(e, set_or(from, to), from_digit);
    s->link[s->link_count++] = (struct link){link_end_of(from, from_digit),
                                             link_end_of(to, to_digit), strong, (uint8_t)house};
}

static inline void link_candidates(struct engine *e, struct candidate from, struct candidate to,
                                   bool strong)
{
    link_cells(e, set_of(from.cell), from.digit, set_of(to.cell), to.digit, strong);
}

/* Take the last link back where it was made before. */
static void link_once(struct engine *e)
{
    struct step *s = e->step;
    for (unsigned i = 0; i + 1 < s->link_count; i++) {
        if (memcmp(&s->link[i], &s->link[s->link_count - 1], sizeof s->link[i]) == 0) {
            s->link_count--;
            return;
        }
    }
}

static void cite(struct engine *e, unsigned house)
{
    if (e->step->house_count < STEP_MAX_HOUSES)
        e->step->house[e->step->house_count++] = (uint8_t)house;
}

static unsigned find_size(const struct find *f)
{
    unsigned count = 0;
    FOR_EACH_DIGIT(digit, f->digits)
    count += set_count(f->drop[digit]);
    return count;
}

/* A step of the path is being looked for, not every instance: of several steps of one technique the
 * path takes the one that HoDoKu takes, and techniques that HoDoKu searches in part are searched in
 * that part. */
static inline bool on_path(const struct engine *e)
{
    return e->take == TAKE_FIRST || e->take == TAKE_BEST_ONE;
}

/* Techniques of one digit: was nothing found for the digit when it had just these places? */
static bool digit_quiet(struct engine *e, unsigned digit)
{
    if (!e->quiet_known)
        memset(e->quiet, 0, sizeof e->quiet);
    e->quiet_known = true;
    return on_path(e) && set_equal(e->quiet[e->find.technique][digit], e->now.at[digit]);
}

/* Nothing was found for the digit. */
static void digit_note(struct engine *e, unsigned digit)
{
    if (on_path(e) && !spend(e, 0))
        e->quiet[e->find.technique][digit] = e->now.at[digit];
}

/* Techniques of one house: was nothing found in it since it last changed? */
static bool house_quiet(const struct engine *e, unsigned house)
{
    return on_path(e) && e->house_quiet[e->find.technique][house] >= e->changes.house[house];
}

/* Nothing was found in the house. */
static void house_note(struct engine *e, unsigned house)
{
    if (on_path(e) && !spend(e, 0))
        e->house_quiet[e->find.technique][house] = e->stamp;
}

/* Count an elimination into an order: HoDoKu's sum over the list, each weighted by its place. */
static inline void order_add(struct find *f, unsigned cell, unsigned digit)
{
    f->order += (uint64_t)cell * (1 + 80 * (uint64_t)f->listed) + digit;
    f->listed++;
}

/* The order where the eliminations are listed digit by digit, cell by cell. */
static void order_by_digit(struct engine *e)
{
    FOR_EACH_DIGIT(digit, e->find.digits)
    {
        FOR_EACH_CELL(cell, e->find.drop[digit])
        order_add(&e->find, cell, digit);
    }
}

/* Placements first, then more eliminations, then the shorter chain, then the lower order; the
 * earlier one of equals. */
static bool find_better(const struct find *a, const struct find *b)
{
    if (a->place_count != b->place_count)
        return a->place_count > b->place_count;
    unsigned a_size = a->listed ? a->listed : find_size(a);
    unsigned b_size = b->listed ? b->listed : find_size(b);
    if (a_size != b_size)
        return a_size > b_size;
    if (a->length != b->length)
        return a->length < b->length;
    return a->order < b->order;
}

static void find_copy(struct find *to, const struct find *from)
{
    to->technique = from->technique;
    to->length = from->length;
    to->listed = from->listed;
    to->order = from->order;
    to->digits = from->digits;
    to->place_count = from->place_count;
    memcpy(to->placed, from->placed, from->place_count * sizeof from->placed[0]);
    FOR_EACH_DIGIT(digit, from->digits)
    to->drop[digit] = from->drop[digit];
}

/* Add what a find does to everything found yet. */
static void find_merge(struct find *all, const struct find *one)
{
    for (unsigned i = 0; i < one->place_count; i++) {
        bool known = false;
        for (unsigned k = 0; k < all->place_count; k++)
            known |= all->placed[k].cell == one->placed[i].cell;
        if (!known && all->place_count < ENGINE_CELLS)
            all->placed[all->place_count++] = one->placed[i];
    }
    FOR_EACH_DIGIT(digit, one->digits)
    {
        if (all->digits & digit_bit(digit))
            all->drop[digit] = set_or(all->drop[digit], one->drop[digit]);
        else
            all->drop[digit] = one->drop[digit];
    }
    all->digits |= one->digits;
    all->technique = one->technique;
}

/* Close the step's record: its eliminations and placements as marks, its technique. */
static void finish_step(struct engine *e)
{
    e->step->technique = e->find.technique;
    for (unsigned i = 0; i < e->find.place_count; i++)
        mark(e, MARK_PLACE, e->find.placed[i].digit, e->find.placed[i].cell);
    FOR_EACH_DIGIT(digit, e->find.digits)
    mark_set(e, MARK_ELIMINATE, digit, e->find.drop[digit]);
}

/* One instance is complete. True: the search may stop. */
static bool emit(struct engine *e)
{
    assert(found_any(e));
    e->emitted++;
    if (e->step)
        finish_step(e);
    switch (e->take) {
    case TAKE_FIRST:
        return true;
    case TAKE_BEST_ONE:
        if (e->emitted == 1 || find_better(&e->find, &e->best)) {
            find_copy(&e->best, &e->find);
            if (e->step) {
                struct step *kept = e->step;
                e->step = e->best_step;
                e->best_step = kept;
            }
        }
        break;
    case TAKE_ALL:
        find_merge(&e->best, &e->find);
        break;
    case TAKE_VISIT: {
        struct engine_find seen;
        seen.place_count = 0;
        seen.drop_count = 0;
        for (unsigned i = 0; i < e->find.place_count; i++)
            seen.place[seen.place_count++] = e->find.placed[i];
        FOR_EACH_DIGIT(digit, e->find.digits)
        {
            FOR_EACH_CELL(cell, e->find.drop[digit])
            {
                if (seen.drop_count < ENGINE_FIND_MAX)
                    seen.drop[seen.drop_count++] =
                        (struct candidate){(uint16_t)cell, (uint8_t)digit};
            }
        }
        if (!e->visit(e->visit_context, &seen, e->step))
            return true;
        break;
    }
    }
    forget(e);
    return false;
}

#endif
