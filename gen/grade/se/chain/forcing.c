/* Forcing chains: consequences shared by every candidate of a cell, by every place of a digit in a
 * house, or by a candidate being in and being out; and candidates that lead to a contradiction. Of
 * all such steps the one of least complexity is taken, which counts the ancestors of its
 * conclusions. Building a closure with reasons is costly, so it is done only for assumptions whose
 * bare consequences already show a step. */
#include "gen/grade/se/chain/forcing.h"

#include <assert.h>
#include <string.h>

/* One search: for the best step, or for all. */
struct forcing_search {
    struct se_forcing *f;
    struct se_build build;
    struct se_closures_on *on;
    struct se_kept_closures *kept; /* `on` are kept here; NULL: they are not */
    struct se_hint *best;
    struct se_steps *all; /* NULL: for the best */
};

/* What a step is of, for the parents of what it concludes. */
struct forcing_group {
    unsigned key;
    enum se_link_kind kind; /* of the house or cell that is filled */
};

/* Is the closure of a candidate's being in built, as far as it can matter? */
static bool is_built(struct forcing_search *s, unsigned candidate)
{
    return s->kept ? se_kept_course(s->kept, candidate * 2 + 1, se_closure_most(&s->build)) != NULL
                   : se_set_has(&s->on->has, candidate);
}

static void build(struct forcing_search *s, struct se_closure *c, unsigned assumed)
{
    s->build.c = c;
    se_closure_build(&s->build, assumed / 2, assumed & 1);
    if (s->kept) {
        se_kept_add(s->kept, &s->build, assumed);
    }
}

static struct se_closure *closure_on(struct forcing_search *s, unsigned candidate)
{
    bool built = is_built(s, candidate);
    struct se_closure *c = se_closure_on(s->on, candidate);
    if (!built) {
        build(s, c, candidate * 2 + 1);
    }
    return c;
}

static struct se_closure *closure_off(struct forcing_search *s, unsigned candidate)
{
    build(s, &s->build.f->off, candidate * 2);
    return s->build.c;
}

static struct se_closure *closure_of(struct forcing_search *s, unsigned assumed)
{
    return assumed & 1 ? closure_on(s, assumed / 2) : closure_off(s, assumed / 2);
}

static bool improves(const struct forcing_search *s, unsigned lit, const struct se_rank *rank)
{
    return s->all ? se_steps_improves(s->all, lit, rank) : se_hint_improves(s->best, rank);
}

static void take_forcing(struct forcing_search *s, unsigned lit, const struct se_rank *rank,
                         enum se_link_kind kind, const struct se_end end[], unsigned count)
{
    if (s->all) {
        struct se_conclusion what = {lit, *rank, kind};
        se_steps_take(s->all, s->build.f, &what, end, count);
        return;
    }
    se_hint_begin(s->best, rank);
    se_hint_conclude(s->best, s->build.b->cand, lit);
}

/* The conclusions, which rest on `flat` literals, lead to the literal. */
static void conclude(struct forcing_search *s, unsigned lit, unsigned flat,
                     struct forcing_group group, const struct se_end end[], unsigned count)
{
    const struct se_forcing_kind *kind = s->build.kind;
    struct se_rank rank = se_rank_of(kind->base, flat, group.key);
    if (kind->level >= SE_WITH_CHAINS && improves(s, lit, &rank)) {
        unsigned nested = se_closure_nested(s->build.f, end, count);
        rank = se_rank_of(kind->base, flat + nested, group.key);
    }
    if (improves(s, lit, &rank)) {
        take_forcing(s, lit, &rank, group.kind, end, count);
    }
}

/* The assumption leads to a contradiction: its opposite holds. */
static void try_contradiction(struct forcing_search *s, unsigned assumed)
{
    const struct se_closure *c = closure_of(s, assumed);
    struct se_end end[2];
    if (!c->clashes) {
        return;
    }
    for (unsigned k = 0; k < 2; k++) {
        end[k] = (struct se_end){c, c->clash_candidate * 2 + k, c->clash[k]};
    }
    conclude(s, assumed ^ 1, c->clash_ancestors,
             (struct forcing_group){SE_KEY_CONTRADICTION, SE_IN_NONE}, end, 2);
}

