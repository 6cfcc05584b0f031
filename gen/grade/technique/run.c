/* Running the table: set up a position, find the simplest step, carry it out. */
#include "gen/grade/technique/engine.h"

struct search {
    bool (*find)(struct engine *e, int argument);
    int argument;
    enum level level;
    int flags;
};

static const struct search searches[TECHNIQUE_COUNT] = {
#define TECHNIQUE_SEARCH(id, key, name, level, score, flags, search, argument)                     \
    [TECHNIQUE_##id] = {search, argument, LEVEL_##level, flags},
    TECHNIQUES(TECHNIQUE_SEARCH)
#undef TECHNIQUE_SEARCH
};

static void tables_crossings(struct tables *t)
{
    const struct variant *v = t->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        t->crossing_count[h] = 0;
        for (unsigned o = 0; o < v->house_count; o++) {
            if (o == h || set_count(set_and(t->house[h], t->house[o])) < 2)
                continue;
            struct crossing *c = &t->crossing[h][t->crossing_count[h]++];
            *c = (struct crossing){(uint8_t)o, 0, 0};
            for (unsigned i = 0; i < v->size; i++) {
                if (set_has(&t->house[o], v->house[h].cell[i]))
                    c->shared |= 1U << i;
                if (set_has(&t->house[h], v->house[o].cell[i]))
                    c->other_shared |= 1U << i;
            }
        }
    }
}

static void tables_build(struct tables *t, const struct variant *v)
{
    memset(t, 0, sizeof *t);
    t->v = v;
    t->has_extra = v->house_count > 3 * v->size;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            set_add(&t->house[h], cell);
            if (v->house[h].kind == HOUSE_EXTRA)
                set_add(&t->in_extra, cell);
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                if (v->house_of[cell][k] == h)
                    t->position[cell][k] = (uint8_t)i;
            }
        }
    }
    struct state *s = &t->blank;
    s->unfilled = v->cell_count;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s->digits[cell] = all_digits(v->size);
        for (unsigned i = 0; i < v->peer_count[cell]; i++)
            set_add(&t->peers[cell], v->peer[cell][i]);
        for (unsigned digit = 1; digit <= v->size; digit++)
            set_add(&s->at[digit], cell);
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        s->open[h] = v->size;
        for (unsigned digit = 1; digit <= v->size; digit++)
            s->pos[h][digit] = all_digits(v->size);
    }
    tables_crossings(t);
}

static void engine_begin(void *engine, const struct variant *v, const struct grid *givens,
                         const struct grade_options *o)
{
    struct engine *e = engine;
    if (e->tables.v != v)
        tables_build(&e->tables, v);
    memcpy(&e->now, &e->tables.blank, offsetof(struct state, naked));
    e->options = o;
    e->givens = givens;
    e->stamp++;
    e->step = NULL;
    forget(e);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell])
            state_place(&e->tables, &e->now, cell, givens->cell[cell]);
    }
}

static bool usable(const struct engine *e, int technique)
{
    const struct grade_options *o = e->options;
    const struct search *s = &searches[technique];
    if (o->disabled.bits[technique / 64] >> (technique % 64) & 1)
        return false;
    return s->level <= o->cap && (o->assume_unique || !(s->flags & ASSUMES_UNIQUE));
}

static bool search_one(struct engine *e, int technique, enum take take)
{
    const struct search *s = &searches[technique];
    e->take = take;
    e->emitted = 0;
    forget(e);
    e->find.technique = technique;
    bool stopped = s->find(e, s->argument);
    if (take == TAKE_BEST_ONE && e->emitted) {
        find_copy(&e->find, &e->best);
        return true;
    }
    return stopped;
}

static int engine_next(void *engine, struct step *step)
{
    struct engine *e = engine;
    if (e->now.broken)
        return -1;
    for (int id = 0; id < TECHNIQUE_COUNT; id++) {
        if (!usable(e, id))
            continue;
        e->step = step ? &e->step_room[0] : NULL;
        e->best_step = &e->step_room[1];
        bool best = searches[id].flags & TAKE_BEST;
        if (!search_one(e, id, best ? TAKE_BEST_ONE : TAKE_FIRST))
            continue;
        if (step)
            *step = best ? *e->best_step : *e->step;
        return id;
    }
    return -1;
}

static int engine_next_round(void *engine)
{
    struct engine *e = engine;
    if (e->now.broken)
        return -1;
    e->step = NULL;
    for (int id = 0; id < TECHNIQUE_COUNT; id++) {
        if (!usable(e, id))
            continue;
        e->best.digits = 0;
        e->best.place_count = 0;
        (void)search_one(e, id, TAKE_ALL);
        if (!e->emitted)
            continue;
        find_copy(&e->find, &e->best);
        return id;
    }
    return -1;
}

static void engine_apply(void *engine)
{
    struct engine *e = engine;
    const struct find *f = &e->find;
    for (unsigned i = 0; i < f->place_count; i++) {
        if (!e->now.value[f->placed[i].cell])
            state_place(&e->tables, &e->now, f->placed[i].cell, f->placed[i].digit);
    }
    FOR_EACH_DIGIT(digit, f->digits)
    {
        FOR_EACH_CELL(cell, f->drop[digit])
        {
            if (e->now.digits[cell] & digit_bit(digit))
                state_drop(&e->tables, &e->now, cell, digit);
        }
    }
    e->stamp++;
}

static bool engine_sound(const void *engine, const struct grid *solution)
{
    const struct engine *e = engine;
    for (unsigned i = 0; i < e->find.place_count; i++) {
        if (solution->cell[e->find.placed[i].cell] != e->find.placed[i].digit)
            return false;
    }
    FOR_EACH_DIGIT(digit, e->find.digits)
    {
        FOR_EACH_CELL(cell, e->find.drop[digit])
        {
            if (solution->cell[cell] == digit)
                return false;
        }
    }
    return true;
}

static bool engine_solved(const void *engine)
{
    const struct engine *e = engine;
    return e->now.unfilled == 0;
}

static bool engine_broken(const void *engine)
{
    const struct engine *e = engine;
    return e->now.broken;
}

static unsigned engine_value(const void *engine, unsigned cell)
{
    const struct engine *e = engine;
    return e->now.value[cell];
}

static digit_set engine_candidates(const void *engine, unsigned cell)
{
    const struct engine *e = engine;
    return e->now.digits[cell];
}

static void engine_fill(void *engine, unsigned cell, unsigned digit)
{
    struct engine *e = engine;
    state_place(&e->tables, &e->now, cell, digit);
    e->stamp++;
}

static void engine_remove(void *engine, unsigned cell, unsigned digit)
{
    struct engine *e = engine;
    if (e->now.digits[cell] & digit_bit(digit))
        state_drop(&e->tables, &e->now, cell, digit);
    e->stamp++;
}

static void engine_each(void *engine, int technique,
                        bool (*visit)(void *context, const struct engine_find *f,
                                      const struct step *s),
                        void *context, struct step *step)
{
    struct engine *e = engine;
    e->step = step;
    e->visit = visit;
    e->visit_context = context;
    (void)search_one(e, technique, TAKE_VISIT);
    e->step = NULL;
}

#define ENGINE_OPS                                                                                 \
    {                                                                                              \
        sizeof(struct engine), engine_begin, engine_next, engine_next_round, engine_apply,         \
            engine_solved, engine_broken, engine_value, engine_candidates, engine_fill,            \
            engine_remove, engine_each, engine_sound                                               \
    }
