#include "gen/grade/technique/chain/implications.h"

#include "gen/grade/technique/search.h"

const struct family implications_family = {.size = sizeof(struct implications)};

/* How far implications are followed. */
struct implications_extent {
    const uint64_t *allowed; /* NULL: over all nodes */
    enum chain_rule rule;
    const struct goals *goals; /* NULL: to the end */
};

/* Conclude that a node is on because `from` is off, or off because `from` is on, if that is new.
 * The first conclusion has the fewest links, because the search is breadth first. */
static inline void imply(struct implications *r, unsigned from, unsigned node, bool on,
                         const struct implications_extent *x)
{
    uint64_t *known = on ? r->on : r->off;
    if (bit_has(known, node) || (x->allowed && !bit_has(x->allowed, node))) {
        return;
    }
    bit_set(known, node);
    r->queue[r->count++] = node << 1 | on;
    if (x->goals && bit_has(on ? x->goals->on : x->goals->off, node)) {
        r->wanted--;
        r->wanted_near -= bit_has(on ? x->goals->near_on : x->goals->near_off, node);
    }
    if (on) {
        unsigned before = r->off_from[from];
        r->on_from[node] = (uint16_t)from;
        r->depth[node] = (uint16_t)(before == NO_NODE ? 1 : r->depth[before] + 2U);
    } else {
        r->off_from[node] = (uint16_t)from;
    }
}

/* Are two candidates in a cell, or of a digit in a house, of a board of rows, columns and boxes? */
static bool linked_by_house(const struct engine *e, unsigned p, unsigned q)
{
    const struct link_graph *g = e->graph;
    const unsigned a = g->cell[p];
    const unsigned b = g->cell[q];
    return e->tables.house_peers || a == b || share_house(&e->tables, HOUSE_ROW, a, b) ||
           share_house(&e->tables, HOUSE_COLUMN, a, b) || share_house(&e->tables, HOUSE_BOX, a, b);
}

/* The conclusions from candidate p: in its cell, in its houses, then groups and sets. The order is
 * HoDoKu's and decides which of several shortest chains is found. If just one conclusion is new,
 * the order does not matter, and the bit rows give it directly. */
static void imply_from_candidate(const struct engine *e, struct implications *r, unsigned p,
                                 bool on, const struct implications_extent *x)
{
    const struct link_graph *g = e->graph;
    const struct layout *v = e->tables.v;
    unsigned digit = g->node[p].digit;
    unsigned cell = g->cell[p];
    const uint64_t *links = on ? g->weak[p] : g->strong[p];
    const uint64_t *known = on ? r->off : r->on;
    uint64_t news = 0;
    uint64_t several = 0;
    unsigned last = 0;
    for (unsigned w = 0; w < g->words; w++) {
        uint64_t left = links[w] & ~known[w] & (x->allowed ? x->allowed[w] : ~0ULL);
        several |= (news && left) | (left & (left - 1));
        news |= left;
        last = left ? w : last;
    }
    if (!news) {
        return;
    }
    if (!several && v->bare->plain && (on || x->rule != CHAIN_IN_CELLS)) {
        const unsigned only = last * 64 + (unsigned)__builtin_ctzll(news);
        if (only >= g->candidates || linked_by_house(e, p, only)) {
            imply(r, p, only, !on, x);
        }
        return;
    }
    FOR_EACH_DIGIT(other, on || g->partner[p] != NO_NODE ? e->now.digits[cell] : 0) {
        if (other != digit) {
            imply(r, p, g->id[cell][other], !on, x);
        }
    }
    if (!on && x->rule == CHAIN_IN_CELLS) {
        return;
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        uint32_t mask = e->now.places[h][digit] & ~(1U << v->place_in[cell][k]);
        for (; mask && (on || is_single(mask)); mask &= mask - 1) {
            imply(r, p, g->id[v->house[h].cell[__builtin_ctz(mask)]][digit], !on, x);
        }
    }
    for (unsigned w = g->candidates / 64; w < g->words; w++) {
        uint64_t left = links[w];
        if (w == g->candidates / 64) {
            left &= ~0ULL << g->candidates % 64;
        }
        for (; left; left &= left - 1) {
            imply(r, p, w * 64 + (unsigned)__builtin_ctzll(left), !on, x);
        }
    }
}

/* Links from the start to a conclusion. */
static unsigned links_to(const struct implications *r, unsigned node, bool on)
{
    unsigned before = r->off_from[node];
    if (on) {
        return r->depth[node];
    }
    return before == NO_NODE ? 0 : r->depth[before] + 1U;
}

