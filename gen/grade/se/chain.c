/* Cycles and simple forcing chains.
 *
 * A chain alternates weak and strong links. One that leads from a candidate's being in to its being
 * out (or the other way round) settles the candidate; one that comes back to its start as it was is
 * a cycle, each of whose weak links holds both ways, so that what sees both ends of one goes. The
 * scale looks for chains on one digit (X), through cells of two (Y), and on both; the shortest of
 * the lowest rating counts.
 *
 * The candidates of the position are numbered densely, and a weak link and the strong one after it
 * are taken in one stride, from a candidate that is in to the next that is in. */
#include <string.h>

#include "gen/grade/se/chain.h"

struct search {
    const struct se_board *b;
    struct se_net *net;
    struct se_hint *best;
    double base;       /* of cycles */
    double chain_base; /* of forcing chains; 0: none of this kind */
    unsigned key;
    unsigned chain_start; /* of the best, where it is a forcing chain of this kind */
    uint64_t visited;
};

enum { NO_START = SE_CANDIDATES };

/* Would a cycle from this start replace the best? Of equal steps, the one of the first start does,
 * and a cycle goes before a chain. */
static bool cycle_improves(const struct search *s, double rating, unsigned complexity,
                           unsigned start)
{
    const struct se_hint *h = s->best;
    return se_hint_improves(h, rating, complexity, s->key) ||
           (s->chain_start != NO_START && start <= s->chain_start && rating == h->rating &&
            complexity == h->complexity);
}

static inline void set_bit(uint64_t *set, unsigned i)
{
    set[i >> 6] |= (uint64_t)1 << (i & 63);
}

static inline bool meet(const uint64_t *a, const uint64_t *b, unsigned words)
{
    uint64_t any = 0;
    for (unsigned k = 0; k < words; k++) {
        any |= a[k] & b[k];
    }
    return any != 0;
}

void se_numbers_make(struct se_numbers *n, const uint16_t cand[SE_CELLS])
{
    n->count = 0;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = cand[cell]; set; set &= set - 1) {
            unsigned candidate = cell * 9 + se_low(set);
            n->number[candidate] = (uint16_t)n->count;
            n->candidate[n->count++] = (uint16_t)candidate;
        }
    }
    n->words = (n->count + 63) / 64;
}

/* Lay the strides and closings (not the sets) of one kind of chain: with links within cells, within
 * houses, or both. */
static void lay_strides(struct se_net *net, const struct se_links *l, bool in_cells, bool in_houses)
{
    uint32_t used = 0;
    for (unsigned i = 0; i < net->numbers.count; i++) {
        unsigned c = net->numbers.candidate[i];
        net->first[i] = used;
        for (unsigned k = in_cells ? 0 : l->weak_in_cell[c]; k < l->weak_count[c]; k++) {
            unsigned off = l->weak[c][k];
            unsigned end = in_houses ? l->strong_count[off] : l->strong_in_cell[off];
            for (unsigned n = in_cells ? 0 : l->strong_in_cell[off]; n < end; n++) {
                net->stride[used++] = (struct se_stride){net->numbers.number[off],
                                                         net->numbers.number[l->strong[off][n]]};
            }
        }
        unsigned end = in_houses ? l->strong_count[c] : l->strong_in_cell[c];
        net->closing_count[i] = 0;
        for (unsigned n = in_cells ? 0 : l->strong_in_cell[c]; n < end; n++) {
            net->closing[i][net->closing_count[i]++] = net->numbers.number[l->strong[c][n]];
        }
    }
    net->first[net->numbers.count] = used;
}

/* The same as sets. */
static void build_sets(struct se_net *net, const struct se_links *l, bool in_cells)
{
    size_t size = net->numbers.words * sizeof net->next[0][0];
    for (unsigned i = 0; i < net->numbers.count; i++) {
        unsigned c = net->numbers.candidate[i];
        memset(net->next[i], 0, size);
        memset(net->weak[i], 0, size);
        memset(net->strong[i], 0, size);
        for (uint32_t k = net->first[i]; k < net->first[i + 1]; k++) {
            set_bit(net->next[i], net->stride[k].on);
        }
        for (unsigned k = in_cells ? 0 : l->weak_in_cell[c]; k < l->weak_count[c]; k++) {
            set_bit(net->weak[i], net->numbers.number[l->weak[c][k]]);
        }
        for (unsigned k = 0; k < net->closing_count[i]; k++) {
            set_bit(net->strong[i], net->closing[i][k]);
        }
    }
}

