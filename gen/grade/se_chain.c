/* Cycles and simple forcing chains.
 *
 * A chain alternates weak and strong links. One that leads from a candidate's being in to its being
 * out (or the other way round) settles the candidate; one that comes back to its start as it was is
 * a cycle, each of whose weak links holds both ways, so that what sees both ends of one goes. The
 * scale looks for chains on one digit (X), through cells of two (Y), and on both; the shortest of
 * the lowest rating counts. */
#include <string.h>

#include "gen/grade/se_chain.h"

struct search {
    const struct se_links *l;
    const struct se_board *b;
    struct se_hint *best;
    bool in_cells;  /* Y: links within cells */
    bool in_houses; /* X: strong links within houses */
    double base;    /* of cycles */
    double chain_base;
    unsigned key;
    uint64_t visited;
};

static inline unsigned weak_from(const struct search *s, unsigned c)
{
    return s->in_cells ? 0 : s->l->weak_in_cell[c];
}

static inline unsigned strong_from(const struct search *s, unsigned c)
{
    return s->in_cells ? 0 : s->l->strong_in_cell[c];
}

static inline unsigned strong_to(const struct search *s, unsigned c)
{
    return s->in_houses ? s->l->strong_count[c] : s->l->strong_in_cell[c];
}

/* The shortest forcing chain from the candidate's being `on` to its being the opposite, counted in
 * literals, both ends included; 0 where there is none of at most `limit`. */
static unsigned chain_length(struct search *s, unsigned start, bool on, unsigned limit)
{
    const struct se_links *l = s->l;
    struct se_set seen_on = {{0}};
    struct se_set seen_off = {{0}};
    uint16_t queue[2][SE_CANDIDATES]; /* off, on */
    unsigned count[2] = {0, 0};
    queue[on][count[on]++] = (uint16_t)start;
    se_set_add(on ? &seen_on : &seen_off, start);
    unsigned length = 1;
    for (bool turn = on; count[turn] && length < limit; turn = !turn) {
        unsigned *next = &count[!turn];
        *next = 0;
        length++;
        for (unsigned i = 0; i < count[turn]; i++) {
            unsigned c = queue[turn][i];
            const uint16_t *to = turn ? l->weak[c] : l->strong[c];
            unsigned from = turn ? weak_from(s, c) : strong_from(s, c);
            unsigned end = turn ? l->weak_count[c] : strong_to(s, c);
            struct se_set *seen = turn ? &seen_off : &seen_on;
            for (unsigned k = from; k < end; k++) {
                if (!se_set_has(seen, to[k])) {
                    se_set_add(seen, to[k]);
                    queue[!turn][(*next)++] = to[k];
                }
            }
        }
        s->visited += *next;
        if (turn == on && se_set_has(on ? &seen_off : &seen_on, start)) {
            return length;
        }
    }
    return 0;
}

