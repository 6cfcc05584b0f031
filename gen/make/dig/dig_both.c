#include "gen/make/dig/dig_both.h"

#include <string.h>

#include "base/work/stop.h"

/* Positions for a question in the first round: most are answered within them, and the clues that go
 * soon leave less to ask. */
enum { FIRST_PATIENCE = 60, PATIENCE_GROWTH = 4 };

/* What rounds before found. */
struct known_needed {
    bool orbit[MAX_CELLS];
    bool constraint[CONSTRAINT_MAX_COUNT];
};

/* One round. The patience limits what the options do not limit; *undecided: how many of those
 * questions were left open. */
static const struct layout *dig_round(const struct layout *v, const struct grid *solution,
                                      const struct dig_both *o, uint64_t patience,
                                      struct pcg32 *rng, struct grid *givens,
                                      struct dig_order *taken, struct known_needed *needed,
                                      unsigned *undecided)
{
    *undecided = 0;
    if (o->givens && grid_given_count(v, givens)) {
        struct dig_options how = *o->givens;
        how.needed = needed->orbit;
        if (!how.max_positions) {
            how.max_positions = patience;
            how.undecided = undecided;
        }
        dig(v, solution, &how, rng, givens, taken);
    }
    if (!o->constraints) {
        return layout_keep(v);
    }
    struct dig_constraints_options how = *o->constraints;
    how.needed = needed->constraint;
    if (!how.max_positions) {
        how.max_positions = patience;
        how.undecided = undecided;
    }
    return dig_constraints(v, solution, givens, &how, rng);
}

const struct layout *dig_both(const struct layout *v, const struct grid *solution,
                              const struct dig_both *o, struct pcg32 *rng, struct grid *givens,
                              struct dig_order *taken, unsigned *undecided)
{
    const uint64_t max_patience = o->max_patience ? o->max_patience : UINT64_MAX;
    const uint64_t max_positions = o->max_positions ? o->max_positions : UINT64_MAX;
    uint64_t patience = FIRST_PATIENCE;
    const struct layout *now = layout_keep(v);
    struct known_needed needed = {0};
    if (taken && grid_given_count(v, givens)) {
        taken->count = 0;
    }
    for (bool more = true; now && more;) {
        const struct layout *less =
            dig_round(now, solution, o, patience, rng, givens, taken, &needed, undecided);
        bool stricter = less && constraints_bind_without(less) &&
                        constraint_count(less) < constraint_count(now);
        patience *= *undecided ? PATIENCE_GROWTH : 1;
        if (stricter) { /* rules that now forbid more: what was needed may go */
            memset(needed.orbit, 0, sizeof needed.orbit);
        }
        more = less && (*undecided || stricter) && patience <= max_patience &&
               *undecided <= max_positions / patience && !stop_is_asked();
        layout_drop(now);
        now = less;
    }
    return now;
}
