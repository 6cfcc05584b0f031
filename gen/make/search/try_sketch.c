/* A drawing, completed: the board is filled, the numbers are read off, and givens are added where
 * that leaves several solutions. */
#include "gen/make/search/searcher.h"

#include "base/work/stop.h"

/* The orbits without the drawing's givens, which stay, and without those that the mask does not
 * allow. */
static void free_orbits(const struct searcher *s, const struct orbits *all, struct orbits *out)
{
    const struct grid *givens = &s->request->sketch->givens;
    unsigned cells = 0;
    out->count = 0;
    out->start[0] = 0;
    for (unsigned i = 0; i < all->count; i++) {
        const unsigned before = cells;
        for (unsigned k = all->start[i];
             k < all->start[i + 1] && orbit_is_allowed(all, i, s->request->mask); k++) {
            if (!givens->cell[all->cell[k]]) {
                out->cell[cells++] = all->cell[k];
            }
        }
        if (cells > before) {
            out->start[++out->count] = (uint16_t)cells;
        }
    }
}

static void give_orbit(struct searcher *s, const struct orbits *o, unsigned orbit)
{
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        s->givens.cell[o->cell[k]] = s->board.cell[o->cell[k]];
    }
}

/* A random one in which the other solution differs; o->count: there is none. */
static unsigned orbit_to_give(struct searcher *s, const struct orbits *o, const struct grid *other)
{
    uint16_t differing[MAX_CELLS];
    unsigned count = 0;
    for (unsigned i = 0; i < o->count; i++) {
        bool differs = false;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            differs |= other->cell[o->cell[k]] != s->board.cell[o->cell[k]];
        }
        if (differs) {
            differing[count++] = (uint16_t)i;
        }
    }
    return count ? differing[pcg32_below(&s->rng, count)] : o->count;
}

/* Add givens until the solution is the only one. False: they are not allowed where it would. */
static bool make_unique(struct searcher *s, const struct orbits *o)
{
    struct grid other;
    for (;;) {
        enum solve_verdict verdict =
            s->layout->constraints
                ? solve_another_within(s->layout, &s->givens, &s->board, SKETCH_POSITIONS, &other)
            : solve_another(s->layout, &s->givens, &s->board, &other) ? SOLVE_OTHER
                                                                      : SOLVE_NO_OTHER;
        if (verdict == SOLVE_NO_OTHER) {
            return true;
        }
        if (verdict == SOLVE_UNDECIDED) { /* any given helps */
            memset(&other, 0, sizeof other);
            for (unsigned cell = 0; cell < s->layout->cell_count; cell++) {
                other.cell[cell] = s->givens.cell[cell];
            }
        }
        unsigned orbit = orbit_to_give(s, o, &other);
        if (orbit == o->count) {
            return false;
        }
        give_orbit(s, o, orbit);
    }
}

static unsigned givens_in_hand(const struct searcher *s)
{
    return grid_given_count(s->layout, &s->givens);
}

/* Take givens away that are not needed, and swap some for others while that leaves fewer. */
static void drop_givens(struct searcher *s, const struct orbits *o)
{
    const struct dig_options options = {
        .orbits = o, .max_positions = SKETCH_DIG_POSITIONS, .state = &s->digging};
    const unsigned least = grid_given_count(s->layout, &s->request->sketch->givens);
    dig(s->layout, &s->board, &options, &s->rng, &s->givens, NULL);
    for (unsigned i = 0; i < SKETCH_STEPS && givens_in_hand(s) > least; i++) {
        const struct grid kept = s->givens;
        const unsigned before = givens_in_hand(s);
        for (unsigned more = 0; more < 2; more++) {
            give_orbit(s, o, pcg32_below(&s->rng, o->count));
        }
        dig(s->layout, &s->board, &options, &s->rng, &s->givens, NULL);
        if (givens_in_hand(s) > before) {
            s->givens = kept;
        }
    }
}

/* The puzzle of few givens is too hard: begin with all givens that may be, and stop in time. */
static enum reject_reason ease_sketch(struct searcher *s, const struct orbits *o,
                                      struct generate_stats *stats)
{
    s->givens = s->request->sketch->givens;
    for (unsigned i = 0; i < o->count; i++) {
        give_orbit(s, o, i);
    }
    return dig_and_check(s, o, stats);
}

/* Fill the drawing, and lay what that gives upon the board. */
static enum reject_reason complete(struct searcher *s, struct generate_stats *stats)
{
    const struct sketch *w = s->request->sketch;
    constraint_list_clear(&s->constraints);
    bool filled = sketch_fill(w, &s->rng, &s->board, &s->constraints);
    if (s->constraints.failed || (filled && !lay_constraints(s))) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    stats->boards += filled;
    s->givens = w->givens;
    s->digging.v = NULL;
    return filled ? REJECT_NONE : REJECT_NO_BOARD;
}

static enum reject_reason try_completion(struct searcher *s, const struct orbits *o,
                                         struct generate_stats *stats)
{
    enum reject_reason reject_reason = complete(s, stats);
    if (reject_reason != REJECT_NONE) {
        return reject_reason;
    }
    if (!make_unique(s, o)) {
        stats->tries++;
        stats->rejects[REJECT_NOT_UNIQUE]++;
        return REJECT_NOT_UNIQUE;
    }
    if (o->count) {
        drop_givens(s, o);
    }
    reject_reason = check_try(s, stats);
    bool ease = reject_side(reject_reason) == REJECT_HARD || reject_reason == REJECT_FEW_GIVENS;
    return ease && !s->request->target.minimal && o->count ? ease_sketch(s, o, stats)
                                                           : reject_reason;
}

enum reject_reason try_sketch(struct searcher *s, const struct orbits *all,
                              struct generate_stats *stats, const atomic_bool *stop)
{
    struct orbits o;
    enum reject_reason last = REJECT_NO_BOARD;
    const struct layout *best = NULL;
    struct grid givens = {{0}};
    struct grid board = {{0}};
    unsigned fewest = UINT_MAX;
    unsigned fitting = 0;
    free_orbits(s, all, &o);
    const unsigned least = grid_given_count(s->layout, &s->request->sketch->givens);
    for (unsigned i = 0; i < SKETCH_BOARDS && fitting < SKETCH_FITTING && fewest > least &&
                         !*stop && !stop_is_asked() && !stats->starved;
         i++) {
        last = try_completion(s, &o, stats);
        if (last != REJECT_NONE) {
            continue;
        }
        fitting++;
        if (givens_in_hand(s) < fewest) {
            fewest = givens_in_hand(s);
            givens = s->givens;
            board = s->board;
            layout_drop(best);
            best = layout_keep(s->layout);
        }
    }
    if (!best || stats->starved) {
        layout_drop(best);
        return last == REJECT_NONE ? REJECT_NO_BOARD : last;
    }
    take_layout(s, best);
    s->givens = givens;
    s->board = board;
    return check_try(s, stats);
}
