#include "gen/solve/proper.h"

#include "gen/clue/clue.h"
#include "gen/solve/dig_state.h"
#include "gen/solve/solve.h"

enum status puzzle_require_proper(struct record *r, const struct diag_at *at, struct diag *d)
{
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    if (!solve_prepare(r->variant)) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    r->has_solution = count == 1;
    if (count == 0) {
        return diag_error(d, at, "this puzzle has no solution");
    }
    if (count > 1) {
        return diag_error(d, at, "this puzzle has more than one solution");
    }
    return STATUS_OK;
}

bool clues_are_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, bool *minimal)
{
    bool gone[CLUE_MAX_COUNT] = {false};
    *minimal = true;
    for (unsigned i = 0; i < clue_count(v) && *minimal; i++) {
        if (!clue_may_go(v, clue_at(v, i))) {
            continue;
        }
        gone[i] = true;
        const struct layout *less = clues_without(v, gone);
        gone[i] = false;
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            return false;
        }
        *minimal = solve_another(less, givens, solution, NULL);
        layout_drop(less);
    }
    return true;
}

bool puzzle_is_minimal(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, bool *minimal)
{
    struct dig_state dig;
    dig_begin(&dig, v, givens, solution);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell] && dig_take(&dig, cell)) {
            *minimal = false;
            return true;
        }
    }
    return clues_are_minimal(v, givens, solution, minimal);
}

bool puzzle_check(const struct layout *v, const struct grid *givens, struct puzzle_check *out)
{
    struct grid solution;
    out->clashes = grid_find_clash(v, givens, &out->clash);
    out->solutions = out->clashes ? 0 : (unsigned)solve_count(v, givens, 2, &solution);
    out->givens = grid_given_count(v, givens);
    out->minimal = false;
    out->symmetry = symmetry_of(v, givens);
    return out->solutions != 1 || puzzle_is_minimal(v, givens, &solution, &out->minimal);
}
