/* Nishio, multiple, dynamic and nested forcing chains: what follows from every way to fill a cell,
 * or to place a digit in a house, or from a candidate's being in and its being out; and candidates
 * that lead to a contradiction. The step of the least complexity, counted over all ancestors of its
 * conclusions, is taken. Closures are built only where the survey says that they lead to a step. */
#include <assert.h>
#include <string.h>

#include "gen/grade/se/dynamic.h"

/* One search: for the best step, or for all. */
struct force {
    struct se_build build;
    struct se_hint *best;
    struct se_found_all *all; /* NULL: for the best */
};

/* What a step is of, for the parents of what it concludes. */
struct group {
    unsigned key;
    unsigned kind; /* of the house (0 box, 1 row, 2 column) or cell (3) that is filled; 4: none */
};

static struct se_closure *closure_on(struct force *s, unsigned candidate)
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

static struct se_closure *closure_off(struct force *s, unsigned candidate)
{
    s->build.c = &s->build.f->off;
    se_closure_build(&s->build, candidate, false);
    return s->build.c;
}

static bool improves(const struct force *s, unsigned lit, unsigned complexity, unsigned key)
{
    double rating = se_chain_rating(s->build.kind->base, complexity);
    return s->all ? se_found_improves(s->all, lit, rating, complexity, key)
                  : se_hint_improves(s->best, rating, complexity, key);
}

static void take(struct force *s, unsigned lit, unsigned complexity, struct group group,
                 const struct se_end end[], unsigned count)
{
    double rating = se_chain_rating(s->build.kind->base, complexity);
    if (s->all) {
        struct se_conclusion what = {lit, rating, complexity, group.key, group.kind};
        se_found_take(s->all, s->build.f, &what, end, count);
        return;
    }
    se_hint_begin(s->best, rating, complexity, group.key);
    se_hint_conclude(s->best, s->build.b->cand, lit);
}

/* The conclusions, which rest on `flat` literals, lead to the literal. */
static void conclude(struct force *s, unsigned lit, unsigned flat, struct group group,
                     const struct se_end end[], unsigned count)
{
    unsigned complexity = flat;
    if (s->build.kind->level >= 2 && improves(s, lit, complexity, group.key)) {
        complexity += se_closure_nested(s->build.f, end, count);
    }
    if (improves(s, lit, complexity, group.key)) {
        take(s, lit, complexity, group, end, count);
    }
}

/* The assumption leads to a contradiction: its opposite holds. */
static void try_contradiction(struct force *s, const struct se_closure *c, unsigned candidate,
                              bool on)
{
    unsigned flat = 0;
    struct se_end end[2];
    if (!c->clashes) {
        return;
    }
    for (unsigned k = 0; k < 2; k++) {
        end[k] = (struct se_end){c, c->clash_candidate * 2 + k, c->clash[k]};
        flat += se_closure_list(s->build.f, &end[k], NULL);
    }
    conclude(s, candidate * 2 + !on, flat, (struct group){SE_KEY_CONTRADICTION, 4}, end, 2);
}

/* What all of several closures conclude. They may be changed in their caches only. */
static void try_common(struct force *s, struct se_closure *const closure[], unsigned count, bool on,
                       struct group group)
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
        unsigned lit = first->order[on][n] * 2U + on;
        unsigned least = 0;
        unsigned flat = 0;
        struct se_end end[9];
        if (!se_set_has(&common, lit / 2)) {
            continue;
        }
        for (unsigned i = 0; i < count; i++) {
            least += closure[i]->least[lit];
        }
        if (!improves(s, lit, least, group.key)) {
            continue;
        }
        for (unsigned i = 0; i < count; i++) {
            flat += se_closure_count(s->build.f, closure[i], lit);
            end[i] = (struct se_end){closure[i], lit, closure[i]->reason[lit]};
        }
        conclude(s, lit, flat, group, end, count);
    }
}

static void try_both(struct force *s, struct se_closure *const closure[], unsigned count,
                     struct group group)
{
    try_common(s, closure, count, true, group);
    try_common(s, closure, count, false, group);
}

/* Can the ways to fill a cell or house, of which one holds, have a conclusion in common? */
static bool may_share(const struct force *s, const uint16_t candidate[], unsigned count)
{
    const struct se_survey *v = &s->build.f->survey;
    return s->build.kind->dynamic ? se_survey_shared(v, candidate, count)
                                  : se_survey_shared_plain(v, candidate, count);
}

static void try_group(struct force *s, const uint16_t candidate[], unsigned count,
                      struct group group)
{
    struct se_closure *closure[9];
    if (!may_share(s, candidate, count)) {
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        closure[i] = closure_on(s, candidate[i]);
    }
    try_both(s, closure, count, group);
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
        unsigned count = 0;
        uint16_t one[9];
        if (se_low(places) != m->place[cell][k]) {
            continue;
        }
        for (; places; places &= places - 1) {
            one[count++] = (uint16_t)(m->cell[house][se_low(places)] * 9U + digit);
        }
        if (count >= 2) {
            try_group(s, one, count, (struct group){SE_KEY_HOUSE, k});
        }
    }
}

