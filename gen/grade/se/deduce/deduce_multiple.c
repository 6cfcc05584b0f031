#include "gen/grade/se/deduce/deduce_multiple.h"

#include <assert.h>
#include <string.h>

#include "gen/grade/se/ratings.h"

static bool closure_add(struct se_static_closure *p, unsigned number, bool on, unsigned from,
                        unsigned kind)
{
    unsigned literal = number * 2 + on;
    if (se_set_has(&p->set[!on], number)) {
        return false;
    }
    if (!se_set_has(&p->set[on], number)) {
        unsigned distance = from == literal ? 1 : p->reached[from].distance + 1U;
        se_set_add(&p->set[on], number);
        p->order[on][p->count[on]++] = (uint16_t)number;
        p->reached[literal] =
            (struct se_static_reached){distance & 0x7FF, from & 0x7FF, kind & 0x7};
    }
    return true;
}

static bool add_out(const struct se_reduced_search *s, struct se_static_closure *p, unsigned number)
{
    const struct se_links *l = s->l;
    unsigned c = s->numbers->candidate[number];
    bool clash = false;
    for (unsigned i = 0; i < l->weak_count[c]; i++) {
        unsigned out = s->numbers->number[l->weak[c][i]];
        if (se_search_is_left(s, out)) {
            clash |= !closure_add(p, out, false, number * 2 + 1, l->weak_kind[c][i]);
        }
    }
    return clash;
}

static bool add_in(const struct se_reduced_search *s, struct se_static_closure *p, unsigned number)
{
    const struct se_reduced_strong *of = se_search_strong(s, number);
    bool clash = false;
    for (unsigned i = 0; of && i < of->count; i++) {
        clash |= !closure_add(p, of->to[i], true, number * 2, of->kind[i]);
    }
    return clash;
}

static void closure_build(struct se_reduced_search *s, struct se_static_closure *p, unsigned number)
{
    unsigned head[2] = {0, 0};
    bool clash = false;
    memset(p->set, 0, sizeof p->set);
    p->count[0] = 0;
    p->count[1] = 0;
    closure_add(p, number, true, number * 2 + 1, 0);
    while (!clash && (head[1] < p->count[1] || head[0] < p->count[0])) {
        bool on = head[1] < p->count[1];
        unsigned next = p->order[on][head[on]++];
        clash = on ? add_out(s, p, next) : add_in(s, p, next);
    }
    se_work_add(s->w, p->count[0] + p->count[1]);
}

static const struct se_static_closure *closure_of(struct se_reduced_search *s, unsigned number)
{
    struct se_chain_deducer *d = s->d;
    if (!se_set_has(&d->built, number)) {
        se_set_add(&d->built, number);
        d->place[number] = (uint16_t)d->closures;
        closure_build(s, &d->closure[d->closures++], number);
    }
    return &d->closure[d->place[number]];
}

/* Note how a closure comes to its conclusion; kind: of the cell or house that it fills. */
static void note_conclusion(const struct se_reduced_search *s, const struct se_static_closure *c,
                            unsigned literal, unsigned kind, struct se_found_chain *f)
{
    for (unsigned at = literal;; at = c->reached[at].parent) {
        unsigned candidate = s->numbers->candidate[at / 2];
        bool first = c->reached[at].parent == at;
        se_found_identify(f, candidate * 2 + (at & 1));
        if (at & 1) {
            se_search_rest_on(s, f, candidate, first ? kind : c->reached[at].kind);
        }
        if (first) {
            return;
        }
    }
}

/* The candidates that fill a cell or a house, and the kind of chain that follows each. */
struct deduce_multiple_group {
    unsigned count;
    uint16_t start[9];
    unsigned key;
    unsigned kind;
};

/* What all the closures of a group conclude. */
static void common(struct se_reduced_search *s, const struct deduce_multiple_group *g, bool on)
{
    const struct se_static_closure *closure[9];
    assert(g->count > 0);
    for (unsigned i = 0; i < g->count; i++) {
        closure[i] = closure_of(s, s->numbers->number[g->start[i]]);
    }
    for (unsigned k = 0; k < closure[0]->count[on]; k++) {
        unsigned number = closure[0]->order[on][k];
        unsigned literal = number * 2 + on;
        unsigned complexity = 0;
        bool all = true;
        for (unsigned i = 0; i < g->count && all; i++) {
            all = se_set_has(&closure[i]->set[on], number);
            complexity += closure[i]->reached[literal].distance;
        }
        if (!all) {
            continue;
        }
        struct se_rank rank = se_rank_of(SE_TENTHS_MULTIPLE / 10.0, complexity, g->key);
        unsigned candidate = s->numbers->candidate[number];
        struct se_found_chain *f = se_found_add(&s->d->found, candidate / 9,
                                                se_reduced_by(s->t, candidate * 2 + on), &rank);
        for (unsigned i = 0; f && i < g->count; i++) {
            note_conclusion(s, closure[i], literal, g->kind, f);
        }
    }
}

static void try_group(struct se_reduced_search *s, const struct deduce_multiple_group *g)
{
    struct se_set gone = {{0}};
    if (se_implications_shared(s->implied, &s->d->reduced, g->start, g->count, &gone)) {
        common(s, g, true);
        common(s, g, false);
    }
}

static void try_house(struct se_reduced_search *s, unsigned candidate, unsigned kind)
{
    unsigned cell = candidate / 9;
    unsigned house = s->m->house[cell][kind];
    unsigned places = s->t->at[house][candidate % 9];
    struct deduce_multiple_group g = {.key = SE_KEY_HOUSE, .kind = kind};
    if (se_low(places) != s->m->place[cell][kind] || se_count(places) < 2) {
        return;
    }
    for (; places; places &= places - 1) {
        g.start[g.count++] = (uint16_t)(s->m->cell[house][se_low(places)] * 9U + candidate % 9);
    }
    try_group(s, &g);
}

void se_deduce_by_multiple(struct se_reduced_search *s)
{
    memset(&s->d->built, 0, sizeof s->d->built);
    s->d->closures = 0;
    for (unsigned cell = 0; cell < SE_CELLS && !s->w->stopped; cell++) {
        unsigned set = s->t->cand[cell];
        struct deduce_multiple_group g = {.key = SE_KEY_CELL, .kind = SE_IN_CELL};
        if (se_count(set) < 3) {
            continue;
        }
        for (; set; set &= set - 1) {
            g.start[g.count] = (uint16_t)(cell * 9 + se_low(set));
            for (unsigned kind = SE_IN_BOX; kind <= SE_IN_COLUMN; kind++) {
                try_house(s, g.start[g.count], kind);
            }
            g.count++;
        }
        try_group(s, &g);
    }
}
