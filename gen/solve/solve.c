/* The public questions. Each is passed on to the solver that answers it best. */
#include "gen/solve/solve.h"

#include <assert.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/backtrack.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/constrained.h"
#include "gen/solve/layouts/constraint_plan.h"
#include "gen/solve/layouts/plan.h"

bool solve_prepare(const struct layout *v)
{
    return (v->group_count || plan_prepare(v->bare)) &&
           (!v->constraints || constraint_plan_prepare(v));
}

bool solve_prepare_counts(const struct layout *v)
{
    return v->classic || solve_prepare(v);
}

static void copy_cells(const struct layout *v, struct grid *to, const struct grid *from)
{
    memcpy(to->cell, from->cell, v->cell_count);
}

struct solve_counting {
    const struct layout *v;
    uint64_t left;
    struct grid *first;
};

static bool count_one(void *context, const struct grid *solution)
{
    struct solve_counting *c = context;
    if (c->first) {
        copy_cells(c->v, c->first, solution);
        c->first = NULL;
    }
    return --c->left != 0;
}

/* Counts of more solutions than these look at this thread's stop, once in a while. Each solution is
 * a step; another question about a classic board is one, since its search is always short. */
enum { STOP_LIMIT = 1000, STEPS_AT_ONCE = 256 };

struct stoppable {
    solution_visitor *visit; /* NULL: nobody wants to see them */
    void *context;
    uint64_t left;
};

static bool visit_unless_stopped(void *context, const struct grid *solution)
{
    struct stoppable *s = context;
    bool more = --s->left != 0 && (!s->visit || s->visit(s->context, solution));
    return more && (s->left % STEPS_AT_ONCE != 0 || !stop_step(STEPS_AT_ONCE));
}

/* The search behind all questions: a kernel for classic boards, otherwise the generic one. `visit`
 * may be NULL. */
static uint64_t search_solutions(const struct layout *v, const struct grid *givens,
                                 struct exclusion without, uint64_t limit, solution_visitor *visit,
                                 void *context, uint64_t *positions)
{
    if (v->classic) {
        (void)stop_step(1);
        bool stoppable = stop_in_use() && limit > STOP_LIMIT;
        struct stoppable s = {visit, context, limit};
        struct question q = {
            .cells = givens->cell,
            .base = 1,
            .without = without,
            .limit = limit,
            .visit = stoppable ? visit_unless_stopped : visit,
            .context = stoppable ? &s : context,
            .positions = positions,
        };
        return kernel_best()->search(&q);
    }
    struct solve_counting c = {.v = v, .left = limit};
    return generic_each(v, givens, without, visit ? visit : count_one, visit ? context : &c,
                        positions);
}

static uint64_t fast_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                           struct grid *first, uint64_t *positions)
{
    struct solve_counting c = {.v = v, .left = limit, .first = first};
    return search_solutions(v, givens, (struct exclusion){0}, limit, first ? count_one : NULL, &c,
                            positions);
}

uint64_t solve_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first)
{
    assert(limit > 0);
    return fast_count(v, givens, limit, first, NULL);
}

uint64_t solve_count_within(const struct layout *v, const struct grid *givens, uint64_t limit,
                            uint64_t max_positions, struct grid *first, uint64_t *positions)
{
    assert(limit > 0);
    if (v->classic) {
        return fast_count(v, givens, limit, first, positions);
    }
    struct solve_counting c = {.v = v, .left = limit, .first = first};
    uint64_t found = generic_each_within(v, givens, (struct exclusion){0}, max_positions, count_one,
                                         &c, positions);
    return found == GENERIC_UNDECIDED ? SOLVE_UNKNOWN : found;
}

void solve_count_batch(const struct layout *v, const struct grid *givens, size_t count,
                       uint64_t limit, uint64_t *counts)
{
    assert(limit > 0);
    if (v->classic && count > 0) {
        kernel_best()->batch(givens[0].cell, sizeof givens[0], 1, count, limit, counts);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        counts[i] = solve_count(v, &givens[i], limit, NULL);
    }
}

void solve_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                       uint64_t *counts)
{
    assert(limit > 0);
    kernel_best()->batch((const uint8_t *)cells, stride, '1', count, limit, counts);
}

uint64_t solve_each(const struct layout *v, const struct grid *givens,
                    bool (*visit)(void *context, const struct grid *solution), void *context)
{
    return search_solutions(v, givens, (struct exclusion){0}, UINT64_MAX, visit, context, NULL);
}

