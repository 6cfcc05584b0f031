/* Puzzles of few givens, and of few givens or constraints where a puzzle has constraints: a walk
 * from one unique puzzle to a smaller one, board after board. */
#include "gen/make/search/searcher.h"

#include "base/work/stop.h"

/* Search for a puzzle of few givens. False: none was found. */
static bool find_few(struct searcher *s, uint64_t max_visits, struct few_givens_stats *stats,
                     const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    memset(stats, 0, sizeof *stats);
    if (s->few_givens) {
        s->few_givens->stats = *stats;
        bool found = few_givens_search(s->few_givens, r->few_givens, max_visits, &s->rng, stop);
        *stats = s->few_givens->stats;
        s->givens = s->few_givens->puzzle;
        s->board = s->few_givens->solution;
        return found;
    }
    return few_orbits_search(s->few_orbits, r->few_givens, max_visits, &s->rng, stop, stats,
                             s->live_visits, &s->givens, &s->board);
}

enum reject_reason try_few(struct searcher *s, enum symmetry symmetry, uint64_t max_visits,
                           struct generate_stats *stats, const atomic_bool *stop)
{
    struct few_givens_stats few;
    if (!s->few_givens) {
        few_orbits_drop(s->few_orbits);
        s->few_orbits = few_orbits_new(s->layout, &s->orbits[symmetry], s->request->mask);
        if (!s->few_orbits) {
            stats->starved = true;
            return REJECT_NO_BOARD;
        }
    }
    bool found = find_few(s, max_visits, &few, stop);
    stats->visited += few.visited;
    stats->boards += few.starts;
    if (few.barren) {
        stats->barren = true;
        stats->tries += few.boards;
        stats->rejects[REJECT_NOT_UNIQUE] += few.boards;
    }
    return found                       ? check_try(s, stats)
           : few.barren && !few.boards ? REJECT_NO_BOARD
                                       : REJECT_NOT_UNIQUE;
}

struct puzzle_search_best {
    unsigned count;              /* of givens or constraints */
    const struct layout *layout; /* a reference; NULL: there is none */
    struct grid givens;
    struct grid board;
};

/* Is what is in hand asked for, and better than all before? */
static void consider(struct searcher *s, unsigned count, struct puzzle_search_best *best,
                     struct generate_stats *stats)
{
    if (count < best->count && check_try(s, stats) == REJECT_NONE) {
        layout_drop(best->layout);
        *best = (struct puzzle_search_best){count, layout_keep(s->layout), s->givens, s->board};
    }
}

/* A board, its constraints, and the puzzle to begin with. False: there is none, or out of memory.
 */
static bool begin_walk(struct searcher *s, bool of_constraints, struct generate_stats *stats)
{
    const struct grid none = {{0}};
    if (!make_board(s, stats)) {
        return false;
    }
    if (!draw_constraints(s)) {
        stats->starved = true;
        return false;
    }
    s->givens = of_constraints ? none : s->board;
    return !of_constraints || s->bare || !solve_another(s->layout, &none, &s->board, NULL);
}

/* How many givens or constraints the puzzle in hand has. */
static unsigned count_in_hand(const struct searcher *s, bool of_constraints)
{
    return of_constraints ? fewest_constraint_count(s->layout)
                          : grid_given_count(s->layout, &s->givens);
}

/* A walk on a board. False: out of memory. */
static bool walk(struct searcher *s, bool of_constraints, uint64_t steps,
                 struct puzzle_search_best *best, struct generate_stats *stats,
                 const atomic_bool *stop)
{
    const struct layout *all = layout_keep(s->layout);
    unsigned now = count_in_hand(s, of_constraints);
    bool memory = true;
    consider(s, now, best, stats);
    for (uint64_t i = 0;
         i < steps && best->count > s->request->few_givens && !*stop && !stop_is_asked(); i++) {
        struct grid kept = s->givens;
        const struct layout *before = layout_keep(s->layout);
        stats->visited++;
        if (of_constraints) {
            const struct layout *v = fewest_step_constraints(
                before, all, &s->board, s->request->constraints.kinds, &s->rng);
            memory = v != NULL;
            take_layout(s, memory ? v : layout_keep(before));
        } else {
            fewest_step_givens(all, &s->board, &s->rng, &s->givens);
        }
        unsigned count = count_in_hand(s, of_constraints);
        if (memory && count <= now) {
            now = count;
            consider(s, now, best, stats);
        } else {
            s->givens = kept;
            take_layout(s, layout_keep(before));
        }
        layout_drop(before);
        if (!memory) {
            break;
        }
    }
    layout_drop(all);
    return memory;
}

enum reject_reason try_fewest(struct searcher *s, uint64_t max_steps, struct generate_stats *stats,
                              const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    bool of_constraints = r->target.givens_high == 0;
    struct puzzle_search_best best = {.count = UINT_MAX};
    uint64_t end = stats->visited + max_steps;
    while (stats->visited < end && best.count > r->few_givens && !*stop && !stop_is_asked() &&
           !stats->starved) {
        uint64_t left = end - stats->visited++;
        if (begin_walk(s, of_constraints, stats)) {
            stats->starved |= !walk(s, of_constraints, left < FEWEST_WALK ? left - 1 : FEWEST_WALK,
                                    &best, stats, stop);
        }
    }
    if (!best.layout || stats->starved) {
        layout_drop(best.layout);
        stats->tries++;
        stats->rejects[REJECT_NOT_UNIQUE]++;
        return REJECT_NOT_UNIQUE;
    }
    take_layout(s, best.layout);
    s->givens = best.givens;
    s->board = best.board;
    if (r->target.minimal && !drop_constraints(s)) {
        stats->starved = true;
        return REJECT_NOT_UNIQUE;
    }
    return check_try(s, stats);
}
