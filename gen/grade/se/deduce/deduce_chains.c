#include "gen/grade/se/deduce/deduce_chains.h"

#include <string.h>

#include "gen/grade/se/chain/chain_tree.h"
#include "gen/grade/se/deduce/deduce_multiple.h"

static void add_strong(struct se_chain_deducer *d, unsigned from, unsigned to, unsigned kind)
{
    struct se_reduced_strong *of = &d->strong[from];
    if (!se_set_has(&d->linked, from)) {
        se_set_add(&d->linked, from);
        of->count = 0;
        of->in_cell = kind == SE_IN_CELL;
    }
    for (unsigned i = 0; i < of->count; i++) {
        if (of->to[i] == to) {
            return;
        }
    }
    of->kind[of->count] = (uint8_t)kind;
    of->to[of->count++] = (uint16_t)to;
}

static void make_strong(const struct se_reduced_search *s)
{
    struct se_chain_deducer *d = s->d;
    struct se_pair pair[SE_UNITS];
    unsigned count = se_implications_pairs(s->implied, &d->reduced, pair);
    memset(&d->linked, 0, sizeof d->linked);
    for (unsigned i = 0; i < count; i++) {
        add_strong(d, pair[i].one, pair[i].two, pair[i].kind);
        add_strong(d, pair[i].two, pair[i].one, pair[i].kind);
    }
}

/* The strong links in the kind of chain are those from the first to before the end. */
static inline unsigned strong_first(const struct se_reduced_search *s,
                                    const struct se_reduced_strong *of)
{
    return s->kind->in_cells ? 0 : of->in_cell;
}

static inline unsigned strong_end(const struct se_reduced_search *s,
                                  const struct se_reduced_strong *of)
{
    return s->kind->in_houses ? of->count : of->in_cell;
}

static inline void add_stride(struct se_paths *p, unsigned off, unsigned on)
{
    p->stride[p->used++] = (struct se_stride){(uint16_t)off, (uint16_t)on};
}

/* Build the strides of one candidate. */
static void build_strides(const struct se_reduced_search *s, unsigned number)
{
    struct se_paths *paths = s->d->paths;
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[number];
    se_set_add(&s->d->strode, number);
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        paths[k].first[number] = paths[k].used;
    }
    for (unsigned k = 0; k < l->weak_count[c]; k++) {
        unsigned off = s->numbers->number[l->weak[c][k]];
        const struct se_reduced_strong *of = se_search_strong(s, off);
        for (unsigned n = 0; of && n < of->count; n++) {
            add_stride(&paths[SE_KIND_XY], off, of->to[n]);
            if (n < of->in_cell) {
                add_stride(&paths[SE_KIND_Y], off, of->to[n]);
            } else if (k >= l->weak_in_cell[c]) {
                add_stride(&paths[SE_KIND_X], off, of->to[n]);
            }
        }
    }
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        paths[k].end[number] = paths[k].used;
    }
}

/* What is in when a candidate is out. Returns how many. */
static unsigned closing(const struct se_reduced_search *s, unsigned number, const uint16_t **to)
{
    const struct se_reduced_strong *of = se_search_strong(s, number);
    if (!of) {
        return 0;
    }
    unsigned first = strong_first(s, of);
    unsigned end = strong_end(s, of);
    *to = of->to + first;
    return end > first ? end - first : 0;
}

static void grow_root(struct se_chain_tree *t, uint64_t *seen, unsigned on, unsigned through)
{
    bit_set(seen, on);
    se_tree_add(t, on, t->count, through, 0);
    t->roots = t->count;
}

