/* Simple chains inside, and what is found. */
#include "gen/grade/se/nested_search.h"

#include <string.h>

static void begin_found(struct se_found *f, double rating, unsigned complexity, unsigned key)
{
    memset(f, 0, sizeof *f);
    f->rating = rating;
    f->complexity = (uint16_t)complexity;
    f->key = (uint8_t)key;
    f->identity = SE_IDENTITY;
}

static bool goes_before(const struct se_found *a, const struct se_found *b)
{
    if (a->rating != b->rating) {
        return a->rating < b->rating;
    }
    if (a->complexity != b->complexity) {
        return a->complexity < b->complexity;
    }
    return a->key != b->key ? a->key < b->key : a->order < b->order;
}

struct se_found *se_nested_slot(struct se_nested *s, unsigned cell, unsigned digits, double rating,
                                unsigned complexity)
{
    struct se_nest *n = s->n;
    uint16_t *slot = &n->slot[cell][digits];
    struct se_found self = {.rating = rating,
                            .complexity = (uint16_t)complexity,
                            .key = (uint8_t)s->key,
                            .order = n->order++};
    if (digits == 0 || (*slot == 0 && n->count == SE_MAX_FOUND)) {
        return NULL;
    }
    if (*slot == 0) {
        *slot = (uint16_t)++n->count;
    } else if (!goes_before(&self, &n->found[*slot - 1])) {
        return NULL;
    }
    struct se_found *f = &n->found[*slot - 1];
    begin_found(f, rating, complexity, s->key);
    f->order = self.order;
    f->slot = slot;
    for (; digits; digits &= digits - 1) {
        se_set_add(&f->removed, cell * 9 + se_low(digits));
    }
    return f;
}

/* Lay the strides of one candidate. */
static void lay(const struct se_nested *s, unsigned number)
{
    struct se_paths *p = &s->n->paths;
    const struct se_links *l = s->l;
    const uint16_t *numbers = s->numbers->number;
    unsigned c = s->numbers->candidate[number];
    if (se_set_has(&p->laid, number)) {
        return;
    }
    se_set_add(&p->laid, number);
    se_nested_link_up(s, number);
    p->first[number] = p->used;
    for (unsigned k = s->in_cells ? 0 : l->weak_in_cell[c]; k < l->weak_count[c]; k++) {
        unsigned off = l->weak[c][k];
        se_nested_link_up(s, numbers[off]);
        unsigned end = s->in_houses ? l->strong_count[off] : l->strong_in_cell[off];
        for (unsigned n = s->in_cells ? 0 : l->strong_in_cell[off]; n < end; n++) {
            p->stride[p->used++] = (struct se_stride){numbers[off], numbers[l->strong[off][n]]};
        }
    }
    p->end[number] = p->used;
}

/* What is in when a candidate is out. Returns how many. */
static unsigned closing(const struct se_nested *s, unsigned number, uint16_t to[SE_MAX_STRONG])
{
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[number];
    unsigned count = 0;
    se_nested_link_up(s, number);
    unsigned end = s->in_houses ? l->strong_count[c] : l->strong_in_cell[c];
    for (unsigned n = s->in_cells ? 0 : l->strong_in_cell[c]; n < end; n++) {
        to[count++] = s->numbers->number[l->strong[c][n]];
    }
    return count;
}

/* The paths from one start, over strides. Roots are what is in at once. */
struct tree {
    unsigned count;
    unsigned roots;
    uint16_t on[SE_CANDIDATES];      /* number */
    uint16_t parent[SE_CANDIDATES];  /* index */
    uint16_t through[SE_CANDIDATES]; /* number: the candidate out before this */
    uint16_t level[SE_CANDIDATES];
};

static inline bool in_set(const uint64_t *set, unsigned i)
{
    return set[i >> 6] >> (i & 63) & 1;
}