static void build_net(struct se_net *net, const struct se_links *l, bool in_cells, bool in_houses)
{
    lay_strides(net, l, in_cells, in_houses);
    build_sets(net, l, in_cells);
}

/* Does the candidate's being in lead to its being out (`on`), or the other way round, over what is
 * reached from each candidate? */
static bool chain_closes(const struct se_net *net, uint64_t (*reached)[SE_WORDS], unsigned start,
                         bool on)
{
    if (on) {
        return meet(reached[start], net->weak[start], net->numbers.words);
    }
    for (unsigned k = 0; k < net->closing_count[start]; k++) {
        if (reached[net->closing[start][k]][start >> 6] >> (start & 63) & 1) {
            return true;
        }
    }
    return false;
}

/* One stride more: from each candidate, what its strides' ends reached so far. Returns whether
 * anything is new. */
static bool stride_on(const struct se_net *net, uint64_t (*now)[SE_WORDS],
                      uint64_t (*then)[SE_WORDS])
{
    uint64_t fresh = 0;
    for (unsigned i = 0; i < net->numbers.count; i++) {
        uint64_t set[SE_WORDS];
        memcpy(set, now[i], net->numbers.words * sizeof set[0]);
        for (unsigned k = 0; k < net->numbers.words; k++) {
            for (uint64_t ends = net->next[i][k]; ends; ends &= ends - 1) {
                const uint64_t *more = now[k * 64 + (unsigned)__builtin_ctzll(ends)];
                for (unsigned n = 0; n < net->numbers.words; n++) {
                    set[n] |= more[n];
                }
            }
        }
        for (unsigned n = 0; n < net->numbers.words; n++) {
            fresh |= set[n] & ~now[i][n];
            then[i][n] = set[n];
        }
    }
    return fresh != 0;
}

/* The shortest forcing chain, of the first start in order; all starts stride together. */
static void search_chains(struct search *s, struct se_work *w)
{
    struct se_net *net = s->net;
    unsigned reach = se_hint_reach(s->best, s->chain_base, s->key);
    memcpy(net->reached[0], net->next, sizeof net->next[0] * net->numbers.count);
    bool more = true;
    for (unsigned length = 4, turn = 0; more && length <= reach; length += 2, turn = !turn) {
        for (unsigned i = 0; i < 2 * net->numbers.count; i++) {
            unsigned start = i / 2;
            bool on = i % 2 == 0;
            unsigned candidate = net->numbers.candidate[start];
            if (chain_closes(net, net->reached[turn], start, on) &&
                se_count(s->b->cand[candidate / 9]) > 1) {
                se_hint_begin(s->best, se_chain_rating(s->chain_base, length), length, s->key);
                se_hint_conclude(s->best, s->b->cand, candidate * 2U + !on);
                s->chain_start = start;
                return;
            }
        }
        more = se_work_add(w, net->numbers.count) &&
               stride_on(net, net->reached[turn], net->reached[!turn]);
    }
}

/* The tree of shortest alternating paths from a candidate that is in. */
struct tree {
    unsigned count;
    uint16_t on[SE_CANDIDATES];      /* in order of finding; on[0] is the start */
    uint16_t level[SE_CANDIDATES];   /* by index */
    uint16_t parent[SE_CANDIDATES];  /* index */
    uint16_t through[SE_CANDIDATES]; /* the candidate out between parent and this */
};

static bool on_path(const struct tree *t, unsigned index, unsigned off)
{
    for (; index; index = t->parent[index]) {
        if (t->through[index] == off) {
            return true;
        }
    }
    return false;
}

/* What the cycle's links remove from cells outside of it. */
static void remove_seen(const struct se_board *b, const struct se_cells near_on[9],
                        const struct se_cells near_off[9], struct se_cells cells,
                        struct se_hint *found)
{
    for (unsigned d = 0; d < 9; d++) {
        struct se_cells both = se_minus(se_and(near_on[d], near_off[d]), cells);
        while (se_any(both)) {
            unsigned cell = se_pop(&both);
            if (b->cand[cell] >> d & 1) {
                se_hint_remove(found, cell, 1U << d);
            }
        }
    }
}

/* The path from the start to `index`, then `off`, then the start again. Take it where it removes
 * something. */