/* What all of several closures conclude. */
static void try_common(struct forcing_search *s, struct se_closure *const closure[], unsigned count,
                       bool on, struct forcing_group group)
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
        unsigned flat = 0;
        struct se_end end[9];
        if (!se_set_has(&common, lit / 2)) {
            continue;
        }
        for (unsigned i = 0; i < count; i++) {
            flat += se_closure_reached(closure[i], lit)->ancestors;
            end[i] = (struct se_end){closure[i], lit, se_closure_reached(closure[i], lit)->why};
        }
        conclude(s, lit, flat, group, end, count);
    }
}

static void try_both(struct forcing_search *s, struct se_closure *const closure[], unsigned count,
                     struct forcing_group group)
{
    try_common(s, closure, count, true, group);
    try_common(s, closure, count, false, group);
}

/* Can the ways to fill a cell or house, of which one holds, have a conclusion in common? */
static bool may_share(const struct forcing_search *s, const uint16_t candidate[], unsigned count)
{
    const struct se_assumptions *v = &s->f->assumptions;
    return s->build.kind->dynamic ? se_assumptions_shared(v, candidate, count)
                                  : se_assumptions_shared_plain(v, candidate, count);
}

/* Assumptions of which one holds, and their closures. */
struct forcing_ways {
    unsigned count;
    uint16_t assumed[9];           /* literals */
    struct se_closure *closure[9]; /* NULL: not built yet */
    unsigned shared;
    uint16_t common[SE_LITERALS]; /* what all lead to, by the bare sets: no conclusion is another */
};

/* The least number of literals that a conclusion can rest on in a closure that is not built: the
 * assumption and the conclusion, and what must be between them where no link joins the two. */
static unsigned min_unbuilt(const struct forcing_search *s, unsigned assumed, unsigned lit)
{
    bool plain = s->build.kind->level == SE_LINKS_ONLY;
    if (assumed / 2 == lit / 2) {
        return assumed == lit ? 1 : 2;
    }
    if (lit & 1) {
        return assumed & 1 ? 3 : 2;
    }
    if (!(assumed & 1)) {
        return plain ? 3 : 2;
    }
    return se_set_has(&s->build.l->weak_set[assumed / 2], lit / 2) ? 2 : plain ? 4 : 3;
}

/* Can a conclusion improve on the best? It cannot where a closure that is built has not got it. */
static bool may_conclude(const struct forcing_search *s, const struct forcing_ways *ways,
                         unsigned lit, unsigned key)
{
    bool on = lit & 1;
    unsigned least = 0;
    for (unsigned i = 0; i < ways->count; i++) {
        const struct se_closure *c = ways->closure[i];
        if (c && !se_set_has(&c->set[on], lit / 2)) {
            return false;
        }
        least += c ? se_closure_reached(c, lit)->ancestors : min_unbuilt(s, ways->assumed[i], lit);
    }
    struct se_rank rank = se_rank_of(s->build.kind->base, least, key);
    return improves(s, lit, &rank);
}

static bool may_improve(const struct forcing_search *s, const struct forcing_ways *ways,
                        unsigned key)
{
    for (unsigned n = 0; n < ways->shared; n++) {
        if (may_conclude(s, ways, ways->common[n], key)) {
            return true;
        }
    }
    return false;
}

/* What the ways have in common, if that can improve on the best: else no more closures are built.
 */
static void try_ways(struct forcing_search *s, struct forcing_ways *ways,
                     struct forcing_group group)
{
    if (s->build.kind->dynamic) {
        ways->shared =
            se_assumptions_common(&s->f->assumptions, ways->assumed, ways->count, ways->common);
    }
    for (unsigned i = 0; i < ways->count; i++) {
        unsigned candidate = ways->assumed[i] / 2U;
        bool built = ways->assumed[i] & 1 && is_built(s, candidate);
        ways->closure[i] = built ? closure_on(s, candidate) : NULL;
        if (built) {
            se_closure_index(ways->closure[i]);
        }
    }
    for (unsigned i = 0; i < ways->count; i++) {
        if (ways->closure[i]) {
            continue;
        }
        if (s->build.kind->dynamic && !s->f->thorough && !may_improve(s, ways, group.key)) {
            return;
        }
        ways->closure[i] = closure_of(s, ways->assumed[i]);
        se_closure_index(ways->closure[i]);
    }
    try_both(s, ways->closure, ways->count, group);
}

