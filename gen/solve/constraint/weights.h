/* How often cells were involved in contradictions, where recent ones count most. Weights are whole
 * numbers, so that the order of a search is the same on every machine.
 *
 * Threads: no shared state. No allocation. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_WEIGHTS_H
#define NONET_GEN_SOLVE_CONSTRAINT_WEIGHTS_H

#include <stdint.h>

enum {
    FIRST_BUMP = 1 << 12,
    BUMP_SHIFT = 10, /* each contradiction counts 1/1024 more than the one before */
    SCALE_BITS = 26,
};

/* Called after a contradiction, when its cells have been given weight: by *bump, which begins as
 * FIRST_BUMP. When it has more than max_bits bits, it and all weights are scaled down. */
static inline void weights_age(uint64_t *weight, unsigned cells, uint64_t *bump, unsigned max_bits)
{
    *bump += *bump >> BUMP_SHIFT;
    if (*bump >> max_bits) {
        for (unsigned cell = 0; cell < cells; cell++) {
            weight[cell] >>= SCALE_BITS;
        }
        *bump = (*bump >> SCALE_BITS) + FIRST_BUMP / 64;
    }
}

#endif
