/* Towards a puzzle that needs what is required: a walk over the puzzles of a board. Each step puts
 * some givens back and digs anew; it is taken back where it leads away from needing the techniques
 * (need.h). Puzzles that are hard have hard neighbours: on a walk simpler techniques get stuck in
 * every third puzzle, on fresh boards in every tenth or hundredth. */
#include "gen/make/search/searcher.h"

bool requires_of_constraints(const struct searcher *s, enum level level)
{
    for (int id = 0; id < (int)technique_count(); id++) {
        const struct technique *t = technique_at((size_t)id);
        if (technique_set_has(&s->request->target.requires, id) && t->of_constraints &&
            t->level >= level) {
            return true;
        }
    }
    return false;
}

bool may_walk(const struct searcher *s)
{
    const struct target *t = &s->request->target;
    const struct layout *v = s->layout;
    return !technique_set_is_empty(&t->requires) && !t->singles_only && !v->group_count &&
           v->size <= 9 && v->grid_count == 1;
}

bool walks_to_required(const struct searcher *s)
{
    const kind_set kinds = s->request->constraints.kinds;
    const bool rules = kinds && kinds == constraint_spec_rules(&s->request->constraints);
    return may_walk(s) && (rules ? s->tries >= PLAIN_TRIES : !kinds && !s->layout->constraints);
}

static void put_back(struct searcher *s, const struct orbits *o)
{
    uint16_t order[MAX_CELLS];
    unsigned back = 0;
    dig_draw_order(o, &s->rng, order);
    for (unsigned i = 0; i < o->count && back < WALK_BACK; i++) {
        if (!s->givens.cell[o->cell[o->start[order[i]]]] &&
            orbit_is_allowed(o, order[i], s->mask) && !orbit_meets(o, order[i], s->room.empty)) {
            set_orbit(s, o, order[i], true);
            back += (unsigned)(o->start[order[i] + 1] - o->start[order[i]]);
        }
    }
}

static bool may_give(const struct searcher *s, const struct orbits *o, unsigned orbit,
                     const bool *open)
{
    return orbit_meets(o, orbit, open) && !s->givens.cell[o->cell[o->start[orbit]]] &&
           orbit_is_allowed(o, orbit, s->mask);
}

/* The orbits that may be given, are not, and have a cell that no technique fills; in random order.
 * Returns how many. */
static unsigned draw_open_orbits(struct searcher *s, const struct orbits *o,
                                 uint16_t drawn[MAX_CELLS])
{
    bool open[MAX_CELLS];
    unsigned count = 0;
    target_open_cells(&s->grader, &s->request->target, s->layout, &s->givens, open);
    for (unsigned i = 0; i < o->count; i++) {
        if (may_give(s, o, i, open)) {
            drawn[count++] = (uint16_t)i;
        }
    }
    pcg32_shuffle(&s->rng, drawn, count);
    return count;
}

/* The puzzle needs what is required, and is too hard: give cells that stay open, as long as it
 * still needs it. */
static enum reject_reason ease_needed(struct searcher *s, const struct orbits *o,
                                      struct generate_stats *stats)
{
    uint16_t orbit[MAX_CELLS];
    unsigned count = draw_open_orbits(s, o, orbit);
    for (unsigned tries = 0; count && tries < EASE_TRIES; tries++) {
        unsigned one = orbit[--count];
        set_orbit(s, o, one, true);
        if (target_reach(&s->grader, &s->request->target, s->layout, &s->givens, &s->room, NULL) !=
            NEED_MET) {
            set_orbit(s, o, one, false);
            continue;
        }
        enum reject_reason reject_reason = check_try(s, stats);
        if (reject_side(reject_reason) != REJECT_HARD) {
            return reject_reason;
        }
        count = draw_open_orbits(s, o, orbit);
    }
    return REJECT_TOO_HARD;
}

enum reject_reason check_needed(struct searcher *s, const struct orbits *o,
                                struct generate_stats *stats)
{
    enum reject_reason reject_reason = check_try(s, stats);
    if (reject_side(reject_reason) == REJECT_HARD && !s->request->target.minimal) {
        reject_reason = ease_needed(s, o, stats);
    }
    if (reject_reason == REJECT_DEAD_GIVENS) {
        drop_dead_givens(s->layout, &s->givens, s->grader.grading);
        reject_reason = check_try(s, stats);
    }
    return reject_reason;
}

static void count_try(struct generate_stats *stats, enum reject_reason reject_reason)
{
    stats->tries++;
    stats->near++;
    stats->rejects[reject_reason]++;
}

enum reject_reason pass_over_board(struct generate_stats *stats)
{
    count_try(stats, REJECT_NOT_USED);
    return REJECT_NOT_USED;
}

