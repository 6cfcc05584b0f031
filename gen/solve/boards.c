/* The board kernels, behind the public functions. */
#include <assert.h>
#include <string.h>

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
                     const struct narrowed *known, uint64_t max_positions)
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
static uint64_t room_of_start(const struct layout *v, unsigned cells, uint64_t start)
{
    return (v->constraints ? 2 + start / 16 : 2 * start) * cells;
}

/* One search for a board: 1, 0 if there is none, or GENERIC_UNDECIDED. */
static uint64_t start(const struct grouped_question *wanted, struct pcg32 *rng,
                      uint64_t max_positions, struct grid *out)
{
    uint64_t tried;
    struct grouped_question q = *wanted;
    q.rng = rng;
    q.max_positions = max_positions;
    q.visit = take_board;
    q.context = out;
    return (q.v->constraints ? constrained_search : grouped_search)(&q, &tried);
}

enum fill_result fill_board_around(const struct layout *v, const struct grid *givens,
                                   struct pcg32 *rng, uint64_t max_starts, struct grid *out,
                                   uint64_t *starts)
{
    for (*starts = 0; *starts < max_starts && !stop_is_asked();) {
        ++*starts;
        uint64_t found = start(&(struct grouped_question){.v = v, .givens = givens}, rng,
                               room_of_start(v, v->cell_count, *starts), out);
        if (found != GENERIC_UNDECIDED) {
            return found ? FILL_DONE : FILL_IMPOSSIBLE;
        }
    }
    return FILL_UNDECIDED;
}

bool fill_start(const struct layout *v, const struct grid *givens, bool begin_only,
                struct pcg32 *rng, uint64_t max_positions, struct grid *out)
{
    return start(&(struct grouped_question){.v = v, .givens = givens, .begin_only = begin_only},
                 rng, max_positions, out) == 1;
}

/* Sets the cells of a grid; *shared receives how many of them are in `filled`. */
static unsigned cells_of_grid(const struct layout *v, unsigned grid, const bool *filled,
                              bool *cells)
{
    unsigned shared = 0;
    memset(cells, 0, v->cell_count * sizeof *cells);
    for (unsigned i = 0; i < v->size * (unsigned)v->size; i++) {
        const unsigned cell =
            cell_at(v, v->grid_at[grid].row + i / v->size, v->grid_at[grid].column + i % v->size);
        cells[cell] = true;
        shared += filled[cell];
    }
    return shared;
}

/* The next grid to be filled: the one that shares most cells with those that are filled, and of
 * these the one that shares most with the others. */
static unsigned next_grid(const struct layout *v, const bool *done, const bool *filled)
{
    unsigned best = 0;
    unsigned most = 0;
    for (unsigned grid = 0; grid < v->grid_count; grid++) {
        bool cells[MAX_CELLS];
        bool others[MAX_CELLS];
        unsigned meets = 1 + MAX_CELLS * cells_of_grid(v, grid, filled, cells);
        for (unsigned other = 0; other < v->grid_count; other++) {
            meets += other == grid ? 0 : cells_of_grid(v, other, cells, others);
        }
        if (!done[grid] && meets > most) {
            most = meets;
            best = grid;
        }
    }
    return best;
}

/* Several grids under constraints are filled one after the other. Only a grid that does not fit
 * those before it is given up, or all of them if it keeps failing. */
static enum fill_result fill_by_grids(const struct layout *v, struct pcg32 *rng,
                                      uint64_t max_starts, struct grid *out, uint64_t *starts)
{
    enum { MAX_FAILED = 100 };
    static const struct grid none;
    bool done[MAX_GRIDS] = {false};
    bool filled[MAX_CELLS] = {false};
    bool cells[MAX_CELLS];
    struct grid board = none;
    unsigned grids = 0;
    unsigned failed = 0;
    for (*starts = 0; *starts < max_starts && !stop_is_asked();) {
        const unsigned grid = next_grid(v, done, filled);
        struct grid next;
        ++*starts;
        cells_of_grid(v, grid, filled, cells);
        uint64_t found = start(&(struct grouped_question){.v = v, .givens = &board, .only = cells},
                               rng, room_of_start(v, v->size * (unsigned)v->size, *starts), &next);
        if (found == 1) {
            board = next;
            done[grid] = true;
            failed = 0;
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                filled[cell] |= cells[cell];
            }
            if (++grids == v->grid_count && v->constraint_calls->hold(v, board.cell)) {
                *out = board;
                return FILL_DONE;
            }
        } else if (found == 0 && grids == 0) {
            return FILL_IMPOSSIBLE;
        }
        if (found == 0 || grids == v->grid_count || (found != 1 && ++failed == MAX_FAILED)) {
            board = none;
            memset(done, 0, sizeof done);
            memset(filled, 0, sizeof filled);
            grids = failed = 0;
        }
    }
    return FILL_UNDECIDED;
}

enum fill_result fill_board(const struct layout *v, struct pcg32 *rng, uint64_t max_starts,
                            struct grid *out, uint64_t *starts)
{
    if (search_beside_lanes(v)) {
        const struct grid empty = {{0}};
        if (v->constraints && v->grid_count > 1) {
            return fill_by_grids(v, rng, max_starts, out, starts);
        }
        return fill_board_around(v, &empty, rng, max_starts, out, starts);
    }
    const struct plan *p = plan_of(v);
    return ops_for(p)->fill(p, rng, max_starts, out->cell, starts);
}
