/* Nishio, multiple, dynamic and nested forcing chains: what follows from every way to fill a cell,
 * or to place a digit in a house, or from a candidate's being in and its being out; and candidates
 * that lead to a contradiction. All closures of a position are built, and the step of the least
 * complexity, counted over all ancestors of its conclusions, is taken. */
#include <assert.h>
#include <string.h>

#include "gen/grade/se_closure.h"

struct force {
    struct se_build build;
    struct se_hint *best;
};

static const struct se_closure *closure_on(struct force *s, unsigned candidate)
{
    struct se_force *f = s->build.f;
    struct se_closure *c = &f->on[candidate];
    if (!se_set_has(&f->built, candidate)) {
        se_set_add(&f->built, candidate);
        s->build.c = c;
        se_closure_build(&s->build, candidate, true);
    }
    return c;
}

static bool improves(const struct force *s, unsigned complexity, unsigned key)
{
    return se_hint_improves(s->best, se_chain_rating(s->build.kind->base, complexity), complexity,
                            key);
}

static void take(struct force *s, unsigned complexity, unsigned key, unsigned lit)
{
    se_hint_begin(s->best, se_chain_rating(s->build.kind->base, complexity), complexity, key);
    se_hint_conclude(s->best, s->build.b->cand, lit);
}

/* The assumption leads to a contradiction: its opposite holds. */
static void try_contradiction(struct force *s, const struct se_closure *c, unsigned candidate,
                              bool on)
{
    if (!c->clashes) {
        return;
    }
    const struct se_force *f = s->build.f;
    unsigned complexity = 0;
    struct se_end end[2];
    for (unsigned k = 0; k < 2; k++) {
        end[k] = (struct se_end){c, c->clash_candidate * 2 + k, c->clash[k]};
        complexity += se_closure_ancestors(f, c, end[k].literal, end[k].why);
    }
    if (s->build.kind->level >= 2 && improves(s, complexity, SE_KEY_CONTRADICTION)) {
        complexity += se_closure_nested(f, end, 2);
    }
    if (improves(s, complexity, SE_KEY_CONTRADICTION)) {
        take(s, complexity, SE_KEY_CONTRADICTION, candidate * 2 + !on);
    }
}

/* What all of several closures conclude. `closures` may be changed in their caches only. */
static void try_common(struct force *s, struct se_closure *const closure[], unsigned count, bool on,
                       unsigned key)
{
    assert(count > 0);
    const struct se_closure *first = closure[0];
    struct se_set common = first->set[on];
    for (unsigned i = 1; i < count; i++) {
        for (unsigned k = 0; k < SE_WORDS; k++) {
            common.word[k] &= closure[i]->set[on].word[k];
        }
    }
    for (unsigned n = 0; n < first->count[on]; n++) {
        unsigned candidate = first->order[on][n];
        if (!se_set_has(&common, candidate)) {
            continue;
        }
        unsigned lit = candidate * 2 + on;
        unsigned complexity = 0;
        for (unsigned i = 0; i < count; i++) {
            complexity += closure[i]->least[lit];
        }
        if (!improves(s, complexity, key)) {
            continue;
        }
        complexity = 0;
        struct se_end end[9];
        for (unsigned i = 0; i < count; i++) {
            complexity += se_closure_count(s->build.f, closure[i], lit);
            end[i] = (struct se_end){closure[i], lit, closure[i]->reason[lit]};
        }
        if (s->build.kind->level >= 2 && improves(s, complexity, key)) {
            complexity += se_closure_nested(s->build.f, end, count);
        }
        if (improves(s, complexity, key)) {
            take(s, complexity, key, lit);
        }
    }
}

static void try_both(struct force *s, struct se_closure *const closure[], unsigned count,
                     unsigned key)
{
    try_common(s, closure, count, true, key);
    try_common(s, closure, count, false, key);
}

/* The houses in which `candidate` is the first of its digit. */
static void try_houses(struct force *s, unsigned candidate)
{
    const struct se_map *m = s->build.b->map;
    unsigned cell = candidate / 9;
    unsigned digit = candidate % 9;
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        unsigned places = s->build.b->at[house][digit];
        unsigned count = se_count(places);
        if (se_low(places) != m->place[cell][k] || count < 2 ||
            (count > 2 && !s->build.kind->multiple)) {
            continue;
        }
        struct se_closure *closure[9];
        unsigned found = 0;
        for (; places; places &= places - 1) {
            unsigned other = m->cell[house][se_low(places)] * 9U + digit;
            closure_on(s, other);
            closure[found++] = &s->build.f->on[other];
        }
        try_both(s, closure, found, SE_KEY_HOUSE);
    }
}

static void try_candidate(struct force *s, unsigned candidate, bool doubles)
{
    const struct se_force_kind *kind = s->build.kind;
    struct se_force *f = s->build.f;
    const struct se_closure *on = closure_on(s, candidate);
    if (kind->dynamic) {
        s->build.c = &f->off;
        se_closure_build(&s->build, candidate, false);
        try_contradiction(s, on, candidate, true);
        try_contradiction(s, &f->off, candidate, false);
    }
    if (doubles) {
        struct se_closure *const both[2] = {&f->on[candidate], &f->off};
        try_both(s, both, 2, SE_KEY_DOUBLE);
    }
    if (!kind->one_digit) {
        try_houses(s, candidate);
    }
}

static void try_cell(struct force *s, unsigned cell)
{
    const struct se_force_kind *kind = s->build.kind;
    unsigned set = s->build.b->cand[cell];
    unsigned count = se_count(set);
    struct se_closure *closure[9];
    unsigned found = 0;
    if (count < 2 || (count == 2 && !kind->dynamic)) {
        return;
    }
    for (; set; set &= set - 1) {
        unsigned candidate = cell * 9 + se_low(set);
        try_candidate(s, candidate, count >= 3 && kind->dynamic && !kind->one_digit);
        closure[found++] = &s->build.f->on[candidate];
    }
    if (!kind->one_digit && (count == 2 || kind->multiple)) {
        try_both(s, closure, found, SE_KEY_CELL);
    }
}

void se_force_search(struct se_force *f, const struct se_force_kind *kind, const struct se_links *l,
                     const struct se_board *b, struct se_work *w, struct se_hint *best)
{
    struct force s = {.build = {.f = f, .kind = kind, .l = l, .b = b, .w = w}, .best = best};
    best->found = false;
    f->pool_used = 0;
    f->nested_count = 0;
    memset(&f->built, 0, sizeof f->built);
    for (unsigned cell = 0; cell < SE_CELLS && !w->stopped; cell++) {
        try_cell(&s, cell);
    }
}
