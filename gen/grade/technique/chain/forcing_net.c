/* Forcing nets. An assumption is followed with everything that singles give after it, and with what
 * constraints rule out. Unlike in a chain, several consequences together can lead on. Three kinds
 * of conclusions follow:
 *
 *   - an assumption that leads to a contradiction is false;
 *   - what all candidates of a cell, or all places of a digit in a house, lead to is true;
 *   - what a candidate leads to both when it is there and when it is not is true.
 *
 * Every candidate of the position is an assumption to follow. Two things make that affordable. On
 * classic boards, singles are followed in vectors of houses (house_lanes.h). The position after
 * each assumption, its ending, is kept from step to step: candidates only disappear, so an old
 * ending needs only to be intersected with the new position. */
#include "gen/grade/technique/chain/forcing_net.h"

#include "gen/grade/technique/chain/net_trace.h"
#include "gen/grade/technique/constraint/constraint_follow.h"
#include "gen/grade/technique/search.h"

bool net_assume(const struct engine *e, const struct position *from, struct position *to,
                unsigned cell, unsigned digit, bool on)
{
    struct constraint_follow constraints;
    constraint_follow_begin(e, from, &constraints);
    position_copy(&e->tables, to, from);
    if (on) {
        position_place(&e->tables, to, cell, digit);
    } else {
        position_remove(&e->tables, to, cell, digit);
    }
    return constraint_follow_settle(e, to, &constraints);
}

static void net_begin(struct engine *e)
{
    struct net *n = e->net;
    n->known = false;
    n->asked = false;
    memset(n->ended, ENDING_UNKNOWN, sizeof n->ended);
    n->by_singles.count = 0;
    n->by_sums.count = 0;
    n->sums = SUMS_NONE;
    n->refuted = false;
    memset(n->tried, 0, sizeof n->tried);
    memset(n->weight, 0, sizeof n->weight);
    for (unsigned round = 0; round < NESTED_ROUNDS + NESTED_SUM_ROUNDS; round++) {
        n->by_nets[round].count = 0;
    }
}

const struct family net_family = {.size = sizeof(struct net), .begin = net_begin};

/* What holds in both of two cases: open in one of them, filled in both. */
static void ending_agree(const struct engine *e, struct ending *all, const struct ending *end)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        all->open[digit] = set_or(all->open[digit], end->open[digit]);
        all->filled[digit] = set_and(all->filled[digit], end->filled[digit]);
    }
}

/* Both endings are true: a cell is filled if either fills it, and a candidate is open only if both
 * leave it. */
static void ending_join(const struct engine *e, struct ending *all, const struct ending *end)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        all->open[digit] = set_and(all->open[digit], end->open[digit]);
        all->filled[digit] = set_or(all->filled[digit], end->filled[digit]);
    }
}

/* Where singles lead from the assumption; false: to a contradiction, `end` is the position in which
 * it was found. */
static bool assume_ending(struct engine *e, unsigned cell, unsigned digit, bool on,
                          struct ending *end)
{
    bool open = net_assume(e, &e->now, &e->trial[0], cell, digit, on);
    ending_of(e, &e->trial[0], end);
    return open;
}

/* Does the ending still have a choice in the cell, and for the digit in each of the cell's houses?
 * If not, removing a candidate there made a new single. */
static bool ending_open_at(const struct engine *e, const struct ending *end, unsigned cell,
                           unsigned digit)
{
    const struct layout *v = e->tables.v;
    unsigned left = 0;
    for (unsigned d = 1; d <= v->size && left < 2; d++) {
        left += set_has(&end->open[d], cell);
    }
    bool open = left > 1;
    for (unsigned k = 0; open && k < v->house_count_of[cell]; k++) {
        open = set_several(set_and(end->open[digit], e->tables.house[v->house_of[cell][k]]));
    }
    return open;
}

/* Remove from an ending the candidates that the position no longer has. If that makes no new
 * single, the result is the ending for the present position. Otherwise, and always with
 * constraints, the assumption must be followed again (false). */
static bool ending_renew(const struct engine *e, struct ending *end)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        cell_set gone = set_minus(end->open[digit], set_or(e->now.at[digit], e->now.filled[digit]));
        if (set_empty(gone)) {
            continue;
        }
        if (e->tables.v->constraints || set_meets(gone, end->filled[digit])) {
            return false;
        }
        end->open[digit] = set_minus(end->open[digit], gone);
        FOR_EACH_CELL(cell, gone) {
            if (!ending_open_at(e, end, cell, digit)) {
                return false;
            }
        }
    }
    return true;
}

