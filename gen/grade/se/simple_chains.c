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
#include "gen/grade/se/simple_chains.h"

#include <string.h>

#include "gen/grade/se/chain_tree.h"

struct search {
    const struct se_board *b;
    const struct se_links *l;
    struct se_chain_tables *tables;
    const struct se_chain_kind *kind;
    struct se_hint *best;
    unsigned chain_start; /* of the best, where it is a forcing chain of this kind */
    uint64_t visited;
};

enum { NO_START = SE_CANDIDATES };

/* Would a cycle from this start replace the best? Of equal steps, the one of the first start does,
 * and a cycle goes before a chain. */
static bool cycle_improves(const struct search *s, const struct se_rank *rank, unsigned start)
{
    return se_hint_improves(s->best, rank) ||
           (s->chain_start != NO_START && start <= s->chain_start &&
            se_rank_compare(rank, &s->best->rank) == 0);
}

/* The strides and closings (not the sets) of the kind of chain. */
static void build_strides(struct search *s)
{
    struct se_chain_tables *t = s->tables;
    const struct se_links *l = s->l;
    uint32_t used = 0;
    for (unsigned i = 0; i < t->numbers.count; i++) {
        unsigned c = t->numbers.candidate[i];
        t->first[i] = used;
        for (unsigned k = se_weak_first(s->kind, l, c); k < l->weak_count[c]; k++) {
            unsigned off = l->weak[c][k];
            unsigned end = se_strong_end(s->kind, l, off);
            for (unsigned n = se_strong_first(s->kind, l, off); n < end; n++) {
                t->stride[used++] = (struct se_stride){t->numbers.number[off],
                                                       t->numbers.number[l->strong[off][n]]};
            }
        }
        unsigned end = se_strong_end(s->kind, l, c);
        t->closing_count[i] = 0;
        for (unsigned n = se_strong_first(s->kind, l, c); n < end; n++) {
            t->closing[i][t->closing_count[i]++] = t->numbers.number[l->strong[c][n]];
        }
    }
    t->first[t->numbers.count] = used;
}

/* The same as sets. */
static void build_sets(struct search *s)
{
    struct se_chain_tables *t = s->tables;
    const struct se_links *l = s->l;
    size_t size = t->numbers.words * sizeof t->next[0][0];
    for (unsigned i = 0; i < t->numbers.count; i++) {
        unsigned c = t->numbers.candidate[i];
        memset(t->next[i], 0, size);
        memset(t->weak[i], 0, size);
        memset(t->strong[i], 0, size);
        for (uint32_t k = t->first[i]; k < t->first[i + 1]; k++) {
            bit_set(t->next[i], t->stride[k].on);
        }
        for (unsigned k = se_weak_first(s->kind, l, c); k < l->weak_count[c]; k++) {
            bit_set(t->weak[i], t->numbers.number[l->weak[c][k]]);
        }
        for (unsigned k = 0; k < t->closing_count[i]; k++) {
            bit_set(t->strong[i], t->closing[i][k]);
        }
    }
}

/* Does the candidate's being in lead to its being out (`on`), or the other way round, over what is
 * reached from each candidate? */
static bool chain_closes(const struct se_chain_tables *tables, uint64_t (*reached)[SE_WORDS],
                         unsigned start, bool on)
{
    if (on) {
        return bits_meet(reached[start], tables->weak[start], tables->numbers.words);
    }
    for (unsigned k = 0; k < tables->closing_count[start]; k++) {
        if (bit_has(reached[tables->closing[start][k]], start)) {
            return true;
        }
    }
    return false;
}

/* One stride more: from each candidate, what its strides' ends reached so far. Returns whether
 * anything is new. */
static bool stride_on(const struct se_chain_tables *tables, uint64_t (*now)[SE_WORDS],
                      uint64_t (*then)[SE_WORDS])
{
    uint64_t fresh = 0;
    for (unsigned i = 0; i < tables->numbers.count; i++) {
        uint64_t set[SE_WORDS];
        memcpy(set, now[i], tables->numbers.words * sizeof set[0]);
        for (unsigned k = 0; k < tables->numbers.words; k++) {
            for (uint64_t ends = tables->next[i][k]; ends; ends &= ends - 1) {
                const uint64_t *more = now[k * 64 + (unsigned)__builtin_ctzll(ends)];
                for (unsigned n = 0; n < tables->numbers.words; n++) {
                    set[n] |= more[n];
                }
            }
        }
        for (unsigned n = 0; n < tables->numbers.words; n++) {
            fresh |= set[n] & ~now[i][n];
            then[i][n] = set[n];
        }
    }
    return fresh != 0;
}

