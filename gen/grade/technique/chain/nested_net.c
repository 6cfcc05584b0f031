/* Nested nets: an assumption is false if the nets inside the position after it lead to a
 * contradiction. It is the most expensive technique.
 *
 * Most candidates need not be followed: one that some consistent position fills ("witness"), or
 * that the solution fills, is never refuted. */
#include "gen/grade/technique/chain/deep_net.h"
#include "gen/grade/technique/chain/forcing_net.h"
#include "gen/grade/technique/chain/net_trace.h"
#include "gen/grade/technique/constraint/constraint_follow.h"
#include "gen/grade/technique/search.h"
#include "gen/solve/solve.h"

/* A position after assumptions, with its ending; in lanes if the engine's position is. */
struct forcing_net_branch {
    struct position *at;
    struct house_lanes lanes;
    struct ending end;
};

/* The branch without assumptions: the engine's position. */
static void branch_begin(struct engine *e, struct forcing_net_branch *now)
{
    if (net_in_lanes(e)) {
        now->lanes = *net_lanes(e);
    }
    ending_of(e, &e->now, &now->end);
}

/* Place a candidate and follow it. On classic boards the ending of the candidate alone is known, so
 * the two positions are intersected. False: a contradiction. */
static bool branch_assume(struct engine *e, const struct forcing_net_branch *from,
                          struct forcing_net_branch *to, unsigned cell, unsigned digit)
{
    struct net *n = e->net;
    if (!net_in_lanes(e)) {
        bool open = net_assume(e, from->at, to->at, cell, digit, true);
        ending_of(e, to->at, &to->end);
        return open;
    }
    const unsigned slot = cell * LANE_DIGITS + digit - 1;
    if (n->ended[slot] == ENDING_BROKEN ||
        (n->ended[slot] == ENDING_UNKNOWN && !net_renew_lanes(e, cell, digit)) ||
        !lanes_meet(&n->lane_tables, &from->lanes, &n->lanes[slot], &to->lanes)) {
        return false;
    }
    lanes_cells(&to->lanes, to->end.open, to->end.filled);
    return true;
}

/* Take a candidate from it, and follow that. */
static bool branch_remove(struct engine *e, struct forcing_net_branch *s, unsigned cell,
                          unsigned digit)
{
    struct constraint_follow constraints;
    bool open;
    if (net_in_lanes(e)) {
        open = lanes_remove(&e->net->lane_tables, &s->lanes, cell, digit);
        lanes_cells(&s->lanes, s->end.open, s->end.filled);
        return open;
    }
    constraint_follow_begin(e, s->at, &constraints);
    position_remove(&e->tables, s->at, cell, digit);
    open = constraint_follow_settle(e, s->at, &constraints);
    ending_of(e, s->at, &s->end);
    return open;
}

/* Is the candidate there, in a cell that is not filled? */
static inline bool branch_has(const struct forcing_net_branch *s, unsigned cell, unsigned digit)
{
    return set_has(&s->end.open[digit], cell) && !set_has(&s->end.filled[digit], cell);
}

/* The unfilled cells with two to `most` candidates, for most <= 3; of more, all. least[n] are the
 * cells with at least n candidates, counted digit by digit in bit sets. */
static cell_set branch_few(const struct engine *e, const struct forcing_net_branch *s,
                           unsigned most)
{
    cell_set least[5] = {set_none(), set_none(), set_none(), set_none(), set_none()};
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        for (unsigned n = 4; n > 1; n--) {
            least[n] = set_or(least[n], set_and(least[n - 1], s->end.open[digit]));
        }
        least[1] = set_or(least[1], s->end.open[digit]);
    }
    return most <= 3 ? set_minus(least[2], least[most + 1]) : least[2];
}

static void witness_add(const struct engine *e, struct witnesses *w, const struct ending *s)
{
    ending_copy(e, &w->of[w->count++ % MAX_WITNESSES], s);
}

/* Is the ending a part of a position, so that all its candidates still exist there? Then the same
 * ending is reached from that position by any candidate that the ending fills. Singles only remove
 * candidates and the result does not depend on their order. */
static bool ending_within(const struct engine *e, const struct ending *end, const struct ending *s)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        if (!set_within(end->open[digit], s->open[digit])) {
            return false;
        }
    }
    return true;
}

/* The candidates of position s that some witness within s fills. Placing such a candidate leads to
 * that witness or to fewer consequences, so to no contradiction: it need not be tried. filled: a
 * witness within s fills that candidate too, which is a quick first test; NULL: no such test. */
