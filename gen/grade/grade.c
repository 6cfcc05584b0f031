#include "gen/grade/grade.h"

#include <stdio.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/grade/grade_scratch.h"
#include "gen/solve/layouts/closure.h"

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
        int id = stop_step(1) ? -1 : ops->next_round(engine);
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

static void grade_begin(struct grade *g)
{
    memset(g, 0, sizeof *g);
    g->hardest = -1;
    g->rating_hardest = -1;
    g->rating_level = LEVEL_BEYOND;
}

/* Counts a step, and raises the level if needed. */
static void grade_step(struct grade *g, int id, enum level *level)
{
    const struct technique *t = row(id);
    g->step_count++;
    g->count[id]++;
    g->score += t->score;
    *level = t->level > *level ? t->level : *level;
    if (harder(id, g->hardest)) {
        g->hardest = id;
    }
}

static void grade_end(struct grade *g, enum level level, bool solved, enum level cap,
                      const struct layout *v)
{
    g->solved = solved;
    g->level = level_raised(level, g->score, v);
    if (!solved || g->level > cap) {
        g->level = LEVEL_BEYOND;
    }
}

void grade_puzzle(const struct layout *v, const struct grid *givens, const struct grade_options *o,
                  struct grade_scratch *s, struct grade *out)
{
    void *engine;
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    enum level level = LEVEL_EASY;
    grade_begin(out);
    ops->begin(engine, v, givens, o);
    while (!ops->solved(engine)) {
        int id = stop_step(1) ? -1 : ops->next(engine, NULL);
        if (id < 0) {
            break;
        }
        ops->apply(engine);
        grade_step(out, id, &level);
        if (level_raised(level, out->score, v) > o->cap) {
            break;
        }
    }
    grade_end(out, level, ops->solved(engine), o->cap, v);
    if (o->stable) {
        grade_stable(ops, engine, v, givens, o, out);
    }
}

/* no step that fills a cell scores less */
enum { MIN_SCORE_OF_CELL = 4 };

/* If a step scores more than this, the puzzle exceeds the cap whatever follows: every step fills at
 * most one cell, so each cell that is still empty afterwards needs another step. */
static int step_score_budget(int cap, int score, unsigned unfilled)
{
    return cap == INT32_MAX ? INT32_MAX : cap - score - MIN_SCORE_OF_CELL * ((int)unfilled - 1);
}

/* Is it cheap to see that all techniques together solve the puzzle? A forcing net proves everything
 * that trials prove, and on a small board the searches never run out of work. */
static bool surely_solved(const struct layout *v, const struct grid *givens,
                          const struct grade_options *o)
{
    return o->cap == LEVEL_EXTREME && v->size <= 9 && v->grid_count == 1 && !v->group_count &&
           !v->constraints && !technique_set_has(&o->disabled, technique_find("forcing-net")) &&
           closure_solves(v, givens, CLOSURE_TRIALS);
}

enum grade_fit grade_towards(const struct layout *v, const struct grid *givens,
                             const struct grade_options *o, enum level low, bool level_only,
                             struct grade_scratch *s, struct grade *out)
{
    void *engine;
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    const int most = level_score_cap(o->cap, v);
    const int below = low > LEVEL_EASY ? level_score_cap(low - 1, v) : 0;
    enum level level = LEVEL_EASY;
    grade_begin(out);
    ops->begin(engine, v, givens, o);
    bool high_enough = low == LEVEL_EASY;
    bool tried = !level_only;
    while (!ops->solved(engine)) {
        unsigned unfilled = ops->unfilled(engine);
        if (out->score + MIN_SCORE_OF_CELL * (int)unfilled > most) {
            return GRADE_TOO_HARD;
        }
        high_enough |= level >= low || out->score + MIN_SCORE_OF_CELL * (int)unfilled > below;
        if (high_enough && level_only && o->cap == LEVEL_BEYOND) {
            return GRADE_FITS;
        }
        if (high_enough && !tried && surely_solved(v, givens, o)) {
            return GRADE_FITS;
        }
        tried |= high_enough;
        /* If the puzzle is still below the levels wanted and nothing above them is capped, a harder
         * step need not be found; it is enough to know whether there is one. */
        bool open = most == INT32_MAX && !high_enough;
        ops->limit(engine, step_score_budget(open ? below : most, out->score, unfilled));
        if (stop_step(1)) {
            break;
        }
        int id = ops->next(engine, NULL);
        if (id < 0 && open) {
            high_enough = true;
            continue;
        }
        if (id < 0) {
            break;
        }
        if (ops->harder_first(engine)) {
            return GRADE_TOO_HARD;
        }
        ops->apply(engine);
        grade_step(out, id, &level);
    }
    grade_end(out, level, ops->solved(engine), o->cap, v);
    return out->level > o->cap ? GRADE_TOO_HARD : out->level < low ? GRADE_TOO_EASY : GRADE_FITS;
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
    p->pending =
        !p->ops->solved(p->engine) && !stop_step(1) && p->ops->next(p->engine, &p->step) >= 0;
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