/* Grow up to the end, or until one of `goals` is in: then return its index, else 0. */
static unsigned grow(const struct se_reduced_search *s, struct se_chain_tree *t, uint64_t *seen,
                     const uint64_t *goals)
{
    const struct se_paths *p = &s->d->paths[s->kind - se_chain_kinds];
    for (unsigned i = 0; i < t->count; i++) {
        unsigned on = t->on[i];
        if (!se_set_has(&s->d->strode, on)) {
            build_strides(s, on);
        }
        const struct se_stride *end = p->stride + p->end[on];
        for (const struct se_stride *one = p->stride + p->first[on]; one < end; one++) {
            struct se_stride next = *one;
            if (bit_has(seen, next.on)) {
                continue;
            }
            bit_set(seen, next.on);
            se_tree_add(t, next.on, i, next.off, t->level[i] + 1U);
            if (bit_has(goals, next.on)) {
                return t->count - 1;
            }
        }
    }
    return 0;
}

/* What the strong link runs in. */
static unsigned strong_kind(const struct se_reduced_search *s, unsigned off, unsigned on)
{
    const struct se_reduced_strong *of = se_search_strong(s, off);
    unsigned k = strong_first(s, of);
    while (of->to[k] != on) {
        k++;
    }
    return of->kind[k];
}

/* Note the path from a tree node back: literals, and what its strong links rest on. `rooted`: the
 * roots follow from a candidate's being out. */
static void note_path(const struct se_reduced_search *s, const struct se_chain_tree *t, unsigned i,
                      bool rooted, struct se_found_chain *f)
{
    const uint16_t *candidate = s->numbers->candidate;
    for (;;) {
        unsigned on = candidate[t->on[i]];
        se_found_identify(f, on * 2 + 1);
        if (i < t->roots && !rooted) {
            return;
        }
        se_found_identify(f, candidate[t->through[i]] * 2U);
        se_search_rest_on(s, f, on, strong_kind(s, t->through[i], t->on[i]));
        if (i < t->roots) {
            return;
        }
        i = t->parent[i];
    }
}

/* Of the chain, or the cycle, that the path to a tree node closes to. */
static struct se_rank rank_of(const struct se_reduced_search *s, double base,
                              const struct se_chain_tree *t, unsigned index)
{
    return se_rank_of(base, 2U * (t->level[index] + 1U), s->kind->key);
}

/* Pass over all that does not lead to one of a set: what is out when that is in, and the other way
 * round. The tree of the rest is the same. */
static void see_all_but(const struct se_reduced_search *s, const uint64_t *out,
                        uint64_t seen[SE_WORDS])
{
    for (unsigned k = 0; k < s->numbers->words; k++) {
        seen[k] = ~out[k];
    }
}

/* Pass over all that does not lead to one of these being out. */
static void see_where_none_returns(const struct se_reduced_search *s, const uint16_t to[],
                                   unsigned count, uint64_t seen[SE_WORDS])
{
    uint64_t out[SE_WORDS];
    se_row_clear(out, s->numbers->words);
    for (unsigned k = 0; k < count; k++) {
        se_row_or(out, se_implications_out(s->implied, &s->d->reduced, to[k]), s->numbers->words);
    }
    see_all_but(s, out, seen);
}

/* From the candidate's being in to its being out: over the first node in order that sees it. */
static void chain_from_on(struct se_reduced_search *s, unsigned start)
{
    const struct se_links *l = s->l;
    unsigned candidate = s->numbers->candidate[start];
    struct se_chain_tree t;
    uint64_t seen[SE_WORDS];
    uint64_t goals[SE_WORDS];
    se_row_clear(goals, s->numbers->words);
    see_all_but(s, se_implications_out(s->implied, &s->d->reduced, start), seen);
    for (unsigned k = se_weak_first(s->kind, l, candidate); k < l->weak_count[candidate]; k++) {
        bit_set(goals, s->numbers->number[l->weak[candidate][k]]);
    }
    t.count = 0;
    grow_root(&t, seen, start, 0);
    unsigned end = grow(s, &t, seen, goals);
    if (end == 0) {
        return;
    }
    struct se_rank rank = rank_of(s, s->kind->chain_base, &t, end);
    struct se_found_chain *f =
        se_found_add(&s->d->found, candidate / 9, 1U << candidate % 9, &rank);
    if (f) {
        se_found_identify(f, candidate * 2);
        note_path(s, &t, end, false, f);
    }
}

