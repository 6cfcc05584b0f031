/* A puzzle with constraints that needs what is required, from one that has none but rules for all
 * cells. What is rare on the board is rarer among constraints, since they tell more. So the walk
 * finds a puzzle first. Then constraints of its board are added if it still needs what is required,
 * and givens that these make needless are taken. */
#include "gen/make/search/searcher.h"

/* Attempts of either kind take turns where lines are drawn first: on small boards a puzzle without
 * constraints hardly ever needs what one with lines does.
 *
 * Techniques of constraints need some on the way. Constraints of a style, in a number or all over
 * the board cannot be chosen one by one, and rules for all cells hold from the start. */
bool adds_constraints(const struct searcher *s)
{
    const struct generate_request *r = s->request;
    const bool patient = draws_first(s) && !base_puzzle_stored(s->ground, &r->target.requires);
    return may_walk(s) &&
           (patient ? s->tries / DRAWN_TRIES % ADDED_ROUNDS != 0 : s->tries >= PLAIN_TRIES) &&
           r->constraints.kinds & ~constraint_spec_rules(&r->constraints) &&
           r->target.givens_high > 0 && !r->target.minimal &&
           !(r->constraints.kinds & CALC_CAGE_KINDS) && !r->constraints.all_signs &&
           !r->style.bare && !r->style.needed &&
           !constraint_style_is_set(&r->constraints, &r->style) &&
           !requires_of_constraints(s, LEVEL_EASY);
}

/* All constraints of the board in hand. False: some kind has none, they are all or none, or memory
 * is out. */
static bool draw_all(struct searcher *s, struct generate_stats *stats)
{
    if (s->styled && !(draws_first(s) ? draw_styled(s, DRAW_CHOICE, 0) : find_lines(s))) {
        stats->starved |= s->constraints.failed;
        return false;
    }
    if (!draw_others(s)) {
        stats->starved = true;
        return false;
    }
    return !constraints_bind_without(s->layout);
}

static bool still_needs(struct searcher *s, const struct layout *v)
{
    return target_reach(&s->grader, &s->request->target, v, &s->givens, NULL, NULL) == NEED_MET;
}

/* Leave those that leave what is required needed, tried one by one, and count them. False: memory
 * is out. */
static bool add_one_by_one(struct searcher *s, unsigned *added)
{
    bool gone[CONSTRAINT_MAX_COUNT];
    uint16_t order[CONSTRAINT_MAX_COUNT];
    const struct layout *all = layout_keep(s->layout);
    const unsigned count = constraint_count(all);
    unsigned drawn = 0; /* those that are no rules */
    bool laid = true;
    *added = 0;
    for (unsigned i = 0; i < count; i++) {
        gone[i] = !constraint_is_rule(constraint_at(all, i));
        order[drawn] = (uint16_t)i;
        drawn += gone[i];
    }
    pcg32_shuffle(&s->rng, order, drawn);
    for (unsigned i = 0; i < drawn && i < MAX_ADDED && laid; i++) {
        gone[order[i]] = false;
        const struct layout *more = constraints_without(all, gone);
        laid = more != NULL;
        gone[order[i]] = !laid || !still_needs(s, more);
        if (gone[order[i]]) {
            layout_drop(more);
        } else {
            take_layout(s, more);
            ++*added;
        }
    }
    layout_drop(all);
    return laid && solve_prepare(s->layout);
}

/* As take_orbit, if what is required stays needed too. */
static bool take_needless(struct searcher *s, const struct orbits *o, unsigned orbit)
{
    const bool unique = take_orbit(s, o, orbit);
    const bool needed = unique && still_needs(s, s->layout);
    if (unique && !needed) {
        set_orbit(s, o, orbit, true);
    }
    return needed;
}

enum reject_reason add_constraints(struct searcher *s, const struct orbits *o,
                                   struct generate_stats *stats)
{
    const struct grid plain = s->givens;
    unsigned added = 0;
    enum reject_reason reject_reason;
    if (draw_all(s, stats) && !add_one_by_one(s, &added)) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    if (added >= WANTED_ADDED || (added && s->too_few++ >= MAX_TOO_FEW)) {
        dig_around(s, o, s->request->target.givens_low, NULL, take_needless);
        reject_reason = check_needed(s, o, stats);
    } else {
        reject_reason = pass_over_board(stats);
    }
    if (reject_reason != REJECT_NONE) {
        take_layout(s, layout_keep(s->ground));
        s->givens = plain;
    }
    return reject_reason;
}
