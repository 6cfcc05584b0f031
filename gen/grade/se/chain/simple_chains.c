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
 * The candidates are numbered densely, as in the implications, and a weak link and the strong one
 * after it are taken in one stride, from a candidate that is in to the next that is in. */
#include "gen/grade/se/chain/simple_chains.h"

#include <string.h>

#include "gen/grade/se/chain/chain_tree.h"

struct simple_chains_search {
    const struct se_board *b;
    const struct se_links *l;
    const struct se_implications *implied;
    const struct se_numbers *numbers;
    struct se_chain_tables *tables;
    const struct se_chain_kind *kind;
    struct se_hint *best;
    unsigned chain_start; /* of the best, where it is a forcing chain of this kind */
    uint64_t visited;
};

enum { NO_START = SE_CANDIDATES };

/* Would a cycle from this start replace the best? Of equal steps, the one of the first start does,
 * and a cycle goes before a chain. */
static bool cycle_improves(const struct simple_chains_search *s, const struct se_rank *rank,
                           unsigned start)
{
    return se_hint_improves(s->best, rank) ||
           (s->chain_start != NO_START && start <= s->chain_start &&
            se_rank_compare(rank, &s->best->rank) == 0);
}

/* Make the strides of a candidate. */
static void make_strides(const struct simple_chains_search *s, unsigned number)
{
    struct se_chain_tables *t = s->tables;
    const struct se_links *l = s->l;
    const uint16_t *numbers = s->numbers->number;
    unsigned c = s->numbers->candidate[number];
    se_set_add(&t->built, number);
    memset(t->next[number], 0, s->numbers->words * sizeof t->next[0][0]);
    t->first[number] = t->used;
    for (unsigned k = se_weak_first(s->kind, l, c); k < l->weak_count[c]; k++) {
        unsigned off = l->weak[c][k];
        unsigned end = se_strong_end(s->kind, l, off);
        for (unsigned n = se_strong_first(s->kind, l, off); n < end; n++) {
            unsigned on = numbers[l->strong[off][n]];
            t->stride[t->used++] = (struct se_stride){numbers[off], (uint16_t)on};
            bit_set(t->next[number], on);
        }
    }
    t->end[number] = t->used;
}

static inline void build_strides(const struct simple_chains_search *s, unsigned number)
{
    if (!se_set_has(&s->tables->built, number)) {
        make_strides(s, number);
    }
}

/* What is in when a candidate is out. Returns how many. */
static unsigned closing(const struct simple_chains_search *s, unsigned number,
                        uint16_t to[SE_MAX_STRONG])
{
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[number];
    unsigned end = se_strong_end(s->kind, l, c);
    unsigned count = 0;
    for (unsigned n = se_strong_first(s->kind, l, c); n < end; n++) {
        to[count++] = s->numbers->number[l->strong[c][n]];
    }
    return count;
}

/* A candidate's being in, or out. */
struct start {
    uint16_t number;
    bool on;
};

/* Can the candidate's being in lead to its being out (`on`), or the other way round, over any
 * links? */
static bool may_close(const struct simple_chains_search *s, unsigned start, bool on)
{
    uint16_t to[SE_MAX_STRONG];
    bool any = false;
    if (on) {
        return se_set_has(&s->implied->self, start);
    }
    for (unsigned k = closing(s, start, to); k-- > 0;) {
        any |= bit_has(se_row_at(s->implied->on, s->numbers->words, to[k]), start);
    }
    return any;
}

/* The starts from which a chain may close, in the order in which they are looked at. */
static unsigned list_starts(const struct simple_chains_search *s, struct start *start)
{
    unsigned count = 0;
    FOR_EACH_BIT(i, s->numbers->words, s->implied->alive.word[w]) {
        if (se_count(s->b->cand[s->numbers->candidate[i] / 9]) < 2) {
            continue;
        }
        for (unsigned on = 2; on-- > 0;) {
            if (may_close(s, (unsigned)i, on)) {
                start[count++] = (struct start){(uint16_t)i, on};
            }
        }
    }
    return count;
}