static inline void put(uint64_t *set, unsigned i)
{
    set[i >> 6] |= (uint64_t)1 << (i & 63);
}

static void grow_root(struct tree *t, uint64_t *seen, unsigned on, unsigned through)
{
    put(seen, on);
    t->on[t->count] = (uint16_t)on;
    t->parent[t->count] = (uint16_t)t->count;
    t->through[t->count] = (uint16_t)through;
    t->level[t->count++] = 0;
    t->roots = t->count;
}

/* Grow up to the end, or until one of `goals` is in: then return its index, else 0. */
static unsigned grow(const struct se_nested *s, struct tree *t, uint64_t *seen,
                     const uint64_t *goals)
{
    const struct se_paths *p = &s->n->paths;
    for (unsigned i = 0; i < t->count; i++) {
        lay(s, t->on[i]);
        for (uint32_t k = p->first[t->on[i]]; k < p->end[t->on[i]]; k++) {
            struct se_stride next = p->stride[k];
            if (in_set(seen, next.on)) {
                continue;
            }
            put(seen, next.on);
            t->on[t->count] = next.on;
            t->parent[t->count] = (uint16_t)i;
            t->through[t->count] = next.off;
            t->level[t->count] = (uint16_t)(t->level[i] + 1);
            if (in_set(goals, next.on)) {
                return t->count;
            }
            t->count++;
        }
    }
    return 0;
}

static unsigned strong_kind(const struct se_nested *s, unsigned off, unsigned on)
{
    const struct se_links *l = s->l;
    unsigned k = s->in_cells ? 0 : l->strong_in_cell[off];
    while (l->strong[off][k] != on) {
        k++;
    }
    return l->strong_kind[off][k];
}

/* Note the path from a tree node back: literals, and what its strong links rest on. `rooted`: the
 * roots follow from a candidate's being out. */
static void note_path(const struct se_nested *s, const struct tree *t, unsigned i, bool rooted,
                      struct se_found *f)
{
    const uint16_t *candidate = s->numbers->candidate;
    for (;;) {
        unsigned on = candidate[t->on[i]];
        se_nested_identify(f, on * 2 + 1);
        if (i < t->roots && !rooted) {
            return;
        }
        unsigned off = candidate[t->through[i]];
        se_nested_identify(f, off * 2);
        se_nested_rest_on(s, f, on, strong_kind(s, off, on));
        if (i < t->roots) {
            return;
        }
        i = t->parent[i];
    }
}

/* From the candidate's being in to its being out: over the first node in order that sees it. */
static void chain_from_on(struct se_nested *s, unsigned start)
{
    const struct se_links *l = s->l;
    unsigned candidate = s->numbers->candidate[start];
    struct tree t;
    uint64_t seen[SE_WORDS] = {0};
    uint64_t goals[SE_WORDS] = {0};
    se_nested_link_up(s, start);
    for (unsigned k = s->in_cells ? 0 : l->weak_in_cell[candidate]; k < l->weak_count[candidate];
         k++) {
        put(goals, s->numbers->number[l->weak[candidate][k]]);
    }
    t.count = 0;
    grow_root(&t, seen, start, 0);
    unsigned end = grow(s, &t, seen, goals);
    if (end == 0) {
        return;
    }
    unsigned complexity = 2U * (t.level[end] + 1U);
    struct se_found *f = se_nested_slot(s, candidate / 9, 1U << candidate % 9,
                                        se_chain_rating(s->chain_base, complexity), complexity);
    if (f) {
        se_nested_identify(f, candidate * 2);
        note_path(s, &t, end, false, f);
    }
}

