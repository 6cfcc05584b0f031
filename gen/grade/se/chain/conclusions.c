#include "gen/grade/se/chain/conclusions.h"

bool se_steps_improves(const struct se_steps *all, unsigned literal, const struct se_rank *rank)
{
    unsigned slot = all->slot[literal];
    return slot == 0 || se_rank_compare(rank, &all->step[slot - 1].what.rank) < 0;
}

/* What made a candidate be in rests on what its cell or house has lost. */
static void rest_on(const struct se_steps *all, unsigned candidate, unsigned kind,
                    struct se_set *parents)
{
    if (kind != SE_IN_NONE) {
        unsigned unit = se_unit_of(all->whole->map, candidate, kind);
        se_reduced_lost(all->whole, all->reduced, unit, parents);
    }
}

void se_steps_take(struct se_steps *all, const struct se_closures *f,
                   const struct se_conclusion *what, const struct se_end end[], unsigned count)
{
    uint16_t *slot = &all->slot[what->literal];
    if (*slot == 0) {
        *slot = (uint16_t)++all->count;
    }
    struct se_step *one = &all->step[*slot - 1];
    *one = (struct se_step){.what = *what, .order = all->order++, .identity = SE_IDENTITY};
    for (unsigned k = 0; k < count; k++) {
        uint16_t list[SE_LITERALS];
        unsigned length = se_closure_list(f, &end[k], list);
        const struct se_closure *c = end[k].c;
        one->identity = se_identify(one->identity, SE_LITERALS + k);
        for (unsigned i = 0; i < length; i++) {
            unsigned lit = list[i];
            const struct se_reason *why = i ? &se_closure_reached(c, lit)->why : &end[k].why;
            bool clash = i == 0 && se_closure_is_clash(&end[k]);
            unsigned kind = clash ? c->clash_kind : se_closure_reached(c, lit)->kind;
            one->identity = se_identify(one->identity, lit);
            if (lit & 1) {
                rest_on(all, lit / 2, why->count ? kind : what->kind, &one->parents);
            }
        }
    }
}

void se_steps_clear(struct se_steps *all)
{
    for (unsigned i = 0; i < all->count; i++) {
        all->slot[all->step[i].what.literal] = 0;
    }
    all->count = 0;
    all->order = 0;
}

static bool goes_before(const struct se_step *a, const struct se_step *b)
{
    int compared = se_rank_compare(&a->what.rank, &b->what.rank);
    return compared ? compared < 0 : a->order < b->order;
}

void se_steps_sort(struct se_steps *all)
{
    for (unsigned i = 0; i < all->count; i++) {
        unsigned k = i;
        for (; k && goes_before(&all->step[i], &all->step[all->sorted[k - 1]]); k--) {
            all->sorted[k] = all->sorted[k - 1];
        }
        all->sorted[k] = (uint16_t)i;
    }
}
