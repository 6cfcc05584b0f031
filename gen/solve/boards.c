/* The board kernels, behind the public functions. */
#include <assert.h>

#include "base/work/stop.h"
#include "gen/solve/kernel/board_kernel.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/constrained.h"
#include "gen/solve/layouts/grouped.h"

static const struct board_ops *ops_for(const struct plan *p)
{
    const struct kernel *k = kernel_best();
    return p->lane_bits == 16 ? k->narrow_boards : k->wide_boards;
}

/* The search for boards that have more than whole houses; NULL means that a lane kernel does it. */
typedef uint64_t board_search(const struct grouped_question *q, uint64_t *positions);

static board_search *search_beside_lanes(const struct layout *v)
{
    return v->constraints ? constrained_search : v->group_count ? grouped_search : NULL;
}

uint64_t generic_each_within(const struct layout *v, const struct grid *givens,
                             struct exclusion without, uint64_t max_positions,
                             solution_visitor *visit, void *context, uint64_t *positions)
{
    board_search *beside = search_beside_lanes(v);
    if (beside) {
        struct grouped_question grouped = {.v = v,
                                           .givens = givens,
                                           .without = without,
                                           .max_positions = max_positions,
                                           .visit = visit,
                                           .context = context};
        uint64_t tried;
        return beside(&grouped, positions ? positions : &tried);
    }
    struct board_question q = {
        .plan = plan_of(v),
        .cells = givens->cell,
        .without = without,
        .limit = UINT64_MAX,
        .max_positions = max_positions,
        .visit = visit,
        .context = context,
    };
    struct board_answer answer;
    ops_for(q.plan)->search(&q, &answer);
    if (positions) {
        *positions = answer.positions;
    }
    return answer.undecided ? GENERIC_UNDECIDED : answer.found;
}

/* Without a limit, it is undecided only where a stop ended it; then the answer means nothing. */
uint64_t generic_each(const struct layout *v, const struct grid *givens, struct exclusion without,
                      solution_visitor *visit, void *context, uint64_t *positions)
{
    uint64_t found = generic_each_within(v, givens, without, UINT64_MAX, visit, context, positions);
    return found == GENERIC_UNDECIDED ? 0 : found;
}

static bool stop_at_once(void *context, const struct grid *solution)
{
    (void)context;
    (void)solution;
    return false;
}

uint64_t generic_any(const struct layout *v, const struct grid *givens, struct exclusion without,
                     const digit_set *known, uint64_t max_positions)
{
    board_search *beside = search_beside_lanes(v);
    if (beside) {
        struct grouped_question grouped = {.v = v,
                                           .givens = givens,
                                           .without = without,
                                           .known = known,
                                           .max_positions = max_positions,
                                           .visit = stop_at_once};
        uint64_t tried;
        return beside(&grouped, &tried);
    }
    struct board_question q = {
        .plan = plan_of(v),
        .cells = givens->cell,
        .without = without,
        .limit = 1,
        .max_positions = max_positions,
    };
    struct board_answer answer;
    ops_for(q.plan)->search(&q, &answer);
    return answer.undecided ? GENERIC_UNDECIDED : answer.found;
}

/* The plan that closures work on; see closure.h. */
static const struct plan *closure_plan(const struct layout *v)
{
    assert(v->group_count == 0);
    return plan_of(v->bare);
}

bool closure_solves(const struct layout *v, const struct grid *givens, enum closure closure)
{
    const struct plan *p = closure_plan(v);
    return ops_for(p)->derives(p, givens->cell, NULL, 0, closure) != CLOSURE_NONE;
}

enum closure closure_least(const struct layout *v, const struct grid *givens, enum closure most)
{
    const struct plan *p = closure_plan(v);
    return ops_for(p)->derives(p, givens->cell, NULL, 0, most);
}

bool closure_derives(const struct layout *v, const struct grid *givens, const uint16_t *cells,
                     unsigned count, enum closure closure)
{
    const struct plan *p = closure_plan(v);
    assert(count > 0);
    return ops_for(p)->derives(p, givens->cell, cells, count, closure) != CLOSURE_NONE;
}

static bool take_board(void *context, const struct grid *solution)
{
    *(struct grid *)context = *solution;
    return false;
}

/* Rules between neighbouring cells allow few boards, and a search that took a wrong turn early does
 * not recover. Therefore many short searches beat a few long ones: they find a board without
 * consecutive neighbours three times sooner. The searches grow longer with each start, so that a
 * layout without any board is still recognised. */
static uint64_t room_of_start(const struct layout *v, uint64_t start)
{
    return (v->constraints ? 2 + start / 16 : 2 * start) * v->cell_count;
}

/* One search for a board: 1, 0 if there is none, or GENERIC_UNDECIDED. */
static uint64_t start(const struct layout *v, const struct grid *givens, bool begin_only,
                      struct pcg32 *rng, uint64_t max_positions, struct grid *out)
{
    uint64_t tried;
    const struct grouped_question q = {.v = v,
                                       .givens = givens,
                                       .max_positions = max_positions,
                                       .rng = rng,
                                       .begin_only = begin_only,
                                       .visit = take_board,
                                       .context = out};
    return (v->constraints ? constrained_search : grouped_search)(&q, &tried);
}

enum fill_result fill_board_around(const struct layout *v, const struct grid *givens,
                                   struct pcg32 *rng, uint64_t max_starts, struct grid *out,
                                   uint64_t *starts)
{
    for (*starts = 0; *starts < max_starts && !stop_is_asked();) {
        ++*starts;
        uint64_t found = start(v, givens, false, rng, room_of_start(v, *starts), out);
        if (found != GENERIC_UNDECIDED) {
            return found ? FILL_DONE : FILL_IMPOSSIBLE;
        }
    }
    return FILL_UNDECIDED;
}

bool fill_start(const struct layout *v, const struct grid *givens, bool begin_only,
                struct pcg32 *rng, uint64_t max_positions, struct grid *out)
{
    return start(v, givens, begin_only, rng, max_positions, out) == 1;
}

enum fill_result fill_board(const struct layout *v, struct pcg32 *rng, uint64_t max_starts,
                            struct grid *out, uint64_t *starts)
{
    if (search_beside_lanes(v)) {
        const struct grid empty = {{0}};
        return fill_board_around(v, &empty, rng, max_starts, out, starts);
    }
    const struct plan *p = plan_of(v);
    return ops_for(p)->fill(p, rng, max_starts, out->cell, starts);
}