static void chain_from_off(struct se_reduced_search *s, unsigned start)
{
    struct se_chain_tree t;
    uint64_t seen[SE_WORDS];
    uint64_t goals[SE_WORDS];
    const uint16_t *to = NULL;
    unsigned count = closing(s, start, &to);
    se_row_clear(goals, s->numbers->words);
    see_where_none_returns(s, to, count, seen);
    seen[start / 64] &= ~((uint64_t)1 << start % 64);
    t.count = 0;
    t.roots = 0;
    for (unsigned k = 0; k < count; k++) {
        grow_root(&t, seen, to[k], start);
    }
    bit_set(goals, start);
    unsigned end = grow(s, &t, seen, goals);
    if (end == 0) {
        return;
    }
    unsigned candidate = s->numbers->candidate[start];
    struct se_rank rank = rank_of(s, s->kind->chain_base, &t, end);
    struct se_found_chain *f =
        se_found_add(&s->d->found, candidate / 9, se_reduced_by(s->t, candidate * 2 + 1), &rank);
    if (f) {
        note_path(s, &t, end, true, f);
    }
}

static unsigned weak_kind(const struct se_reduced_search *s, unsigned on, unsigned off)
{
    const struct se_links *l = s->l;
    unsigned k = se_weak_first(s->kind, l, on);
    while (l->weak[on][k] != off) {
        k++;
    }
    return l->weak_kind[on][k];
}

/* What sees a candidate of the cycle that is in, and one that is out, outside of its cells. Returns
 * whether there is anything. */
static bool cycle_removes(const struct se_reduced_search *s, const struct se_chain_tree *t,
                          unsigned index, unsigned off, struct se_set *removed)
{
    const struct se_implications *r = s->implied;
    const unsigned words = s->numbers->words;
    bool any = false;
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four near_on = {0};
        se_four near_off = {0};
        se_four cells = {0};
        unsigned out = off;
        for (unsigned i = index;; i = t->parent[i]) {
            unsigned in = t->on[i];
            unsigned in_cell = s->numbers->candidate[in] / 9U;
            unsigned out_cell = s->numbers->candidate[out] / 9U;
            near_on = se_four_or(near_on, se_four_at(se_row_at(r->seen, words, in), k));
            near_off = se_four_or(near_off, se_four_at(se_row_at(r->seen, words, out), k));
            cells = se_four_or(cells, se_four_at(se_row_at(r->unit, words, in_cell), k));
            cells = se_four_or(cells, se_four_at(se_row_at(r->unit, words, out_cell), k));
            if (i == 0) {
                break;
            }
            out = t->through[i];
        }
        se_four both = se_four_minus(se_four_and(near_on, near_off), cells);
        se_four gone = se_four_and(both, se_four_at(s->d->reduced.left.word, k));
        if (se_four_any(gone)) {
            uint64_t word[SE_ROW_WORDS];
            any = true;
            se_four_put(word, 0, gone);
            FOR_EACH_BIT(i, SE_ROW_WORDS, word[w]) {
                se_set_add(removed, s->numbers->candidate[k * 64 + i]);
            }
        }
    }
    return any;
}

static void cycle(struct se_reduced_search *s, const struct se_chain_tree *t, unsigned index,
                  unsigned off)
{
    const uint16_t *candidate = s->numbers->candidate;
    struct se_set removed = {{0}};
    if (!cycle_removes(s, t, index, off, &removed)) {
        return;
    }
    struct se_rank rank = rank_of(s, s->kind->cycle_base, t, index);
    struct se_found_chain *f = se_found_add_set(&s->d->found, &removed, &rank);
    if (!f) {
        return;
    }
    /* Forwards, every candidate in rests on a strong link; backwards, on what is weak forwards. */
    unsigned first = candidate[t->on[0]];
    se_found_identify(f, first * 2 + 1);
    se_search_rest_on(s, f, first, strong_kind(s, off, t->on[0]));
    se_found_identify(f, candidate[off] * 2U);
    se_search_rest_on(s, f, candidate[off], weak_kind(s, candidate[t->on[index]], candidate[off]));
    for (unsigned i = index; i; i = t->parent[i]) {
        unsigned before = candidate[t->on[t->parent[i]]];
        se_search_rest_on(s, f, candidate[t->through[i]],
                          weak_kind(s, before, candidate[t->through[i]]));
    }
    note_path(s, t, index, false, f);
}

