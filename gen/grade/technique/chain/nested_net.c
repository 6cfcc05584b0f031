/* Nested nets: an assumption is false if the nets inside the position after it lead to a
 * contradiction. It is the most expensive technique.
 *
 * Most candidates need not be followed: one that some consistent position fills ("witness"), or
 * that the solution fills, is never refuted. */
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
    struct witnesses *w = in_net_rules(e) ? &e->net->by_sums : &e->net->by_singles;
    cell_set fine[ENGINE_DIGITS];
    cell_set few = branch_few(e, s, most);
    witness_fills(e, w, &s->end, filled, fine);
    for (unsigned cell = 0, unchanged = 0; unchanged <= v->cell_count;
         cell = cell + 1 < v->cell_count ? cell + 1 : 0, unchanged++) {
        if (!set_has(&few, cell) || spend_steps(e, 400)) {
            continue;
        }
        e->work += in_net_rules(e) ? WORK_WITH_SUMS * digit_count(s->at->digits[cell]) : 0;
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (!branch_has(s, cell, digit) || set_has(&fine[digit], cell)) {
                continue;
            }
            if (branch_assume(e, s, room, cell, digit)) {
                witness_found(e, w, &room->end, fine);
                continue;
            }
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

/* Nested nets: an assumption is false if the nets inside its position lead to a contradiction. The
 * round bounds the candidates of the cells from which inner nets start. Outer cells with few
 * candidates come first. */
static bool nested_with(struct engine *e, unsigned round)
{
    static const unsigned bound[NESTED_ROUNDS + NESTED_SUM_ROUNDS] = {2, 3, MAX_SIZE, 0, MAX_SIZE};
    const struct layout *v = e->tables.v;
    const unsigned most = bound[round] < v->size ? bound[round] : v->size;
    struct witnesses *w = &e->net->by_nets[round];
    cell_set fine[ENGINE_DIGITS];
    cell_set holds[ENGINE_DIGITS];
    struct forcing_net_branch now = {.at = &e->now};
    struct forcing_net_branch outer = {.at = &e->trial[0]};
    struct forcing_net_branch inner = {.at = &e->trial[1]};
    find_solution(e, holds);
    branch_begin(e, &now);
    witness_fills(e, w, &now.end, NULL, fine);
    for (unsigned size = 2; size <= v->size; size++) {
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            if (digit_count(e->now.digits[cell]) != size) {
                continue;
            }
            FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
                if (spend_steps(e, in_net_rules(e) ? WORK_WITH_SUMS : 200)) {
                    return false;
                }
                if (set_has(&fine[digit], cell) || set_has(&holds[digit], cell)) {
                    continue;
                }
                struct candidate assumed = candidate_of(digit, cell);
                if (branch_assume(e, &now, &outer, cell, digit) &&
                    settle_with_nets(e, &outer, &inner, &assumed, most)) {
                    if (!spend_steps(e, 0)) { /* else nets inside were not all followed */
                        witness_found(e, w, &outer.end, fine);
                    }
                    continue;
                }
                eliminate(e, digit, cell);
                if (explaining(e)) {
                    explain_contradiction(e, cell, digit, true, most);
                }
                if (emit(e)) {
                    return true;
                }
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
    bool done = e->net->with_sums || e->work > WORK_OF_PUZZLE;
    for (unsigned round = 0; round + 1 < NESTED_ROUNDS && !done && !e->emitted; round++) {
        done = nested_with(e, round);
    }
    if (!done && !e->emitted && e->tables.v->constraints) {
        nested_from_all(e);
    }
    return e->mode == SEARCH_FIRST && e->emitted;
}

/* The same with sums: what follows an assumption is also what sums by the rule of 45, subsets and
 * places in houses give. Without inner nets first. Once a puzzle needs this, other nets inside nets
 * and nets with patterns, which take longer, are no longer looked for in it. */
bool find_sum_net(struct engine *e, int argument)
{
    (void)argument;
    bool done = false;
    if (!net_rules_suit(e->tables.v)) {
        return false;
    }
    if (on_path(e) && !e->net->with_sums) {
        e->net->with_sums = true;
        e->net->sums_end = e->work + WORK_OF_SUMS;
    }
    e->work_end = on_path(e) ? e->net->sums_end : e->work_end;
    net_rules_begin(e);
    e->units->in_nets = true;
    for (unsigned i = 0; i < NESTED_SUM_ROUNDS && !done && !e->emitted; i++) {
        done = nested_with(e, NESTED_ROUNDS + i);
    }
    e->units->in_nets = false;
    return e->mode == SEARCH_FIRST && e->emitted;
}
