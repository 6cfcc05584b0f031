/* Chooses the next branch from the configurations that are left; shared by all kernels.
 *
 * A line is a band (0 to 2) or a stack (3 to 5). Its configurations are numbered 0 to 5 by the
 * place of each of its three parts. In a band, row i has minirow (k + i) % 3 for k < 3 and (k - i)
 * % 3 for the others. In a stack, box i has column (k + i) % 3 or (k - i) % 3. A branch consists of
 * two patterns that exclude each other and together cover every case. */
#ifndef NONET_GEN_SOLVE_KERNEL_BRANCH_H
#define NONET_GEN_SOLVE_KERNEL_BRANCH_H

#include <stdint.h>

enum {
    LINE_COUNT = 6,
    CONFIGURATION_COUNT = 6,
    /* Patterns 0..5 are the configurations themselves. */
    PATTERN_PART = 6,     /* + k: the first row or box has place k */
    PATTERN_NOT_PART = 9, /* + k: the first row or box does not have place k */
    PATTERN_COUNT = 12,
};

struct branch {
    uint8_t line;
    uint8_t digit;  /* from 0 */
    uint8_t first;  /* the pattern to assume first */
    uint8_t second; /* the pattern that holds if the first is wrong */
};

/* The set of places that a pattern allows for the digit in part i (a row of a band, a box of a
 * stack). This is a constant expression, because the kernels' tables are built from it. */
#define PATTERN_PLACES(pattern, i)                                                                 \
    ((pattern) < 3   ? 1U << ((pattern) + (i)) % 3                                                 \
     : (pattern) < 6 ? 1U << ((pattern) + 3 - (i)) % 3                                             \
     : (i) != 0      ? ((pattern) < 9 ? 7U & ~(1U << (pattern) % 3) : 7U)                          \
     : (pattern) < 9 ? 1U << (pattern) % 3                                                         \
                     : 7U & ~(1U << (pattern) % 3))

/* The entries of a table for all patterns: ENTRY(line, 0), ENTRY(line, 1), ... */
#define ALL_PATTERNS(ENTRY, line)                                                                  \
    {                                                                                              \
        ENTRY(line, 0), ENTRY(line, 1), ENTRY(line, 2), ENTRY(line, 3), ENTRY(line, 4),            \
            ENTRY(line, 5), ENTRY(line, 6), ENTRY(line, 7), ENTRY(line, 8), ENTRY(line, 9),        \
            ENTRY(line, 10), ENTRY(line, 11)                                                       \
    }

/* Three fields of `field` bits each, one for each place; a field has one bit for each digit. */
struct line_configurations {
    uint64_t up;   /* configurations 0..2 */
    uint64_t down; /* configurations 3..5 */
};

static inline unsigned configuration_digits(const struct line_configurations *c, unsigned k,
                                            unsigned field)
{
    return (unsigned)((k < 3 ? c->up : c->down) >> field * (k % 3)) & 0x1ff;
}

/* Converts the stacks' configurations from one word for each stack to one word for each place. */
static inline void transpose_configurations(const uint64_t up[3], const uint64_t down[3],
                                            struct line_configurations stacks[3])
{
    for (unsigned t = 0; t < 3; t++) {
        stacks[t].up = (up[0] >> 16 * t & 0xffff) | (up[1] >> 16 * t & 0xffff) << 16 |
                       (up[2] >> 16 * t & 0xffff) << 32;
        stacks[t].down = (down[0] >> 16 * t & 0xffff) | (down[1] >> 16 * t & 0xffff) << 16 |
                         (down[2] >> 16 * t & 0xffff) << 32;
    }
}

/* Chooses the line with the fewest configurations that is not settled (a settled line has nine). In
 * that line it chooses the first digit with two configurations, or one with the fewest. Some line
 * must be open. */
static inline struct branch choose_branch(const struct line_configurations lines[LINE_COUNT],
                                          unsigned field)
{
    const uint64_t words = ((uint64_t)1 << 3 * field) - 1;
    unsigned fewest = UINT32_MAX;
    for (unsigned i = 0; i < LINE_COUNT; i++) {
        unsigned count = (unsigned)__builtin_popcountll(lines[i].up & words) +
                         (unsigned)__builtin_popcountll(lines[i].down & words);
        /* settled lines wrap round to large keys; a branch could not be predicted */
        unsigned key = (count - 10) << 3 | i;
        fewest = key < fewest ? key : fewest;
    }
    unsigned best = fewest & 7;
    const struct line_configurations *line = &lines[best];
    unsigned once = 0;
    unsigned twice = 0;
    unsigned thrice = 0;
    for (unsigned k = 0; k < CONFIGURATION_COUNT; k++) {
        unsigned digits = configuration_digits(line, k, field);
        thrice |= twice & digits;
        twice |= once & digits;
        once |= digits;
    }
    unsigned pairs = twice & ~thrice;
    unsigned digit = (unsigned)__builtin_ctz(pairs ? pairs : twice);
    unsigned left = 0; /* the configurations that the digit has left */
    for (unsigned k = 0; k < CONFIGURATION_COUNT; k++) {
        left |= (configuration_digits(line, k, field) >> digit & 1) << k;
    }
    unsigned first = (unsigned)__builtin_ctz(left);
    if (pairs) {
        unsigned second = (unsigned)__builtin_ctz(left & (left - 1));
        return (struct branch){(uint8_t)best, (uint8_t)digit, (uint8_t)first, (uint8_t)second};
    }
    unsigned place = first % 3;
    return (struct branch){(uint8_t)best, (uint8_t)digit, (uint8_t)(PATTERN_PART + place),
                           (uint8_t)(PATTERN_NOT_PART + place)};
}

#endif