/* Breadth-first search from the start over weak and strong links in turn. */
static void imply_within(struct engine *e, unsigned start, bool on,
                         const struct implications_extent *x)
{
    const struct link_graph *g = e->graph;
    struct implications *r = e->implied;
    memset(r->on, 0, g->words * sizeof r->on[0]);
    memset(r->off, 0, g->words * sizeof r->off[0]);
    r->count = 0;
    r->wanted = x->goals ? x->goals->count : UINT32_MAX;
    r->wanted_near = x->goals ? x->goals->near_count : 0;
    r->queue[r->count++] = start << 1 | on;
    r->depth[start] = 0;
    if (on) {
        bit_set(r->on, start);
    } else {
        bit_set(r->off, start);
    }
    (on ? r->on_from : r->off_from)[start] = NO_NODE;
    for (unsigned head = 0; head < r->count && r->wanted; head++) {
        unsigned p = r->queue[head] >> 1;
        bool is_on = r->queue[head] & 1;
        if (r->wanted == r->wanted_near && links_to(r, p, is_on) >= x->goals->links) {
            break; /* the rest is wanted only near the start */
        }
        if (p < g->candidates) {
            imply_from_candidate(e, r, p, is_on, x);
            continue;
        }
        const uint64_t *links = is_on ? g->weak[p] : g->strong[p];
        FOR_EACH_BIT(q, g->words, links[w]) {
            imply(r, p, (unsigned)q, !is_on, x);
        }
    }
    (void)spend_steps(e, r->count * g->words / 4 + 1);
}

void imply_from(struct engine *e, unsigned start, bool on, const uint64_t *allowed,
                enum chain_rule rule)
{
    imply_within(e, start, on, &(struct implications_extent){allowed, rule, NULL});
}

void imply_until(struct engine *e, unsigned start, bool on, const struct goals *goals)
{
    uint64_t leading[NODE_WORDS]; /* what has no strong link leads to nothing */
    for (unsigned w = 0; w < e->graph->words; w++) {
        leading[w] = e->graph->hot[w] | goals->off[w];
    }
    imply_within(e, start, on, &(struct implications_extent){leading, CHAIN_ANY, goals});
}

void chain_to(const struct implications *r, unsigned last, bool on, struct chain *out)
{
    unsigned i = last;
    out->count = 0;
    do {
        out->node[out->count++] = i << 1 | on;
        i = on ? r->on_from[i] : r->off_from[i];
        on = !on;
    } while (i != NO_NODE && out->count < 2 * MAX_NODES);
}

/* Goes from the start to the end. `left` are the cells that the chain has left; it may stay within
 * a cell, but not return. */
bool chain_is_proper(const struct link_graph *g, const struct chain *c, bool loop)
{
    unsigned start = chain_cell(g, c, c->count - 1);
    cell_set left = set_none();
    if (loop &&
        (chain_cell(g, c, c->count - 2) == start || chain_cell(g, c, 0) == chain_cell(g, c, 1))) {
        return false;
    }
    for (unsigned i = c->count; i-- > 0;) {
        unsigned cell = chain_cell(g, c, i);
        if (set_has(&left, cell)) {
            return false;
        }
        if (i + 1 < c->count && (!loop || chain_cell(g, c, i + 1) != start)) {
            left = set_or(left, g->node[c->node[i + 1] >> 1].cells);
        }
    }
    return true;
}

void eliminate_between(struct engine *e, unsigned a, unsigned b, const uint64_t *allowed)
{
    const struct link_graph *g = e->graph;
    FOR_EACH_BIT(x, g->words, g->weak[a][w] & g->weak[b][w] & (allowed ? allowed[w] : ~0ULL)) {
        if (x < g->candidates) {
            eliminate(e, g->node[x].digit, set_first(g->node[x].cells));
        }
    }
}

void explain_chain(struct engine *e, unsigned last, bool on)
{
    struct chain c;
    chain_to(e->implied, last, on, &c);
    for (unsigned i = c.count; i-- > 0;) {
        mark_node(e, c.node[i] >> 1, c.node[i] & 1);
        if (i > 0) {
            link_nodes(e, c.node[i] >> 1, c.node[i - 1] >> 1, !(c.node[i] & 1));
            link_once(e); /* chains from one assumption begin alike */
        }
    }
}

bool emit_chain(struct engine *e, unsigned a, unsigned b, int technique, bool loop)
{
    e->found.technique = technique;
    e->found.length = e->implied->depth[b];
    order_by_digit(e);
    if (explaining(e)) {
        explain_chain(e, b, true);
        if (loop) {
            link_nodes(e, b, a, false);
        }
    }
    return emit(e);
}
