#include "gen/make/dig/dig_record.h"

#include "base/work/stop.h"
#include "gen/make/dig/dig_both.h"
#include "gen/solve/solve.h"

enum status dig_record(struct record *r, const struct dig_record_options *o, uint64_t stream,
                       const struct diag_at *at, struct diag *d)
{
    struct orbits orbits;
    struct pcg32 rng;
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    if (status != STATUS_OK) {
        d->cause = DIAG_NO_SOLUTION;
        return status;
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    if (count != 1) {
        d->cause = count ? DIAG_NOT_UNIQUE : DIAG_NO_SOLUTION;
        return diag_error(d, at, "this puzzle has %s solution; it must have exactly one",
                          count ? "more than one" : "no");
    }
    symmetry_orbits(r->variant, o->symmetry, &orbits);
    if (!dig_orbits_hold(&orbits, &r->givens)) {
        return diag_error(d, at,
                          "the givens do not have the symmetry %s; choose one that they have",
                          symmetry_name(o->symmetry));
    }
    pcg32_seed(&rng, o->seed, stream);
    const uint64_t bound = o->minimize ? 0 : dig_max_positions(r->variant);
    const struct dig_options of_givens = {
        .orbits = &orbits, .min_givens = o->min_givens, .max_positions = bound};
    const struct dig_constraints_options of_constraints = {.max_positions = bound,
                                                           .keep = o->keep_kinds};
    const struct dig_both how = {
        .givens = o->keep_givens ? NULL : &of_givens,
        .constraints = o->keep_constraints ? NULL : &of_constraints,
        .max_positions = o->max_positions,
    };
    unsigned undecided;
    const struct layout *v =
        dig_both(r->variant, &r->solution, &how, &rng, &r->givens, NULL, &undecided);
    if (!v) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    if (undecided && !stop_is_asked()) {
        diag_warning(d, at,
                     "this puzzle may have givens or constraints that are not needed: %u of them "
                     "are hard to decide; search longer with a greater --patience",
                     undecided);
    }
    record_reset(r, v);
    layout_drop(v);
    r->has_solution = true;
    return STATUS_OK;
}
