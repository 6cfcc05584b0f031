/* Nice loops and alternating inference chains, plain, grouped, and with almost locked sets.
 *
 * When node a being off makes node b on, one of the two is true, so what is weakly linked to both
 * goes: an alternating inference chain, or a discontinuous nice loop where that is one candidate.
 * When a and b are weakly linked themselves the chain closes to a continuous loop, and each of its
 * weak links turns strong. When a itself comes on, it is true.
 *
 * The path takes HoDoKu's forms of loops and chains; a round takes all that they rule out at once;
 * and where each instance is wanted, or almost locked sets are nodes, the general forms are looked
 * for. */
#include "gen/grade/technique/als/als_sets.h"
#include "gen/grade/technique/chain/candidate_closure.h"
#include "gen/grade/technique/chain/chain_watch.h"
#include "gen/grade/technique/chain/implications.h"
#include "gen/grade/technique/search.h"

/* The three kinds of loop and chain at one level: continuous, discontinuous, AIC. */
struct loop_ids {
    int continuous;
    int discontinuous;
    int aic;
};

static const struct loop_ids loops_of[] = {
    [NODE_CANDIDATE] = {TECHNIQUE_CONTINUOUS_NICE_LOOP, TECHNIQUE_DISCONTINUOUS_NICE_LOOP,
                        TECHNIQUE_AIC},
    [NODE_GROUP] = {TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP,
                    TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP, TECHNIQUE_GROUPED_AIC},
};

/* ---- the general forms ---- */

/* Which of them are wanted. */
struct wanted_loops {
    bool continuous;
    bool discontinuous;
    bool aic;
    bool open_ended; /* a loop that closes counts as a chain between its ends as well */
};

static struct wanted_loops wanted_loops(const struct engine *e, const struct loop_ids *ids)
{
    if (e->mode == SEARCH_VISIT) {
        return (struct wanted_loops){.continuous = e->only == ids->continuous,
                                     .discontinuous = e->only == ids->discontinuous,
                                     .aic = e->only == ids->aic,
                                     .open_ended = e->only != ids->continuous};
    }
    return (struct wanted_loops){.continuous = is_usable(e, ids->continuous),
                                 .discontinuous = is_usable(e, ids->discontinuous),
                                 .aic = is_usable(e, ids->aic)};
}

static bool common_any(const struct link_graph *g, unsigned a, unsigned b)
{
    unsigned words = (g->candidates + 63) / 64;
    uint64_t any = 0;
    for (unsigned w = 0; w < words; w++) {
        uint64_t both = g->weak[a][w] & g->weak[b][w];
        if (w == words - 1 && g->candidates % 64) {
            both &= (1ULL << g->candidates % 64) - 1;
        }
        any |= both;
    }
    return any != 0;
}

/* What a weak link of a loop rules out, the loop's own cells left alone. */
static void eliminate_by_weak_link(struct engine *e, unsigned a, unsigned b, cell_set loop)
{
    const struct link_graph *g = e->graph;
    const struct node *n = &g->node[a];
    const struct node *m = &g->node[b];
    if (n->digit == m->digit) {
        eliminate_set(e, n->digit, set_minus(set_and(n->sees, m->sees), loop));
    } else {
        eliminate_digits(e, set_first(n->cells), ~(digit_bit(n->digit) | digit_bit(m->digit)));
    }
}

/* A strong link of a loop through an almost locked set: the set (with the cell that the link
 * forces, where it ends in one) is locked on all but the link's two digits. */
static void eliminate_by_locked_set(struct engine *e, unsigned a, unsigned b)
{
    const struct link_graph *g = e->graph;
    if (g->node[a].kind != NODE_ALS) {
        unsigned swap = a;
        a = b;
        b = swap;
    }
    if (g->node[a].kind != NODE_ALS) {
        return;
    }
    const struct als *set = &e->als->set[g->node[a].als];
    bool both_sets = g->node[b].kind == NODE_ALS;
    cell_set forced = both_sets ? set_none() : g->node[b].cells;
    digit_set ends = digit_bit(g->node[a].digit);
    if (both_sets) {
        ends |= digit_bit(g->node[b].digit);
    }
    FOR_EACH_DIGIT(y, set->digits & ~ends) {
        cell_set sees = set_minus(set->sees[y], forced);
        FOR_EACH_CELL(cell, set_and(forced, e->now.at[y])) {
            sees = set_and(sees, e->tables.peers[cell]);
        }
        eliminate_set(e, y, sees);
    }
}

