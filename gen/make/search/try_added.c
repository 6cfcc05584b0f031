/* A puzzle with constraints that needs what is required, from one without them. What is rare on the
 * board is rarer among constraints, since they tell more. So the walk comes to a puzzle without
 * any; those of its board that leave it needing what is required are added, and givens go that
 * these make needless. */
#include "gen/make/search/searcher.h"

/* Techniques of constraints need some on the way. Constraints of a style, in a number or all over
 * the board cannot be chosen one by one. */
bool adds_constraints(const struct searcher *s)
{
    const struct generate_request *r = s->request;
    return may_walk(s) && s->tries >= PLAIN_TRIES && r->constraints.kinds &&
           r->target.givens_high > 0 && !r->target.minimal &&
           !(r->constraints.kinds & CALC_CAGE_KINDS) && !r->constraints.all_signs &&
           !r->style.bare && !r->style.needed &&
           !constraint_style_is_set(&r->constraints, &r->style) && !s->ground->constraints &&
           !requires_constraints(s) && (!s->styled || lines_are_found(&r->constraints, &r->style));
}

/* All constraints of the board in hand. False: some kind has none, they are all or none, or memory
 * is out. */
static bool draw_all(struct searcher *s, struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    struct constraint_spec others = r->constraints;
    others.kinds &= ~s->styled;
    constraint_list_clear(&s->constraints);
    if (s->styled && !lines_find(s->ground, s->board.cell, &r->constraints, &r->style,
                                 &s->line_ways, &s->rng, &s->constraints)) {
        stats->starved |= s->constraints.failed;
        return false;
    }
    constraints_draw(s->ground, s->board.cell, &others, r->target.level_high, &s->rng,
                     &s->constraints);
    if (!lay_constraints(s)) {
        stats->starved = true;
        return false;
    }
    return !constraints_bind_without(s->layout);
}

static bool still_needs(struct searcher *s, const struct layout *v)
{
    return target_reach(&s->grader, &s->request->target, v, &s->givens, NULL) == NEED_MET;
}

/* Leave those that leave what is required needed, tried one by one, and count them. False: memory
 * is out. */
static bool add_one_by_one(struct searcher *s, unsigned *added)
{
    bool gone[CONSTRAINT_MAX_COUNT];
    uint16_t order[CONSTRAINT_MAX_COUNT];
    const struct layout *all = layout_keep(s->layout);
    const unsigned count = constraint_count(all);
    bool laid = true;
    *added = 0;
    for (unsigned i = 0; i < count; i++) {
        order[i] = (uint16_t)i;
        gone[i] = true;
    }
    pcg32_shuffle(&s->rng, order, count);
    for (unsigned i = 0; i < count && i < MAX_ADDED && laid; i++) {
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

/* Take the givens that are needless for the solution and for the need. */
static void take_needless(struct searcher *s, const struct orbits *o)
{
    uint16_t order[MAX_CELLS];
    unsigned count = grid_given_count(s->layout, &s->givens);
    dig_draw_order(o, &s->rng, order);
    for (unsigned i = 0; i < o->count; i++) {
        const unsigned size = (unsigned)(o->start[order[i] + 1] - o->start[order[i]]);
        if (s->givens.cell[o->cell[o->start[order[i]]]] &&
            count >= s->request->target.givens_low + size && take_orbit(s, o, order[i])) {
            if (still_needs(s, s->layout)) {
                count -= size;
            } else {
                set_orbit(s, o, order[i], true);
            }
        }
    }
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
        take_needless(s, o);
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
