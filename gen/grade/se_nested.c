#include "gen/grade/se_nested.h"

#include <assert.h>
#include <string.h>

/* Setting up a search costs about as much as visiting this many nodes. */
enum { SEARCH_WORK = 5000 };

/* One search. */
struct nested {
    struct se_nest *n;
    const struct se_thin *t;
    const struct se_map *m;
    const struct se_links *l;
    struct se_work *w;
    bool in_cells; /* the kind of chain looked for, as in se_chain.c */
    bool in_houses;
    double base;
    double chain_base;
    unsigned key;
};

/* What a chain's link rests on: the candidates of a cell (kind 3) or of a digit in a house that
 * went within the closure. */
static void rest_on(const struct nested *s, struct se_found *f, unsigned candidate, unsigned kind)
{
    const struct se_board *b = s->t->b;
    unsigned cell = candidate / 9;
    unsigned digit = candidate % 9;
    if (kind == 3) {
        for (unsigned set = b->cand[cell] & ~(unsigned)s->t->cand[cell]; set; set &= set - 1) {
            se_set_add(&f->parents, cell * 9 + se_low(set));
        }
        return;
    }
    unsigned house = s->m->house[cell][kind];
    unsigned set = b->at[house][digit] & ~(unsigned)s->t->at[house][digit];
    for (; set; set &= set - 1) {
        se_set_add(&f->parents, s->m->cell[house][se_low(set)] * 9U + digit);
    }
}

/* Two chains are one where all their literals are the same, in order (64 bits of FNV-1a). */
static void identify(struct se_found *f, unsigned literal)
{
    f->identity = (f->identity ^ literal) * 0x100000001B3U;
}

