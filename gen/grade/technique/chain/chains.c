/* Simple chains: X-chain, XY-chain, remote pair.
 *
 * If node a being off turns node b on, one of the two is true. So a candidate that is weakly linked
 * to both is false. Chains are searched breadth first from each a (implications.h), so the shortest
 * is found. The closure (candidate_closure.h) shows beforehand whether there is any chain. */
#include "gen/grade/technique/chain/candidate_closure.h"
#include "gen/grade/technique/chain/chain_watch.h"
#include "gen/grade/technique/chain/implications.h"
#include "gen/grade/technique/search.h"

/* Make the graph of candidates. Can any chain run over it? */
static bool chains_possible(struct engine *e)
{
    return !chain_watch_no_loop(e) && graph_make(e, NODE_CANDIDATE) && closure_make(e) &&
           closure_any(e);
}

/* HoDoKu follows chains of one digit, and of bivalue cells, over at most 19 links, and never back
 * to a cell. */
enum { PATH_LINKS = 19 };

static bool fits_path(const struct engine *e, unsigned a, unsigned b)
{
    struct chain c;
    if (!on_path(e)) {
        return true;
    }
    chain_to(e->implied, b, true, &c);
    return c.count <= PATH_LINKS + 1 && chain_is_proper(e->graph, &c, a == b);
}

/* X-chains: chains over the candidates of one digit. Only starts that see a false candidate are
 * followed. */
static bool x_chains_of(struct engine *e, unsigned digit)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    uint64_t allowed[NODE_WORDS] = {0};
    for (unsigned i = g->digit_from[digit]; i < g->digit_from[digit + 1]; i++) {
        bit_set(allowed, i);
    }
    if (!bits_meet(allowed, e->closure->false_ones, g->words)) {
        return false;
    }
    for (unsigned a = g->digit_from[digit]; a < g->digit_from[digit + 1] && !spend_steps(e, 1);
         a++) {
        if (!bits_meet(g->weak[a], e->closure->false_ones, g->words)) {
            continue;
        }
        imply_from(e, a, false, allowed, CHAIN_ANY);
        for (unsigned b = a; b < g->digit_from[digit + 1]; b++) {
            if (!bit_has(r->on, b) || r->depth[b] < 2 ||
                !bits_meet(g->weak[a], g->weak[b], g->words) || !fits_path(e, a, b)) {
                continue;
            }
            eliminate_between(e, a, b, allowed);
            if (found_any(e) && emit_chain(e, a, b, TECHNIQUE_X_CHAIN, false)) {
                return true;
            }
        }
    }
    return false;
}

bool find_x_chain(struct engine *e, int argument)
{
    (void)argument;
    if (!chains_possible(e)) {
        return false;
    }
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        unsigned before = e->emitted;
        if (digit_fruitless(e, digit)) {
            continue;
        }
        if (x_chains_of(e, digit)) {
            return true;
        }
        if (e->emitted == before) {
            note_fruitless_digit(e, digit);
        }
    }
    return false;
}

/* XY-chains run over bivalue cells alone. This small graph has their candidates, and for each the
 * ones that it turns on in one step: the partner of any candidate of its digit that it sees. A walk
 * over it rejects starts without a chain for less than a breadth-first search of the whole graph.
 */
enum { MAX_PAIRED = 256 };
struct paired {
    unsigned count;
    unsigned words; /* of a set of them */
    uint16_t node[MAX_PAIRED];
    uint16_t partner[MAX_PAIRED]; /* its place in the list */
    uint64_t leads[MAX_PAIRED][MAX_PAIRED / 64];
};

/* `allowed` are the candidates of bivalue cells as nodes. False: there are too many. */
static bool list_paired(const struct link_graph *g, const uint64_t *allowed, struct paired *p)
{
    uint16_t place[MAX_NODES];
    p->count = 0;
    FOR_EACH_BIT(i, g->words, allowed[w]) {
        if (p->count == MAX_PAIRED) {
            return false;
        }
        place[i] = (uint16_t)p->count;
        p->node[p->count++] = (uint16_t)i;
    }
    p->words = (p->count + 63) / 64;
    for (unsigned k = 0; k < p->count; k++) {
        const uint64_t *weak = g->weak[p->node[k]];
        p->partner[k] = place[g->partner[p->node[k]]];
        memset(p->leads[k], 0, p->words * sizeof p->leads[k][0]);
        FOR_EACH_BIT(i, g->words, weak[w] & allowed[w]) {
            bit_set(p->leads[k], place[g->partner[i]]);
        }
    }
    return true;
}

/* Does the k-th candidate, when off, turn on a later one of its digit, such that some candidate
 * sees both? */
static bool leads_on(const struct engine *e, const struct paired *p, unsigned k)
{
    const struct node *node = e->graph->node;
    const struct node *a = &node[p->node[k]];
    const cell_set room = set_and(a->sees, e->now.at[a->digit]);
    uint64_t on[MAX_PAIRED / 64] = {0};
    uint64_t left[MAX_PAIRED / 64] = {0};
    bit_set(on, p->partner[k]);
    bit_set(left, p->partner[k]);
    for (unsigned w = 0; w < p->words;) {
        if (!left[w]) {
            w++;
            continue;
        }
        const unsigned next = w * 64 + (unsigned)__builtin_ctzll(left[w]);
        left[w] &= left[w] - 1;
        for (unsigned i = 0; i < p->words; i++) {
            const uint64_t news = p->leads[next][i] & ~on[i];
            on[i] |= news;
            left[i] |= news;
            w = news && i < w ? i : w;
        }
    }
    for (unsigned i = k + 1; i < p->count && node[p->node[i]].digit == a->digit; i++) {
        if (bit_has(on, i) && set_meets(room, node[p->node[i]].sees)) {
            return true;
        }
    }
    return false;
}

