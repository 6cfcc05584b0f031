/* Attempts at a classic board by the retry pattern, many side by side (gen/make/board/full_board.h
 * describes the pattern and its distribution).
 *
 * Each digit is placed row by row, in a random cell of those open to it. An attempt that has no
 * cell left is over, and another begins in its place. Attempts are numbered as they begin. All
 * attempts that succeed take equally long, so the first success is always the one with the lowest
 * number. The result is therefore the same as if the attempts were made one after another,
 * independently.
 *
 * The kernel in use does the work (kernel.h); all kernels give the same boards. The result depends
 * only on the state of the random generator. Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_RETRY_H
#define NONET_GEN_SOLVE_RETRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gen/board/pcg32.h"

/* Where each digit is placed: one column bit for each digit (from 0) and row. */
struct retry_placement {
    uint16_t column_bit[9][9];
};

/* The placements of the first digit with which an attempt may begin, all equally likely. */
enum { MAX_RETRY_FIRST = 64 };
struct retry_first {
    _Alignas(64) uint16_t column_bit[9][MAX_RETRY_FIRST]; /* by row */
    unsigned count;
};

/* A request for one board. `found`: max_attempts were enough. `attempts`: how many were made. */
struct retry_job {
    struct pcg32 *rng;
    uint64_t max_attempts;
    bool found;
    uint64_t attempts;
    struct retry_placement placed;
};

/* Each job depends on its own random generator only. */
void retry_place(struct retry_job *jobs, size_t count, const struct retry_first *first);

#endif