static void witness_fills(const struct engine *e, const struct witnesses *w, const struct ending *s,
                          const struct candidate *filled, cell_set fine[ENGINE_DIGITS])
{
    unsigned count = w->count < MAX_WITNESSES ? w->count : MAX_WITNESSES;
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        fine[digit] = set_none();
    }
    for (unsigned i = 0; i < count; i++) {
        if ((filled && !set_has(&w->of[i].filled[filled->digit], filled->cell)) ||
            !ending_within(e, &w->of[i], s)) {
            continue;
        }
        for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
            fine[digit] = set_or(fine[digit], w->of[i].filled[digit]);
        }
    }
}

/* A position without a contradiction becomes a witness. It lies within the position for which
 * `fine` was computed, so its filled candidates are fine. */
static void witness_found(const struct engine *e, struct witnesses *w, const struct ending *s,
                          cell_set fine[ENGINE_DIGITS])
{
    witness_add(e, w, s);
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        fine[digit] = set_or(fine[digit], s->filled[digit]);
    }
}

/* Of an assumption that a net with sums follows: about 50 microseconds. */
enum { WORK_WITH_SUMS = 8000 };

/* In the position after `filled`, remove every candidate that singles refute from cells of at most
 * `most` candidates, until no more is refuted. False: a contradiction. */
static bool settle_with_nets(struct engine *e, struct forcing_net_branch *s,
                             struct forcing_net_branch *room, const struct candidate *filled,
                             unsigned most)
{
    const struct layout *v = e->tables.v;
    struct net *n = e->net;
    struct witnesses *w = in_net_rules(e) ? &n->by_sums : &n->by_singles;
    const unsigned work_of_cell = in_net_rules(e) && !n->by_weight ? WORK_WITH_SUMS : 0;
    cell_set fine[ENGINE_DIGITS];
    cell_set few = branch_few(e, s, most);
    witness_fills(e, w, &s->end, filled, fine);
    for (unsigned i = 0, unchanged = 0; unchanged <= v->cell_count;
         i = i + 1 < v->cell_count ? i + 1 : 0, unchanged++) {
        const unsigned cell = n->order[i];
        if (!set_has(&few, cell) || spend_steps(e, 400)) {
            continue;
        }
        e->work += work_of_cell * digit_count(s->at->digits[cell]);
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (!branch_has(s, cell, digit) || set_has(&fine[digit], cell)) {
                continue;
            }
            e->work += n->by_weight ? WORK_WITH_SUMS : 0;
            if (branch_assume(e, s, room, cell, digit)) {
                witness_found(e, w, &room->end, fine);
                continue;
            }
            n->weight[cell] += n->by_weight;
            if (!branch_remove(e, s, cell, digit)) {
                return false;
            }
            few = branch_few(e, s, most);
            witness_fills(e, w, &s->end, filled, fine);
            unchanged = 0; /* once around again */
        }
    }
    return true;
}

/* The cells of each digit in a solution of a classic board: placing one of these never leads to a
 * contradiction as long as the position has the whole solution. The counter of gen/solve finds it,
 * once for each puzzle. Empty if the position has lost a candidate of the solution, and on other
 * boards, where solving may take long. This only skips work: it never decides a step. */
static void find_solution(struct engine *e, cell_set holds[ENGINE_DIGITS])
{
    const struct layout *v = e->tables.v;
    struct net *n = e->net;
    bool fits = v->classic;
    memset(holds, 0, ENGINE_DIGITS * sizeof holds[0]);
    if (v->classic && !n->asked) {
        struct grid filled = {.cell = {0}};
        memcpy(filled.cell, e->now.value, v->cell_count);
        n->asked = true;
        n->solved = solve_count(v, &filled, 1, &n->solution) > 0;
    }
    for (unsigned cell = 0; cell < v->cell_count && fits; cell++) {
        fits = n->solved && (e->now.value[cell] == n->solution.cell[cell] ||
                             e->now.digits[cell] & digit_bit(n->solution.cell[cell]));
    }
    for (unsigned cell = 0; cell < v->cell_count && fits; cell++) {
        set_add(&holds[n->solution.cell[cell]], cell);
    }
}

/* A round of nested nets: the bound of the candidates of cells from which inner nets start, and
 * candidates that need not be followed. */
struct nested_round {
    unsigned most;
    struct witnesses *w;
    cell_set fine[ENGINE_DIGITS];
    cell_set holds[ENGINE_DIGITS];
    struct forcing_net_branch now, outer, inner;
};

