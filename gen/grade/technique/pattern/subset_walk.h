/* Walking over the choices of n of several sets whose union has n elements: subsets of cells or of
 * digits in a house, and basic fish. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_SUBSET_WALK_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_SUBSET_WALK_H

#include "gen/grade/technique/search.h"

enum { MAX_SUBSET = 4 };

struct subset_walk {
    unsigned n;
    unsigned count;
    uint32_t mask[ENGINE_SIZE];
    uint16_t item[ENGINE_SIZE]; /* what each mask is of */
    unsigned chosen[MAX_SUBSET];
    uint32_t united[MAX_SUBSET + 1];
    unsigned depth;
    unsigned next; /* the first choice to try at this depth */
};

/* Start on the choices of n masks. */
void subset_walk_begin(struct subset_walk *w, unsigned n) OF_WIDTH(subset_walk_begin);

/* Let the walk choose this mask too, unless it has one bit or none, or more than n. */
static inline void subset_walk_offer(struct subset_walk *w, unsigned item, uint32_t mask)
{
    uint32_t left = mask & (mask - 1);
    if (!left) {
        return;
    }
    for (unsigned i = 1; i < w->n; i++) {
        left &= left - 1;
    }
    if (!left) {
        w->item[w->count] = (uint16_t)item;
        w->mask[w->count++] = mask;
    }
}

/* The next choice (`chosen`, and its union in united[n]), which has at most n bits. False: there is
 * none, or the work ran out. */
bool subset_walk_next(struct engine *e, struct subset_walk *w) OF_WIDTH(subset_walk_next);

#endif
