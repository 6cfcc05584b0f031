#include "gen/make/dig/dig_constraints.h"

#include <string.h>

#include "gen/solve/proper.h"
#include "gen/solve/solve.h"

/* The constraints that may go, in random order. Of several kinds to keep, one constraint each is
 * put last: those before them then go because they are there, so that they are rarely constraints
 * that nothing needs. */
static unsigned draw_order(const struct layout *v, kind_set keep, struct pcg32 *rng,
                           uint16_t order[CONSTRAINT_MAX_COUNT])
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        if (constraint_may_go(v, constraint_at(v, i))) {
            order[count++] = (uint16_t)i;
        }
    }
    pcg32_shuffle(rng, order, count);
    unsigned others = keep & (keep - 1) ? count : 0;
    for (unsigned i = 0; i < others;) {
        kind_set bit = (kind_set)1 << constraint_at(v, order[i])->kind;
        if (!(keep & bit)) {
            i++;
            continue;
        }
        keep &= ~bit;
        uint16_t last = order[i];
        for (unsigned k = i; k + 1 < count; k++) {
            order[k] = order[k + 1];
        }
        order[count - 1] = last;
        others--;
    }
    return count;
}

/* Does `givens` still have the one solution? */
static enum solve_verdict judge(const struct layout *v, const struct grid *givens,
                                const struct grid *solution,
                                const struct dig_constraints_options *o)
{
    if (!o->max_positions || !v->constraints) {
        return puzzle_keeps_solution(v, givens, solution) ? SOLVE_NO_OTHER : SOLVE_OTHER;
    }
    enum solve_verdict verdict =
        constraints_hold(v, solution->cell)
            ? solve_another_within(v, givens, solution, o->max_positions, NULL)
            : SOLVE_OTHER;
    if (o->undecided && verdict == SOLVE_UNDECIDED) {
        ++*o->undecided;
    }
    return verdict;
}

/* By cell, the orbit that it is in. */
static void find_orbits(const struct orbits *o, uint16_t orbit_of[MAX_CELLS])
{
    for (unsigned i = 0; o && i < o->count; i++) {
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            orbit_of[o->cell[k]] = (uint16_t)i;
        }
    }
}

/* Are they of one kind, and do their cells lie in the same orbits? */
static bool are_images(const struct constraint *one, const struct constraint *other,
                       const uint16_t orbit_of[MAX_CELLS])
{
    if (one->kind != other->kind || one->count != other->count || one->all != other->all) {
        return false;
    }
    for (unsigned i = 0; i < one->count; i++) {
        unsigned here = 0;
        unsigned there = 0;
        for (unsigned k = 0; k < one->count; k++) {
            here += orbit_of[one->cell[k]] == orbit_of[one->cell[i]];
            there += orbit_of[other->cell[k]] == orbit_of[one->cell[i]];
        }
        if (here != there) {
            return false;
        }
    }
    return true;
}

/* The constraint and, with orbits, its images, of those that are not gone. Returns how many; 0:
 * one of them may not go. */
static unsigned group_of(const struct layout *v, unsigned index,
                         const struct dig_constraints_options *o, const uint16_t *orbit_of,
                         const bool *gone, uint16_t group[CONSTRAINT_MAX_COUNT])
{
    unsigned count = 0;
    group[count++] = (uint16_t)index;
    for (unsigned i = 0; o->orbits && i < constraint_count(v); i++) {
        if (i != index && !gone[i] && !constraint_is_rule(constraint_at(v, i)) &&
            are_images(constraint_at(v, index), constraint_at(v, i), orbit_of)) {
            if (!constraint_may_go(v, constraint_at(v, i))) {
                return 0;
            }
            group[count++] = (uint16_t)i;
        }
    }
    return count;
}

static void set_all(bool *of, const uint16_t *group, unsigned count, bool value)
{
    for (unsigned i = 0; i < count; i++) {
        of[group[i]] = value;
    }
}

/* Leaves out those that are gone: the others are in the same order in the next layout. */
static void close_up(bool *needed, const bool *gone, unsigned count)
{
    unsigned left = 0;
    for (unsigned i = 0; i < count; i++) {
        if (!gone[i]) {
            needed[left++] = needed[i];
        }
    }
}

/* What is needed with other constraints is needed without them too, unless that makes a rule
 * stricter: then nothing is known. */
static bool *needed_in(const struct layout *v, const struct dig_constraints_options *o)
{
    if (!o->needed || !constraints_bind_without(v)) {
        return o->needed;
    }
    memset(o->needed, 0, constraint_count(v) * sizeof *o->needed);
    return NULL;
}

/* Once over all constraints. NULL: out of memory. */
static const struct layout *pass(const struct layout *v, const struct grid *solution,
                                 const struct grid *givens, const struct dig_constraints_options *o,
                                 struct pcg32 *rng)
{
    bool gone[CONSTRAINT_MAX_COUNT] = {false};
    uint16_t order[CONSTRAINT_MAX_COUNT];
    uint16_t group[CONSTRAINT_MAX_COUNT];
    uint16_t orbit_of[MAX_CELLS] = {0};
    unsigned left[CONSTRAINT_KIND_COUNT];
    bool *needed = needed_in(v, o);
    find_orbits(o->orbits, orbit_of);
    unsigned count = draw_order(v, o->keep, rng, order);
    constraint_kinds_count(v, left);
    const struct layout *best = layout_keep(v);
    for (unsigned i = 0; i < count; i++) {
        unsigned kind = constraint_at(v, order[i])->kind;
        const unsigned members =
            gone[order[i]] ? 0 : group_of(v, order[i], o, orbit_of, gone, group);
        if (!members || (needed && needed[order[i]]) ||
            (o->keep >> kind & 1 && left[kind] == members)) {
            continue;
        }
        set_all(gone, group, members, true);
        const struct layout *less = constraints_without(v, gone);
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            layout_drop(best);
            return NULL;
        }
        const enum solve_verdict verdict = judge(less, givens, solution, o);
        if (verdict == SOLVE_NO_OTHER) {
            layout_drop(best);
            best = less;
            left[kind] -= members;
        } else {
            set_all(gone, group, members, false);
            layout_drop(less);
        }
        if (needed && verdict == SOLVE_OTHER) {
            set_all(needed, group, members, true);
        }
    }
    if (needed) {
        close_up(needed, gone, constraint_count(v));
    }
    return best;
}

const struct layout *dig_constraints(const struct layout *v, const struct grid *solution,
                                     const struct grid *givens,
                                     const struct dig_constraints_options *o, struct pcg32 *rng)
{
    const struct layout *now = layout_keep(v);
    for (bool more = true; now && more;) {
        const struct layout *less = pass(now, solution, givens, o, rng);
        more = less && constraints_bind_without(less) &&
               constraint_count(less) < constraint_count(now);
        layout_drop(now);
        now = less;
    }
    return now;
}