static void round_begin(struct engine *e, unsigned round, struct nested_round *r)
{
    static const unsigned bound[NESTED_ROUNDS + NESTED_SUM_ROUNDS] = {2, 3,        MAX_SIZE,
                                                                      0, MAX_SIZE, MAX_SIZE};
    const struct layout *v = e->tables.v;
    r->most = bound[round] < v->size ? bound[round] : v->size;
    r->w = &e->net->by_nets[round];
    r->now.at = &e->now;
    r->outer.at = &e->trial[0];
    r->inner.at = &e->trial[1];
    e->net->by_weight = round == NESTED_BY_WEIGHT;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        e->net->order[cell] = (uint16_t)cell;
    }
    find_solution(e, r->holds);
    branch_begin(e, &r->now);
    witness_fills(e, r->w, &r->now.end, NULL, r->fine);
}

/* Do the nets inside the position after a candidate lead to a contradiction? */
static bool nets_refute(struct engine *e, struct nested_round *r, struct candidate c)
{
    if (set_has(&r->fine[c.digit], c.cell) || set_has(&r->holds[c.digit], c.cell)) {
        return false;
    }
    if (!branch_assume(e, &r->now, &r->outer, c.cell, c.digit) ||
        !settle_with_nets(e, &r->outer, &r->inner, &c, r->most)) {
        return true;
    }
    if (!spend_steps(e, 0)) { /* else nets inside were not all followed */
        witness_found(e, r->w, &r->outer.end, r->fine);
    }
    return false;
}

static bool emit_refuted(struct engine *e, const struct nested_round *r, struct candidate c)
{
    eliminate(e, c.digit, c.cell);
    if (explaining(e)) {
        explain_contradiction(e, c.cell, c.digit, true, r->most);
    }
    return emit(e);
}

/* Nets by weight, which come next, start from those that were not tried. */
static void note_tried(struct engine *e, struct candidate c)
{
    if (on_path(e) && e->net->sums < SUMS_BY_WEIGHT && !spend_steps(e, 0)) {
        e->net->tried[c.cell] |= digit_bit(c.digit);
    }
}

/* Outer cells with few candidates come first. */
static bool nested_with(struct engine *e, unsigned round)
{
    const struct layout *v = e->tables.v;
    struct nested_round r;
    round_begin(e, round, &r);
    for (unsigned size = 2; size <= v->size; size++) {
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            if (digit_count(e->now.digits[cell]) != size) {
                continue;
            }
            FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
                const struct candidate c = candidate_of(digit, cell);
                if (spend_steps(e, in_net_rules(e) ? WORK_WITH_SUMS : 200)) {
                    return false;
                }
                if (nets_refute(e, &r, c) && emit_refuted(e, &r, c)) {
                    return true;
                }
                note_tried(e, c);
            }
        }
    }
    return false;
}

/* ---- by weight ----
 *
 * A cell weighs more the more of its candidates nets have refuted, inside other nets too. Nets
 * start from heavy cells first, and from each candidate once, whatever is found meanwhile, before
 * they start from any again: a step changes little, and what it makes possible is mostly elsewhere.
 */

enum { WEIGHT_OF_STEP = 3 };

/* All cells, the heaviest first. */
static void order_by_weight(struct engine *e)
{
    struct net *n = e->net;
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        unsigned i = cell;
        for (; i > 0 && n->weight[n->order[i - 1]] < n->weight[cell]; i--) {
            n->order[i] = n->order[i - 1];
        }
        n->order[i] = (uint16_t)cell;
    }
}

/* The first cell in the order with a candidate that was not tried. */
static bool find_untried(const struct engine *e, struct candidate *c)
{
    const struct net *n = e->net;
    for (unsigned i = 0; i < e->tables.v->cell_count; i++) {
        const digit_set left = e->now.digits[n->order[i]] & ~n->tried[n->order[i]];
        if (left) {
            *c = candidate_of(lowest_digit(left), n->order[i]);
            return true;
        }
    }
    return false;
}

static bool nested_by_weight(struct engine *e)
{
    struct net *n = e->net;
    struct nested_round r;
    struct candidate c;
    round_begin(e, NESTED_BY_WEIGHT, &r);
    for (order_by_weight(e); !spend_steps(e, WORK_WITH_SUMS); order_by_weight(e)) {
        if (!find_untried(e, &c)) {
            if (!n->refuted) {
                return false;
            }
            n->refuted = false;
            memset(n->tried, 0, sizeof n->tried);
        } else if (!nets_refute(e, &r, c)) {
            n->tried[c.cell] |= digit_bit(c.digit);
        } else {
            n->refuted = true;
            n->weight[c.cell] += WEIGHT_OF_STEP;
            if (emit_refuted(e, &r, c)) {
                return true;
            }
        }
    }
    return false;
}

/* ---- deep nets ----
 *
 * Long nets from few candidates do more than short ones from many. A turn starts from heavy cells
 * until its work is done. If it has found nothing, nets of the next may be twice as long. */

enum { DEEP_LENGTH_AT_FIRST = 2048, WORK_OF_TURN = 8000 * WORK_WITH_SUMS };

