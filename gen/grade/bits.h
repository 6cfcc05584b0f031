/* Sets of small numbers (candidates, nodes of a graph, almost locked sets), stored as rows of
 * words. The caller knows the number of words. */
#ifndef NONET_GEN_GRADE_BITS_H
#define NONET_GEN_GRADE_BITS_H

#include <stdbool.h>
#include <stdint.h>

static inline void bit_set(uint64_t *bits, unsigned i)
{
    bits[i >> 6] |= 1ULL << (i & 63);
}

static inline bool bit_has(const uint64_t *bits, unsigned i)
{
    return bits[i >> 6] >> (i & 63) & 1;
}

/* Counts the bits of a word. Without a CPU instruction for it, this is faster than the compiler's
 * library call. */
static inline unsigned word_count(uint64_t x)
{
#ifdef __POPCNT__
    return (unsigned)__builtin_popcountll(x);
#else
    x -= x >> 1 & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return (unsigned)(x * 0x0101010101010101ULL >> 56);
#endif
}

static inline void bits_or(uint64_t *to, const uint64_t *from, unsigned words)
{
    for (unsigned w = 0; w < words; w++) {
        to[w] |= from[w];
    }
}

static inline void bits_and(uint64_t *to, const uint64_t *from, unsigned words)
{
    for (unsigned w = 0; w < words; w++) {
        to[w] &= from[w];
    }
}

static inline bool bits_meet(const uint64_t *a, const uint64_t *b, unsigned words)
{
    uint64_t any = 0;
    for (unsigned w = 0; w < words; w++) {
        any |= a[w] & b[w];
    }
    return any != 0;
}

static inline bool bits_any(const uint64_t *a, unsigned words)
{
    uint64_t any = 0;
    for (unsigned w = 0; w < words; w++) {
        any |= a[w];
    }
    return any != 0;
}

/* Visits each bit of an expression over words in ascending order; `expression` gives word number
 * w. */
#define FOR_EACH_BIT(i, words, expression)                                                         \
    for (unsigned w = 0; w < (words); w++)                                                         \
        for (uint64_t left = (expression), i = 0;                                                  \
             left && (i = w * 64 + (unsigned)__builtin_ctzll(left), 1); left &= left - 1)

#endif
