/* The sums and sets that the wide search looks at. It begins with those of the plan. Many of them
 * follow from constraints that it looks at anyway, and nothing but a trial shows which of these
 * rule anything out. So a search watches all for a while and keeps those that do more than they
 * cost. Where there are little killers, hundreds of other sums follow from several of them. There
 * only a search that takes long watches, and it begins to look at some of these.
 *
 * Ownership: the search's. Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_WATCH_H
#define NONET_GEN_SOLVE_WIDE_WIDE_WATCH_H

#include "gen/solve/wide/wide_plan.h"

enum { EFFECT_OF_BROKEN = 8 /* in positions where something is ruled out */ };

struct wide_watch {
    const struct linear_sum **sum;
    const struct wide_sets **sets;
    unsigned sum_count;
    unsigned sets_count;
    uint64_t *effects_of_sum; /* in how many of the positions it ruled something out */
    uint64_t *effects_of_sets;
    uint64_t looks;   /* positions in which each was watched */
    uint16_t *summed; /* cells of the sums */
    unsigned summed_count;
    bool is_on;
    uint64_t change_at; /* positions before the next change */
    struct linear_sum *joint;
};

/* Returns false when out of memory; wide_watch_drop must follow even then. */
bool wide_watch_make(struct wide_watch *m, const struct wide_plan *w);
void wide_watch_drop(struct wide_watch *m);

/* Called after change_at positions. */
void wide_watch_change(struct wide_watch *m, const struct wide_plan *w);

#endif