static bool xy_chains_from(struct engine *e, unsigned a, const uint64_t *allowed)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    const unsigned digit = g->node[a].digit;
    imply_from(e, a, false, allowed, CHAIN_IN_CELLS);
    for (unsigned b = a + 1; b < g->digit_from[digit + 1]; b++) {
        if (!bit_has(r->on, b) || r->depth[b] < 2) {
            continue;
        }
        eliminate_set(e, digit, set_and(g->node[a].sees, g->node[b].sees));
        if (found_any(e) && !fits_path(e, a, b)) {
            discard_found(e);
        }
        if (found_any(e) && emit_chain(e, a, b, TECHNIQUE_XY_CHAIN, false)) {
            return true;
        }
    }
    return false;
}

/* Chains over bivalue cells, from a digit to the same digit. */
bool find_xy_chain(struct engine *e, int argument)
{
    (void)argument;
    const struct link_graph *g = e->graph;
    uint64_t allowed[NODE_WORDS] = {0};
    struct paired paired;
    if (chain_watch_no_loop(e) || !graph_make(e, NODE_CANDIDATE)) {
        return false;
    }
    for (unsigned i = 0; i < g->candidates; i++) {
        if (g->partner[i] != NO_NODE) {
            bit_set(allowed, i);
        }
    }
    const bool listed = list_paired(g, allowed, &paired);
    for (unsigned a = 0, k = 0; a < g->candidates && !spend_steps(e, 1); a++) {
        if (g->partner[a] != NO_NODE && (!listed || leads_on(e, &paired, k++)) &&
            xy_chains_from(e, a, allowed)) {
            return true;
        }
    }
    return false;
}

/* Remote pairs: cells with the same two candidates, each seeing the next. Two of them an odd number
 * of steps apart hold both digits, so cells that see both can hold neither. One step is a naked
 * pair; three or more give something new. */
enum { REMOTE_CELLS = (PATH_LINKS + 1) / 2 };

struct remote_pair {
    digit_set pair;
    cell_set alike; /* cells of the pair that are not in the chain */
    unsigned count;
    uint16_t cell[REMOTE_CELLS];
    cell_set sees[REMOTE_CELLS]; /* by two cells of the chain that hold both digits, up to each */
};

static bool remote_emit(struct engine *e, const struct remote_pair *r)
{
    FOR_EACH_DIGIT(digit, r->pair) {
        FOR_EACH_CELL(cell, r->sees[r->count - 1]) {
            list_elimination(e, digit, cell);
        }
    }
    if (!found_any(e)) {
        return false;
    }
    e->found.length = (int)r->count;
    for (unsigned k = r->count; explaining(e) && k-- > 0;) {
        mark_cells(e, MARK_PATTERN, set_of(r->cell[k]), r->pair);
        if (k > 0) {
            link_candidates(e, candidate_of(lowest_digit(r->pair), r->cell[k]),
                            candidate_of(lowest_digit(r->pair), r->cell[k - 1]), false);
        }
    }
    return emit(e);
}

/* Extend the chain by every further cell of the pair (depth first). sees[n] collects the cells that
 * are seen by two chain cells an odd number of steps, at least three, apart. */
static bool remote_extend(struct engine *e, struct remote_pair *r)
{
    const struct tables *t = &e->tables;
    unsigned n = r->count;
    if (n == REMOTE_CELLS || spend_steps(e, 4)) {
        return false;
    }
    FOR_EACH_CELL(next, set_and(r->alike, t->peers[r->cell[n - 1]])) {
        r->cell[n] = (uint16_t)next;
        r->sees[n] = r->sees[n - 1];
        for (unsigned i = 0; i + 3 <= n; i++) {
            if ((n - i) % 2) {
                r->sees[n] = set_or(r->sees[n], set_and(t->peers[next], t->peers[r->cell[i]]));
            }
        }
        r->count = n + 1;
        set_remove(&r->alike, next);
        bool stop = (n % 2 && n >= 3 && remote_emit(e, r)) || remote_extend(e, r);
        set_add(&r->alike, next);
        r->count = n;
        if (stop) {
            return true;
        }
    }
    return false;
}

bool find_remote_pair(struct engine *e, int argument)
{
    (void)argument;
    FOR_EACH_CELL(start, cells_with(e, 2, 2)) {
        struct remote_pair r = {.pair = e->now.digits[start], .count = 1};
        unsigned digit = lowest_digit(r.pair);
        unsigned other = lowest_digit(r.pair & ~digit_bit(digit));
        FOR_EACH_CELL(cell, set_and(e->now.at[digit], e->now.at[other])) {
            if (e->now.digits[cell] == r.pair && cell != start) {
                set_add(&r.alike, cell);
            }
        }
        r.cell[0] = (uint16_t)start;
        if (set_count(r.alike) >= 3 && remote_extend(e, &r)) {
            return true;
        }
    }
    return false;
}
