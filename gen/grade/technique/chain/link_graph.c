#include "gen/grade/technique/chain/link_graph.h"

#include "gen/grade/technique/als/als_sets.h"
#include "gen/grade/technique/search.h"

const struct family link_graph_family = {.size = sizeof(struct link_graph)};

/* Groups and sets of one digit form a list from the last one back (`last`, `before`), since new
 * nodes of several cells are linked with all of them. */
static unsigned node_add(struct link_graph *g, cell_set cells, cell_set sees, unsigned digit,
                         enum node_kind kind)
{
    unsigned i = g->count++;
    g->node[i].cells = cells;
    g->node[i].sees = sees;
    g->node[i].digit = (uint8_t)digit;
    g->node[i].kind = (uint8_t)kind;
    g->partner[i] = NO_NODE;
    g->cell[i] = (uint16_t)set_first(cells);
    g->before[i] = NO_NODE;
    if (kind != NODE_CANDIDATE) {
        g->before[i] = g->last[digit];
        g->last[digit] = (uint16_t)i;
    }
    return i;
}

static void graph_join(uint64_t (*links)[NODE_WORDS], unsigned a, unsigned b)
{
    bit_set(links[a], b);
    bit_set(links[b], a);
}

/* A node with a strong link is hot: chains turn it on. */
static void graph_join_strongly(struct link_graph *g, unsigned a, unsigned b)
{
    graph_join(g->strong, a, b);
    bit_set(g->hot, a);
    bit_set(g->hot, b);
}

/* One node for each candidate, digit by digit. A board with too many gets no graph (count 0). */
static void graph_candidates(struct engine *e)
{
    struct link_graph *g = e->graph;
    const struct layout *v = e->tables.v;
    for (unsigned digit = 1; digit <= v->size; digit++) {
        g->digit_from[digit] = g->count;
        g->last[digit] = NO_NODE;
        FOR_EACH_CELL(cell, e->now.at[digit]) {
            if (g->count == MAX_NODES) {
                g->count = 0;
                return;
            }
            g->id[cell][digit] = (uint16_t)g->count;
            (void)node_add(g, set_of(cell), e->tables.peers[cell], digit, NODE_CANDIDATE);
        }
    }
    g->digit_from[v->size + 1] = g->count;
    g->candidates = g->count;
}

/* Weak links: other candidates of the cell, and the same digit in peers. Strong links: the two
 * candidates of a bivalue cell, and the two places of a digit in a house. */
static void graph_candidate_links(struct engine *e)
{
    struct link_graph *g = e->graph;
    const struct layout *v = e->tables.v;
    for (unsigned i = 0; i < g->candidates; i++) {
        unsigned digit = g->node[i].digit;
        unsigned cell = set_first(g->node[i].cells);
        digit_set others = e->now.digits[cell] & ~digit_bit(digit);
        FOR_EACH_DIGIT(other, others) {
            bit_set(g->weak[i], g->id[cell][other]);
        }
        FOR_EACH_CELL(peer, set_and(e->now.at[digit], e->tables.peers[cell])) {
            bit_set(g->weak[i], g->id[peer][digit]);
        }
        if (is_single(others) && others) {
            g->partner[i] = g->id[cell][lowest_digit(others)];
            graph_join_strongly(g, i, g->partner[i]);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            uint32_t mask = e->now.places[h][digit];
            if (!is_pair(mask)) {
                continue;
            }
            const uint16_t *cell = v->house[h].cell;
            graph_join_strongly(g, g->id[cell[__builtin_ctz(mask)]][digit],
                                g->id[cell[__builtin_ctz(mask & (mask - 1))]][digit]);
        }
    }
}

/* Weak links of a node of several cells: with each candidate of its digit that sees all of its
 * cells, and with earlier nodes of several cells that are seen as a whole. */
static void graph_weak_links(struct engine *e, unsigned i)
{
    struct link_graph *g = e->graph;
    unsigned digit = g->node[i].digit;
    FOR_EACH_CELL(cell, set_and(e->now.at[digit], g->node[i].sees)) {
        graph_join(g->weak, i, g->id[cell][digit]);
    }
    for (unsigned k = g->before[i]; k != NO_NODE; k = g->before[k]) {
        if (set_within(g->node[k].cells, g->node[i].sees)) {
            graph_join(g->weak, i, k);
        }
    }
}

/* Strong links of a group in a house: the digit's other places there are a single cell, or exactly
 * another group. */
static void graph_group_strong(struct engine *e, unsigned i, unsigned house)
{
    struct link_graph *g = e->graph;
    unsigned digit = g->node[i].digit;
    cell_set rest = set_minus(set_and(e->now.at[digit], e->tables.house[house]), g->node[i].cells);
    unsigned count = set_count(rest);
    if (count == 1) {
        graph_join_strongly(g, i, g->id[set_first(rest)][digit]);
    }
    for (unsigned k = g->before[i]; count > 1 && k != NO_NODE; k = g->before[k]) {
        if (set_equal(g->node[k].cells, rest)) {
            graph_join_strongly(g, i, k);
        }
    }
}

/* May the digit's other places in a house be one cell, or one group? */
static bool one_or_group(const struct tables *t, unsigned house, uint32_t rest)
{
    bool one = is_single(rest);
    for (unsigned k = 0; !one && k < t->crossing_count[house]; k++) {
        one = !(rest & ~t->crossing[house][k].shared);
    }
    return rest && one;
}

/* Can the group have a strong link? A group without one is never turned on, so no chain runs over
 * it, and it need not be a node. */