/* The candidate's being in, and out. */
static void try_states(struct force *s, unsigned candidate)
{
    struct se_force *f = s->build.f;
    bool surveyed = !s->build.kind->one_digit;
    bool in = !surveyed || se_survey_clashes(&f->survey, candidate, true);
    bool out = !surveyed || se_survey_clashes(&f->survey, candidate, false);
    if (in) {
        try_contradiction(s, closure_on(s, candidate), candidate, true);
    }
    if (out) {
        try_contradiction(s, closure_off(s, candidate), candidate, false);
    }
}

static void try_double(struct force *s, unsigned candidate)
{
    if (se_survey_shared_double(&s->build.f->survey, candidate)) {
        struct se_closure *const both[2] = {closure_on(s, candidate), closure_off(s, candidate)};
        try_both(s, both, 2, (struct group){SE_KEY_DOUBLE, 4});
    }
}

static bool nishio_tried(const struct force *s, unsigned digit, struct se_cells *places)
{
    const struct se_board *b = s->build.b;
    const struct se_cells *tried = &s->build.f->nishio_tried[digit];
    *places = (struct se_cells){0};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (b->cand[cell] >> digit & 1) {
            se_add(places, cell);
        }
    }
    return tried->low == places->low && tried->high == places->high;
}

/* Each digit by itself: what was tried before the last step need not be tried again. */
static void search_digits(struct force *s)
{
    struct se_force *f = s->build.f;
    struct se_cells places[9];
    unsigned fresh = 0;
    for (unsigned d = 0; d < 9; d++) {
        fresh |= (unsigned)!nishio_tried(s, d, &places[d]) << d;
    }
    for (unsigned cell = 0; cell < SE_CELLS && !s->build.w->stopped; cell++) {
        for (unsigned set = s->build.b->cand[cell] & fresh; set; set &= set - 1) {
            try_states(s, cell * 9 + se_low(set));
        }
    }
    if (!s->best->found && !s->build.w->stopped) {
        memcpy(f->nishio_tried, places, sizeof places);
    }
}

static void try_cell(struct force *s, unsigned cell)
{
    const struct se_force_kind *kind = s->build.kind;
    unsigned set = s->build.b->cand[cell];
    unsigned count = se_count(set);
    unsigned found = 0;
    uint16_t one[9];
    if (count < 2 || (count == 2 && !kind->dynamic)) {
        return;
    }
    for (; set; set &= set - 1) {
        one[found] = (uint16_t)(cell * 9 + se_low(set));
        if (kind->dynamic && count >= 3) {
            try_double(s, one[found]);
        }
        try_houses(s, one[found++]);
    }
    try_group(s, one, found, (struct group){SE_KEY_CELL, 3});
}

/* Contradictions first: of equal steps they go last, so the order is the same, and the best of them
 * is a bound for what must be built for the others. */
static void search_states(struct force *s)
{
    for (unsigned cell = 0; cell < SE_CELLS && !s->build.w->stopped; cell++) {
        unsigned set = s->build.b->cand[cell];
        for (; set && se_count(s->build.b->cand[cell]) > 1; set &= set - 1) {
            try_states(s, cell * 9 + se_low(set));
        }
    }
}

void se_force_begin(struct se_force *f)
{
    memset(f->nishio_tried, 0, sizeof f->nishio_tried);
    se_survey_begin(&f->survey);
}

void se_force_step(struct se_force *f)
{
    se_survey_step(&f->survey);
}

/* Cells, and the houses of their candidates. */
static void search_groups(struct force *s)
{
    for (unsigned cell = 0; cell < SE_CELLS && !s->build.w->stopped; cell++) {
        try_cell(s, cell);
    }
}

static void begin(struct se_force *f)
{
    f->pool_used = 0;
    f->nested_count = 0;
    memset(&f->built, 0, sizeof f->built);
}

void se_force_search(struct se_force *f, const struct se_force_kind *kind, const struct se_links *l,
                     const struct se_board *b, struct se_work *w, struct se_hint *best)
{
    struct force s = {.build = {.f = f, .kind = kind, .l = l, .b = b, .w = w, .best = best},
                      .best = best};
    best->found = false;
    begin(f);
    if (kind->one_digit) {
        search_digits(&s);
    } else if (kind->dynamic) {
        se_survey_level(&f->survey, kind->level, l, b, w);
        search_states(&s);
        search_groups(&s);
    } else {
        se_survey_reach(&f->survey, l, b, w);
        search_groups(&s);
    }
}

void se_force_search_all(struct se_force *f, const struct se_force_kind *kind,
                         const struct se_links *l, const struct se_board *b, struct se_work *w,
                         struct se_found_all *all)
{
    struct force s = {.build = {.f = f, .kind = kind, .l = l, .b = b, .w = w}, .all = all};
    begin(f);
    search_states(&s);
    search_groups(&s);
}