const struct house_lanes *net_lanes(struct engine *e)
{
    struct net *n = e->net;
    if (n->now_stamp != e->stamp) {
        n->now_stamp = e->stamp;
        lanes_prepare(&n->lane_tables, e->tables.v);
        lanes_of_position(e->tables.v, &e->now, &n->now);
    }
    return &n->now;
}

bool net_renew_lanes(struct engine *e, unsigned cell, unsigned digit)
{
    struct net *n = e->net;
    const struct house_lanes *now = net_lanes(e);
    const unsigned slot = cell * LANE_DIGITS + digit - 1;
    struct house_lanes *lanes = &n->lanes[slot];
    bool open = n->ended[slot] == ENDING_OPEN
                    ? lanes_meet(&n->lane_tables, lanes, now, lanes)
                    : n->ended[slot] == ENDING_UNKNOWN &&
                          lanes_place(&n->lane_tables, now, cell, digit, lanes);
    n->ended[slot] = open ? ENDING_OPEN : ENDING_BROKEN;
    if (open) {
        lanes_cells(lanes, n->ending[slot].open, n->ending[slot].filled);
    }
    return open;
}

/* The ending after a candidate is placed, kept if there is room, else in `room`. A contradiction
 * found earlier stays one, but the position in which it shows is computed again, because net_agree
 * needs one. */
static const struct ending *net_ending(struct engine *e, unsigned cell, unsigned digit,
                                       struct ending *room, bool *open)
{
    struct net *n = e->net;
    unsigned slot = cell * e->tables.v->size + digit - 1;
    bool kept = slot < MAX_ENDINGS;
    struct ending *end = kept ? &n->ending[slot] : room;
    *open = kept && n->ended[slot] == ENDING_OPEN && ending_renew(e, end);
    if (!*open && net_in_lanes(e)) {
        *open = net_renew_lanes(e, cell, digit);
    }
    if (!*open) {
        *open = assume_ending(e, cell, digit, true, end);
    }
    if (kept) {
        n->ended[slot] = *open ? ENDING_OPEN : ENDING_BROKEN;
    }
    return end;
}

static bool net_broken(const struct engine *e, unsigned cell, unsigned digit)
{
    unsigned slot = cell * e->tables.v->size + digit - 1;
    return slot < MAX_ENDINGS && e->net->ended[slot] == ENDING_BROKEN;
}

/* What follows first from taking a candidate away: another one that becomes a single. */
enum without { WITHOUT_NOTHING, WITHOUT_SINGLE, WITHOUT_PLACE /* a cell or house has no other */ };

/* The first consequence of removing a candidate: another one that becomes a single, or nothing, or
 * a contradiction because a cell or a house would be empty. */
static enum without without_candidate(const struct engine *e, unsigned cell, unsigned digit,
                                      struct candidate *single)
{
    const struct layout *v = e->tables.v;
    digit_set others = e->now.digits[cell] & ~digit_bit(digit);
    enum without found = WITHOUT_NOTHING;
    if (!others) {
        return WITHOUT_PLACE;
    }
    if (is_single(others)) {
        *single = candidate_of(lowest_digit(others), cell);
        found = WITHOUT_SINGLE;
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        uint32_t rest = e->now.places[h][digit] & ~(1U << v->place_in[cell][k]);
        if (!rest) {
            return WITHOUT_PLACE;
        }
        if (!is_single(rest)) {
            continue;
        }
        *single = candidate_of(digit, v->house[h].cell[__builtin_ctz(rest)]);
        found = WITHOUT_SINGLE;
    }
    return found;
}

/* Intersect the endings of several cases. The first case begins the intersection. */
static void net_agree(const struct engine *e, struct ending *all, const struct ending *end,
                      bool first)
{
    if (first) {
        ending_copy(e, all, end);
    } else {
        ending_agree(e, all, end);
    }
}

/* Follow the candidate being there and being removed. The ending of the first counts for its cell
 * and its houses; what both endings agree on is true. If removing it makes a single, the ending of
 * that single is used, which is usually known already. If removing it makes none, it leads to
 * nothing new. */
static void net_both(struct engine *e, unsigned cell, unsigned digit)
{
    const struct layout *v = e->tables.v;
    struct net *n = e->net;
    struct ending room[2];
    struct ending both;
    struct candidate single;
    bool open;
    const struct ending *with = net_ending(e, cell, digit, &room[0], &open);
    if (!open) {
        set_remove(&n->sure.open[digit], cell);
    }
    net_agree(e, &n->of_cell[cell], with,
              is_single(e->now.digits[cell] & (digit_bit(digit) * 2 - 1)));
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        net_agree(e, &n->of_house[h][digit], with,
                  is_single(e->now.places[h][digit] & ((2U << v->place_in[cell][k]) - 1)));
    }
    enum without next = without_candidate(e, cell, digit, &single);
    if (next == WITHOUT_NOTHING) {
        return;
    }
    const struct ending *without = &room[1];
    open = false;
    if (next == WITHOUT_SINGLE && !net_broken(e, single.cell, single.digit)) {
        without = net_ending(e, single.cell, single.digit, &room[1], &open);
    }
    if (!open) {
        without = &room[1];
        if (!assume_ending(e, cell, digit, false, &room[1])) {
            set_add(&n->sure.filled[digit], cell);
        }
    }
    ending_copy(e, &both, without);
    ending_agree(e, &both, with);
    ending_join(e, &n->sure, &both);
}