static bool group_is_hot(const struct engine *e, unsigned line, const struct crossing *c,
                         unsigned digit)
{
    const struct tables *t = &e->tables;
    return one_or_group(t, line, e->now.places[line][digit] & ~c->shared) ||
           one_or_group(t, c->other, e->now.places[c->other][digit] & ~c->other_shared);
}

static void graph_group(struct engine *e, unsigned line, unsigned box, unsigned digit)
{
    struct link_graph *g = e->graph;
    const struct tables *t = &e->tables;
    cell_set cells = set_and(e->now.at[digit], set_and(t->house[line], t->house[box]));
    unsigned i = node_add(g, cells, common_peers(t, cells), digit, NODE_GROUP);
    graph_weak_links(e, i);
    graph_group_strong(e, i, box);
    graph_group_strong(e, i, line);
}

/* Groups in HoDoKu's order: by line, digit and box. */
static void graph_groups(struct engine *e)
{
    const struct tables *t = &e->tables;
    for (unsigned line = 0; line < t->v->house_count; line++) {
        enum house_kind kind = t->v->house[line].kind;
        if (kind != HOUSE_ROW && kind != HOUSE_COLUMN) {
            continue;
        }
        for (unsigned digit = 1; digit <= t->v->size; digit++) {
            for (unsigned k = 0; k < t->crossing_count[line]; k++) {
                const struct crossing *c = &t->crossing[line][k];
                if (t->v->house[c->other].kind == HOUSE_BOX && e->graph->count < MAX_NODES &&
                    !is_single(e->now.places[line][digit] & c->shared) &&
                    group_is_hot(e, line, c, digit)) {
                    graph_group(e, line, c->other, digit);
                }
            }
        }
    }
}

/* If an almost locked set loses a digit, it holds all its others, which rules them out of a cell
 * that sees them. If that leaves the cell one candidate, the set's node and that candidate are
 * strongly linked: not both can be off. */
static void graph_forced_cells(struct engine *e, unsigned i)
{
    struct link_graph *g = e->graph;
    const struct als *set = &e->als->set[g->node[i].als];
    digit_set kept = set->digits & ~digit_bit(g->node[i].digit);
    cell_set near = set_none();
    FOR_EACH_DIGIT(digit, kept & set->useful) {
        near = set_or(near, set_and(set->sees[digit], e->now.at[digit]));
    }
    FOR_EACH_CELL(cell, set_minus(near, set->cells)) {
        digit_set left = e->now.digits[cell];
        FOR_EACH_DIGIT(other, left & kept) {
            if (set_has(&set->sees[other], cell)) {
                left &= ~digit_bit(other);
            }
        }
        if (is_single(left) && left) {
            graph_join_strongly(g, i, g->id[cell][lowest_digit(left)]);
        }
    }
}

/* Nodes for almost locked sets: one for each digit of a set. Any two digits of a set are strongly
 * linked, since it can lose only one of them. */
static void graph_als(struct engine *e)
{
    struct link_graph *g = e->graph;
    als_collect(e);
    for (unsigned a = 0; a < e->als->count; a++) {
        const struct als *set = &e->als->set[a];
        unsigned first = g->count;
        if (is_pair(set->digits)) {
            continue; /* one cell: a candidate's own strong link */
        }
        if (g->count + digit_count(set->digits) > MAX_NODES) {
            return;
        }
        FOR_EACH_DIGIT(digit, set->digits) {
            unsigned i = node_add(g, als_has(e, set, digit), set->sees[digit], digit, NODE_ALS);
            g->node[i].als = (uint16_t)a;
            graph_weak_links(e, i);
            for (unsigned k = first; k < i; k++) {
                graph_join_strongly(g, i, k);
            }
            graph_forced_cells(e, i);
        }
    }
}

/* The graph of a position grows from candidates to groups to sets as simpler chains fail. Groups
 * and sets are added behind the candidates, so a graph with fewer kinds of nodes can be extended,
 * but not cut back. */
bool graph_make(struct engine *e, enum node_kind kind)
{
    struct link_graph *g = e->graph;
    bool made = g->stamp == e->stamp && g->kind <= kind;
    if (made && (g->kind == kind || g->count == 0)) {
        return g->count > 0;
    }
    if (!made) {
        for (unsigned i = 0; i < g->count; i++) {
            memset(g->weak[i], 0, g->words * sizeof g->weak[i][0]);
            memset(g->strong[i], 0, g->words * sizeof g->strong[i][0]);
        }
        memset(g->hot, 0, g->words * sizeof g->hot[0]);
        g->stamp = e->stamp;
        g->kind = NODE_CANDIDATE;
        g->count = 0;
        graph_candidates(e);
        if (g->count > 0) {
            graph_candidate_links(e);
        }
    }
    if (g->count > 0 && kind >= NODE_GROUP && g->kind < NODE_GROUP) {
        graph_groups(e);
    }
    if (g->count > 0 && kind >= NODE_ALS) {
        graph_als(e);
    }
    g->kind = kind;
    g->words = (g->count + 63) / 64;
    return g->count > 0;
}

void link_nodes(struct engine *e, unsigned from, unsigned to, bool strong)
{
    const struct node *a = &e->graph->node[from];
    const struct node *b = &e->graph->node[to];
    link_cells(e, a->cells, a->digit, b->cells, b->digit, strong);
}

void mark_node(struct engine *e, unsigned i, bool on)
{
    const struct node *n = &e->graph->node[i];
    mark_set(e, on ? MARK_PATTERN : MARK_FIN, n->digit, n->cells);
    if (n->kind == NODE_ALS) {
        mark_cells(e, MARK_SET_A, e->als->set[n->als].cells, e->als->set[n->als].digits);
    }
}
