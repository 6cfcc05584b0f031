#include "gen/solve/wide/wide_sums.h"

#include <stdlib.h>

enum {
    WATCHED_FROM = 40000, /* positions */
    WATCHED_UNTIL = 44000,
    MAX_WATCHED_JOINT_SUMS = 100,
    EFFECTS_FOR_COST = 700, /* a sum stays if its effects times this reach its cost by its looks */
};

static void list_summed(struct wide_sums *s, unsigned cells)
{
    bool is_listed[MAX_CELLS] = {false};
    for (unsigned i = 0; i < s->count; i++) {
        for (unsigned k = 0; k < s->sum[i]->count; k++) {
            is_listed[s->sum[i]->cell[k]] = true;
        }
    }
    s->summed_count = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        if (is_listed[cell]) {
            s->summed[s->summed_count++] = (uint16_t)cell;
        }
    }
}

bool wide_sums_make(struct wide_sums *s, const struct wide_plan *w)
{
    const bool joins = has_constraints_of(w->v, CONSTRAINT_LITTLE_KILLER);
    const size_t room = w->sum_count + (joins ? MAX_WATCHED_JOINT_SUMS : 0) + 1U;
    *s = (struct wide_sums){.change_at = joins ? WATCHED_FROM : UINT64_MAX};
    s->sum = malloc(room * sizeof *s->sum);
    s->effects = calloc(room, sizeof *s->effects);
    s->summed = malloc(w->v->cell_count * sizeof *s->summed);
    if (!s->sum || !s->effects || !s->summed) {
        return false;
    }
    for (unsigned i = 0; i < w->sum_count; i++) {
        s->sum[s->count++] = w->sum[i];
    }
    list_summed(s, w->v->cell_count);
    return true;
}

void wide_sums_drop(struct wide_sums *s)
{
    free(s->sum);
    free(s->effects);
    free(s->summed);
    free(s->joint);
}

/* The plan's own sums come first, so those that are added again have no effect. */
static void add_joint_sums(struct wide_sums *s, const struct wide_plan *w)
{
    struct network n = *network_of(w->v);
    n.sum = s->joint;
    n.sum_count = 0;
    network_add_joint_sums(&n, w->v, MAX_WATCHED_JOINT_SUMS, MAX_WATCHED_JOINT_SUMS);
    for (unsigned i = 0; i < n.sum_count; i++) {
        s->sum[s->count++] = &s->joint[i];
    }
}

static void keep_worthwhile(struct wide_sums *s)
{
    const unsigned count = s->count;
    s->count = 0;
    for (unsigned i = 0; i < count; i++) {
        const struct linear_sum *sum = s->sum[i];
        const uint64_t cost = sum->count + 2U * sum->group_count;
        if (sum->is_stated || s->effects[i] * EFFECTS_FOR_COST >= s->looks * cost) {
            s->sum[s->count++] = sum;
        }
    }
}

void wide_sums_change(struct wide_sums *s, const struct wide_plan *w)
{
    if (s->is_watched) {
        keep_worthwhile(s);
        s->is_watched = false;
        s->change_at = UINT64_MAX;
    } else {
        s->joint = malloc(MAX_WATCHED_JOINT_SUMS * sizeof *s->joint);
        if (s->joint) { /* the search is right without them, only slower */
            add_joint_sums(s, w);
        }
        s->is_watched = true;
        s->change_at = WATCHED_UNTIL;
    }
    list_summed(s, w->v->cell_count);
}
