/* Sandwich sums (gen/constraint/outside/sandwich.c) as the wide search has them.
 *
 * Threads: constant. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_SANDWICH_H
#define NONET_GEN_SOLVE_WIDE_WIDE_SANDWICH_H

#include "gen/board/board.h"
#include "gen/constraint/constraint.h"

enum { MAX_SANDWICH_SETS = 7 };

/* A line, and the sets of digits that have the sum: those with fewer digits first. Of the digits
 * from 2 to 8, at most seven sets have the same sum. */
struct wide_sandwich {
    const uint16_t *cell; /* the constraint's */
    uint8_t set_count;
    uint16_t set[MAX_SANDWICH_SETS];
};

/* For boards of up to nine digits. */
struct wide_sandwich wide_sandwich_of(const struct layout *v, const struct constraint *c);

#endif