void dig_around(struct searcher *s, const struct orbits *o, unsigned min_givens, const bool *stay,
                take_givens *take)
{
    uint16_t order[MAX_CELLS];
    unsigned count = grid_given_count(s->layout, &s->givens);
    dig_draw_order(o, &s->rng, order);
    for (unsigned i = 0; i < o->count; i++) {
        const unsigned orbit = order[i];
        const unsigned size = (unsigned)(o->start[orbit + 1] - o->start[orbit]);
        if ((stay && orbit_meets(o, orbit, stay)) || !s->givens.cell[o->cell[o->start[orbit]]] ||
            count < min_givens + size) {
            continue;
        }
        count -= take(s, o, orbit) ? size : 0;
    }
}

/* The next puzzle of the walk, from what is in s->givens. */
static enum reject_reason dig_on(struct searcher *s, const struct orbits *o,
                                 const struct dig_options *digging, struct generate_stats *stats)
{
    const struct target *t = &s->request->target;
    const bool has_late = memchr(s->room.late, true, s->layout->cell_count) != NULL;
    if (has_late) {
        dig_around(s, o, digging->min_givens, s->room.late, take_orbit);
    }
    /* With fewer of the pattern's givens the puzzle may stay as hard, but seldom does. */
    return has_late && !t->minimal ? REJECT_NONE : dig_board(s, digging, stats);
}

/* A random orbit that may be given, is not, and has an open cell; but none that stays, by orbit.
 * o->count: there is none. */
static unsigned pick_open_orbit(struct searcher *s, const struct orbits *o, const bool *open,
                                const bool *stays)
{
    uint16_t orbit[MAX_CELLS];
    unsigned count = 0;
    for (unsigned i = 0; i < o->count; i++) {
        if (may_give(s, o, i, open) && !stays[i]) {
            orbit[count++] = (uint16_t)i;
        }
    }
    return count ? orbit[pcg32_below(&s->rng, count)] : o->count;
}

/* Simpler techniques get stuck, but the required one does not find the next step. Under rules for
 * all cells they get stuck early, with most cells open, and each given among these moves the place
 * where they get stuck. Adds such givens until the technique comes next, and keeps those that leave
 * the others stuck. Returns how near the last puzzle comes. */
static int give_while_stuck(struct searcher *s, const struct orbits *o, bool open[MAX_CELLS])
{
    bool stays[MAX_CELLS] = {false};
    unsigned orbit;
    while ((orbit = pick_open_orbit(s, o, open, stays)) < o->count) {
        bool left[MAX_CELLS];
        set_orbit(s, o, orbit, true);
        const int reach =
            target_reach(&s->grader, &s->request->target, s->layout, &s->givens, NULL, left);
        if (reach >= NEED_MET) {
            return reach;
        }
        if (reach >= NEED_STUCK) {
            memcpy(open, left, sizeof left);
        } else {
            set_orbit(s, o, orbit, false);
            stays[orbit] = true;
        }
    }
    return NEED_STUCK;
}

enum reject_reason walk_to_required(struct searcher *s, const struct orbits *o, int reach,
                                    const struct dig_options *digging, check_met *met,
                                    struct generate_stats *stats)
{
    enum reject_reason reject_reason = REJECT_NOT_NEEDED;
    const unsigned steps = s->room.open ? WALK_STEPS_NEAR : WALK_STEPS;
    const struct grid first = s->givens;
    for (unsigned step = 0; step < steps; step++) {
        struct grid before = s->givens;
        bool open[MAX_CELLS];
        if (step || reach) {
            put_back(s, o);
        }
        reject_reason = dig_on(s, o, digging, stats);
        if (reject_reason != REJECT_NONE) {
            return reject_reason;
        }
        int now = memcmp(&first, &s->givens, sizeof first) == 0
                      ? 0
                      : target_reach(&s->grader, &s->request->target, s->layout, &s->givens,
                                     &s->room, open);
        const struct grid dug = s->givens;
        if (now >= NEED_STUCK && now < NEED_MET && s->layout->constraints &&
            !s->request->target.minimal) {
            now = give_while_stuck(s, o, open);
        }
        if (now < NEED_MET) {
            reject_reason = now >= NEED_STUCK ? REJECT_NOT_USED : REJECT_NOT_NEEDED;
            count_try(stats, reject_reason);
        } else {
            reject_reason = met(s, o, stats);
            if (reject_reason == REJECT_NONE) {
                return REJECT_NONE;
            }
        }
        s->givens = dug;
        if (now < reach) {
            s->givens = before;
        } else {
            reach = now;
        }
    }
    return reject_reason;
}

bool take_base(struct searcher *s, const struct orbits *o)
{
    if (s->mask || o->count != s->layout->cell_count ||
        !base_puzzle_draw(s->layout, &s->request->target.requires, &s->rng, &s->givens)) {
        return false;
    }
    memset(&s->room, 0, sizeof s->room);
    return solve_count(s->layout, &s->givens, 2, &s->board) == 1;
}