struct comparing {
    const struct layout *v;
    const struct grid *known;
    struct grid *other;
    bool found;
};

static bool stop_at_another(void *context, const struct grid *solution)
{
    struct comparing *c = context;
    if (memcmp(solution->cell, c->known->cell, c->v->cell_count) == 0) {
        return true;
    }
    c->found = true;
    if (c->other) {
        copy_cells(c->v, c->other, solution);
    }
    return false;
}

bool solve_another(const struct layout *v, const struct grid *givens, const struct grid *known,
                   struct grid *other)
{
    struct comparing c = {.v = v, .known = known, .other = other};
    solve_each(v, givens, stop_at_another, &c);
    return c.found;
}

enum solve_verdict solve_another_within(const struct layout *v, const struct grid *givens,
                                        const struct grid *known, uint64_t max_positions,
                                        struct grid *other)
{
    assert(v->constraints);
    struct comparing c = {.v = v, .known = known, .other = other};
    uint64_t tried;
    struct grouped_question q = {.v = v,
                                 .givens = givens,
                                 .max_positions = max_positions,
                                 .visit = stop_at_another,
                                 .context = &c};
    uint64_t visited = constrained_search(&q, &tried);
    return c.found ? SOLVE_OTHER : visited == GENERIC_UNDECIDED ? SOLVE_UNDECIDED : SOLVE_NO_OTHER;
}

bool solve_without(const struct layout *v, const struct grid *givens, unsigned cell, unsigned digit,
                   struct grid *other)
{
    assert(cell < v->cell_count && digit >= 1 && digit <= v->size);
    struct exclusion without = {.cell = (uint16_t)cell, .digit = (uint8_t)digit};
    struct solve_counting c = {.v = v, .left = 1, .first = other};
    return search_solutions(v, givens, without, 1, other ? count_one : NULL, &c, NULL) != 0;
}

bool solve_follows(const struct layout *v, const struct grid *givens, unsigned cell, unsigned digit)
{
    const struct exclusion without = {.cell = (uint16_t)cell, .digit = (uint8_t)digit};
    return v->classic && kernel_best()->rounds(givens->cell, without) == ROUNDS_DEAD;
}

bool solve_plainly(const struct layout *v, const struct grid *givens)
{
    const struct exclusion none = {0};
    return v->classic && kernel_best()->rounds(givens->cell, none) == ROUNDS_SOLVED;
}

enum solve_verdict solve_without_known(const struct layout *v, const struct grid *givens,
                                       const struct narrowed *known, unsigned cell, unsigned digit,
                                       uint64_t max_positions)
{
    struct exclusion without = {.cell = (uint16_t)cell, .digit = (uint8_t)digit};
    uint64_t found = generic_any(v, givens, without, known, max_positions);
    return found == GENERIC_UNDECIDED ? SOLVE_UNDECIDED : found ? SOLVE_OTHER : SOLVE_NO_OTHER;
}

enum solve_verdict solve_without_within(const struct layout *v, const struct grid *givens,
                                        unsigned cell, unsigned digit, uint64_t max_positions)
{
    if (v->classic) {
        return solve_without(v, givens, cell, digit, NULL) ? SOLVE_OTHER : SOLVE_NO_OTHER;
    }
    return solve_without_known(v, givens, NULL, cell, digit, max_positions);
}

bool solve_follow(const struct layout *v, const struct grid *givens, const struct narrowed *known,
                  struct narrowed *out)
{
    assert(v->constraints);
    return constrained_follow(v, givens, known, out);
}

static uint64_t brute_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                            struct grid *first, uint64_t *positions)
{
    return brute_watch(v, givens, limit, first, positions, NULL);
}

static uint64_t guess_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                            struct grid *first, uint64_t *positions)
{
    return guess_watch(v, givens, limit, first, positions, NULL);
}

static const struct solve_method methods[] = {
    {"fast", "propagation and fewest-candidates branching", fast_count, NULL},
    {"brute", "cell by cell from the top left, with retreat", brute_count, brute_watch},
    {"guess", "easiest cell first, with elimination by depth", guess_count, guess_watch},
};

size_t solve_method_count(void)
{
    return sizeof methods / sizeof methods[0];
}

const struct solve_method *solve_method_at(size_t index)
{
    assert(index < solve_method_count());
    return &methods[index];
}

const struct solve_method *solve_method_find(const char *name)
{
    for (size_t i = 0; i < solve_method_count(); i++) {
        if (strcmp(methods[i].name, name) == 0) {
            return &methods[i];
        }
    }
    return NULL;
}
