/* Cycles and simple forcing chains.
 *
 * A chain alternates weak and strong links. One that leads from a candidate's being in to its being
 * out (or the other way round) settles the candidate; one that comes back to its start as it was is
 * a cycle, each of whose weak links holds both ways, so that what sees both ends of one goes. The
 * scale looks for chains on one digit (X), through cells of two (Y), and on both; the shortest of
 * the lowest rating counts.
 *
 * What a chain settles or a cycle removes leads to its own opposite over the links of the position:
 * where no candidate does there is no step, and elsewhere only some starts are worth a search.
 *
 * The candidates of the position are numbered densely, and a weak link and the strong one after it
 * are taken in one stride, from a candidate that is in to the next that is in. */
#include "gen/grade/se/simple_chains.h"

#include <string.h>

#include "gen/grade/se/chain_tree.h"

struct search {
    const struct se_board *b;
    const struct se_links *l;
    const struct se_implications *implied;
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

/* A candidate's being in, or out. */
struct start {
    uint16_t number;
    bool on;
};

static unsigned implied_number(const struct search *s, unsigned number)
{
    return s->implied->numbers->number[s->tables->numbers.candidate[number]];
}

/* Can the candidate's being in lead to its being out (`on`), or the other way round, over any
 * links? */
static bool may_close(const struct search *s, unsigned start, bool on)
{
    const struct se_chain_tables *t = s->tables;
    unsigned self = implied_number(s, start);
    if (on) {
        return se_set_has(&s->implied->self, self);
    }
    for (unsigned k = 0; k < t->closing_count[start]; k++) {
        if (bit_has(s->implied->on[implied_number(s, t->closing[start][k])], self)) {
            return true;
        }
    }
    return false;
}

/* The starts from which a chain may close, in the order in which they are looked at. */
static unsigned list_starts(const struct search *s, struct start *start)
{
    const struct se_chain_tables *t = s->tables;
    unsigned count = 0;
    for (unsigned i = 0; i < 2 * t->numbers.count; i++) {
        bool on = i % 2 == 0;
        if (se_count(s->b->cand[t->numbers.candidate[i / 2] / 9]) > 1 && may_close(s, i / 2, on)) {
            start[count++] = (struct start){(uint16_t)(i / 2), on};
        }
    }
    return count;
}

/* The first stride from a start. */
static void set_out(struct se_chain_tables *t, struct start start, unsigned row)
{
    size_t size = t->numbers.words * sizeof t->reached[row][0];
    memset(t->reached[row], 0, size);
    if (start.on) {
        se_row_or(t->reached[row], t->next[start.number], t->numbers.words);
    }
    for (unsigned k = 0; !start.on && k < t->closing_count[start.number]; k++) {
        se_row_or(t->reached[row], t->next[t->closing[start.number][k]], t->numbers.words);
    }
    memcpy(t->edge[row], t->reached[row], size);
}

/* One stride more. Returns whether anything is new. */
static bool stride_on(struct se_chain_tables *t, unsigned row)
{
    uint64_t then[SE_WORDS] = {0};
    uint64_t fresh = 0;
    for (unsigned k = 0; k < t->numbers.words; k++) {
        for (uint64_t ends = t->edge[row][k]; ends; ends &= ends - 1) {
            se_row_or(then, t->next[k * 64 + (unsigned)__builtin_ctzll(ends)], t->numbers.words);
        }
    }
    for (unsigned k = 0; k < t->numbers.words; k++) {
        t->edge[row][k] = then[k] & ~t->reached[row][k];
        t->reached[row][k] |= then[k];
        fresh |= t->edge[row][k];
    }
    return fresh != 0;
}

static bool closes(const struct se_chain_tables *t, struct start start, unsigned row)
{
    return start.on ? bits_meet(t->reached[row], t->weak[start.number], t->numbers.words)
                    : bit_has(t->reached[row], start.number);
}

/* The shortest forcing chain, of the first start in order; all starts stride together. */
static void search_chains(struct search *s, struct se_work *w)
{
    struct se_chain_tables *t = s->tables;
    double base = s->kind->chain_base;
    unsigned longest = se_hint_most_complex(s->best, base, s->kind->key);
    struct start start[2 * SE_CANDIDATES];
    unsigned count = list_starts(s, start);
    for (unsigned i = 0; i < count; i++) {
        set_out(t, start[i], i);
    }
    bool more = count > 0;
    for (unsigned length = 4; more && length <= longest; length += 2) {
        for (unsigned i = 0; i < count; i++) {
            unsigned candidate = t->numbers.candidate[start[i].number];
            if (closes(t, start[i], i)) {
                struct se_rank rank = se_rank_of(base, length, s->kind->key);
                se_hint_begin(s->best, &rank);
                se_hint_conclude(s->best, s->b->cand, candidate * 2U + !start[i].on);
                s->chain_start = start[i].number;
                return;
            }
        }
        more = false;
        for (unsigned i = 0; se_work_add(w, 1) && i < count; i++) {
            more |= stride_on(t, i);
        }
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

/* Can a cycle start here? What it removes leads to its own being out, and so does its start; and
 * from there it comes back. */
static bool may_cycle(const struct search *s, unsigned start)
{
    const struct se_implications *r = s->implied;
    const struct se_chain_tables *t = s->tables;
    const uint64_t *off = r->off[implied_number(s, start)];
    bool back = false;
    for (unsigned k = 0; k < t->closing_count[start]; k++) {
        back |= bit_has(off, implied_number(s, t->closing[start][k]));
    }
    return back && bits_meet(off, r->self.word, r->numbers->words);
}

static void search_cycles(struct search *s, struct se_work *w)
{
    for (unsigned i = 0; i < s->tables->numbers.count && !w->stopped; i++) {
        unsigned count = se_count(s->b->cand[s->tables->numbers.candidate[i] / 9]);
        if ((count == 2 || (count > 2 && s->kind->in_houses)) && may_cycle(s, i)) {
            try_cycles(s, i);
        }
        se_work_add(w, s->visited);
        s->visited = 0;
    }
}

void se_chain_search(struct se_chain_tables *tables, const struct se_links *l,
                     const struct se_implications *implied, const struct se_board *b,
                     struct se_work *w, struct se_hint *best)
{
    best->found = false;
    if (!bits_any(implied->self.word, implied->numbers->words)) {
        return;
    }
    se_numbers_make(&tables->numbers, b->cand);
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        const struct se_chain_kind *kind = &se_chain_kinds[k];
        struct search s = {.b = b,
                           .l = l,
                           .implied = implied,
                           .tables = tables,
                           .kind = kind,
                           .best = best,
                           .chain_start = NO_START};
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
