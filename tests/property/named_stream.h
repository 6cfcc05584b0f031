/* A stream of random numbers for each row of a table, by its name: a new row changes no other's. */
#ifndef NONET_TESTS_PROPERTY_NAMED_STREAM_H
#define NONET_TESTS_PROPERTY_NAMED_STREAM_H

#include <stdint.h>

#include "gen/board/pcg32.h"

static inline uint64_t hash_of_name(const char *name)
{
    uint64_t hash = 14695981039346656037U; /* FNV-1a */
    for (const char *p = name; *p; p++) {
        hash = (hash ^ (unsigned char)*p) * 1099511628211U;
    }
    return hash;
}

static inline void named_stream(struct pcg32 *rng, uint64_t seed, const char *name)
{
    pcg32_seed(rng, seed, hash_of_name(name));
}

#endif
