#include "gen/solve/retry.h"

#include "gen/solve/kernel.h"

bool retry_place(struct pcg32 *rng, uint64_t max_attempts, const uint16_t (*first)[9],
                 unsigned first_count, struct retry_placement *out, uint64_t *attempts)
{
    return kernel_best()->retry(rng, max_attempts, first, first_count, out, attempts);
}
