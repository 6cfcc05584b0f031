#include "gen/solve/wide/wide_watch.h"

#include <stdlib.h>

enum {
    WATCHED_FROM = 40, /* positions */
    WATCHED_FOR = 160,
    JOINED_FROM = 40000,
    JOINED_FOR = 4000,
    MAX_JOINT_SUMS = 100,
    EFFECTS_FOR_COST = 700, /* what follows stays if effects times this reach its cost by looks */
    COST_OF_SETS = 3,       /* cells of sets that cost as much as one of a sum */
};

static void list_summed(struct wide_watch *m, unsigned cells)
{
    bool is_listed[MAX_CELLS] = {false};
    for (unsigned i = 0; i < m->sum_count; i++) {
        for (unsigned k = 0; k < m->sum[i]->count; k++) {
            is_listed[m->sum[i]->cell[k]] = true;
        }
    }
    m->summed_count = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        if (is_listed[cell]) {
            m->summed[m->summed_count++] = (uint16_t)cell;
        }
    }
}

bool wide_watch_make(struct wide_watch *m, const struct wide_plan *w)
{
    const bool joins = has_constraints_of(w->v, CONSTRAINT_LITTLE_KILLER);
    const size_t sums = w->sum_count + (joins ? MAX_JOINT_SUMS : 0) + 1U;
    const size_t sets = w->sets_count + 1U;
    *m = (struct wide_watch){.change_at = joins         ? JOINED_FROM
                                          : w->by_cells ? WATCHED_FROM
                                                        : UINT64_MAX};
    m->sum = malloc(sums * sizeof *m->sum);
    m->sets = malloc(sets * sizeof *m->sets);
    m->effects_of_sum = calloc(sums, sizeof *m->effects_of_sum);
    m->effects_of_sets = calloc(sets, sizeof *m->effects_of_sets);
    m->summed = malloc(w->v->cell_count * sizeof *m->summed);
    if (!m->sum || !m->sets || !m->effects_of_sum || !m->effects_of_sets || !m->summed) {
        return false;
    }
    for (unsigned i = 0; i < w->sum_count; i++) {
        m->sum[m->sum_count++] = w->sum[i];
    }
    for (unsigned i = 0; i < w->sets_count; i++) {
        m->sets[m->sets_count++] = &w->sets[i];
    }
    list_summed(m, w->v->cell_count);
    return true;
}

void wide_watch_drop(struct wide_watch *m)
{
    free(m->sum);
    free(m->sets);
    free(m->effects_of_sum);
    free(m->effects_of_sets);
    free(m->summed);
    free(m->joint);
}

/* The plan's own sums come first, so those that are added again have no effect. */
static void add_joint_sums(struct wide_watch *m, const struct wide_plan *w)
{
    struct network n = *network_of(w->v);
    m->joint = malloc(MAX_JOINT_SUMS * sizeof *m->joint);
    if (!m->joint) { /* the search is right without them, only slower */
        return;
    }
    n.sum = m->joint;
    n.sum_count = 0;
    network_add_joint_sums(&n, w->v, MAX_JOINT_SUMS, MAX_JOINT_SUMS);
    for (unsigned i = 0; i < n.sum_count; i++) {
        m->sum[m->sum_count++] = &m->joint[i];
    }
}

static bool is_worthwhile(const struct wide_watch *m, uint64_t effects, uint64_t cost)
{
    return effects * EFFECTS_FOR_COST >= m->looks * cost;
}

static void keep_worthwhile(struct wide_watch *m)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < m->sum_count; i++) {
        const struct linear_sum *sum = m->sum[i];
        const uint64_t cost = sum->count + 2U * sum->group_count;
        if (sum->is_stated || is_worthwhile(m, m->effects_of_sum[i], cost)) {
            m->sum[kept++] = sum;
        }
    }
    m->sum_count = kept;
    kept = 0;
    for (unsigned i = 0; i < m->sets_count; i++) {
        const struct wide_sets *sets = m->sets[i];
        const uint64_t cost = (sets->set_count + 2U) * sets->count / COST_OF_SETS;
        if (sets->is_stated || is_worthwhile(m, m->effects_of_sets[i], cost)) {
            m->sets[kept++] = sets;
        }
    }
    m->sets_count = kept;
}

void wide_watch_change(struct wide_watch *m, const struct wide_plan *w)
{
    if (m->is_on) {
        keep_worthwhile(m);
        m->change_at = UINT64_MAX;
    } else if (m->change_at == JOINED_FROM) {
        add_joint_sums(m, w);
        m->change_at += JOINED_FOR;
    } else {
        m->change_at += WATCHED_FOR;
    }
    m->is_on = !m->is_on;
    list_summed(m, w->v->cell_count);
}
