#include "gen/grade/se/deduce/deduce_dynamic.h"

#include <string.h>

#include "gen/grade/se/ratings.h"

/* The kinds of chains that are used inside, plain and nested. */
static const struct se_forcing_kind kinds[2] = {
    {.base = SE_TENTHS_DYNAMIC / 10.0, .dynamic = true},
    {.base = SE_TENTHS_NESTED_CHAINS / 10.0, .dynamic = true, .level = SE_WITH_CHAINS},
};

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
    se_forcing_begin(&d->forcing);
    se_assumptions_number(&d->forcing.assumptions, numbers);
}

/* Follow the assumptions of the position that has been set. `nested` comes after without. */
static bool follow(struct se_dynamic *d, bool nested, struct se_work *w, struct se_set *gone)
{
    struct se_assumptions *v = &d->forcing.assumptions;
    if (nested) {
        se_links_build(&d->links, d->b.map, d->b.cand, d->b.at);
    }
    se_assumptions_follow(v, kinds[nested].level, &d->links, &d->b, w);
    return se_assumptions_removes(v, gone);
}

static bool removes(struct se_inner *self, const struct se_board *b,
                    const struct se_numbers *numbers, const struct se_consequences *c, bool nested,
                    struct se_work *w, struct se_set *gone)
{
    struct se_dynamic *d = (struct se_dynamic *)self;
    if (!nested) {
        set_position(d, b, numbers, c->cand, c->at);
    }
    return follow(d, nested, w, gone);
}

static void hand_on(const struct se_step *one, const struct se_reduced *t, se_deduction_use *use,
                    void *context)
{
    struct se_deduction deduction = {.complexity = one->what.rank.complexity,
                                     .identity = one->identity};
    unsigned candidate = one->what.literal / 2;
    unsigned digits = se_reduced_by(t, one->what.literal);
    for (; digits; digits &= digits - 1) {
        deduction.candidate[deduction.removed++] = (uint16_t)(candidate / 9 * 9 + se_low(digits));
    }
    deduction.parents = se_set_list(&one->parents, deduction.parent);
    if (deduction.parents) {
        use(context, &deduction);
    }
}

static bool deduce(struct se_inner *self, const struct se_reduced *t,
                   const struct se_numbers *numbers, bool nested, struct se_work *w,
                   se_deduction_use *use, void *context)
{
    struct se_dynamic *d = (struct se_dynamic *)self;
    struct se_steps *all = &d->steps;
    struct se_set gone;
    if (!nested) {
        set_position(d, t->b, numbers, t->cand, t->at);
    }
    if (!follow(d, nested, w, &gone)) {
        return false;
    }
    if (!nested) {
        se_links_build(&d->links, d->b.map, d->b.cand, d->b.at);
    }
    se_steps_clear(all);
    all->whole = t->b;
    all->reduced = t;
    se_forcing_search_all(&d->forcing, &kinds[nested], &d->links, &d->b, w, all);
    se_steps_sort(all);
    for (unsigned i = 0; i < all->count && !w->stopped; i++) {
        hand_on(&all->step[all->sorted[i]], t, use, context);
    }
    return all->count > 0;
}

void se_dynamic_init(struct se_dynamic *d)
{
    d->inner = (struct se_inner){removes, deduce};
}