static void next_turn(struct engine *e)
{
    struct net *n = e->net;
    if (!n->refuted && n->deep_length < DEEP_LENGTH) {
        n->deep_length *= 2;
    } else if (n->refuted && n->deep_length > DEEP_LENGTH_AT_FIRST) {
        n->deep_length /= 2;
    }
    n->refuted = false;
    n->turn_end = e->work + WORK_OF_TURN;
    memset(n->tried, 0, sizeof n->tried);
}

static void deep_begin(struct engine *e)
{
    struct net *n = e->net;
    n->sums = SUMS_DEEP;
    n->sums_end = e->work + WORK_OF_DEEP;
    n->deep_length = DEEP_LENGTH_AT_FIRST;
    n->refuted = true;
    next_turn(e);
}

static bool deep_nets(struct engine *e)
{
    struct net *n = e->net;
    struct candidate c;
    for (order_by_weight(e); !spend_steps(e, WORK_WITH_SUMS); order_by_weight(e)) {
        if (e->work > n->turn_end || !find_untried(e, &c)) {
            next_turn(e);
        } else if (net_assume(e, &e->now, &e->trial[0], c.cell, c.digit, true) &&
                   !deep_refute(e, &e->trial[0], n->deep_length, WORK_WITH_SUMS)) {
            n->tried[c.cell] |= digit_bit(c.digit);
        } else {
            n->refuted = true;
            n->weight[c.cell] += WEIGHT_OF_STEP;
            eliminate(e, c.digit, c.cell);
            if (explaining(e)) {
                explain_deep(e, c);
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}

/* As much work as this is worth: of the minimal killers that the first two rounds do not solve, it
 * solves most, and none of its searches takes seconds. */
enum { WIDE_WORK = 3000000 };

static void nested_from_all(struct engine *e)
{
    const uint64_t end = e->work_end;
    e->work_end = e->work_end - e->work > WIDE_WORK ? e->work + WIDE_WORK : e->work_end;
    nested_with(e, NESTED_ROUNDS - 1);
    e->work_end = end;
}

/* Inner nets from bivalue cells first, then from cells of up to three candidates. That is enough
 * for every classic board. With few constraints and no givens, hardly a cell has so few: then from
 * all, within a limit. */
bool find_nested_net(struct engine *e, int argument)
{
    (void)argument;
    bool done = e->net->sums != SUMS_NONE || e->work > WORK_OF_PUZZLE;
    for (unsigned round = 0; round + 1 < NESTED_ROUNDS && !done && !e->emitted; round++) {
        done = nested_with(e, round);
    }
    if (!done && !e->emitted && e->tables.v->constraints) {
        nested_from_all(e);
    }
    return e->mode == SEARCH_FIRST && e->emitted;
}

/* The rounds with sums, within their work. */
static void nested_with_sums(struct engine *e)
{
    struct net *n = e->net;
    const bool before = !on_path(e) || n->sums < SUMS_BY_WEIGHT;
    for (unsigned round = NESTED_ROUNDS; before && round < NESTED_BY_WEIGHT && !e->emitted;
         round++) {
        if (on_path(e)) {
            memset(n->tried, 0, sizeof n->tried);
        }
        nested_with(e, round);
    }
    if (!on_path(e) || e->emitted) {
        return;
    }
    if (n->sums < SUMS_BY_WEIGHT) {
        n->sums = SUMS_BY_WEIGHT;
        n->sums_end = e->work + WORK_BY_WEIGHT;
    }
    e->work_end = n->sums_end;
    if (n->sums == SUMS_BY_WEIGHT && (nested_by_weight(e) || e->emitted)) {
        return;
    }
    if (n->sums != SUMS_DEEP) {
        deep_begin(e);
    }
    e->work_end = n->sums_end;
    deep_nets(e);
}

/* The same with sums: what follows an assumption is also what sums by the rule of 45, subsets and
 * places in houses give. Without inner nets first. Once a puzzle needs this, other nets inside nets
 * and nets with patterns, which take longer, are no longer looked for in it; and once these have
 * found nothing, only nets by weight, and then only deep ones. */
bool find_sum_net(struct engine *e, int argument)
{
    struct net *n = e->net;
    (void)argument;
    if (!net_rules_suit(e->tables.v)) {
        return false;
    }
    if (on_path(e) && n->sums == SUMS_NONE) {
        n->sums = SUMS_IN_ORDER;
        n->sums_end = e->work + WORK_OF_SUMS;
    }
    e->work_end = on_path(e) ? n->sums_end : e->work_end;
    net_rules_begin(e);
    e->units->in_nets = true;
    nested_with_sums(e);
    e->units->in_nets = false;
    return e->mode == SEARCH_FIRST && e->emitted;
}
