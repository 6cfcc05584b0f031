/* The kernels: classic 9x9 boards counted by whole-board rounds.
 *
 * How they work. A cell's candidates are nine bits of a 16-bit lane, and the lanes are ordered so
 * that one vector instruction does the same step for every box of the board. A round has two steps,
 * all digits at once, and rounds go on until nothing changes:
 * - singles of a box: a cell with one candidate takes it from the rest of its box, a digit with one
 *   place in a box takes the place's other candidates;
 * - lines: in a band, a digit takes one minirow (three cells of a box in a row) in each box and
 * each row, which leaves six configurations; minirows in none of them lose the digit. The same for
 *   minicolumns in a stack. That is locked candidates in both directions, and the rest of a placed
 *   digit's row and column; and it makes the hidden singles of rows and columns those of a box.
 * A round is some 70 vector instructions with AVX-512, whatever the board looks like, and no branch
 * but one at its end: nothing is looked up, queued or undone. Before a branch, minirows and
 * minicolumns with three digits are looked at too. A state is 192 or 288 bytes, so a branch copies
 * it. All kernels do the same steps in the same order, so they find the same solutions first.
 * Where solutions are only counted, many searches go on abreast (see kernel_abreast.inc).
 *
 * A board with one candidate in each cell is a solution when a round leaves it as it is: each box
 * holds each digit, and each digit's minirows and minicolumns are one of the six configurations.
 *
 * The configurations, and branching on a digit's place in a band, are from T. Dillon's essay on the
 * solver tdoku (2019); rounds over the whole board, and the order of lanes, are this project's. */
#ifndef NONET_GEN_SOLVE_KERNEL_H
#define NONET_GEN_SOLVE_KERNEL_H

#include "gen/solve/batch.h"
#include "gen/solve/coverage.h"
#include "gen/solve/kernel/board_kernel.h"
#include "gen/solve/layouts/generic.h"
#include "gen/solve/retry.h"

/* A question to a kernel. */
struct question {
    const uint8_t *cells; /* 81; a given is base .. base + 8, anything else is an empty cell */
    uint8_t base;         /* 1 for a grid, '1' for text */
    struct exclusion without;
    uint64_t limit;          /* at least 1 */
    solution_visitor *visit; /* may be NULL; false stops the search */
    void *context;
    uint64_t *positions; /* may be NULL; receives the number of branches */
};

/* No solution, a single one, or not known: the same for all kernels. */
enum rounds_end { ROUNDS_DEAD, ROUNDS_SOLVED, ROUNDS_OPEN };

struct kernel {
    const char *name;
    bool (*runs_here)(void);
    /* The number of solutions up to the limit, or as far as visited. */
    uint64_t (*search)(const struct question *q);
    /* What rounds come to without a branch; givens as those of a grid. */
    enum rounds_end (*rounds)(const uint8_t *cells, struct exclusion without);
    /* counts[i] for the puzzle whose 81 cells start at cells + i * stride. */
    void (*batch)(const uint8_t *cells, size_t stride, uint8_t base, size_t count, uint64_t limit,
                  uint64_t *counts);
    /* batch_ask (see abreast.h). */
    void (*ask_batch)(batch_asker *ask, void *context);
    /* coverage_complete, and where a coverage has each cell (see coverage.h). */
    void (*cover)(struct coverage *c, const uint8_t *cells, const struct exclusion *excluded,
                  unsigned excluded_count);
    void (*cell_lanes)(uint16_t lane_of_cell[81]);
    /* coverage_candidates_left. */
    unsigned (*candidates_left)(const uint8_t *cells);
    /* retry_place (see retry.h). */
    void (*retry)(struct retry_job *jobs, size_t count, const struct retry_first *first);
    /* The same CPU's board kernel (see board_kernel.h), for lanes of 16 bits and of 32. */
    const struct board_ops *narrow_boards;
    const struct board_ops *wide_boards;
};

extern const struct kernel kernel_portable;
extern const struct kernel kernel_avx2;
extern const struct kernel kernel_avx512;
extern const struct kernel kernel_neon;

/* Best last. All of them, also those that do not run here. */
size_t kernel_count(void);
const struct kernel *kernel_at(size_t index);

/* The kernel in use: the best that runs here, or the one that NONET_KERNEL names if it runs here.
 */
const struct kernel *kernel_best(void);

#endif
