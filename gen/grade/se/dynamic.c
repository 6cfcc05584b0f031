#include "gen/grade/se/dynamic.h"

#include <string.h>

/* The kinds of chains that are used inside. */
static const struct se_force_kind kinds[2] = {
    {.base = 8.5, .multiple = true, .dynamic = true},
    {.base = 9.5, .multiple = true, .dynamic = true, .level = 2},
};

bool se_found_improves(const struct se_found_all *all, unsigned literal, double rating,
                       unsigned complexity, unsigned key)
{
    unsigned slot = all->slot[literal];
    if (slot == 0) {
        return true;
    }
    const struct se_conclusion *best = &all->one[slot - 1].what;
    if (rating != best->rating) {
        return rating < best->rating;
    }
    return complexity != best->complexity ? complexity < best->complexity : key < best->key;
}

/* What made a candidate be in rests on what its cell or house has lost. */
static void rest_on(const struct se_found_all *all, unsigned candidate, unsigned kind,
                    struct se_set *parents)
{
    if (kind < 4) {
        se_inside_lost(all->whole, all->thin, candidate, kind, parents);
    }
}

void se_found_take(struct se_found_all *all, const struct se_force *f,
                   const struct se_conclusion *what, const struct se_end end[], unsigned count)
{
    uint16_t *slot = &all->slot[what->literal];
    if (*slot == 0) {
        *slot = (uint16_t)++all->count;
    }
    struct se_found_one *one = &all->one[*slot - 1];
    *one = (struct se_found_one){.what = *what, .order = all->order++, .identity = SE_IDENTITY};
    for (unsigned k = 0; k < count; k++) {
        uint16_t list[SE_LITERALS];
        unsigned length = se_closure_list(f, &end[k], list);
        const struct se_closure *c = end[k].c;
        one->identity = se_identify(one->identity, SE_LITERALS + k);
        for (unsigned i = 0; i < length; i++) {
            unsigned lit = list[i];
            const struct se_reason *why = i ? &c->reason[lit] : &end[k].why;
            unsigned kind = i || !se_closure_is_clash(&end[k]) ? c->kind[lit / 2] : c->clash_kind;
            one->identity = se_identify(one->identity, lit);
            if (lit & 1) {
                rest_on(all, lit / 2, why->count ? kind : what->kind, &one->parents);
            }
        }
    }
}

static bool goes_before(const struct se_found_one *a, const struct se_found_one *b)
{
    if (a->what.rating != b->what.rating) {
        return a->what.rating < b->what.rating;
    }
    if (a->what.complexity != b->what.complexity) {
        return a->what.complexity < b->what.complexity;
    }
    return a->what.key != b->what.key ? a->what.key < b->what.key : a->order < b->order;
}

static void sort(const struct se_found_all *all, uint16_t rank[SE_LITERALS])
{
    for (unsigned i = 0; i < all->count; i++) {
        unsigned k = i;
        for (; k && goes_before(&all->one[i], &all->one[rank[k - 1]]); k--) {
            rank[k] = rank[k - 1];
        }
        rank[k] = (uint16_t)i;
    }
}

static void set_position(struct se_dynamic *d, const struct se_board *whole,
                         const struct se_numbers *numbers, const uint16_t cand[SE_CELLS],
                         const uint16_t at[SE_HOUSES][9])
{
    struct se_board *b = &d->b;
    b->map = whole->map;
    memcpy(b->cand, cand, sizeof b->cand);
    memcpy(b->at, at, sizeof b->at);
    memcpy(b->empty, whole->empty, sizeof b->empty);
    memcpy(b->filled, whole->filled, sizeof b->filled);
    se_survey_begin(&d->force.survey);
    se_survey_number(&d->force.survey, numbers);
}

/* Survey the position that has been set. `nested` comes after a survey without. */
static bool survey(struct se_dynamic *d, bool nested, struct se_work *w, struct se_set *gone)
{
    if (nested) {
        se_links_build(&d->links, d->b.map, d->b.cand, d->b.at);
    }
    se_survey_level(&d->force.survey, kinds[nested].level, &d->links, &d->b, w);
    return se_survey_removes(&d->force.survey, gone);
}

bool se_dynamic_removes(struct se_dynamic *d, const struct se_survey *outer,
                        const struct se_spread *s, bool nested, struct se_work *w,
                        struct se_set *gone)
{
    if (!nested) {
        set_position(d, outer->b, outer->numbers, s->cand, s->at);
    }
    return survey(d, nested, w, gone);
}

static void forget(struct se_found_all *all)
{
    for (unsigned i = 0; i < all->count; i++) {
        all->slot[all->one[i].what.literal] = 0;
    }
    all->count = 0;
    all->order = 0;
}

static void hand_on(const struct se_found_one *one, const struct se_thin *t, se_inside_use *use,
                    void *context)
{
    struct se_inside inside = {.complexity = one->what.complexity, .identity = one->identity};
    unsigned candidate = one->what.literal / 2;
    unsigned digits = 1U << candidate % 9;
    if (one->what.literal & 1) {
        digits = t->cand[candidate / 9] & ~digits;
    }
    for (; digits; digits &= digits - 1) {
        inside.candidate[inside.removed++] = (uint16_t)(candidate / 9 * 9 + se_low(digits));
    }
    inside.parents = se_set_list(&one->parents, inside.parent);
    if (inside.parents) {
        use(context, &inside);
    }
}

bool se_inside_dynamic(struct se_dynamic *d, const struct se_thin *t,
                       const struct se_numbers *numbers, bool nested, struct se_work *w,
                       se_inside_use *use, void *context)
{
    struct se_set gone;
    uint16_t rank[SE_LITERALS];
    struct se_found_all *all = &d->all;
    if (!nested) {
        set_position(d, t->b, numbers, t->cand, t->at);
    }
    if (!survey(d, nested, w, &gone)) {
        return false;
    }
    if (!nested) {
        se_links_build(&d->links, d->b.map, d->b.cand, d->b.at);
    }
    forget(all);
    all->whole = t->b;
    all->thin = t;
    se_force_search_all(&d->force, &kinds[nested], &d->links, &d->b, w, all);
    sort(all, rank);
    for (unsigned i = 0; i < all->count && !w->stopped; i++) {
        hand_on(&all->one[rank[i]], t, use, context);
    }
    return all->count > 0;
}