/* The first stride from a start, and what it must come to. */
static void set_out(const struct simple_chains_search *s, struct start start, unsigned row)
{
    struct se_chain_tables *t = s->tables;
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[start.number];
    size_t size = s->numbers->words * sizeof t->reached[row][0];
    uint16_t to[SE_MAX_STRONG] = {start.number};
    unsigned count = start.on ? 1 : closing(s, start.number, to);
    memset(t->reached[row], 0, size);
    memset(t->goal[row], 0, size);
    for (unsigned k = 0; k < count; k++) {
        build_strides(s, to[k]);
        se_row_or(t->reached[row], t->next[to[k]], s->numbers->words);
    }
    memcpy(t->edge[row], t->reached[row], size);
    if (!start.on) {
        bit_set(t->goal[row], start.number);
        return;
    }
    for (unsigned k = se_weak_first(s->kind, l, c); k < l->weak_count[c]; k++) {
        bit_set(t->goal[row], s->numbers->number[l->weak[c][k]]);
    }
}

/* One stride more. Returns whether anything is new. */
static bool stride_on(const struct simple_chains_search *s, unsigned row)
{
    struct se_chain_tables *t = s->tables;
    unsigned words = s->numbers->words;
    uint64_t then[SE_WORDS] = {0};
    uint64_t fresh = 0;
    FOR_EACH_BIT(end, words, t->edge[row][w]) {
        build_strides(s, (unsigned)end);
        se_row_or(then, t->next[end], words);
    }
    for (unsigned k = 0; k < words; k++) {
        t->edge[row][k] = then[k] & ~t->reached[row][k];
        t->reached[row][k] |= then[k];
        fresh |= t->edge[row][k];
    }
    return fresh != 0;
}

/* The shortest forcing chain, of the first start in order; all starts stride together. */
static void search_chains(struct simple_chains_search *s, struct se_work *w)
{
    struct se_chain_tables *t = s->tables;
    double base = s->kind->chain_base;
    unsigned longest = se_hint_most_complex(s->best, base, s->kind->key);
    struct start start[2 * SE_CANDIDATES];
    unsigned count = list_starts(s, start);
    for (unsigned i = 0; i < count; i++) {
        set_out(s, start[i], i);
    }
    bool more = count > 0;
    for (unsigned length = 4; more && length <= longest; length += 2) {
        for (unsigned i = 0; i < count; i++) {
            unsigned candidate = s->numbers->candidate[start[i].number];
            if (bits_meet(t->reached[i], t->goal[i], s->numbers->words)) {
                struct se_rank rank = se_rank_of(base, length, s->kind->key);
                se_hint_begin(s->best, &rank);
                se_hint_conclude(s->best, s->b->cand, candidate * 2U + !start[i].on);
                s->chain_start = start[i].number;
                return;
            }
        }
        more = false;
        for (unsigned i = 0; se_work_add(w, 1) && i < count; i++) {
            more |= stride_on(s, i);
        }
    }
}

/* The path from the start to `index`, then `off`, then the start again. Take it where it removes
 * something. */
static void try_cycle(struct simple_chains_search *s, const struct se_chain_tree *t, unsigned index,
                      unsigned off)
{
    struct se_cells sees[9];
    struct se_hint found;
    unsigned complexity = 2U * (t->level[index] + 1U);
    struct se_rank rank = se_rank_of(s->kind->cycle_base, complexity, s->kind->key);
    if (!cycle_improves(s, &rank, t->on[0])) {
        return;
    }
    se_tree_cycle_sees(t, index, off, s->b->map, s->numbers, sees);
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

/* The ways to close a cycle behind tree node i over one of these, in the order of the node's weak
 * links. */
static void close_cycles(struct simple_chains_search *s, const struct se_chain_tree *t, unsigned i,
                         const struct se_set *to)
{
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[t->on[i]];
    if (!bits_meet(l->weak_set[c].word, to->word, SE_WORDS)) {
        return;
    }
    for (unsigned k = se_weak_first(s->kind, l, c); k < l->weak_count[c]; k++) {
        unsigned off = s->numbers->number[l->weak[c][k]];
        if (se_set_has(to, l->weak[c][k]) && !se_tree_goes_through(t, i, off)) {
            try_cycle(s, t, i, off);
        }
    }
}

/* Cycles from the start back to it over one of these, one of which is in when it is out. The tree
 * keeps to what leads to their being out: what is out when they are in. */
static void try_cycles(struct simple_chains_search *s, unsigned start, const uint16_t to[],
                       unsigned count)
{
    const struct se_chain_tables *tables = s->tables;
    struct se_chain_tree t;
    struct se_set goal = {{0}}; /* candidates */
    uint64_t seen[SE_WORDS] = {0};
    for (unsigned k = 0; k < count; k++) {
        se_row_or(seen, se_row_at(s->implied->off, s->numbers->words, to[k]), s->numbers->words);
        se_set_add(&goal, s->numbers->candidate[to[k]]);
    }
    for (unsigned k = 0; k < s->numbers->words; k++) {
        seen[k] = ~seen[k];
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
            close_cycles(s, &t, i, &goal);
        }
        if (2U * (t.level[i] + 2U) > longest) {
            continue;
        }
        build_strides(s, t.on[i]);
        for (uint32_t k = tables->first[t.on[i]]; k < tables->end[t.on[i]]; k++) {
            struct se_stride next = tables->stride[k];
            if (!bit_has(seen, next.on)) {
                bit_set(seen, next.on);
                se_tree_add(&t, next.on, i, next.off, t.level[i] + 1U);
            }
        }
    }
    s->visited += t.count;
}

