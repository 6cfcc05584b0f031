#include <criterion/criterion.h>

#include "gen/board/pcg32.h"

/* The published demo vectors: seed 42, stream 54. */
Test(pcg32, published_vectors)
{
    static const uint32_t expected[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                        0x83d2f293, 0xbfa4784b, 0xcbed606e};
    struct pcg32 rng;
    pcg32_seed(&rng, 42, 54);
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        cr_assert_eq(pcg32_next(&rng), expected[i], "draw %zu", i);
    }
}

Test(pcg32, bounded_draws_stay_in_range_and_reach_every_value)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 2);
    for (uint32_t bound = 1; bound <= 25; bound++) {
        uint32_t seen = 0;
        for (int i = 0; i < 2000; i++) {
            uint32_t drawn = pcg32_below(&rng, bound);
            cr_assert_lt(drawn, bound);
            seen |= 1U << drawn;
        }
        cr_assert_eq(seen, (1U << bound) - 1, "bound %u", bound);
    }
}

/* The reference implementation, in pcg_oracle.cpp. */
void pcg_oracle(uint64_t seed, uint64_t stream, uint32_t *out, unsigned count);

Test(pcg32, draws_what_the_reference_implementation_draws)
{
    enum { DRAWS = 1000 };
    static const uint64_t values[] = {0, 1, 42, 54, 0xFFFFFFFF, 0x123456789ABCDEF, UINT64_MAX};
    enum { VALUES = sizeof values / sizeof values[0] };
    static uint32_t expected[DRAWS];
    for (int i = 0; i < VALUES * VALUES; i++) {
        uint64_t seed = values[i / VALUES];
        uint64_t stream = values[i % VALUES];
        pcg_oracle(seed, stream, expected, DRAWS);
        struct pcg32 rng;
        pcg32_seed(&rng, seed, stream);
        for (int k = 0; k < DRAWS; k++) {
            cr_assert_eq(pcg32_next(&rng), expected[k], "seed %d, stream %d, draw %d", i / VALUES,
                         i % VALUES, k);
        }
    }
}