/* The loop a (off) … b (on), closed by the weak link b - a: each weak link turns strong. */
static void eliminate_by_loop(struct engine *e, unsigned a, unsigned b)
{
    const struct implications *r = e->implied;
    const struct link_graph *g = e->graph;
    cell_set loop = set_none();
    for (unsigned on = b;; on = r->off_from[r->on_from[on]]) {
        loop = set_or(loop, set_or(g->node[on].cells, g->node[r->on_from[on]].cells));
        if (r->on_from[on] == a) {
            break;
        }
    }
    eliminate_by_weak_link(e, a, b, loop);
    for (unsigned on = b;;) {
        unsigned off = r->on_from[on];
        eliminate_by_locked_set(e, off, on);
        if (off == a) {
            return;
        }
        eliminate_by_weak_link(e, r->off_from[off], off, loop);
        on = r->off_from[off];
    }
}

/* The loop through x that rules out x alone: where every instance is looked at. */
static bool each_discontinuous(struct engine *e, int technique)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    for (unsigned x = 0; x < g->candidates && !spend_steps(e, 1); x++) {
        imply_from(e, x, true, NULL, CHAIN_ANY);
        if (!bit_has(r->off, x)) {
            continue;
        }
        eliminate(e, g->node[x].digit, set_first(g->node[x].cells));
        e->found.technique = technique;
        if (explaining(e)) {
            explain_chain(e, x, false);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

/* Node a is on when it is off, so it is true. */
static bool emit_true_node(struct engine *e, unsigned a, int technique)
{
    const struct link_graph *g = e->graph;
    if (a >= g->candidates) {
        return false;
    }
    eliminate_digits(e, set_first(g->node[a].cells), ~digit_bit(g->node[a].digit));
    return found_any(e) && emit_chain(e, a, a, technique, false);
}

static bool emit_continuous(struct engine *e, unsigned a, unsigned b, int technique)
{
    eliminate_by_loop(e, a, b);
    return found_any(e) && emit_chain(e, a, b, technique, true);
}

/* The chain between a and b: an AIC, or a discontinuous loop where it rules one candidate out. */
static bool emit_open(struct engine *e, unsigned a, unsigned b, const struct loop_ids *ids,
                      const struct wanted_loops *wanted)
{
    if (!common_any(e->graph, a, b)) {
        return false;
    }
    eliminate_between(e, a, b, NULL);
    bool single = instance_size(&e->found) == 1;
    bool as_aic = wanted->aic && !(single && wanted->discontinuous);
    if (!as_aic && !wanted->discontinuous) {
        discard_found(e);
        return false;
    }
    return emit_chain(e, a, b, as_aic ? ids->aic : ids->discontinuous, false);
}

/* The wanted loops and chains from node a being off. */
static bool loops_from(struct engine *e, unsigned a, const struct loop_ids *ids,
                       const struct wanted_loops *wanted)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    imply_from(e, a, false, NULL, CHAIN_ANY);
    FOR_EACH_BIT(b, g->words, r->on[w]) {
        bool stop = false;
        if (b == a) {
            stop = wanted->discontinuous && emit_true_node(e, a, ids->discontinuous);
        } else if (r->depth[b] < 2) {
            continue;
        } else if (bit_has(g->weak[a], (unsigned)b) && !wanted->open_ended) {
            stop = wanted->continuous && emit_continuous(e, a, (unsigned)b, ids->continuous);
        } else if (b > a) {
            stop = emit_open(e, a, (unsigned)b, ids, wanted);
        }
        if (stop) {
            return true;
        }
    }
    return false;
}

/* ---- the path's: HoDoKu's forms ---- */

/* In the order in which HoDoKu takes them, of equal ones. */
enum chain_form {
    LOOP_FROM_ON,  /* back to the cell, the start being on … */
    LOOP_FROM_OFF, /* … or off */
    OPEN_CHAIN,    /* an AIC */
};

static void list_others(struct engine *e, unsigned cell, digit_set kept)
{
    FOR_EACH_DIGIT(digit, e->now.digits[cell] & ~kept) {
        list_elimination(e, digit, cell);
    }
}

/* A loop whose start is off and whose end, another candidate of the start's cell, is on: of each
 * of its weak links one end is true. */
static void list_loop(struct engine *e, const struct chain *c)
{
    const struct link_graph *g = e->graph;
    cell_set loop = set_none();
    for (unsigned i = 0; i < c->count; i++) {
        loop = set_or(loop, g->node[c->node[i] >> 1].cells);
    }
    unsigned start = chain_cell(g, c, c->count - 1);
    list_others(e, start, chain_digit(g, c, c->count - 1) | chain_digit(g, c, 0));
    for (unsigned i = c->count - 1; i-- > 0;) {
        bool on = c->node[i] & 1;
        unsigned cell = chain_cell(g, c, i);
        bool came_in = chain_cell(g, c, i + 1) != cell;
        if (on && came_in && i >= 2 && chain_cell(g, c, i - 1) == cell &&
            chain_cell(g, c, i - 2) != cell) {
            list_others(e, cell, chain_digit(g, c, i) | chain_digit(g, c, i - 2));
        } else if (!on && came_in) {
            const struct node *n = &g->node[c->node[i] >> 1];
            cell_set sees = set_and(n->sees, g->node[c->node[i + 1] >> 1].sees);
            FOR_EACH_CELL(seen, set_minus(sees, loop)) {
                list_elimination(e, n->digit, seen);
            }
        }
    }
}

/* List what the chain from candidate a to candidate b eliminates. Returns the technique that it
 * is. */
static int list_by_form(struct engine *e, const struct chain *c, enum chain_form form,
                        const struct loop_ids *ids)
{
    const struct link_graph *g = e->graph;
    unsigned a = c->node[c->count - 1] >> 1;
    unsigned b = c->node[0] >> 1;
    bool on = c->node[0] & 1;
    const struct node *n = &g->node[a];
    const struct node *m = &g->node[b];
    if (form == LOOP_FROM_ON) {
        list_elimination(e, n->digit, g->cell[a]);
    } else if (form == LOOP_FROM_OFF && a == b) {
        list_others(e, g->cell[a], digit_bit(n->digit));
    } else if (form == LOOP_FROM_OFF && !on) {
        list_elimination(e, m->digit, g->cell[b]);
    } else if (form == LOOP_FROM_OFF) {
        list_loop(e, c);
        return ids->continuous;
    } else if (n->digit == m->digit) {
        FOR_EACH_CELL(cell, set_and(n->sees, m->sees)) {
            list_elimination(e, n->digit, cell);
        }
        return ids->aic;
    } else {
        list_elimination(e, m->digit, g->cell[a]);
        list_elimination(e, n->digit, g->cell[b]);
        return ids->aic;
    }
    return ids->discontinuous;
}

/* A chain that rules out one candidate is a discontinuous loop, where those are looked for. */
static unsigned min_of_aic(const struct engine *e, const struct loop_ids *ids)
{
    return is_usable(e, ids->discontinuous) ? 2 : 1;
}

/* Look at the chain from the last assumption to b. */
static bool emit_form(struct engine *e, unsigned b, bool on, enum chain_form form,
                      const struct loop_ids *ids)
{
    struct chain c;
    chain_to(e->implied, b, on, &c);
    if (c.count < 4 || !chain_is_proper(e->graph, &c, form != OPEN_CHAIN)) {
        return false;
    }
    int id = list_by_form(e, &c, form, ids);
    unsigned least = id == ids->aic ? min_of_aic(e, ids) : 1;
    if (e->found.listed < least || !is_usable(e, id)) {
        discard_found(e);
        return false;
    }
    e->found.technique = id;
    e->found.length = (int)c.count;
    e->found.order = e->found.order << 2 | (unsigned)form;
    if (explaining(e)) {
        explain_chain(e, b, on);
        if (id == ids->continuous) {
            link_nodes(e, b, c.node[c.count - 1] >> 1, false);
        }
    }
    return emit(e);
}

/* Note a goal: something that a chain may reach and that then rules out more candidates than the
 * best goal so far, or the same number by a chain that is no longer. */
static void goal_add(const struct engine *e, struct goals *goals, unsigned node, bool on,
                     unsigned listed)
{
    bool first = e->mode != SEARCH_BEST || !e->emitted;
    if (!first && listed < e->kept.listed) {
        return;
    }
    bit_set(on ? goals->on : goals->off, node);
    goals->count++;
    if (!first && listed == e->kept.listed) {
        bit_set(on ? goals->near_on : goals->near_off, node);
        goals->near_count++;
    }
}

static void goals_begin(const struct engine *e, struct goals *goals)
{
    size_t size = e->graph->words * sizeof goals->on[0];
    goals->count = 0;
    goals->near_count = 0;
    goals->links = (unsigned)e->kept.length - 1;
    memset(goals->on, 0, size);
    memset(goals->off, 0, size);
    memset(goals->near_on, 0, size);
    memset(goals->near_off, 0, size);
}

/* Candidate a, on, rules itself out, and may turn on another one of its cell. */
static bool loops_from_on(struct engine *e, unsigned a, const struct loop_ids *ids)
{
    const struct link_graph *g = e->graph;
    struct goals goals;
    goals_begin(e, &goals);
    goal_add(e, &goals, a, false, 1);
    FOR_EACH_DIGIT(other, e->now.digits[g->cell[a]] & ~digit_bit(g->node[a].digit)) {
        unsigned b = g->id[g->cell[a]][other];
        if (closure_has(e, closure_with(e->closure, a), b)) {
            goal_add(e, &goals, b, true, 1);
        }
    }
    if (!goals.count) {
        return false;
    }
    imply_until(e, a, true, &goals);
    FOR_EACH_DIGIT(digit, e->now.digits[g->cell[a]]) {
        unsigned b = g->id[g->cell[a]][digit];
        bool on = b != a;
        if (bit_has(on ? e->implied->on : e->implied->off, b) &&
            emit_form(e, b, on, LOOP_FROM_ON, ids)) {
            return true;
        }
    }
    return false;
}

/* How many candidates a chain between candidates a and b rules out: those that both see, or each in
 * the other's cell. */
static unsigned ruled_out_by_ends(const struct engine *e, unsigned a, unsigned b)
{
    const struct link_graph *g = e->graph;
    const struct node *n = &g->node[a];
    const struct node *m = &g->node[b];
    if (n->digit == m->digit) {
        return set_count(set_and(e->now.at[n->digit], set_and(n->sees, m->sees)));
    }
    bool both = set_has(&n->sees, g->cell[b]) && e->now.digits[g->cell[b]] & digit_bit(n->digit) &&
                e->now.digits[g->cell[a]] & digit_bit(m->digit);
    return both ? 2 : 0;
}

enum { ANY_NUMBER = UINT16_MAX };

/* Where chains from candidate a, off, lead that do anything: back to its cell, or to a candidate
 * with which it rules others out. */
static void chain_goals(const struct engine *e, unsigned a, const struct loop_ids *ids,
                        struct goals *goals)
{
    const struct link_graph *g = e->graph;
    const struct closure *c = e->closure;
    const uint64_t *on = closure_without(c, a);
    unsigned home = g->cell[a];
    unsigned least = is_usable(e, ids->aic) ? min_of_aic(e, ids) : ANY_NUMBER;
    goals_begin(e, goals);
    FOR_EACH_BIT(i, c->words, on[w]) {
        unsigned b = c->hot[i];
        if (b >= g->candidates) {
            continue;
        }
        if (b == a) {
            goal_add(e, goals, b, true, digit_count(e->now.digits[home]) - 1);
        } else if (g->cell[b] != home) {
            unsigned gone = ruled_out_by_ends(e, a, b);
            if (gone >= least) {
                goal_add(e, goals, b, true, gone);
            }
        } else if (b != g->partner[a]) { /* which comes on at once, by no loop */
            goal_add(e, goals, b, true, ANY_NUMBER);
        }
    }
    FOR_EACH_DIGIT(digit, e->now.digits[home] & ~digit_bit(g->node[a].digit)) {
        unsigned b = g->id[home][digit];
        if (closure_rules_out(c, on, b)) {
            goal_add(e, goals, b, false, 1);
        }
    }
}

static bool chains_from_off(struct engine *e, unsigned a, const struct loop_ids *ids)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    unsigned home = g->cell[a];
    struct goals goals;
    chain_goals(e, a, ids, &goals);
    if (!goals.count) {
        return false;
    }
    imply_until(e, a, false, &goals);
    FOR_EACH_DIGIT(digit, e->now.digits[home]) {
        unsigned b = g->id[home][digit];
        if (bit_has(r->on, b) && emit_form(e, b, true, LOOP_FROM_OFF, ids)) {
            return true;
        }
        if (b != a && bit_has(r->off, b) && emit_form(e, b, false, LOOP_FROM_OFF, ids)) {
            return true;
        }
    }
    for (unsigned k = 1; k < r->count; k++) {
        unsigned b = r->queue[k] >> 1;
        if (r->queue[k] & 1 && bit_has(goals.on, b) && g->cell[b] != home &&
            emit_form(e, b, true, OPEN_CHAIN, ids)) {
            return true;
        }
    }
    return false;
}