/* Where can a cycle that starts here come back from? What it removes is out both when its start is
 * in and when that is in; an X-cycle removes its own digit. Returns how many. */
static unsigned list_returns(const struct simple_chains_search *s, unsigned start,
                             uint16_t to[SE_MAX_STRONG])
{
    const struct se_implications *r = s->implied;
    const unsigned words = s->numbers->words;
    const uint64_t *out = se_row_at(r->off, words, start);
    const uint64_t *digit =
        s->kind->in_cells ? r->alive.word : s->tables->digit[s->numbers->candidate[start] % 9].word;
    unsigned count = closing(s, start, to);
    unsigned left = 0;
    for (unsigned k = 0; k < count; k++) {
        const uint64_t *back = se_row_at(r->off, words, to[k]);
        uint64_t both = 0;
        for (unsigned n = 0; n < words; n++) {
            both |= out[n] & back[n] & digit[n];
        }
        if (both && bit_has(out, to[k])) {
            to[left++] = to[k];
        }
    }
    return left;
}

static void search_cycles(struct simple_chains_search *s, struct se_work *work)
{
    FOR_EACH_BIT(i, s->numbers->words, work->stopped ? 0 : s->implied->alive.word[w]) {
        unsigned count = se_count(s->b->cand[s->numbers->candidate[i] / 9]);
        uint16_t to[SE_MAX_STRONG];
        if (count == 2 || (count > 2 && s->kind->in_houses)) {
            unsigned returns = list_returns(s, (unsigned)i, to);
            if (returns) {
                try_cycles(s, (unsigned)i, to, returns);
            }
        }
        se_work_add(work, s->visited);
        s->visited = 0;
    }
}

void se_chain_search(struct se_chain_tables *tables, const struct se_links *l,
                     const struct se_implications *implied, const struct se_board *b,
                     struct se_work *work, struct se_hint *best)
{
    best->found = false;
    if (!bits_any(implied->self.word, implied->numbers->words)) {
        return;
    }
    memset(tables->digit, 0, sizeof tables->digit);
    FOR_EACH_BIT(i, implied->numbers->words, implied->alive.word[w]) {
        se_set_add(&tables->digit[implied->numbers->candidate[i] % 9], (unsigned)i);
    }
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        const struct se_chain_kind *kind = &se_chain_kinds[k];
        struct simple_chains_search s = {.b = b,
                                         .l = l,
                                         .implied = implied,
                                         .numbers = implied->numbers,
                                         .tables = tables,
                                         .kind = kind,
                                         .best = best,
                                         .chain_start = NO_START};
        if (k == SE_KIND_XY && !se_hint_most_complex(best, kind->cycle_base, kind->key)) {
            return;
        }
        tables->used = 0;
        memset(&tables->built, 0, sizeof tables->built);
        if (kind->chain_base > 0) {
            search_chains(&s, work);
        }
        search_cycles(&s, work);
    }
}
