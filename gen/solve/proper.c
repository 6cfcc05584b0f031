#include "gen/solve/proper.h"

#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/solve.h"

enum status puzzle_require_proper(struct record *r, const struct diag_at *at, struct diag *d)
{
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    if (status != STATUS_OK) {
        d->cause = DIAG_NO_SOLUTION;
        return status;
    }
    if (!solve_prepare(r->variant)) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    r->has_solution = count == 1;
    if (count == 0) {
        d->cause = DIAG_NO_SOLUTION;
        return diag_error(d, at, "this puzzle has no solution");
    }
    if (count > 1) {
        d->cause = DIAG_NOT_UNIQUE;
        return diag_error(d, at, "this puzzle has more than one solution");
    }
    return STATUS_OK;
}

bool puzzle_keeps_solution(const struct layout *v, const struct grid *givens,
                           const struct grid *solution)
{
    return constraints_hold(v, solution->cell) && !solve_another(v, givens, solution, NULL);
}

void constraint_kinds_count(const struct layout *v, unsigned count[CONSTRAINT_KIND_COUNT])
{
    memset(count, 0, CONSTRAINT_KIND_COUNT * sizeof count[0]);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        count[constraint_at(v, i)->kind] += !constraint_at(v, i)->all;
    }
}

bool constraints_are_minimal(const struct layout *v, const struct grid *givens,
                             const struct grid *solution, kind_set keep, bool *minimal)
{
    bool gone[CONSTRAINT_MAX_COUNT] = {false};
    unsigned count[CONSTRAINT_KIND_COUNT];
    constraint_kinds_count(v, count);
    *minimal = true;
    for (unsigned i = 0; i < constraint_count(v) && *minimal; i++) {
        unsigned kind = constraint_at(v, i)->kind;
        if (!constraint_may_go(v, constraint_at(v, i)) || (keep >> kind & 1 && count[kind] == 1)) {
            continue;
        }
        gone[i] = true;
        const struct layout *less = constraints_without(v, gone);
        gone[i] = false;
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            return false;
        }
        *minimal = !puzzle_keeps_solution(less, givens, solution);
        layout_drop(less);
    }
    return true;
}

bool puzzle_is_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, kind_set keep, bool *minimal)
{
    struct dig_state dig;
    dig_begin(&dig, v, givens, solution);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell] && dig_take(&dig, cell)) {
            *minimal = false;
            return true;
        }
    }
    return constraints_are_minimal(v, givens, solution, keep, minimal);
}

bool puzzle_check(const struct layout *v, const struct grid *givens, kind_set keep,
                  struct puzzle_check *out)
{
    struct grid solution;
    out->clashes = grid_find_clash(v, givens, &out->clash);
    out->solutions = out->clashes ? 0 : (unsigned)solve_count(v, givens, 2, &solution);
    out->givens = grid_given_count(v, givens);
    out->minimal = false;
    out->symmetry = symmetry_of(v, givens);
    return out->solutions != 1 || puzzle_is_minimal(v, givens, &solution, keep, &out->minimal);
}