/* The shortest forcing chain, of the first start in order; all starts stride together. */
static void search_chains(struct search *s, struct se_work *w)
{
    struct se_chain_tables *t = s->tables;
    double base = s->kind->chain_base;
    unsigned longest = se_hint_most_complex(s->best, base, s->kind->key);
    memcpy(t->reached[0], t->next, sizeof t->next[0] * t->numbers.count);
    bool more = true;
    for (unsigned length = 4, now = 0; more && length <= longest; length += 2, now = !now) {
        for (unsigned i = 0; i < 2 * t->numbers.count; i++) {
            unsigned start = i / 2;
            bool on = i % 2 == 0;
            unsigned candidate = t->numbers.candidate[start];
            if (chain_closes(t, t->reached[now], start, on) &&
                se_count(s->b->cand[candidate / 9]) > 1) {
                struct se_rank rank = se_rank_of(base, length, s->kind->key);
                se_hint_begin(s->best, &rank);
                se_hint_conclude(s->best, s->b->cand, candidate * 2U + !on);
                s->chain_start = start;
                return;
            }
        }
        more = se_work_add(w, t->numbers.count) && stride_on(t, t->reached[now], t->reached[!now]);
    }
}

/* The path from the start to `index`, then `off`, then the start again. Take it where it removes
 * something. */
static void try_cycle(struct search *s, const struct se_chain_tree *t, unsigned index, unsigned off)
{
    struct se_cells sees[9];
    struct se_hint found;
    unsigned complexity = 2U * (t->level[index] + 1U);
    struct se_rank rank = se_rank_of(s->kind->cycle_base, complexity, s->kind->key);
    if (!cycle_improves(s, &rank, t->on[0])) {
        return;
    }
    se_tree_cycle_sees(t, index, off, s->b->map, &s->tables->numbers, sees);
    se_hint_begin(&found, &rank);
    for (unsigned d = 0; d < 9; d++) {
        while (se_any(sees[d])) {
            unsigned cell = se_pop(&sees[d]);
            if (s->b->cand[cell] >> d & 1) {
                se_hint_remove(&found, cell, 1U << d);
            }
        }
    }
    if (found.count) {
        *s->best = found;
        s->chain_start = NO_START;
    }
}

/* The ways to close a cycle behind tree node i, in the order of the node's weak links. */
static void close_cycles(struct search *s, const struct se_chain_tree *t, unsigned i)
{
    const struct se_chain_tables *tables = s->tables;
    unsigned on = t->on[i];
    unsigned start = t->on[0];
    unsigned c = tables->numbers.candidate[on];
    if (!bits_meet(tables->weak[on], tables->strong[start], tables->numbers.words)) {
        return;
    }
    for (unsigned k = 0; k < s->l->weak_count[c]; k++) {
        unsigned off = tables->numbers.number[s->l->weak[c][k]];
        if (bit_has(tables->strong[start], off) && bit_has(tables->weak[on], off) &&
            !se_tree_goes_through(t, i, off)) {
            try_cycle(s, t, i, off);
        }
    }
}

static void try_cycles(struct search *s, unsigned start)
{
    const struct se_chain_tables *tables = s->tables;
    struct se_chain_tree t;
    uint64_t seen[SE_WORDS] = {0};
    if (tables->closing_count[start] == 0) {
        return;
    }
    t.count = 0;
    se_tree_add(&t, start, 0, 0, 0);
    bit_set(seen, start);
    unsigned longest = se_hint_most_complex(s->best, s->kind->cycle_base, s->kind->key);
    if (s->chain_start != NO_START && start <= s->chain_start &&
        longest < s->best->rank.complexity) {
        longest = s->best->rank.complexity;
    }
    for (unsigned i = 0; i < t.count && 2U * (t.level[i] + 1U) <= longest; i++) {
        if (i) {
            close_cycles(s, &t, i);
        }
        if (2U * (t.level[i] + 2U) > longest) {
            continue;
        }
        for (uint32_t k = tables->first[t.on[i]]; k < tables->first[t.on[i] + 1]; k++) {
            struct se_stride next = tables->stride[k];
            if (!bit_has(seen, next.on)) {
                bit_set(seen, next.on);
                se_tree_add(&t, next.on, i, next.off, t.level[i] + 1U);
            }
        }
    }
    s->visited += t.count;
}

static void search_cycles(struct search *s, struct se_work *w)
{
    for (unsigned i = 0; i < s->tables->numbers.count && !w->stopped; i++) {
        unsigned count = se_count(s->b->cand[s->tables->numbers.candidate[i] / 9]);
        if (count == 2 || (count > 2 && s->kind->in_houses)) {
            try_cycles(s, i);
        }
        se_work_add(w, s->visited);
        s->visited = 0;
    }
}

void se_chain_search(struct se_chain_tables *tables, const struct se_links *l,
                     const struct se_board *b, struct se_work *w, struct se_hint *best)
{
    best->found = false;
    se_numbers_make(&tables->numbers, b->cand);
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        const struct se_chain_kind *kind = &se_chain_kinds[k];
        struct search s = {
            .b = b, .l = l, .tables = tables, .kind = kind, .best = best, .chain_start = NO_START};
        if (k == SE_KIND_XY && !se_hint_most_complex(best, kind->cycle_base, kind->key)) {
            return;
        }
        build_strides(&s);
        build_sets(&s);
        if (kind->chain_base > 0) {
            search_chains(&s, w);
        }
        search_cycles(&s, w);
    }
}