static void try_cycle(struct search *s, const struct tree *t, unsigned index, unsigned off)
{
    const struct se_map *m = s->b->map;
    const uint16_t *candidate = s->net->numbers.candidate;
    struct se_cells cells = {0};
    struct se_cells near_on[9] = {{0}};
    struct se_cells near_off[9] = {{0}};
    unsigned complexity = 2U * (t->level[index] + 1U);
    for (unsigned i = index;; i = t->parent[i]) {
        unsigned in = candidate[t->on[i]];
        unsigned out = candidate[off];
        se_add(&cells, in / 9);
        se_add(&cells, out / 9);
        near_on[in % 9] = se_or(near_on[in % 9], m->peers[in / 9]);
        near_off[out % 9] = se_or(near_off[out % 9], m->peers[out / 9]);
        if (i == 0) {
            break;
        }
        off = t->through[i];
    }
    double rating = se_chain_rating(s->base, complexity);
    if (!cycle_improves(s, rating, complexity, t->on[0])) {
        return;
    }
    struct se_hint found;
    se_hint_begin(&found, rating, complexity, s->key);
    remove_seen(s->b, near_on, near_off, cells, &found);
    if (found.count) {
        *s->best = found;
        s->chain_start = NO_START;
    }
}

/* The ways to close a cycle behind tree node i, in the order of the node's weak links. */
static void close_cycles(struct search *s, const struct tree *t, unsigned i, unsigned start,
                         const struct se_links *l)
{
    const struct se_net *net = s->net;
    unsigned c = net->numbers.candidate[t->on[i]];
    if (!meet(net->weak[t->on[i]], net->strong[start], net->numbers.words)) {
        return;
    }
    for (unsigned k = 0; k < l->weak_count[c]; k++) {
        unsigned off = net->numbers.number[l->weak[c][k]];
        if (net->strong[start][off >> 6] >> (off & 63) & 1 &&
            net->weak[t->on[i]][off >> 6] >> (off & 63) & 1 && !on_path(t, i, off)) {
            try_cycle(s, t, i, off);
        }
    }
}

static void try_cycles(struct search *s, unsigned start, const struct se_links *l)
{
    const struct se_net *net = s->net;
    struct tree t;
    uint64_t seen[SE_WORDS] = {0};
    if (net->closing_count[start] == 0) {
        return;
    }
    t.count = 1;
    t.on[0] = (uint16_t)start;
    t.level[0] = 0;
    t.parent[0] = 0;
    set_bit(seen, start);
    unsigned reach = se_hint_reach(s->best, s->base, s->key);
    if (s->chain_start != NO_START && start <= s->chain_start && reach < s->best->complexity) {
        reach = s->best->complexity;
    }
    for (unsigned i = 0; i < t.count && 2U * (t.level[i] + 1U) <= reach; i++) {
        if (i) {
            close_cycles(s, &t, i, start, l);
        }
        if (2U * (t.level[i] + 2U) > reach) {
            continue;
        }
        for (uint32_t k = net->first[t.on[i]]; k < net->first[t.on[i] + 1]; k++) {
            struct se_stride next = net->stride[k];
            if (!(seen[next.on >> 6] >> (next.on & 63) & 1)) {
                set_bit(seen, next.on);
                t.on[t.count] = next.on;
                t.level[t.count] = (uint16_t)(t.level[i] + 1);
                t.parent[t.count] = (uint16_t)i;
                t.through[t.count++] = next.off;
            }
        }
    }
    s->visited += t.count;
}

static void search_cycles(struct search *s, const struct se_links *l, bool pairs_only,
                          struct se_work *w)
{
    for (unsigned i = 0; i < s->net->numbers.count && !w->stopped; i++) {
        unsigned count = se_count(s->b->cand[s->net->numbers.candidate[i] / 9]);
        if (count == 2 || (count > 2 && !pairs_only)) {
            try_cycles(s, i, l);
        }
        se_work_add(w, s->visited);
        s->visited = 0;
    }
}

void se_chain_search(struct se_net *net, const struct se_links *l, const struct se_board *b,
                     struct se_work *w, struct se_hint *best)
{
    struct search s = {.b = b, .net = net, .best = best, .chain_start = NO_START};
    best->found = false;
    se_numbers_make(&net->numbers, b->cand);
    build_net(net, l, false, true);
    s.base = 6.5;
    s.chain_base = 6.6;
    s.key = SE_KEY_X;
    search_chains(&s, w);
    search_cycles(&s, l, false, w);
    build_net(net, l, true, false);
    s.key = SE_KEY_Y;
    s.chain_start = NO_START;
    search_cycles(&s, l, true, w);
    s.base = 7.0;
    s.chain_base = 7.0;
    s.key = SE_KEY_XY;
    if (se_hint_reach(best, s.base, s.key)) {
        build_net(net, l, true, true);
        search_chains(&s, w);
        search_cycles(&s, l, false, w);
    }
}