static void try_chain(struct search *s, unsigned start, bool on)
{
    unsigned reach = se_hint_reach(s->best, s->chain_base, s->key);
    unsigned length = chain_length(s, start, on, reach);
    if (length) {
        se_hint_begin(s->best, se_chain_rating(s->chain_base, length), length, s->key);
        se_hint_conclude(s->best, s->b->cand, start * 2 + !on);
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

/* The path from the start to `index`, then `off`, then the start again. Take it where it removes
 * something. */
static void try_cycle(struct search *s, const struct tree *t, unsigned index, unsigned off)
{
    const struct se_map *m = s->b->map;
    struct se_cells cells = {0};
    struct se_cells near_on[9] = {{0}};
    struct se_cells near_off[9] = {{0}};
    unsigned complexity = 2U * (t->level[index] + 1U);
    unsigned out = off;
    for (unsigned i = index;; i = t->parent[i]) {
        unsigned in = t->on[i];
        se_add(&cells, in / 9);
        se_add(&cells, out / 9);
        near_on[in % 9] = se_or(near_on[in % 9], m->peers[in / 9]);
        near_off[out % 9] = se_or(near_off[out % 9], m->peers[out / 9]);
        if (i == 0) {
            break;
        }
        out = t->through[i];
    }
    struct se_hint found = {.found = false};
    for (unsigned d = 0; d < 9; d++) {
        struct se_cells both = se_minus(se_and(near_on[d], near_off[d]), cells);
        while (se_any(both)) {
            unsigned cell = se_pop(&both);
            if (s->b->cand[cell] >> d & 1) {
                if (!found.found) {
                    se_hint_begin(&found, se_chain_rating(s->base, complexity), complexity, s->key);
                }
                unsigned i = 0;
                while (i < found.count && found.from[i] != cell) {
                    i++;
                }
                if (i < found.count) {
                    found.digits[i] = (uint16_t)(found.digits[i] | 1U << d);
                } else {
                    se_hint_remove(&found, cell, 1U << d);
                }
            }
        }
    }
    if (found.found && se_hint_improves(s->best, found.rating, complexity, s->key)) {
        *s->best = found;
    }
}

static void try_cycles(struct search *s, unsigned start)
{
    const struct se_links *l = s->l;
    struct tree t;
    struct se_set seen_on = {{0}};
    struct se_set seen_off = {{0}};
    struct se_set closing = {{0}}; /* what leads back to the start */
    unsigned reach = se_hint_reach(s->best, s->base, s->key);
    if (strong_from(s, start) == strong_to(s, start)) {
        return;
    }
    for (unsigned k = strong_from(s, start); k < strong_to(s, start); k++) {
        se_set_add(&closing, l->strong[start][k]);
    }
    t.count = 1;
    t.on[0] = (uint16_t)start;
    t.level[0] = 0;
    t.parent[0] = 0;
    se_set_add(&seen_on, start);
    for (unsigned i = 0; i < t.count && 2U * (t.level[i] + 1U) <= reach; i++) {
        unsigned in = t.on[i];
        for (unsigned k = weak_from(s, in); k < l->weak_count[in]; k++) {
            unsigned off = l->weak[in][k];
            if (i && se_set_has(&closing, off) && !on_path(&t, i, off)) {
                try_cycle(s, &t, i, off);
                reach = se_hint_reach(s->best, s->base, s->key);
            }
            if (se_set_has(&seen_off, off)) {
                continue;
            }
            se_set_add(&seen_off, off);
            for (unsigned n = strong_from(s, off); n < strong_to(s, off); n++) {
                unsigned next = l->strong[off][n];
                if (!se_set_has(&seen_on, next)) {
                    se_set_add(&seen_on, next);
                    t.on[t.count] = (uint16_t)next;
                    t.level[t.count] = (uint16_t)(t.level[i] + 1);
                    t.parent[t.count] = (uint16_t)i;
                    t.through[t.count++] = (uint16_t)off;
                }
            }
        }
    }
    s->visited += t.count;
}

static void search_all(struct search *s, struct se_work *w)
{
    for (unsigned cell = 0; cell < SE_CELLS && !w->stopped; cell++) {
        unsigned set = s->b->cand[cell];
        if (se_count(set) < 2 || (se_count(set) > 2 && !s->in_houses)) {
            continue;
        }
        for (; set; set &= set - 1) {
            unsigned start = cell * 9 + se_low(set);
            try_cycles(s, start);
            if (s->in_houses) {
                try_chain(s, start, true);
                try_chain(s, start, false);
            }
        }
        se_work_add(w, s->visited);
        s->visited = 0;
    }
}

void se_chain_search(const struct se_links *l, const struct se_board *b, struct se_work *w,
                     struct se_hint *best)
{
    struct search s = {.l = l, .b = b, .best = best};
    best->found = false;
    s.in_houses = true;
    s.base = 6.5;
    s.chain_base = 6.6;
    s.key = SE_KEY_X;
    search_all(&s, w);
    s.in_houses = false;
    s.in_cells = true;
    s.key = SE_KEY_Y;
    search_all(&s, w);
    s.in_houses = true;
    s.base = 7.0;
    s.chain_base = 7.0;
    s.key = SE_KEY_XY;
    search_all(&s, w);
}
