/* PCG32 (XSH-RR 64/32, set-sequence), the project's only source of randomness.
 *
 * The generators in lanes of gen/solve/kernel/kernel_retry.inc take their seeds from it.
 *
 * Source: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
 * Algorithms for Random Number Generation", HMC-CS-2014-0905. Written from that definition.
 *
 * Every puzzle index has its own stream, so the output depends on seed and index alone and never on
 * threads. Threads: one owner a generator. */
#ifndef NONET_GEN_BOARD_PCG32_H
#define NONET_GEN_BOARD_PCG32_H

#include <stdint.h>

struct pcg32 {
    uint64_t state;
    uint64_t increment; /* odd */
};

static inline uint32_t pcg32_next(struct pcg32 *rng)
{
    uint64_t old = rng->state;
    rng->state = old * 6364136223846793005ULL + rng->increment;
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t rotation = (uint32_t)(old >> 59);
    return shifted >> rotation | shifted << (-rotation & 31);
}

static inline void pcg32_seed(struct pcg32 *rng, uint64_t seed, uint64_t stream)
{
    rng->state = 0;
    rng->increment = stream << 1 | 1;
    (void)pcg32_next(rng);
    rng->state += seed;
    (void)pcg32_next(rng);
}

/* Unbiased draw from 0 .. bound - 1; bound at least 1. Multiply-and-reject: D. Lemire, "Fast Random
 * Integer Generation in an Interval", 2019. */
static inline uint32_t pcg32_below(struct pcg32 *rng, uint32_t bound)
{
    uint64_t product = (uint64_t)pcg32_next(rng) * bound;
    uint32_t low = (uint32_t)product;
    if (low < bound) {
        uint32_t threshold = -bound % bound;
        while (low < threshold) {
            product = (uint64_t)pcg32_next(rng) * bound;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32);
}

/* Fisher-Yates. */
static inline void pcg32_shuffle(struct pcg32 *rng, uint16_t *items, unsigned count)
{
    for (unsigned i = count; i > 1; i--) {
        uint32_t j = pcg32_below(rng, i);
        uint16_t kept = items[i - 1];
        items[i - 1] = items[j];
        items[j] = kept;
    }
}

#endif
