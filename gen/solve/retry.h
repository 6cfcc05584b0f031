/* The retry pattern's attempts at a classic board, many side by side (see
 * gen/make/board/full_board.h for the pattern and what comes out of it).
 *
 * Each digit is placed row by row in a random cell of those open to it. An attempt with no cell
 * left is over, and another begins in its place. Attempts are numbered as they begin, and as each
 * takes as long as any other that succeeds, the first success is that with the lowest number: what
 * comes out is the first success of a sequence of independent attempts, as if they had been made
 * one after another.
 *
 * The kernel in use does it (kernel.h); all give the same boards. Depends on the generator's state
 * alone. Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_RETRY_H
#define NONET_GEN_SOLVE_RETRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gen/board/pcg32.h"

/* Where each digit stands: a column's bit by digit (from 0) and row. */
struct retry_placement {
    uint16_t column_bit[9][9];
};

/* The placements of the first digit with which an attempt begins, each as likely. */
enum { MAX_RETRY_FIRST = 64 };
struct retry_first {
    _Alignas(64) uint16_t column_bit[9][MAX_RETRY_FIRST]; /* by row */
    unsigned count;
};

/* A board that is wanted. found: max_attempts were enough; attempts: how many were made. */
struct retry_job {
    struct pcg32 *rng;
    uint64_t max_attempts;
    bool found;
    uint64_t attempts;
    struct retry_placement placed;
};

/* Each job by itself depends on its generator alone. */
void retry_place(struct retry_job *jobs, size_t count, const struct retry_first *first);

#endif
