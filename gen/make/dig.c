#include "gen/make/dig.h"

#include "gen/solve/solve.h"

static void set_orbit(const struct orbits *o, unsigned orbit, const struct grid *from,
                      struct grid *givens)
{
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        unsigned cell = o->cell[k];
        givens->cell[cell] = from ? from->cell[cell] : 0;
    }
}

/* Does the cell, empty now, get its digit at once because its peers rule out every other one? */
static bool is_forced(const struct variant *v, const struct grid *givens, unsigned cell)
{
    digit_set seen = 0;
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        unsigned digit = givens->cell[v->peer[cell][i]];
        seen |= digit ? digit_bit(digit) : 0;
    }
    return digit_count(seen) == v->size - 1U;
}

/* Take the orbit away if the puzzle stays unique. */
static bool take(const struct variant *v, const struct grid *solution, const struct orbits *o,
                 unsigned orbit, struct grid *givens)
{
    set_orbit(o, orbit, NULL, givens);
    bool forced = true;
    for (unsigned k = o->start[orbit]; forced && k < o->start[orbit + 1]; k++) {
        forced = is_forced(v, givens, o->cell[k]);
    }
    if (forced || !solve_another(v, givens, solution, NULL)) {
        return true;
    }
    set_orbit(o, orbit, solution, givens);
    return false;
}

unsigned dig(const struct variant *v, const struct grid *solution, const struct dig_options *o,
             struct pcg32 *rng, struct grid *givens)
{
    const struct orbits *orbits = o->orbits;
    uint16_t order[MAX_CELLS];
    unsigned count = grid_given_count(v, givens);
    for (unsigned i = 0; i < orbits->count; i++) {
        order[i] = (uint16_t)i;
    }
    pcg32_shuffle(rng, order, orbits->count);
    for (unsigned i = 0; i < orbits->count && count > o->least_givens; i++) {
        unsigned orbit = order[i];
        unsigned size = (unsigned)(orbits->start[orbit + 1] - orbits->start[orbit]);
        bool given = givens->cell[orbits->cell[orbits->start[orbit]]] != 0;
        if (given && count >= o->least_givens + size && take(v, solution, orbits, orbit, givens)) {
            count -= size;
        }
    }
    return count;
}

bool dig_orbits_hold(const struct orbits *o, const struct grid *givens)
{
    for (unsigned i = 0; i < o->count; i++) {
        bool given = givens->cell[o->cell[o->start[i]]] != 0;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            if ((givens->cell[o->cell[k]] != 0) != given) {
                return false;
            }
        }
    }
    return true;
}

bool dig_orbit_needed(const struct variant *v, const struct grid *solution, const struct orbits *o,
                      unsigned orbit, const struct grid *givens)
{
    struct grid without = *givens;
    set_orbit(o, orbit, NULL, &without);
    return solve_another(v, &without, solution, NULL);
}

bool dig_is_minimal(const struct variant *v, const struct grid *solution, const struct orbits *o,
                    const struct grid *givens)
{
    for (unsigned i = 0; i < o->count; i++) {
        bool given = givens->cell[o->cell[o->start[i]]] != 0;
        if (given && !dig_orbit_needed(v, solution, o, i, givens)) {
            return false;
        }
    }
    return true;
}