/* Does a candidate see one of these? */
static bool sees_one(const struct se_reduced_search *s, unsigned candidate, const uint16_t to[],
                     unsigned count)
{
    bool any = false;
    for (unsigned n = 0; n < count; n++) {
        any |= se_set_has(&s->l->weak_set[candidate], s->numbers->candidate[to[n]]);
    }
    return any;
}

static void cycles(struct se_reduced_search *s, const struct se_chain_tree *t, const uint16_t to[],
                   unsigned count)
{
    for (unsigned i = 1; i < t->count; i++) {
        unsigned c = s->numbers->candidate[t->on[i]];
        if (!sees_one(s, c, to, count)) {
            continue;
        }
        for (unsigned k = se_weak_first(s->kind, s->l, c); k < s->l->weak_count[c]; k++) {
            unsigned off = s->numbers->number[s->l->weak[c][k]];
            bool closes = false;
            for (unsigned n = 0; n < count; n++) {
                closes |= to[n] == off;
            }
            if (closes && !se_tree_goes_through(t, i, off)) {
                cycle(s, t, i, off);
            }
        }
    }
}

/* Where can a cycle start? What it removes leads to its start's being out, and its start to what
 * makes it be in. */
static bool may_cycle(struct se_reduced_search *s, unsigned start)
{
    const uint16_t *to = NULL;
    bool back = false;
    unsigned count = closing(s, start, &to);
    if (count == 0) {
        return false;
    }
    const uint64_t *out = se_implications_out(s->implied, &s->d->reduced, start);
    if (!se_rows_meet(out, s->d->refuted.word, s->numbers->words)) {
        return false;
    }
    for (unsigned k = 0; k < count; k++) {
        back |= bit_has(out, to[k]);
    }
    return back;
}

/* The digits of a cell that chains do not remove. */
static unsigned not_refuted(const struct se_reduced_search *s, unsigned cell)
{
    unsigned kept = 0;
    for (unsigned set = s->t->cand[cell]; set; set &= set - 1) {
        unsigned digit = se_low(set);
        unsigned number = s->numbers->number[cell * 9 + digit];
        kept |= (unsigned)!se_set_has(&s->d->refuted, number) << digit;
    }
    return kept;
}

/* List the starts from which there can be a chain or a cycle. */
static void find_starts(struct se_reduced_search *s)
{
    struct se_chain_deducer *d = s->d;
    d->starts = 0;
    s->kind = &se_chain_kinds[SE_KIND_XY]; /* it has the links of all */
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = s->t->cand[cell];
        unsigned count = se_count(set);
        unsigned kept = count > 1 ? not_refuted(s, cell) : 0;
        for (; count > 1 && set; set &= set - 1) {
            unsigned digit = se_low(set);
            unsigned number = s->numbers->number[cell * 9 + digit];
            struct se_chain_start start = {.number = (uint16_t)number,
                                           .bivalue = count == 2,
                                           .cyclic = may_cycle(s, number),
                                           .out = !(kept >> digit & 1),
                                           .in = !(kept & ~(1U << digit))};
            if (start.cyclic || start.out || start.in) {
                d->start[d->starts++] = start;
            }
        }
    }
}

static void search_cycles(struct se_reduced_search *s, unsigned start)
{
    static const uint64_t none[SE_WORDS];
    struct se_chain_tree t;
    uint64_t seen[SE_WORDS];
    const uint16_t *to = NULL;
    unsigned count = closing(s, start, &to);
    if (count == 0) {
        return;
    }
    see_where_none_returns(s, to, count, seen);
    t.count = 0;
    grow_root(&t, seen, start, 0);
    (void)grow(s, &t, seen, none);
    cycles(s, &t, to, count);
    se_work_add(s->w, t.count);
}

