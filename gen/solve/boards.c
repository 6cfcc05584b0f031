/* The board kernels behind the functions that ask them. */
#include <assert.h>

#include "gen/solve/board_kernel.h"
#include "gen/solve/kernel.h"

static const struct board_ops *ops_for(const struct plan *p)
{
    const struct kernel *k = kernel_best();
    return p->lane_bits == 16 ? k->narrow_boards : k->wide_boards;
}

uint64_t generic_each(const struct variant *v, const struct grid *givens, struct exclusion without,
                      solution_visitor *visit, void *context, uint64_t *positions)
{
    struct board_question q = {
        .plan = plan_of(v),
        .cells = givens->cell,
        .without = without,
        .limit = UINT64_MAX,
        .max_positions = UINT64_MAX,
        .visit = visit,
        .context = context,
    };
    struct board_answer answer;
    ops_for(q.plan)->search(&q, &answer);
    if (positions) {
        *positions = answer.positions;
    }
    return answer.found;
}

uint64_t generic_any(const struct variant *v, const struct grid *givens, struct exclusion without,
                     uint64_t max_positions)
{
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

bool closure_solves(const struct variant *v, const struct grid *givens, enum closure closure)
{
    const struct plan *p = plan_of(v);
    return ops_for(p)->derives(p, givens->cell, NULL, 0, closure);
}

bool closure_derives(const struct variant *v, const struct grid *givens, const uint16_t *cells,
                     unsigned count, enum closure closure)
{
    const struct plan *p = plan_of(v);
    assert(count > 0);
    return ops_for(p)->derives(p, givens->cell, cells, count, closure);
}

enum fill_result fill_board(const struct variant *v, struct pcg32 *rng, uint64_t max_starts,
                            struct grid *out, uint64_t *starts)
{
    const struct plan *p = plan_of(v);
    return ops_for(p)->fill(p, rng, max_starts, out->cell, starts);
}
