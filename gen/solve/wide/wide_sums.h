/* The sums that the wide search looks at. It begins with those of the plan. Where there are little
 * killers, hundreds of other sums follow from several of them, and nothing but a trial shows which
 * of them rule anything out. So a search that takes long watches many for a while, and keeps those
 * that do more than they cost.
 *
 * Ownership: the search's. Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_SUMS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_SUMS_H

#include "gen/solve/wide/wide_plan.h"

enum { EFFECT_OF_BROKEN = 8 /* of a broken sum, in positions where a sum rules something out */ };

struct wide_sums {
    const struct linear_sum **sum;
    unsigned count;
    uint16_t *summed; /* cells of these sums */
    unsigned summed_count;
    uint64_t change_at; /* positions before the sums change for the next time */
    bool is_watched;
    uint64_t looks;    /* positions in which each sum was watched */
    uint64_t *effects; /* by sum: in how many of them it ruled something out */
    struct linear_sum *joint;
};

/* Returns false when out of memory; wide_sums_drop must follow even then. */
bool wide_sums_make(struct wide_sums *s, const struct wide_plan *w);
void wide_sums_drop(struct wide_sums *s);

/* Called after change_at positions. */
void wide_sums_change(struct wide_sums *s, const struct wide_plan *w);

#endif
