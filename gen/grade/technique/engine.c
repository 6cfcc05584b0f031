/* Running the list of techniques: set up a position, find the simplest step, carry it out. */
#include "gen/grade/technique/engine.h"

#include <limits.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/technique/classic_givens.h"
#include "gen/grade/technique/constraint/net_rules.h"
#include "gen/grade/technique/quick_reject.h"
#include "gen/grade/technique/search.h"
#include "gen/solve/solve.h"

static const struct family *const families[] = {
#define FAMILY_ROW(type, member) &type##_family,
    FAMILIES(FAMILY_ROW)
#undef FAMILY_ROW
};
enum { FAMILY_COUNT = sizeof families / sizeof *families };

/* An engine is followed by what the families keep, in the order of their list. */
static size_t aligned(size_t size)
{
    return (size + 15) / 16 * 16;
}

static size_t engine_size(void)
{
    size_t size = aligned(sizeof(struct engine));
    for (size_t i = 0; i < FAMILY_COUNT; i++) {
        size += aligned(families[i]->size);
    }
    return size;
}

static void engine_join(struct engine *e)
{
    unsigned char *at = (unsigned char *)e + aligned(sizeof *e);
#define FAMILY_JOIN(type, member)                                                                  \
    e->member = (void *)at;                                                                        \
    at += aligned(type##_family.size);
    FAMILIES(FAMILY_JOIN)
#undef FAMILY_JOIN
}

struct engine_search {
    bool (*find)(struct engine *e, int argument);
    int argument;
    int flags;
};

static const struct engine_search searches[TECHNIQUE_COUNT] = {
#define TECHNIQUE_SEARCH(id, key, name, level, score, flags, search, argument, code, sentence)     \
    [TECHNIQUE_##id] = {search, argument, flags},
    TECHNIQUES(TECHNIQUE_SEARCH)
#undef TECHNIQUE_SEARCH
};

/* Debug builds hold every step against the solution of a puzzle that has one, if it is found soon.
 */
#ifdef NDEBUG
#define remember_solution(e)      ((void)0)
#define forget_solution(e, wrong) ((void)0)
#else
static void remember_solution(struct engine *e)
{
    enum { MAX_POSITIONS = 20000 };
    e->has_solution =
        solve_count_within(e->tables.v, e->givens, 2, MAX_POSITIONS, &e->solution, NULL) == 1;
}

/* The position was changed from outside: is the solution still its? */
static void forget_solution(struct engine *e, bool wrong)
{
    e->has_solution = e->has_solution && !wrong;
}

static bool found_sound(const struct engine *e)
{
    for (unsigned i = 0; e->has_solution && i < e->found.place_count; i++) {
        if (e->solution.cell[e->found.placed[i].cell] != e->found.placed[i].digit) {
            return false;
        }
    }
    FOR_EACH_DIGIT(digit, e->has_solution ? e->found.digits : 0) {
        FOR_EACH_CELL(cell, e->found.eliminated[digit]) {
            if (e->solution.cell[cell] == digit) {
                return false;
            }
        }
    }
    return true;
}
#endif

/* The techniques that the options and the board allow, in the order of the table, and for each the
 * least score from it on: `next` stops where no technique behind it scores within the limit. */
static void list_usable(struct engine *e)
{
    e->usable_count = 0;
    for (int id = 0; id < TECHNIQUE_COUNT; id++) {
        if (is_usable(e, id)) {
            e->usable[e->usable_count++] = (uint16_t)id;
        }
    }
    int least = INT_MAX;
    for (unsigned i = e->usable_count; i-- > 0;) {
        int score = technique_at(e->usable[i])->score;
        least = score < least ? score : least;
        e->min_from[i] = least;
    }
}

void list_use(struct engine *e, const struct grade_options *o)
{
    const uint64_t serial = e->tables.v->serial;
    e->options = o;
    if (e->listed_for != serial || !grade_options_agree(&e->listed_options, o)) {
        list_usable(e);
        e->listed_for = serial;
        e->listed_options = *o;
    }
}

void list_restart(struct engine *e)
{
    e->stamp++;
    forget_changes(e);
    for (size_t i = 0; i < FAMILY_COUNT; i++) {
        if (families[i]->begin) {
            families[i]->begin(e);
        }
    }
}

static void set_up(struct engine *e)
{
    const struct layout *v = e->tables.v;
    if (v->classic && givens_set_up(&e->tables, &e->now, e->givens)) {
        return;
    }
    position_copy(&e->tables, &e->now, &e->tables.blank);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (e->givens->cell[cell]) {
            position_place(&e->tables, &e->now, cell, e->givens->cell[cell]);
        }
    }
}

static void engine_begin(void *engine, const struct layout *v, const struct grid *givens,
                         const struct grade_options *o)
{
    struct engine *e = engine;
    engine_join(e);
    if (e->tables.v != v || e->tables.serial != v->serial) {
        tables_make(&e->tables, v);
    }
    e->givens = givens;
    list_use(e, o);
    e->limit = INT_MAX;
    list_restart(e);
    e->work = 0;
    e->step = NULL;
    discard_found(e);
    set_up(e);
    remember_solution(e);
}

/* Runs the search of one technique. Returns whether it found a step; that of SEARCH_FIRST and
 * SEARCH_BEST is then in `found`. Each search has a budget of work and ends without a step when it
 * is spent, so that no position takes long. */
static bool search_one(struct engine *e, int technique, enum search_mode mode)
{
    const struct engine_search *s = &searches[technique];
    e->mode = mode;
    e->emitted = 0;
    discard_found(e);
    e->found.technique = technique;
    e->work_end = e->work + WORK_OF_SEARCH;
    bool stopped = s->find(e, s->argument);
    if (mode == SEARCH_BEST && e->emitted) {
        instance_copy(&e->found, &e->kept);
        return true;
    }
    if (!stopped) {
        discard_found(e);
    }
    return stopped;
}

/* Techniques that a look over the position rules out are not searched at all: most searches of a
 * hard puzzle would be in vain. */
int list_next(struct engine *e, struct step *step)
{
    const uint64_t more = net_rules_suit(e->tables.v) ? WORK_OF_SUMS + WORK_BY_WEIGHT : 0;
    if (e->now.broken || e->work > WORK_OF_PUZZLE + more) {
        return -1;
    }
    for (unsigned i = 0; i < e->usable_count && e->min_from[i] <= e->limit; i++) {
        int id = e->usable[i];
        if (is_quickly_rejected(e, id)) {
            continue;
        }
        e->step = step;
        bool best = searches[id].flags & TAKE_BEST;
        if (!search_one(e, id, best ? SEARCH_BEST : SEARCH_FIRST)) {
            continue;
        }
        assert(found_sound(e));
        if (step && best) {
            *step = e->best_step;
        }
        return e->found.technique;
    }
    return -1;
}

static int engine_next(void *engine, struct step *step)
{
    return list_next(engine, step);
}

static int engine_next_of(void *engine, int technique, const struct grade_options *o)
{
    struct engine *e = engine;
    const struct grade_options *usual = e->options;
    e->options = o;
    e->step = NULL;
    bool best = searches[technique].flags & TAKE_BEST;
    bool found = !e->now.broken && is_usable(e, technique) && !is_quickly_rejected(e, technique) &&
                 search_one(e, technique, best ? SEARCH_BEST : SEARCH_FIRST);
    list_use(e, usual); /* a search may have listed what it uses */
    assert(!found || found_sound(e));
    return found ? e->found.technique : -1;
}

static bool engine_harder_first(void *engine)
{
    struct engine *e = engine;
    const int found = e->found.technique;
    const enum search_mode mode = e->mode;
    bool looked = false;
    e->step = NULL;
    for (int id = 0; id < found; id++) {
        if (technique_at((size_t)id)->level <= e->options->cap || !is_usable_above(e, id) ||
            is_quickly_rejected(e, id)) {
            continue;
        }
        looked = true;
        if (search_one(e, id, SEARCH_FIRST)) {
            return true;
        }
    }
    if (looked) { /* so that it is kept again */
        (void)search_one(e, found, mode);
    }
    return false;
}

static void engine_limit(void *engine, int score)
{
    struct engine *e = engine;
    e->limit = score;
}

/* All steps of the simplest technique that finds any, merged into one. */
static int engine_next_round(void *engine)
{
    struct engine *e = engine;
    if (e->now.broken || e->work > WORK_OF_PUZZLE) {
        return -1;
    }
    e->step = NULL;
    for (unsigned i = 0; i < e->usable_count; i++) {
        int id = e->usable[i];
        e->kept.digits = 0;
        e->kept.place_count = 0;
        (void)search_one(e, id, SEARCH_ALL);
        if (!e->emitted) {
            continue;
        }
        instance_copy(&e->found, &e->kept);
        assert(found_sound(e));
        return id;
    }
    return -1;
}

/* A step may name a candidate twice, or one that an earlier part of it has removed, so each is
 * looked at again. */
void list_apply(struct engine *e)
{
    const struct instance *f = &e->found;
    for (unsigned i = 0; i < f->place_count; i++) {
        if (!e->now.value[f->placed[i].cell]) {
            position_place(&e->tables, &e->now, f->placed[i].cell, f->placed[i].digit);
        }
    }
    FOR_EACH_DIGIT(digit, f->digits) {
        FOR_EACH_CELL(cell, f->eliminated[digit]) {
            if (e->now.digits[cell] & digit_bit(digit)) {
                position_remove(&e->tables, &e->now, cell, digit);
            }
        }
    }
    e->stamp++;
}

static void engine_apply(void *engine)
{
    list_apply(engine);
}

static bool engine_solved(const void *engine)
{
    const struct engine *e = engine;
    return e->now.unfilled == 0;
}

static unsigned engine_unfilled(const void *engine)
{
    const struct engine *e = engine;
    return e->now.unfilled;
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
    forget_solution(e, e->solution.cell[cell] != digit);
    position_place(&e->tables, &e->now, cell, digit);
    e->stamp++;
}

static void engine_remove(void *engine, unsigned cell, unsigned digit)
{
    struct engine *e = engine;
    forget_solution(e, e->solution.cell[cell] == digit);
    if (e->now.digits[cell] & digit_bit(digit)) {
        position_remove(&e->tables, &e->now, cell, digit);
    }
    e->stamp++;
}

void list_each(struct engine *e, int technique, engine_visit *visit, void *context,
               struct step *step)
{
    e->step = step;
    e->visit = visit;
    e->visitor = context;
    e->only = technique;
    (void)search_one(e, technique, SEARCH_VISIT);
    e->step = NULL;
}

static void engine_each(void *engine, int technique, engine_visit *visit, void *context,
                        struct step *step)
{
    list_each(engine, technique, visit, context, step);
}

#if defined ENGINE_AVX2
const struct engine_ops engine_small_avx2 = {
#elif CELL_WORDS == 2
const struct engine_ops engine_small = {
#else
const struct engine_ops engine_large = {
#endif
    .size = engine_size,
    .begin = engine_begin,
    .next = engine_next,
    .next_of = engine_next_of,
    .limit = engine_limit,
    .harder_first = engine_harder_first,
    .next_round = engine_next_round,
    .apply = engine_apply,
    .solved = engine_solved,
    .unfilled = engine_unfilled,
    .broken = engine_broken,
    .value = engine_value,
    .candidates = engine_candidates,
    .fill = engine_fill,
    .remove = engine_remove,
    .each = engine_each,
};
