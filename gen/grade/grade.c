#include "gen/grade/grade.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/scratch.h"
#include "gen/grade/step.h"
#include "gen/grade/technique/engine_ops.h"
#include "gen/grade/technique/technique.h"

static const char *const level_names[LEVEL_COUNT] = {"easy",   "medium",  "hard",
                                                     "unfair", "extreme", "beyond"};

/* HoDoKu 2.2's default levels; an extreme puzzle may score anything. */
static const int score_caps[LEVEL_COUNT] = {800, 1000, 1600, 1800, INT32_MAX, INT32_MAX};

static const struct technique techniques[] = {
#define TECHNIQUE_ROW(id, key, name, level, score, flags, search, argument)                        \
    {key, name, LEVEL_##level, score, ((flags)&ASSUMES_UNIQUE) != 0, ((flags)&OFF_BY_DEFAULT) != 0},
    TECHNIQUES(TECHNIQUE_ROW)
#undef TECHNIQUE_ROW
};

_Static_assert((int)TECHNIQUE_COUNT <= (int)MAX_TECHNIQUES, "the technique sets hold every row");

const char *level_name(enum level level)
{
    return level_names[level];
}

bool level_find(const char *name, enum level *level)
{
    for (int i = 0; i < LEVEL_COUNT; i++) {
        if (strcmp(name, level_names[i]) == 0) {
            *level = (enum level)i;
            return true;
        }
    }
    return false;
}

int level_score_cap(enum level level, const struct variant *v)
{
    enum { HODOKU_CELLS = 81 };
    int cap = score_caps[level];
    return cap < INT32_MAX && v->cell_count > HODOKU_CELLS ? cap * v->cell_count / HODOKU_CELLS
                                                           : cap;
}

size_t technique_count(void)
{
    return TECHNIQUE_COUNT;
}

const struct technique *technique_at(size_t id)
{
    assert(id < TECHNIQUE_COUNT);
    return &techniques[id];
}

int technique_find(const char *key)
{
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        if (strcmp(key, techniques[i].key) == 0)
            return i;
    }
    return -1;
}

enum status technique_set_parse(const char *list, struct technique_set *set,
                                const struct diag_at *at, struct diag *d)
{
    enum status status = STATUS_OK;
    const char *keys[TECHNIQUE_COUNT];
    for (int i = 0; i < TECHNIQUE_COUNT; i++)
        keys[i] = techniques[i].key;
    while (*list) {
        size_t length = strcspn(list, ",");
        char key[64];
        snprintf(key, sizeof key, "%.*s", (int)(length < 63 ? length : 63), list);
        list += length + (list[length] == ',');
        int id = technique_find(key);
        if (id >= 0) {
            technique_set_add(set, id);
            continue;
        }
        d->hint = "'nonet help techniques' lists them";
        const char *near = text_nearest(key, keys, TECHNIQUE_COUNT);
        status =
            near ? diag_usage(d, at, "there is no technique '%s'; did you mean '%s'?", key, near)
                 : diag_usage(d, at, "there is no technique '%s'", key);
    }
    return status;
}

void grade_options_init(struct grade_options *o)
{
    memset(o, 0, sizeof *o);
    o->cap = LEVEL_EXTREME;
    o->assume_unique = true;
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        if (techniques[i].off_by_default)
            technique_set_add(&o->disabled, i);
    }
}

struct grade_scratch *grade_scratch_new(void)
{
    struct grade_scratch *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->small = calloc(1, engine_small.size);
    s->large = calloc(1, engine_large.size);
    if (!s->small || !s->large) {
        grade_scratch_drop(s);
        return NULL;
    }
    return s;
}

void grade_scratch_drop(struct grade_scratch *s)
{
    if (!s)
        return;
    free(s->small);
    free(s->large);
    free(s);
}

const struct engine_ops *scratch_engine(struct grade_scratch *s, const struct variant *v,
                                        void **engine)
{
    bool fits = v->cell_count <= 128 && v->size <= 11;
    *engine = fits ? s->small : s->large;
    return fits ? &engine_small : &engine_large;
}

static enum level raised(enum level level, int score, const struct variant *v)
{
    while (score > level_score_cap(level, v))
        level++;
    return level;
}