static bool hodoku_loops(struct engine *e, const struct loop_ids *ids)
{
    const struct link_graph *g = e->graph;
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
            unsigned a = g->id[cell][digit];
            if (bit_has(e->closure->false_ones, a) && loops_from_on(e, a, ids)) {
                return true;
            }
            if (bit_has(g->hot, a) && chains_from_off(e, a, ids)) {
                return true;
            }
        }
    }
    return false;
}

/* Every candidate that a loop or chain rules out, as one instance. */
static bool emit_all_loops(struct engine *e)
{
    const struct link_graph *g = e->graph;
    for (unsigned i = 0; i < g->candidates; i++) {
        if (bit_has(e->closure->false_ones, i)) {
            eliminate(e, g->node[i].digit, g->cell[i]);
        }
        if (bit_has(e->closure->true_ones, i)) {
            eliminate_digits(e, g->cell[i], ~digit_bit(g->node[i].digit));
        }
    }
    return found_any(e) && emit(e);
}

bool find_loops(struct engine *e, int kind)
{
    const struct loop_ids *ids = &loops_of[kind];
    enum node_kind most = (enum node_kind)kind;
    if (kind == NODE_GROUP && e->options->als_in_chains) {
        most = NODE_ALS;
    }
    if (most < NODE_ALS && chain_watch_no_loop(e)) {
        return false;
    }
    if (!graph_make(e, most) || !closure_make(e) || !closure_any(e)) {
        return false;
    }
    if (on_path(e) && most < NODE_ALS) {
        return hodoku_loops(e, ids);
    }
    if (e->mode == SEARCH_ALL) {
        return emit_all_loops(e);
    }
    if (e->mode == SEARCH_VISIT && e->only == ids->discontinuous &&
        each_discontinuous(e, ids->discontinuous)) {
        return true;
    }
    struct wanted_loops wanted = wanted_loops(e, ids);
    for (unsigned a = 0; a < e->graph->count && !spend_steps(e, 1); a++) {
        if (loops_from(e, a, ids, &wanted)) {
            return true;
        }
    }
    return false;
}
