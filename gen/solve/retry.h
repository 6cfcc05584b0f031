/* The retry pattern's attempts at a classic board, many side by side (see gen/make/full_board.h for
 * the pattern and what comes out of it).
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
#include <stdint.h>

#include "gen/board/pcg32.h"

/* Where each digit stands: a column's bit by digit (from 0) and row. */
struct retry_placement {
    uint16_t column_bit[9][9];
};

/* An attempt begins with one of the placements of the first digit that `first` lists, each as
 * likely. False when max_attempts were not enough; *attempts receives how many were made. */
bool retry_place(struct pcg32 *rng, uint64_t max_attempts, const uint16_t (*first)[9],
                 unsigned first_count, struct retry_placement *out, uint64_t *attempts);

#endif