static void grade_stable(const struct engine_ops *ops, void *engine, const struct variant *v,
                         const struct grid *givens, const struct grade_options *o,
                         struct grade *out)
{
    enum level level = LEVEL_EASY;
    ops->begin(engine, v, givens, o);
    while (!ops->solved(engine)) {
        int id = ops->next_round(engine);
        if (id < 0)
            break;
        ops->apply(engine);
        out->round_count++;
        out->rating += techniques[id].score;
        if (techniques[id].level > level)
            level = techniques[id].level;
        if (id > out->rating_hardest)
            out->rating_hardest = id;
    }
    out->rating_level = raised(level, out->rating, v);
    if (!ops->solved(engine) || out->rating_level > o->cap)
        out->rating_level = LEVEL_BEYOND;
}

/* The harder of two techniques: by level, then by score, then by place in the table. */
static bool harder(int a, int b)
{
    if (b < 0)
        return true;
    if (techniques[a].level != techniques[b].level)
        return techniques[a].level > techniques[b].level;
    if (techniques[a].score != techniques[b].score)
        return techniques[a].score > techniques[b].score;
    return a > b;
}

void grade_puzzle(const struct variant *v, const struct grid *givens, const struct grade_options *o,
                  struct grade_scratch *s, struct grade *out)
{
    void *engine;
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    memset(out, 0, sizeof *out);
    out->hardest = -1;
    out->rating_hardest = -1;
    out->rating_level = LEVEL_BEYOND;
    enum level level = LEVEL_EASY;
    ops->begin(engine, v, givens, o);
    while (!ops->solved(engine)) {
        int id = ops->next(engine, NULL);
        if (id < 0)
            break;
        ops->apply(engine);
        out->step_count++;
        out->count[id]++;
        out->score += techniques[id].score;
        if (techniques[id].level > level)
            level = techniques[id].level;
        if (harder(id, out->hardest))
            out->hardest = id;
        if (raised(level, out->score, v) > o->cap)
            break;
    }
    out->solved = ops->solved(engine);
    out->level = raised(level, out->score, v);
    if (!out->solved || out->level > o->cap)
        out->level = LEVEL_BEYOND;
    if (o->stable)
        grade_stable(ops, engine, v, givens, o, out);
}

void grade_to_record(const struct grade *g, struct record *r)
{
    r->score = g->score;
    snprintf(r->level, sizeof r->level, "%s", level_name(g->level));
    snprintf(r->hardest, sizeof r->hardest, "%s",
             g->hardest >= 0 ? techniques[g->hardest].key : "");
    size_t used = 0;
    r->techniques[0] = '\0';
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        if (!g->count[i])
            continue;
        int wrote = snprintf(r->techniques + used, sizeof r->techniques - used, "%s%s=%u",
                             used ? " " : "", techniques[i].key, g->count[i]);
        if (wrote < 0 || (size_t)wrote >= sizeof r->techniques - used) {
            r->techniques[used] = '\0';
            return;
        }
        used += (size_t)wrote;
    }
}

struct path *path_begin(const struct variant *v, const struct grid *givens,
                        const struct grade_options *o, struct grade_scratch *s)
{
    struct path *p = &s->path;
    p->v = v;
    p->options = *o;
    p->givens = *givens;
    p->board = *givens;
    p->ops = scratch_engine(s, v, &p->engine);
    p->pending = false;
    p->ops->begin(p->engine, v, &p->givens, &p->options);
    return p;
}

const struct step *path_next(struct path *p)
{
    if (p->pending)
        p->ops->apply(p->engine);
    for (unsigned cell = 0; cell < p->v->cell_count; cell++)
        p->board.cell[cell] = (uint8_t)p->ops->value(p->engine, cell);
    p->pending = !p->ops->solved(p->engine) && p->ops->next(p->engine, &p->step) >= 0;
    return p->pending ? &p->step : NULL;
}

bool path_solved(const struct path *p)
{
    return p->ops->solved(p->engine);
}

const struct grid *path_board(const struct path *p)
{
    return &p->board;
}

digit_set path_candidates(const struct path *p, unsigned cell)
{
    return p->ops->candidates(p->engine, cell);
}