static void try_group(struct forcing_search *s, const uint16_t candidate[], unsigned count,
                      struct forcing_group group)
{
    struct forcing_ways ways;
    ways.count = count;
    if (!may_share(s, candidate, count)) {
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        ways.assumed[i] = (uint16_t)(candidate[i] * 2U + 1U);
    }
    try_ways(s, &ways, group);
}

/* The houses in which `candidate` is the first of its digit. */
static void try_houses(struct forcing_search *s, unsigned candidate)
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
            try_group(s, one, count, (struct forcing_group){SE_KEY_HOUSE, (enum se_link_kind)k});
        }
    }
}

static bool clashes(const struct forcing_search *s, unsigned candidate, bool on)
{
    return s->build.kind->one_digit
               ? se_propagate_digit_clashes(s->build.b, candidate / 9, candidate % 9, on)
               : se_assumptions_clashes(&s->f->assumptions, candidate, on);
}

/* The candidate's being in, and out. */
static void try_states(struct forcing_search *s, unsigned candidate)
{
    for (unsigned on = 2; on-- > 0;) {
        if (clashes(s, candidate, on)) {
            try_contradiction(s, candidate * 2 + on);
        }
    }
}

static void try_double(struct forcing_search *s, unsigned candidate)
{
    if (se_assumptions_shared_double(&s->f->assumptions, candidate)) {
        struct forcing_ways ways;
        ways.count = 2;
        ways.assumed[0] = (uint16_t)(candidate * 2 + 1);
        ways.assumed[1] = (uint16_t)(candidate * 2);
        try_ways(s, &ways, (struct forcing_group){SE_KEY_DOUBLE, SE_IN_NONE});
    }
}

static bool nishio_tried(const struct forcing_search *s, unsigned digit, struct se_cells *places)
{
    const struct se_board *b = s->build.b;
    const struct se_cells *tried = &s->f->nishio_tried[digit];
    *places = (struct se_cells){0};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (b->cand[cell] >> digit & 1) {
            se_add(places, cell);
        }
    }
    return tried->low == places->low && tried->high == places->high;
}

/* Each digit by itself: what was tried before the last step need not be tried again. */
static void search_digits(struct forcing_search *s)
{
    struct se_forcing *f = s->f;
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

static void try_cell(struct forcing_search *s, unsigned cell)
{
    const struct se_forcing_kind *kind = s->build.kind;
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
    try_group(s, one, found, (struct forcing_group){SE_KEY_CELL, SE_IN_CELL});
}

/* The contradiction of this assumption (a literal), the `order`-th of all, costs so much: of equal
 * ones the first is taken. */
static void note_contradiction(struct forcing_search *s, unsigned lit, unsigned cost,
                               unsigned order, unsigned *best_order)
{
    struct se_rank rank = se_rank_of(s->build.kind->base, cost, SE_KEY_CONTRADICTION);
    if (improves(s, lit ^ 1, &rank) ||
        (order < *best_order && se_rank_compare(&rank, &s->best->rank) == 0)) {
        take_forcing(s, lit ^ 1, &rank, SE_IN_NONE, NULL, 0);
        *best_order = order;
    }
}

/* Those that are known from the steps before bound what must be built. */
static void search_kept(struct forcing_search *s, const uint16_t literal[], unsigned count)
{
    struct se_kept_closures *kept = s->kept;
    unsigned best_order = SE_LITERALS;
    for (unsigned i = 0; i < count; i++) {
        const struct se_course *c = se_kept_course(kept, literal[i], 0);
        if (c && c->clash) {
            note_contradiction(s, literal[i], c->clash, i, &best_order);
        }
    }
    for (unsigned i = 0; i < count && !s->build.w->stopped; i++) {
        if (!se_kept_course(kept, literal[i], se_closure_most(&s->build))) {
            const struct se_closure *c = closure_of(s, literal[i]);
            if (c->clashes) {
                note_contradiction(s, literal[i], c->clash_ancestors, i, &best_order);
            }
        }
    }
}

/* Contradictions first: of equal steps they go last, so the order is the same, and the best of them
 * is a bound for what must be built for the others. */
static void search_states(struct forcing_search *s)
{
    uint16_t literal[SE_LITERALS];
    unsigned count = 0;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = s->build.b->cand[cell];
        for (; set && se_count(s->build.b->cand[cell]) > 1; set &= set - 1) {
            for (unsigned on = 2; on-- > 0;) {
                unsigned candidate = cell * 9 + se_low(set);
                literal[count] = (uint16_t)(candidate * 2 + on);
                count += clashes(s, candidate, on);
            }
        }
    }
    if (s->kept) {
        search_kept(s, literal, count);
        return;
    }
    for (unsigned i = 0; i < count && !s->build.w->stopped; i++) {
        try_contradiction(s, literal[i]);
    }
}