static void begin_found(struct se_found *f, double rating, unsigned complexity, unsigned key)
{
    memset(f, 0, sizeof *f);
    f->rating = rating;
    f->complexity = (uint16_t)complexity;
    f->key = (uint8_t)key;
    f->identity = 0xCBF29CE484222325U;
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

/* Where a chain that removes these digits of one cell would be kept; NULL where a better one is. */
static struct se_found *slot_for(struct nested *s, unsigned cell, unsigned digits, double rating,
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

/* What the literal's holding removes. */
static unsigned removed_by(const struct nested *s, unsigned literal)
{
    unsigned digit = 1U << literal / 2 % 9;
    return literal & 1 ? s->t->cand[literal / 18] & ~digit : digit;
}

/* The paths from one start, over strides. Roots are what is in at once. */
struct tree {
    unsigned count;
    unsigned roots;
    uint16_t on[SE_CANDIDATES];      /* dense */
    uint16_t parent[SE_CANDIDATES];  /* index */
    uint16_t through[SE_CANDIDATES]; /* dense: the candidate out before this */
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

/* Grow up to the end, or until `goal` is in: then return its index, else 0. */
static unsigned grow(struct tree *t, const struct se_net *net, uint64_t *seen, unsigned goal)
{
    for (unsigned i = 0; i < t->count; i++) {
        for (uint32_t k = net->first[t->on[i]]; k < net->first[t->on[i] + 1]; k++) {
            struct se_stride next = net->stride[k];
            if (in_set(seen, next.on)) {
                continue;
            }
            put(seen, next.on);
            t->on[t->count] = next.on;
            t->parent[t->count] = (uint16_t)i;
            t->through[t->count] = next.off;
            t->level[t->count] = (uint16_t)(t->level[i] + 1);
            if (next.on == goal) {
                return t->count;
            }
            t->count++;
        }
    }
    return 0;
}

static unsigned strong_kind(const struct nested *s, unsigned off, unsigned on)
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
static void note_path(const struct nested *s, const struct tree *t, unsigned i, bool rooted,
                      struct se_found *f)
{
    const uint16_t *candidate = s->n->net.candidate;
    for (;;) {
        unsigned on = candidate[t->on[i]];
        identify(f, on * 2 + 1);
        if (i < t->roots && !rooted) {
            return;
        }
        unsigned off = candidate[t->through[i]];
        identify(f, off * 2);
        rest_on(s, f, on, strong_kind(s, off, on));
        if (i < t->roots) {
            return;
        }
        i = t->parent[i];
    }
}

/* From the candidate's being in to its being out: over the first node in order that sees it. */
static void chain_from_on(struct nested *s, const struct tree *t, unsigned start)
{
    const struct se_net *net = &s->n->net;
    unsigned candidate = net->candidate[start];
    for (unsigned i = 1; i < t->count; i++) {
        unsigned on = net->candidate[t->on[i]];
        if (!se_set_has(&s->l->weak_set[on], candidate) ||
            !(s->in_cells || on % 9 == candidate % 9)) {
            continue;
        }
        unsigned complexity = 2U * (t->level[i] + 1U);
        struct se_found *f = slot_for(s, candidate / 9, 1U << candidate % 9,
                                      se_chain_rating(s->chain_base, complexity), complexity);
        if (f) {
            identify(f, candidate * 2);
            note_path(s, t, i, false, f);
        }
        return;
    }
}

static void chain_from_off(struct nested *s, unsigned start)
{
    const struct se_net *net = &s->n->net;
    struct tree t;
    uint64_t seen[SE_WORDS] = {0};
    t.count = 0;
    t.roots = 0;
    for (unsigned k = 0; k < net->closing_count[start]; k++) {
        grow_root(&t, seen, net->closing[start][k], start);
    }
    unsigned end = grow(&t, net, seen, start);
    if (end == 0) {
        return;
    }
    unsigned candidate = net->candidate[start];
    unsigned complexity = 2U * (t.level[end] + 1U);
    struct se_found *f = slot_for(s, candidate / 9, removed_by(s, candidate * 2 + 1),
                                  se_chain_rating(s->chain_base, complexity), complexity);
    if (f) {
        note_path(s, &t, end, true, f);
    }
}

static unsigned weak_kind(const struct nested *s, unsigned on, unsigned off)
{
    const struct se_links *l = s->l;
    unsigned k = s->in_cells ? 0 : l->weak_in_cell[on];
    while (l->weak[on][k] != off) {
        k++;
    }
    return l->weak_kind[on][k];
}

/* Keep a cycle's removals: with those from one cell, or as one of its own. */
static struct se_found *slot_for_cycle(struct nested *s, const struct se_set *removed,
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
        return cell == SE_CELLS ? NULL : slot_for(s, cell, digits, rating, complexity);
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

static void cycle(struct nested *s, const struct tree *t, unsigned index, unsigned off)
{
    const uint16_t *candidate = s->n->net.candidate;
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
    identify(f, first * 2 + 1);
    rest_on(s, f, first, strong_kind(s, candidate[off], first));
    identify(f, candidate[off] * 2U);
    rest_on(s, f, candidate[off], weak_kind(s, candidate[t->on[index]], candidate[off]));
    for (unsigned i = index; i; i = t->parent[i]) {
        unsigned before = candidate[t->on[t->parent[i]]];
        rest_on(s, f, candidate[t->through[i]], weak_kind(s, before, candidate[t->through[i]]));
    }
    note_path(s, t, index, false, f);
}

static void cycles(struct nested *s, const struct tree *t, unsigned start)
{
    const struct se_net *net = &s->n->net;
    for (unsigned i = 1; i < t->count; i++) {
        unsigned c = net->candidate[t->on[i]];
        for (unsigned k = s->in_cells ? 0 : s->l->weak_in_cell[c]; k < s->l->weak_count[c]; k++) {
            unsigned off = net->dense[s->l->weak[c][k]];
            bool closes = false;
            for (unsigned n = 0; n < net->closing_count[start]; n++) {
                closes |= net->closing[start][n] == off;
            }
            if (closes && !on_path(t, i, off)) {
                cycle(s, t, i, off);
            }
        }
    }
}

static void search_starts(struct nested *s)
{
    struct se_net *net = &s->n->net;
    se_net_lay(net, s->l, s->in_cells, s->in_houses);
    for (unsigned start = 0; start < net->count && !s->w->stopped; start++) {
        unsigned count = se_count(s->t->cand[net->candidate[start] / 9]);
        if (count < 2 || (count > 2 && !s->in_houses)) {
            continue;
        }
        struct tree t;
        uint64_t seen[SE_WORDS] = {0};
        t.count = 0;
        grow_root(&t, seen, start, 0);
        (void)grow(&t, net, seen, SE_CANDIDATES);
        if (net->closing_count[start]) {
            cycles(s, &t, start);
        }
        if (s->in_houses) {
            chain_from_on(s, &t, start);
            chain_from_off(s, start);
        }
        se_work_add(s->w, t.count);
    }
}

static void search_simple(struct nested *s)
{
    se_net_number(&s->n->net, s->t->cand);
    s->in_houses = true;
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

/* Multiple chains: closures of one parent each. */
static bool plain_add(struct se_plain *p, unsigned candidate, bool on, unsigned from, unsigned kind)
{
    unsigned literal = candidate * 2 + on;
    if (se_set_has(&p->set[!on], candidate)) {
        return false;
    }
    if (!se_set_has(&p->set[on], candidate)) {
        se_set_add(&p->set[on], candidate);
        p->order[on][p->count[on]++] = (uint16_t)candidate;
        p->parent[literal] = (uint16_t)from;
        p->distance[literal] = (uint16_t)(from == literal ? 1 : p->distance[from] + 1);
        p->kind[literal] = (uint8_t)kind;
    }
    return true;
}

static void plain_build(struct nested *s, struct se_plain *p, unsigned candidate)
{
    const struct se_links *l = s->l;
    unsigned head[2] = {0, 0};
    bool clash = false;
    memset(p->set, 0, sizeof p->set);
    p->count[0] = 0;
    p->count[1] = 0;
    plain_add(p, candidate, true, candidate * 2 + 1, 0);
    while (!clash && (head[1] < p->count[1] || head[0] < p->count[0])) {
        bool on = head[1] < p->count[1];
        unsigned c = p->order[on][head[on]++];
        const uint16_t *to = on ? l->weak[c] : l->strong[c];
        const uint8_t *kind = on ? l->weak_kind[c] : l->strong_kind[c];
        unsigned count = on ? l->weak_count[c] : l->strong_count[c];
        for (unsigned i = 0; i < count; i++) {
            clash |= !plain_add(p, to[i], !on, c * 2 + on, kind[i]);
        }
    }
    se_work_add(s->w, p->count[0] + p->count[1]);
}

static const struct se_plain *plain_of(struct nested *s, unsigned candidate)
{
    struct se_plain *p = &s->n->plain[candidate];
    if (!se_set_has(&s->n->built, candidate)) {
        se_set_add(&s->n->built, candidate);
        plain_build(s, p, candidate);
    }
    return p;
}

/* What all the closures of `start` conclude; kind: of the cell or house that they fill. */
static void common(struct nested *s, const unsigned start[], unsigned count, bool on, unsigned kind)
{
    const struct se_plain *plain[9];
    assert(count > 0);
    for (unsigned i = 0; i < count; i++) {
        plain[i] = plain_of(s, start[i]);
    }
    for (unsigned k = 0; k < plain[0]->count[on]; k++) {
        unsigned candidate = plain[0]->order[on][k];
        unsigned literal = candidate * 2 + on;
        unsigned complexity = 0;
        bool all = true;
        for (unsigned i = 0; i < count && all; i++) {
            all = se_set_has(&plain[i]->set[on], candidate);
            complexity += plain[i]->distance[literal];
        }
        struct se_found *f = all ? slot_for(s, candidate / 9, removed_by(s, literal),
                                            se_chain_rating(8.0, complexity), complexity)
                                 : NULL;
        for (unsigned i = 0; f && i < count; i++) {
            for (unsigned at = literal;; at = plain[i]->parent[at]) {
                bool first = plain[i]->parent[at] == at;
                identify(f, at);
                if (at & 1) {
                    rest_on(s, f, at / 2, first ? kind : plain[i]->kind[at]);
                }
                if (first) {
                    break;
                }
            }
        }
    }
}

static void common_of_house(struct nested *s, unsigned candidate, unsigned kind)
{
    unsigned cell = candidate / 9;
    unsigned house = s->m->house[cell][kind];
    unsigned places = s->t->at[house][candidate % 9];
    unsigned start[9];
    unsigned count = 0;
    if (se_low(places) != s->m->place[cell][kind] || se_count(places) < 2) {
        return;
    }
    for (; places; places &= places - 1) {
        start[count++] = s->m->cell[house][se_low(places)] * 9U + candidate % 9;
    }
    s->key = SE_KEY_HOUSE;
    common(s, start, count, true, kind);
    common(s, start, count, false, kind);
}

static void search_multiple(struct nested *s)
{
    memset(&s->n->built, 0, sizeof s->n->built);
    for (unsigned cell = 0; cell < SE_CELLS && !s->w->stopped; cell++) {
        unsigned set = s->t->cand[cell];
        unsigned start[9];
        unsigned count = 0;
        if (se_count(set) < 3) {
            continue;
        }
        for (; set; set &= set - 1) {
            start[count] = cell * 9 + se_low(set);
            for (unsigned kind = 0; kind < 3; kind++) {
                common_of_house(s, start[count], kind);
            }
            count++;
        }
        s->key = SE_KEY_CELL;
        common(s, start, count, true, 3);
        common(s, start, count, false, 3);
    }
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

static unsigned list(const struct se_set *set, uint16_t *out)
{
    unsigned count = 0;
    for (unsigned k = 0; k < SE_WORDS; k++) {
        for (uint64_t word = set->word[k]; word; word &= word - 1) {
            out[count++] = (uint16_t)(k * 64 + (unsigned)__builtin_ctzll(word));
        }
    }
    return count;
}

bool se_inside_chains(struct se_nest *n, const struct se_thin *t, bool multiple, struct se_work *w,
                      se_inside_use *use, void *context)
{
    struct nested s = {.n = n, .t = t, .m = t->b->map, .l = &n->links, .w = w};
    struct se_inside inside;
    bool any = false;
    forget(n);
    se_work_add(w, SEARCH_WORK);
    if (multiple) {
        search_multiple(&s); /* on the links of the search without: it has just failed */
    } else {
        se_links_build(&n->links, t->b->map, t->cand, t->at);
        search_simple(&s);
    }
    sort_found(n);
    for (unsigned i = 0; i < n->count && !w->stopped; i++) {
        const struct se_found *f = &n->found[n->rank[i]];
        inside.parents = list(&f->parents, inside.parent);
        if (inside.parents == 0) {
            continue;
        }
        inside.removed = list(&f->removed, inside.candidate);
        inside.complexity = f->complexity;
        inside.identity = f->identity;
        se_inside_sort(&inside);
        use(context, &inside);
        any = true;
    }
    return any;
}