/* Is anything that nets proved in an earlier position still to be done? Proofs stay valid. */
static bool net_pending(const struct engine *e)
{
    const struct net *n = e->net;
    bool any = false;
    for (unsigned digit = 1; n->known && digit <= e->tables.v->size; digit++) {
        any |= !set_within(e->now.at[digit], set_minus(n->sure.open[digit], n->sure.filled[digit]));
    }
    return any;
}

/* Work out everything that nets prove. */
static void net_make(struct engine *e)
{
    const struct layout *v = e->tables.v;
    struct net *n = e->net;
    ending_of(e, &e->now, &n->sure);
    n->known = true;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (spend_steps(e, 400 * digit_count(e->now.digits[cell]))) {
            return; /* what cells and houses agree on is not known */
        }
        FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
            net_both(e, cell, digit);
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (e->now.digits[cell]) {
            ending_join(e, &n->sure, &n->of_cell[cell]);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (e->now.places[h][digit]) {
                ending_join(e, &n->sure, &n->of_house[h][digit]);
            }
        }
    }
}

/* Do the conclusions place a candidate that is still open (on), or remove it (off)? */
static bool concluded(const struct ending *o, unsigned cell, unsigned digit, bool on)
{
    return on ? set_has(&o->filled[digit], cell) : !set_has(&o->open[digit], cell);
}

/* Does the assumption lead to digit d being (or not being) in a cell? */
static bool leads_to(struct engine *e, unsigned from, unsigned assumed, bool assumed_on,
                     unsigned cell, unsigned digit, bool on)
{
    struct ending end;
    if (!assume_ending(e, from, assumed, assumed_on, &end)) {
        return true; /* to anything */
    }
    return concluded(&end, cell, digit, on);
}

/* Explain the assumptions that all lead to the instance's effect: those of a candidate, a cell, or
 * a house. */
static void explain_net(struct engine *e, unsigned cell, unsigned digit, bool on)
{
    const struct layout *v = e->tables.v;
    const struct net *n = e->net;
    if (!net_assume(e, &e->now, &e->trial[0], cell, digit, !on)) {
        explain_contradiction(e, cell, digit, !on, 0);
        return;
    }
    for (unsigned from = 0; from < v->cell_count; from++) {
        if (!e->now.digits[from] || !concluded(&n->of_cell[from], cell, digit, on)) {
            continue;
        }
        FOR_EACH_DIGIT(d, e->now.digits[from]) {
            explain_branch(e, from, d, true);
        }
        return;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned d = 1; d <= v->size; d++) {
            if (!e->now.places[h][d] || !concluded(&n->of_house[h][d], cell, digit, on)) {
                continue;
            }
            cite_house(e, h);
            for (uint32_t mask = e->now.places[h][d]; mask; mask &= mask - 1) {
                explain_branch(e, v->house[h].cell[__builtin_ctz(mask)], d, true);
            }
            return;
        }
    }
    for (unsigned from = 0; from < v->cell_count; from++) {
        FOR_EACH_DIGIT(d, e->now.digits[from]) {
            if (!leads_to(e, from, d, true, cell, digit, on) ||
                !leads_to(e, from, d, false, cell, digit, on)) {
                continue;
            }
            explain_branch(e, from, d, true);
            explain_branch(e, from, d, false);
            return;
        }
    }
}

/* Like forcing chains: placements first, then eliminations, each by cell and digit. */
bool find_forcing_net(struct engine *e, int argument)
{
    (void)argument;
    if (!on_path(e) || !net_pending(e)) {
        net_make(e);
    }
    for (unsigned on = 2; on-- > 0;) {
        for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
            FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
                if (!concluded(&e->net->sure, cell, digit, on)) {
                    continue;
                }
                if (on) {
                    place(e, digit, cell);
                } else {
                    eliminate(e, digit, cell);
                }
                if (explaining(e)) {
                    explain_net(e, cell, digit, on);
                }
                if (emit(e)) {
                    return true;
                }
            }
        }
    }
    return false;
}