static void chain_from_off(struct se_nested *s, unsigned start)
{
    struct tree t;
    uint64_t seen[SE_WORDS] = {0};
    uint64_t goals[SE_WORDS] = {0};
    uint16_t to[SE_MAX_STRONG];
    unsigned count = closing(s, start, to);
    t.count = 0;
    t.roots = 0;
    for (unsigned k = 0; k < count; k++) {
        grow_root(&t, seen, to[k], start);
    }
    put(goals, start);
    unsigned end = grow(s, &t, seen, goals);
    if (end == 0) {
        return;
    }
    unsigned candidate = s->numbers->candidate[start];
    unsigned complexity = 2U * (t.level[end] + 1U);
    struct se_found *f =
        se_nested_slot(s, candidate / 9, se_nested_removed_by(s, candidate * 2 + 1),
                       se_chain_rating(s->chain_base, complexity), complexity);
    if (f) {
        note_path(s, &t, end, true, f);
    }
}

static unsigned weak_kind(const struct se_nested *s, unsigned on, unsigned off)
{
    const struct se_links *l = s->l;
    unsigned k = s->in_cells ? 0 : l->weak_in_cell[on];
    while (l->weak[on][k] != off) {
        k++;
    }
    return l->weak_kind[on][k];
}

/* Keep a cycle's removals: with those from one cell, or as one of its own. */
static struct se_found *slot_for_cycle(struct se_nested *s, const struct se_set *removed,
                                       double rating, unsigned complexity)
{
    struct se_nest *n = s->n;
    unsigned digits = 0;
    unsigned cell = SE_CELLS;
    for (unsigned k = 0; k < SE_WORDS; k++) {
        for (uint64_t set = removed->word[k]; set; set &= set - 1) {
            unsigned candidate = k * 64 + (unsigned)__builtin_ctzll(set);
            if (cell != SE_CELLS && cell != candidate / 9) {
                cell = SE_CELLS + 1;
                break;
            }
            cell = candidate / 9;
            digits |= 1U << candidate % 9;
        }
        if (cell > SE_CELLS) {
            break;
        }
    }
    if (cell <= SE_CELLS) {
        return cell == SE_CELLS ? NULL : se_nested_slot(s, cell, digits, rating, complexity);
    }
    struct se_found *f = NULL;
    for (unsigned i = 0; i < n->count && !f; i++) {
        bool same = memcmp(&n->found[i].removed, removed, sizeof *removed) == 0;
        f = same ? &n->found[i] : NULL;
    }
    struct se_found self = {.rating = rating,
                            .complexity = (uint16_t)complexity,
                            .key = (uint8_t)s->key,
                            .order = n->order++};
    if (f ? !goes_before(&self, f) : n->count == SE_MAX_FOUND) {
        return NULL;
    }
    f = f ? f : &n->found[n->count++];
    begin_found(f, rating, complexity, s->key);
    f->order = self.order;
    f->removed = *removed;
    return f;
}

static bool on_path(const struct tree *t, unsigned index, unsigned off)
{
    for (; index; index = t->parent[index]) {
        if (t->through[index] == off) {
            return true;
        }
    }
    return false;
}

