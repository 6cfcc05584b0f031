#include "gen/make/few/fewest_constraints.h"

#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_constraints.h"
#include "gen/solve/solve.h"

enum { MAX_BACK = 3, MERGES = 4, MAX_POSITIONS = 2000 };

unsigned fewest_constraint_count(const struct layout *v)
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        count += constraint_may_go(v, constraint_at(v, i));
    }
    return count;
}

void fewest_step_givens(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        struct grid *givens)
{
    struct orbits single;
    struct dig_options how = {.orbits = &single, .max_positions = dig_max_positions(v)};
    unsigned back = 1 + pcg32_below(rng, MAX_BACK);
    symmetry_orbits(v, SYMMETRY_NONE, &single);
    for (unsigned i = 0; i < back; i++) {
        unsigned cell = pcg32_below(rng, v->cell_count);
        givens->cell[cell] = board->cell[cell];
    }
    dig(v, board, &how, rng, givens, NULL);
}

static bool has_constraint(const struct layout *v, const struct constraint *c)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *other = constraint_at(v, i);
        bool same = other->kind == c->kind && other->all == c->all && other->count == c->count;
        for (unsigned k = 0; same && k < c->count; k++) {
            same = other->cell[k] == c->cell[k];
        }
        if (same) {
            return true;
        }
    }
    return false;
}

/* Put some constraints back that are not there, as far as they go with the others. NULL: out of
 * memory.
 */
static const struct layout *put_back(const struct layout *v, const struct layout *all,
                                     struct pcg32 *rng)
{
    static const bool none[CONSTRAINT_MAX_COUNT];
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    struct constraint_list l = {0};
    unsigned back = 1 + pcg32_below(rng, MAX_BACK);
    constraint_list_add_all(&l, v, none);
    for (unsigned i = 0; i < back; i++) {
        const struct constraint *c = constraint_at(all, pcg32_below(rng, constraint_count(all)));
        if (!has_constraint(v, c) && !constraint_is_rule(c)) {
            constraint_list_add(&l, c->kind, false, c->sum, c->cell, constraint_own_cells(c));
            if (!l.failed && constraint_list_complain(&l, v, buffer)) {
                l.count--;
            }
        }
    }
    const struct layout *made = constraints_lay(v, &l);
    constraint_list_free(&l);
    return made;
}

/* ---- cages ---- */

/* Can both be one cage: do they touch, and are their digits different? */
static bool may_merge(const struct layout *v, const struct constraint *one,
                      const struct constraint *other, const struct grid *board)
{
    uint16_t cell[2 * MAX_SIZE];
    digit_set seen = 0;
    unsigned count = (unsigned)one->count + other->count;
    if (one == other || one->kind != CONSTRAINT_CAGE || other->kind != CONSTRAINT_CAGE ||
        count > v->size) {
        return false;
    }
    for (unsigned i = 0; i < count; i++) {
        cell[i] = i < one->count ? one->cell[i] : other->cell[i - one->count];
        digit_set bit = digit_bit(board->cell[cell[i]]);
        if (seen & bit) {
            return false;
        }
        seen |= bit;
    }
    struct constraint both = {.kind = CONSTRAINT_CAGE, .count = (uint16_t)count, .cell = cell};
    return constraint_is_connected(v, &both);
}

static const struct layout *merge(const struct layout *v, unsigned one, unsigned other)
{
    bool gone[CONSTRAINT_MAX_COUNT] = {false};
    uint16_t cell[MAX_SIZE];
    struct constraint_list l = {0};
    unsigned count = 0;
    unsigned sum = 0;
    gone[one] = gone[other] = true;
    for (unsigned i = 0; i < 2; i++) {
        const struct constraint *c = constraint_at(v, i ? other : one);
        sum += c->sum;
        for (unsigned k = 0; k < c->count; k++) {
            cell[count++] = c->cell[k];
        }
    }
    constraint_list_add_all(&l, v, gone);
    constraint_list_add(&l, CONSTRAINT_CAGE, false, sum, cell, count);
    const struct layout *made = constraints_lay(v, &l);
    constraint_list_free(&l);
    return made;
}

/* Merge some cages at random, as long as the solution stays the only one. Takes the reference of
 * v; NULL: out of memory. */
static const struct layout *merge_some(const struct layout *v, const struct grid *board,
                                       struct pcg32 *rng)
{
    static const struct grid none;
    for (unsigned i = 0; i < MERGES && has_constraints_of(v, CONSTRAINT_CAGE); i++) {
        unsigned one = pcg32_below(rng, constraint_count(v));
        unsigned first = pcg32_below(rng, constraint_count(v));
        unsigned k = 0;
        unsigned other = first;
        while (k < constraint_count(v) &&
               !may_merge(v, constraint_at(v, one), constraint_at(v, other), board)) {
            other = (first + ++k) % constraint_count(v);
        }
        if (k == constraint_count(v)) {
            continue;
        }
        const struct layout *less = merge(v, one, other);
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            layout_drop(v);
            return NULL;
        }
        bool only = solve_another_within(less, &none, board, MAX_POSITIONS, NULL) == SOLVE_NO_OTHER;
        layout_drop(only ? v : less);
        v = only ? less : v;
    }
    return v;
}

const struct layout *fewest_step_constraints(const struct layout *v, const struct layout *all,
                                             const struct grid *board, kind_set keep,
                                             struct pcg32 *rng)
{
    static const struct grid none;
    const struct dig_constraints_options how = {.max_positions = MAX_POSITIONS, .keep = keep};
    const struct layout *next = put_back(v, all, rng);
    if (!next || !solve_prepare(next)) {
        layout_drop(next);
        return NULL;
    }
    next = merge_some(next, board, rng);
    const struct layout *left = next ? dig_constraints(next, board, &none, &how, rng) : NULL;
    layout_drop(next);
    return left;
}
