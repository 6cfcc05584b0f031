#include "gen/make/search/need.h"

#include "base/work/stop.h"
#include "gen/grade/grade_scratch.h"

static bool is_simpler(int id, int than)
{
    enum level level = technique_at((size_t)id)->level;
    enum level limit = technique_at((size_t)than)->level;
    return id != than && (technique_is_single(id) || level < limit ||
                          (level == limit && id < than && !technique_is_sought_with(id, than)));
}

/* `simpler` allows what is simpler than the technique; `next` this and the technique too, with what
 * is looked for together with it. */
static void split_options(const struct grade_options *all, int technique,
                          struct grade_options *simpler, struct grade_options *next)
{
    *simpler = *all;
    simpler->cap = LEVEL_EXTREME;
    *next = *simpler;
    for (int id = 0; id < (int)technique_count(); id++) {
        if (!is_simpler(id, technique)) {
            technique_set_add(&simpler->disabled, id);
            if (!technique_is_sought_with(id, technique)) {
                technique_set_add(&next->disabled, id);
            }
        }
    }
}

enum { MAX_STEPS = 64 };

/* The order of techniques: by level, then as the grader tries them. */
static int rank_of(int id)
{
    return (int)technique_at((size_t)id)->level * MAX_TECHNIQUES + id;
}

/* How near the cells of a pattern come to it: as many are open as it wants, with few candidates. */
static int nearness(const struct layout *v, const struct pattern_room *room,
                    const struct engine_ops *ops, const void *engine)
{
    enum { WELL_ABOVE_ALL = 4 * MAX_SIZE };
    unsigned open = 0;
    int candidates = 0;
    for (unsigned cell = 0; room && room->open && cell < v->cell_count; cell++) {
        if (room->empty[cell] && !ops->value(engine, cell)) {
            open++;
            candidates += __builtin_popcount(ops->candidates(engine, cell));
        }
    }
    return open && open == room->open ? WELL_ABOVE_ALL - candidates : 0;
}

static void list_open(const struct layout *v, const struct engine_ops *ops, const void *engine,
                      bool open[MAX_CELLS])
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        open[cell] = ops->value(engine, cell) == 0;
    }
}

static int reach_one(const struct layout *v, const struct grid *givens,
                     const struct grade_options *options, int technique,
                     const struct pattern_room *room, bool *open, struct grade_scratch *s)
{
    struct grade_options simpler;
    struct grade_options next;
    void *engine;
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    int rank = 0;
    int steps = 0; /* of that rank */
    split_options(options, technique, &simpler, &next);
    ops->begin(engine, v, givens, &simpler);
    while (!ops->solved(engine)) {
        if (stop_step(1)) {
            return 0;
        }
        int id = ops->next(engine, NULL);
        if (id < 0) {
            if (open) {
                list_open(v, ops, engine, open);
            }
            return ops->next_of(engine, technique, &next) == technique
                       ? NEED_MET
                       : NEED_STUCK + nearness(v, room, ops, engine);
        }
        ops->apply(engine);
        steps = rank_of(id) > rank ? 1 : steps + (rank_of(id) == rank);
        rank = rank_of(id) > rank ? rank_of(id) : rank;
    }
    return rank * MAX_STEPS + (steps < MAX_STEPS ? steps : MAX_STEPS - 1);
}

int need_reach(const struct layout *v, const struct grid *givens,
               const struct grade_options *options, const struct technique_set *required,
               const struct pattern_room *room, bool *open, struct grade_scratch *s)
{
    int reach = NEED_MET;
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(required, id)) {
            int one = reach_one(v, givens, options, id, room, open, s);
            reach = one < reach ? one : reach;
        }
    }
    return reach;
}

unsigned need_open_cells(const struct layout *v, const struct grid *givens,
                         const struct grade_options *options, struct grade_scratch *s,
                         bool open[MAX_CELLS])
{
    void *engine;
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    ops->begin(engine, v, givens, options);
    while (!ops->solved(engine) && !stop_step(1) && ops->next(engine, NULL) >= 0) {
        ops->apply(engine);
    }
    list_open(v, ops, engine, open);
    return ops->unfilled(engine);
}
