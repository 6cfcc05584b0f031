#include "gen/make/dig/dig_record.h"

#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_constraints.h"
#include "gen/solve/solve.h"

/* Digs givens, then constraints. Repeats if removing constraints made a rule stricter, since more
 * may be needless then. Returns the new layout, which the caller drops; NULL: out of memory. */
static const struct layout *dig_both(struct record *r, const struct dig_record_options *o,
                                     const struct dig_options *how, struct pcg32 *rng)
{
    const struct dig_constraints_options constraints = {.max_positions = how->max_positions,
                                                        .keep = o->keep_kinds};
    const struct layout *v = layout_keep(r->variant);
    for (bool more = true; v && more;) {
        if (!o->keep_givens) {
            dig(v, &r->solution, how, rng, &r->givens, NULL);
        }
        const struct layout *less =
            o->keep_constraints ? layout_keep(v)
                                : dig_constraints(v, &r->solution, &r->givens, &constraints, rng);
        more =
            less && constraints_bind_without(less) && constraint_count(less) < constraint_count(v);
        layout_drop(v);
        v = less;
    }
    return v;
}

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
    struct dig_options how = {.orbits = &orbits,
                              .min_givens = o->min_givens,
                              .max_positions = o->minimize ? 0 : dig_max_positions(r->variant)};
    const struct layout *v = dig_both(r, o, &how, &rng);
    if (!v) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    record_reset(r, v);
    layout_drop(v);
    r->has_solution = true;
    return STATUS_OK;
}