void se_forcing_keep(struct se_forcing *f, struct se_kept_closures *kept)
{
    f->kept = kept;
}

void se_forcing_nest(struct se_forcing *f, struct se_inner *inner)
{
    f->inner = inner;
    f->assumptions.inner = inner;
}

void se_forcing_begin(struct se_forcing *f)
{
    memset(f->nishio_tried, 0, sizeof f->nishio_tried);
    if (f->kept) {
        se_kept_begin(f->kept);
    }
    se_assumptions_begin(&f->assumptions);
    se_known_clear(&f->deducer.known);
    f->units_made = false;
}

void se_forcing_step(struct se_forcing *f)
{
    se_assumptions_step(&f->assumptions);
    f->units_made = false;
}

/* Cells, and the houses of their candidates. */
static void search_groups(struct forcing_search *s)
{
    for (unsigned cell = 0; cell < SE_CELLS && !s->build.w->stopped; cell++) {
        try_cell(s, cell);
    }
}

static struct forcing_search begin_forcing(struct se_forcing *f, const struct se_forcing_kind *kind,
                                           const struct se_links *l, const struct se_board *b,
                                           struct se_work *w)
{
    se_closures_clear(&f->closures);
    if (!f->units_made) {
        f->units_made = true;
        se_units_make(&f->closures.units, b->map, b->cand);
    }
    return (struct forcing_search){.f = f,
                                   .on = &f->closures.on,
                                   .build = {.f = &f->closures,
                                             .kind = kind,
                                             .l = l,
                                             .b = b,
                                             .w = w,
                                             .deducer = &f->deducer,
                                             .assumptions = &f->assumptions,
                                             .inner = f->inner}};
}

void se_forcing_search(struct se_forcing *f, const struct se_forcing_kind *kind,
                       const struct se_links *l, const struct se_board *b, struct se_work *w,
                       struct se_hint *best)
{
    struct forcing_search s = begin_forcing(f, kind, l, b, w);
    s.best = best;
    s.build.best = f->thorough ? NULL : best;
    best->found = false;
    if (kind->one_digit) {
        search_digits(&s);
    } else if (kind->dynamic) {
        se_assumptions_follow(&f->assumptions, kind->level, l, b, w);
        if (f->kept && !f->thorough && kind->level == SE_LINKS_ONLY) {
            s.kept = f->kept;
            s.on = &f->kept->on;
            se_kept_step(f->kept, b);
        }
        search_states(&s);
        search_groups(&s);
    } else {
        se_assumptions_imply(&f->assumptions, l, b, w);
        search_groups(&s);
    }
}

void se_forcing_search_all(struct se_forcing *f, const struct se_forcing_kind *kind,
                           const struct se_links *l, const struct se_board *b, struct se_work *w,
                           struct se_steps *all)
{
    struct forcing_search s = begin_forcing(f, kind, l, b, w);
    s.all = all;
    search_states(&s);
    search_groups(&s);
}
