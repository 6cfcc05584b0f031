#include "gen/make/run/equivalent.h"

#include <stdio.h>

#include "gen/board/canon/canon.h"
#include "gen/board/canon/isomorphism.h"
#include "gen/board/symmetry.h"
#include "gen/solve/solve.h"

static void find_symmetry(struct record *r)
{
    if (r->symmetry[0]) {
        snprintf(r->symmetry, sizeof r->symmetry, "%s",
                 symmetry_name(symmetry_of(r->variant, &r->givens)));
    }
}

enum status equivalent_find_canonical(const struct record *r, const struct layout **layout,
                                      struct grid *form, uint64_t *automorphisms,
                                      const struct diag_at *at, struct diag *d)
{
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    *layout = NULL;
    if (status == STATUS_OK && !canon_turned(r->variant, &r->givens, layout, form, automorphisms)) {
        status = diag_error(d, at, "the board has too few givens to find its canonical form");
    }
    if (status == STATUS_OK && !solve_prepare(*layout)) {
        layout_drop(*layout);
        *layout = NULL;
        status = diag_error(d, at, OUT_OF_MEMORY);
    }
    return status;
}

void equivalent_make_canonical(struct record *r, const struct layout *layout,
                               const struct grid *form)
{
    layout_keep(layout);
    layout_drop(r->variant);
    r->variant = layout;
    r->givens = *form;
    r->has_seed = false;
    if (r->has_solution) {
        r->has_solution = solve_count(r->variant, form, 2, &r->solution) == 1;
    }
    find_symmetry(r);
}

enum status equivalent_shuffle(struct record *r, uint64_t seed, uint64_t stream,
                               const struct diag_at *at, struct diag *d)
{
    struct isomorphism isomorph;
    struct pcg32 rng;
    pcg32_seed(&rng, seed, stream);
    if (!isomorphism_random(r->variant, &rng, &isomorph)) {
        return diag_error(d, at,
                          "%s boards have too many equivalent arrangements to choose one at random",
                          r->variant->name);
    }
    struct grid before = r->givens;
    isomorphism_apply(r->variant, &isomorph, &before, &r->givens);
    if (r->has_solution) {
        before = r->solution;
        isomorphism_apply(r->variant, &isomorph, &before, &r->solution);
    }
    find_symmetry(r);
    r->has_seed = false;
    return STATUS_OK;
}

uint64_t equivalent_form(const struct record *r)
{
    struct grid form = r->givens;
    const struct layout *layout = NULL;
    bool found = canon_turned(r->variant, &r->givens, &layout, &form, NULL);
    const struct layout *board = found ? layout : r->variant;
    uint64_t hash = grid_hash(board, &form) ^ layout_hash(board);
    layout_drop(layout);
    return hash + (hash == 0);
}

bool equivalent_is_first(struct board_set *seen, const struct record *r, bool canonical,
                         bool *out_of_memory)
{
    struct grid form = r->givens;
    const struct layout *layout = NULL;
    bool found = !canonical && canon_turned(r->variant, &r->givens, &layout, &form, NULL);
    /* Where none is found, the board counts as it is. */
    enum board_set_result result = board_set_add(seen, found ? layout : r->variant, &form);
    layout_drop(layout);
    *out_of_memory = *out_of_memory || result == BOARD_SET_NO_MEMORY;
    return result != BOARD_SET_KNOWN;
}