static void cycle(struct se_nested *s, const struct tree *t, unsigned index, unsigned off)
{
    const uint16_t *candidate = s->numbers->candidate;
    struct se_cells cells = {0};
    struct se_cells near_on[9] = {{0}};
    struct se_cells near_off[9] = {{0}};
    unsigned out = off;
    for (unsigned i = index;; i = t->parent[i]) {
        unsigned on = candidate[t->on[i]];
        unsigned gone = candidate[out];
        se_add(&cells, on / 9);
        se_add(&cells, gone / 9);
        near_on[on % 9] = se_or(near_on[on % 9], s->m->peers[on / 9]);
        near_off[gone % 9] = se_or(near_off[gone % 9], s->m->peers[gone / 9]);
        if (i == 0) {
            break;
        }
        out = t->through[i];
    }
    struct se_set removed = {{0}};
    for (unsigned d = 0; d < 9; d++) {
        struct se_cells both = se_minus(se_and(near_on[d], near_off[d]), cells);
        while (se_any(both)) {
            unsigned cell = se_pop(&both);
            if (s->t->cand[cell] >> d & 1) {
                se_set_add(&removed, cell * 9 + d);
            }
        }
    }
    unsigned complexity = 2U * (t->level[index] + 1U);
    struct se_found *f =
        slot_for_cycle(s, &removed, se_chain_rating(s->base, complexity), complexity);
    if (!f) {
        return;
    }
    /* Forwards, every candidate in rests on a strong link; backwards, on what is weak forwards. */
    unsigned first = candidate[t->on[0]];
    se_nested_identify(f, first * 2 + 1);
    se_nested_rest_on(s, f, first, strong_kind(s, candidate[off], first));
    se_nested_identify(f, candidate[off] * 2U);
    se_nested_rest_on(s, f, candidate[off], weak_kind(s, candidate[t->on[index]], candidate[off]));
    for (unsigned i = index; i; i = t->parent[i]) {
        unsigned before = candidate[t->on[t->parent[i]]];
        se_nested_rest_on(s, f, candidate[t->through[i]],
                          weak_kind(s, before, candidate[t->through[i]]));
    }
    note_path(s, t, index, false, f);
}

static void cycles(struct se_nested *s, const struct tree *t, unsigned start)
{
    uint16_t to[SE_MAX_STRONG];
    unsigned count = closing(s, start, to);
    for (unsigned i = 1; i < t->count; i++) {
        unsigned c = s->numbers->candidate[t->on[i]];
        for (unsigned k = s->in_cells ? 0 : s->l->weak_in_cell[c]; k < s->l->weak_count[c]; k++) {
            unsigned off = s->numbers->number[s->l->weak[c][k]];
            bool closes = false;
            for (unsigned n = 0; n < count; n++) {
                closes |= to[n] == off;
            }
            if (closes && !on_path(t, i, off)) {
                cycle(s, t, i, off);
            }
        }
    }
}

/* Does the candidate's being in remove something that goes? */
static bool removes_refuted(const struct se_nested *s, unsigned number)
{
    unsigned candidate = s->numbers->candidate[number];
    unsigned cell = candidate / 9;
    for (unsigned set = se_nested_removed_by(s, candidate * 2 + 1); set; set &= set - 1) {
        if (!se_set_has(&s->n->refuted, s->numbers->number[cell * 9 + se_low(set)])) {
            return false;
        }
    }
    return true;
}

/* Where can a cycle start? What it removes leads to its start's being out, and its start to what
 * makes it be in. */
static void find_cyclic(struct se_nested *s)
{
    struct se_nest *n = s->n;
    memset(&n->cyclic, 0, sizeof n->cyclic);
    for (unsigned start = 0; start < s->numbers->count; start++) {
        uint16_t to[SE_MAX_STRONG];
        uint64_t meets = 0;
        bool back = false;
        if (!se_set_has(&n->spread.left, start)) {
            continue;
        }
        const uint64_t *out = se_reach_out(s->r, start);
        for (unsigned k = 0; k < s->numbers->words; k++) {
            meets |= out[k] & n->refuted.word[k];
        }
        unsigned count = meets ? closing(s, start, to) : 0;
        for (unsigned k = 0; k < count; k++) {
            back |= in_set(out, to[k]);
        }
        if (back) {
            se_set_add(&n->cyclic, start);
        }
    }
}

