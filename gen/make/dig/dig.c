#include "gen/make/dig/dig.h"

#include <string.h>

#include "gen/solve/dig/dig_known.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"

enum { LARGE_CELLS = 257, LARGE_MAX_POSITIONS = 50, MAX_LOOK = 6 };

uint64_t dig_max_positions(const struct layout *v)
{
    return v->cell_count < LARGE_CELLS ? 0 : LARGE_MAX_POSITIONS;
}

/* Is another solution found soon, where these cells are empty? Cell by cell, with the cells before
 * it given again: another solution differs from the known one first in some cell, and there it is
 * found. Each question has a small bound, so that a "no" only means that none was found soon. */
static bool has_other(const struct layout *v, struct grid *givens, const struct grid *solution,
                      const uint16_t *cells, unsigned count)
{
    const uint64_t positions = v->cell_count < LARGE_CELLS ? MAX_LOOK : 0;
    bool found = false;
    for (unsigned i = 0; i < count && !found; i++) {
        found = solve_without_within(v, givens, cells[i], solution->cell[cells[i]], positions) ==
                SOLVE_OTHER;
        givens->cell[cells[i]] = solution->cell[cells[i]];
    }
    for (unsigned i = 0; i < count; i++) {
        givens->cell[cells[i]] = 0;
    }
    return found;
}

/* Does the puzzle stay within the closure without these cells? Then they are taken. It does exactly
 * if the closure derives their digits from the other givens: from there on it can do all that it
 * could with them given, as more candidates removed never stop it.
 *
 * By subsets: most puzzles that do not stay have several solutions, and one is found sooner than
 * the subsets that are not there. */
static bool take_by_closure(const struct layout *v, struct grid *givens,
                            const struct grid *solution, const uint16_t *cells, unsigned count,
                            enum dig_proof proof)
{
    for (unsigned i = 0; i < count; i++) {
        givens->cell[cells[i]] = 0;
    }
    if (closure_derives(v, givens, cells, count, CLOSURE_SINGLES) ||
        (proof == DIG_BY_SUBSETS && !has_other(v, givens, solution, cells, count) &&
         closure_derives(v, givens, cells, count, CLOSURE_SUBSETS))) {
        return true;
    }
    for (unsigned i = 0; i < count; i++) {
        givens->cell[cells[i]] = solution->cell[cells[i]];
    }
    return false;
}

void dig_draw_order(const struct orbits *orbits, struct pcg32 *rng, uint16_t order[MAX_CELLS])
{
    for (unsigned i = 0; i < orbits->count; i++) {
        order[i] = (uint16_t)i;
    }
    pcg32_shuffle(rng, order, orbits->count);
}

/* Each orbit is asked once, in random order. That is enough: an orbit that cannot go, because there
 * would be a second solution, cannot go later either, when there are fewer givens. So one pass ends
 * at a minimal puzzle, at the price of one proof an orbit. */
unsigned dig(const struct layout *v, const struct grid *solution, const struct dig_options *o,
             struct pcg32 *rng, struct grid *givens, struct dig_order *taken)
{
    const struct orbits *orbits = o->orbits;
    const bool in_state = o->proof == DIG_BY_COUNT || o->proof == DIG_BY_ROUNDS;
    struct dig_state own;
    struct dig_state *state = o->state ? o->state : &own;
    struct dig_known known; /* used with constraints alone */
    own.v = NULL;
    uint16_t order[MAX_CELLS];
    unsigned count = grid_given_count(v, givens);
    dig_draw_order(orbits, rng, order);
    if (in_state) {
        dig_begin_again(state, v, givens, solution);
        state->max_positions = o->max_positions ? o->max_positions : UINT64_MAX;
        state->by_rounds = o->proof == DIG_BY_ROUNDS;
    }
    if (v->constraints) {
        dig_known_begin(&known, orbits, order);
    }
    for (unsigned i = 0; i < orbits->count && count > o->min_givens; i++) {
        const uint16_t *cells = &orbits->cell[orbits->start[order[i]]];
        unsigned size = (unsigned)(orbits->start[order[i] + 1] - orbits->start[order[i]]);
        if (givens->cell[cells[0]] == 0 || count < o->min_givens + size ||
            (o->needed && o->needed[order[i]])) {
            continue;
        }
        if (in_state && v->constraints && !dig_all_may_go(state, cells, size)) {
            continue;
        }
        state->undecided = false;
        bool goes = !in_state ? take_by_closure(v, givens, solution, cells, size, o->proof)
                    : v->constraints && dig_known_follows(&known, state, i)
                        ? dig_drop_all(state, cells, size)
                        : dig_take_all(state, cells, size);
        count -= goes ? size : 0;
        if (o->undecided) {
            *o->undecided += state->undecided;
        }
        if (o->needed && !goes && !state->undecided) {
            o->needed[order[i]] = true;
        }
        if (goes && taken) {
            taken->orbit[taken->count++] = order[i];
        }
    }
    if (in_state) {
        state->known = NULL;
        memcpy(givens->cell, state->givens.cell, v->cell_count);
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

/* Can the given orbit not go: is there a second solution without it? */
static bool dig_orbit_needed(const struct layout *v, const struct grid *solution,
                             const struct orbits *o, unsigned orbit, const struct grid *givens)
{
    struct grid without = *givens;
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        without.cell[o->cell[k]] = 0;
    }
    return solve_another(v, &without, solution, NULL);
}

bool dig_is_minimal(const struct layout *v, const struct grid *solution, const struct orbits *o,
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
