#include "gen/grade/grade.h"

#include <stdio.h>
#include <string.h>

#include "gen/grade/scratch.h"

static const struct technique *row(int id)
{
    return technique_at((size_t)id);
}

static void grade_stable(const struct engine_ops *ops, void *engine, const struct layout *v,
                         const struct grid *givens, const struct grade_options *o,
                         struct grade *out)
{
    enum level level = LEVEL_EASY;
    ops->begin(engine, v, givens, o);
    while (!ops->solved(engine)) {
        int id = ops->next_round(engine);
        if (id < 0) {
            break;
        }
        ops->apply(engine);
        out->round_count++;
        const struct technique *t = row(id);
        out->rating += t->score;
        level = t->level > level ? t->level : level;
        if (id > out->rating_hardest) {
            out->rating_hardest = id;
        }
    }
    out->rating_level = level_raised(level, out->rating, v);
    if (!ops->solved(engine) || out->rating_level > o->cap) {
        out->rating_level = LEVEL_BEYOND;
    }
}

/* The harder of two techniques: by level, then by score, then by place in the table. */
static bool harder(int a, int b)
{
    if (b < 0) {
        return true;
    }
    const struct technique *one = row(a);
    const struct technique *other = row(b);
    if (one->level != other->level) {
        return one->level > other->level;
    }
    return one->score != other->score ? one->score > other->score : a > b;
}

void grade_puzzle(const struct layout *v, const struct grid *givens, const struct grade_options *o,
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
        if (id < 0) {
            break;
        }
        ops->apply(engine);
        out->step_count++;
        out->count[id]++;
        const struct technique *t = row(id);
        out->score += t->score;
        level = t->level > level ? t->level : level;
        if (harder(id, out->hardest)) {
            out->hardest = id;
        }
        if (level_raised(level, out->score, v) > o->cap) {
            break;
        }
    }
    out->solved = ops->solved(engine);
    out->level = level_raised(level, out->score, v);
    if (!out->solved || out->level > o->cap) {
        out->level = LEVEL_BEYOND;
    }
    if (o->stable) {
        grade_stable(ops, engine, v, givens, o, out);
    }
}

void grade_to_record(const struct grade *g, struct record *r)
{
    r->score = g->score;
    snprintf(r->level, sizeof r->level, "%s", level_name(g->level));
    snprintf(r->hardest, sizeof r->hardest, "%s", g->hardest >= 0 ? row(g->hardest)->key : "");
    size_t used = 0;
    r->techniques[0] = '\0';
    for (int i = 0; i < (int)technique_count(); i++) {
        if (!g->count[i]) {
            continue;
        }
        int wrote = snprintf(r->techniques + used, sizeof r->techniques - used, "%s%s=%u",
                             used ? " " : "", row(i)->key, g->count[i]);
        if (wrote < 0 || (size_t)wrote >= sizeof r->techniques - used) {
            r->techniques[used] = '\0';
            return;
        }
        used += (size_t)wrote;
    }
}

struct path *path_begin(const struct layout *v, const struct grid *givens,
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

void path_limit(struct path *p, const digit_set *candidates)
{
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        digit_set gone = p->ops->candidates(p->engine, cell) & ~candidates[cell];
        for (; gone; gone &= gone - 1) {
            p->ops->remove(p->engine, cell, lowest_digit(gone));
        }
    }
}

const struct step *path_next(struct path *p)
{
    if (p->pending) {
        p->ops->apply(p->engine);
    }
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        p->board.cell[cell] = (uint8_t)p->ops->value(p->engine, cell);
    }
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