/* Chains of one kind; what they can remove is known. */
static void search_starts(struct se_nested *s)
{
    static const uint64_t none[SE_WORDS];
    struct se_nest *n = s->n;
    n->paths.used = 0;
    memset(&n->paths.laid, 0, sizeof n->paths.laid);
    for (unsigned start = 0; start < s->numbers->count && !s->w->stopped; start++) {
        unsigned candidate = s->numbers->candidate[start];
        unsigned count = se_count(s->t->cand[candidate / 9]);
        if (!se_set_has(&n->spread.left, start) || count < 2 || (count > 2 && !s->in_houses)) {
            continue;
        }
        struct tree t;
        uint64_t seen[SE_WORDS] = {0};
        t.count = 0;
        if (se_set_has(&n->cyclic, start)) {
            grow_root(&t, seen, start, 0);
            (void)grow(s, &t, seen, none);
            cycles(s, &t, start);
        }
        if (s->in_houses && se_set_has(&n->refuted, start)) {
            chain_from_on(s, start);
        }
        if (s->in_houses && removes_refuted(s, start)) {
            chain_from_off(s, start);
        }
        se_work_add(s->w, t.count);
    }
}

static void search_simple(struct se_nested *s)
{
    s->in_cells = true;
    s->in_houses = true;
    find_cyclic(s);
    s->in_cells = false;
    s->base = 6.5;
    s->chain_base = 6.6;
    s->key = SE_KEY_X;
    search_starts(s);
    s->in_houses = false;
    s->in_cells = true;
    s->key = SE_KEY_Y;
    search_starts(s);
    s->in_houses = true;
    s->base = 7.0;
    s->chain_base = 7.0;
    s->key = SE_KEY_XY;
    search_starts(s);
}

/* Drop what the last search found. */
static void forget(struct se_nest *n)
{
    for (unsigned i = 0; i < n->count; i++) {
        if (n->found[i].slot) {
            *n->found[i].slot = 0;
        }
    }
    n->count = 0;
    n->order = 0;
}

static void sort_found(struct se_nest *n)
{
    for (unsigned i = 0; i < n->count; i++) {
        unsigned k = i;
        for (; k && goes_before(&n->found[i], &n->found[n->rank[k - 1]]); k--) {
            n->rank[k] = n->rank[k - 1];
        }
        n->rank[k] = (uint16_t)i;
    }
}

/* The thinned position, for se_reach. */
static void note_spread(struct se_spread *spread, const struct se_numbers *n,
                        const struct se_thin *t)
{
    memcpy(spread->cand, t->cand, sizeof spread->cand);
    memcpy(spread->at, t->at, sizeof spread->at);
    memset(&spread->left, 0, sizeof spread->left);
    for (unsigned i = 0; i < n->count; i++) {
        unsigned candidate = n->candidate[i];
        if (t->cand[candidate / 9] >> candidate % 9 & 1) {
            se_set_add(&spread->left, i);
        }
    }
}

static void search(struct se_nested *s, bool multiple)
{
    struct se_nest *n = s->n;
    forget(n);
    if (multiple) {
        se_work_add(s->w, 1000);
        if (se_reach_common(s->r, &n->spread, NULL, &n->shared)) {
            se_nested_multiple(s);
        }
        return;
    }
    note_spread(&n->spread, s->numbers, s->t);
    memset(&n->linked, 0, sizeof n->linked);
    se_work_add(s->w, 200);
    if (se_reach_refuted(s->r, &n->spread, &n->refuted)) {
        search_simple(s);
    }
}

bool se_inside_chains(struct se_nest *n, struct se_reach *r, const struct se_thin *t, bool multiple,
                      struct se_work *w, se_inside_use *use, void *context)
{
    struct se_nested s = {
        .n = n, .r = r, .numbers = r->numbers, .t = t, .m = t->b->map, .l = &n->links, .w = w};
    struct se_inside inside;
    bool any = false;
    search(&s, multiple);
    sort_found(n);
    for (unsigned i = 0; i < n->count && !w->stopped; i++) {
        const struct se_found *f = &n->found[n->rank[i]];
        inside.parents = se_set_list(&f->parents, inside.parent);
        if (inside.parents == 0) {
            continue;
        }
        inside.removed = se_set_list(&f->removed, inside.candidate);
        inside.complexity = f->complexity;
        inside.identity = f->identity;
        se_inside_sort(&inside);
        use(context, &inside);
        any = true;
    }
    return any;
}
