/* Candidates of a layout with constraints, narrowed by the rules of houses and of each constraint
 * until nothing changes.
 *
 * For constrained.c. Threads: no shared state. No allocation. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_NARROWING_H
#define NONET_GEN_SOLVE_LAYOUTS_NARROWING_H

#include "gen/solve/layouts/constraint_plan.h"
#include "gen/solve/layouts/grouped.h"

enum {
    NARROWING_CELL_WORDS = (MAX_CELLS + 63) / 64,
    NARROWING_HOUSE_WORDS = (MAX_HOUSES + 63) / 64,
    NARROWING_PART_WORDS =
        256, /* if there are more parts than bits, every round looks at all parts */
};

struct narrowing {
    const struct layout *v;
    const struct constraint_plan *plan;
    unsigned part_words;
    digit_set now[MAX_CELLS]; /* candidates */
    /* What changed and has not been looked at yet: cells that now have one candidate, cells that
     * are in pairs, houses, parts. */
    uint64_t cells[NARROWING_CELL_WORDS];
    uint64_t paired[NARROWING_CELL_WORDS];
    uint64_t houses[NARROWING_HOUSE_WORDS];
    uint64_t parts[NARROWING_PART_WORDS];
};

static inline bool is_one(digit_set set)
{
    return !(set & (set - 1));
}

static inline bool narrowing_is_paired(const struct narrowing *s, unsigned cell)
{
    return s->plan->first_pair[cell] < s->plan->first_pair[cell + 1];
}

/* Begins with the question's givens. Returns false if they contradict each other or the excluded
 * candidate. */
bool narrowing_begin(struct narrowing *s, const struct grouped_question *q);

/* Keeps these candidates of a cell, and narrows the others. Returns false if there is no solution
 * from here. */
bool narrowing_keep(struct narrowing *s, unsigned cell, digit_set set);

#endif