/* Chains of one kind; what they can remove is known. */
static void search_starts(struct se_reduced_search *s)
{
    struct se_chain_deducer *d = s->d;
    for (unsigned i = 0; i < d->starts && !s->w->stopped; i++) {
        const struct se_chain_start *start = &d->start[i];
        if (!start->bivalue && !s->kind->in_houses) {
            continue;
        }
        if (start->cyclic) {
            search_cycles(s, start->number);
        }
        if (s->kind->chain_base > 0 && start->out) {
            chain_from_on(s, start->number);
        }
        if (s->kind->chain_base > 0 && start->in) {
            chain_from_off(s, start->number);
        }
    }
}

static void search_simple(struct se_reduced_search *s)
{
    find_starts(s);
    memset(&s->d->strode, 0, sizeof s->d->strode);
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        s->d->paths[k].used = 0;
    }
    for (unsigned k = 0; k < SE_CHAIN_KINDS; k++) {
        s->kind = &se_chain_kinds[k];
        search_starts(s);
    }
}

/* The reduced position, for the implications. */
static void note_reduced(struct se_consequences *c, const struct se_numbers *n,
                         const struct se_reduced *t)
{
    memcpy(c->cand, t->cand, sizeof c->cand);
    memcpy(c->at, t->at, sizeof c->at);
    memset(&c->left, 0, sizeof c->left);
    for (unsigned i = 0; i < n->count; i++) {
        unsigned candidate = n->candidate[i];
        if (t->cand[candidate / 9] >> candidate % 9 & 1) {
            se_set_add(&c->left, i);
        }
    }
}

static bool reduce_and_refute(struct se_reduced_search *s)
{
    struct se_chain_deducer *d = s->d;
    note_reduced(&d->reduced, s->numbers, s->t);
    d->reduced_made = true;
    return se_implications_refuted(s->implied, &d->reduced, &d->refuted);
}

static void search_reduced(struct se_reduced_search *s, bool multiple)
{
    struct se_chain_deducer *d = s->d;
    se_found_clear(&d->found);
    if (multiple) {
        se_work_add(s->w, 1000);
        if (!d->reduced_made) { /* the chains that it has not were known */
            (void)reduce_and_refute(s);
        }
        if (se_implications_common(s->implied, &d->reduced, &d->shared)) {
            make_strong(s);
            se_deduce_by_multiple(s);
        }
        return;
    }
    se_work_add(s->w, 200);
    if (reduce_and_refute(s)) {
        make_strong(s);
        search_simple(s);
    }
}

/* The chains of the position, which may be known. NULL: the work has run out. */
static const struct se_known_position *chains_of(struct se_reduced_search *s, bool multiple)
{
    struct se_known_chains *known = &s->d->known;
    const struct se_known_position *p = se_known_find(known, s->t, multiple);
    uint64_t before = s->w->done;
    if (p) {
        s->d->reduced_made &= multiple;
        return se_work_add(s->w, p->work) ? p : NULL;
    }
    search_reduced(s, multiple);
    if (s->w->stopped) {
        return NULL;
    }
    se_found_sort(&s->d->found);
    p = se_known_add(known, s->t, multiple, &s->d->found, s->w->done - before);
    s->w->stopped |= !p;
    return p;
}

bool se_deduce_by_chains(struct se_chain_deducer *d, struct se_implications *implied,
                         const struct se_reduced *t, bool multiple, struct se_work *w,
                         se_deduction_use *use, void *context)
{
    struct se_reduced_search s = {.d = d,
                                  .implied = implied,
                                  .numbers = implied->numbers,
                                  .t = t,
                                  .m = t->b->map,
                                  .l = implied->links,
                                  .w = w};
    struct se_deduction deduction;
    bool any = false;
    const struct se_known_position *p = chains_of(&s, multiple);
    for (unsigned i = 0; p && i < p->count && !w->stopped; i++) {
        se_known_deduction(&d->known, &d->known.chain[p->first + i], t, &deduction);
        if (deduction.parents) {
            use(context, &deduction);
            any = true;
        }
    }
    return any;
}
