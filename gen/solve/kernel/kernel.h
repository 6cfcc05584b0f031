/* The kernels: solvers for classic 9x9 boards that work in rounds over the whole board.
 *
 * How they work. A cell's candidates are nine bits of a 16-bit lane. The lanes are ordered so that
 * one vector instruction does the same step for every box of the board. A round has two steps, each
 * for all digits at once, and rounds repeat until nothing changes:
 * - Singles of boxes: a cell with one candidate removes it from the rest of its box, and a digit
 *   with one place in a box removes the place's other candidates.
 * - Lines: a minirow is the three cells that a box and a row share. In a band, a digit occupies one
 *   minirow in each box and in each row, which leaves six possible configurations. A minirow that
 *   is in none of them loses the digit. Stacks work the same way with minicolumns.
 *
 * The lines step covers locked candidates in both directions, and the rest of a placed digit's row
 * and column. It also turns every hidden single of a row or column into one of a box.
 *
 * With AVX-512 a round is some 70 vector instructions, whatever the board looks like, and its only
 * branch is at its end. There are no lookups, queues or undo lists. Before a branch, minirows and
 * minicolumns with three digits are looked at too. A state is 192 or 288 bytes, so a branch simply
 * copies it. All kernels do the same steps in the same order, so they find the same solutions
 * first. When solutions are only counted, several searches run side by side (see
 * kernel_batch.inc).
 *
 * A board with one candidate in each cell is a solution if a round leaves it unchanged: then each
 * box has every digit, and each digit's minirows and minicolumns form one of the six
 * configurations.
 *
 * The configurations, and branching on a digit's place in a band, come from T. Dillon's essay on
 * the solver tdoku (2019). Rounds over the whole board and the order of the lanes are this
 * project's own. */
#ifndef NONET_GEN_SOLVE_KERNEL_H
#define NONET_GEN_SOLVE_KERNEL_H

#include "gen/solve/batch.h"
#include "gen/solve/constraint/long_search.h"
#include "gen/solve/coverage.h"
#include "gen/solve/kernel/board_kernel.h"
#include "gen/solve/layouts/generic.h"
#include "gen/solve/layouts/short_search.h"
#include "gen/solve/retry.h"
#include "gen/solve/wide/wide_search.h"

/* A question to a kernel. */
struct question {
    /* 81 bytes; base to base + 8 are the digits 1 to 9, anything else is an empty cell */
    const uint8_t *cells;
    uint8_t base; /* 1 for a grid, '1' for text */
    struct exclusion without;
    uint64_t limit;          /* at least 1 */
    solution_visitor *visit; /* may be NULL; returns false to stop the search */
    void *context;
    uint64_t *positions; /* may be NULL; receives the number of branches */
};

/* No solution, exactly one, or not known. All kernels give the same answer. */
enum rounds_end { ROUNDS_DEAD, ROUNDS_SOLVED, ROUNDS_OPEN };

struct kernel {
    const char *name;
    bool (*runs_here)(void);
    /* Returns the number of solutions up to the limit, or as far as visited. */
    uint64_t (*search)(const struct question *q);
    /* What the rounds reach without branching. Givens are as in a grid. */
    enum rounds_end (*rounds)(const uint8_t *cells, struct exclusion without);
    /* Sets counts[i] for the puzzle whose 81 cells start at cells + i * stride. */
    void (*batch)(const uint8_t *cells, size_t stride, uint8_t base, size_t count, uint64_t limit,
                  uint64_t *counts);
    /* batch_ask (see batch.h). */
    void (*ask_batch)(batch_asker *ask, void *context);
    /* coverage_complete, and where a coverage stores each cell (see coverage.h). */
    void (*cover)(struct coverage *c, const uint8_t *cells, const struct exclusion *excluded,
                  unsigned excluded_count);
    void (*cell_lanes)(uint16_t lane_of_cell[81]);
    /* coverage_candidates_left. */
    unsigned (*candidates_left)(const uint8_t *cells);
    /* retry_place (see retry.h). */
    void (*retry)(struct retry_job *jobs, size_t count, const struct retry_first *first);
    /* The board kernel for the same CPU (see board_kernel.h), for lanes of 16 and of 32 bits. */
    const struct board_ops *narrow_boards;
    const struct board_ops *wide_boards;
    /* The long search for boards with constraints, compiled for the same CPU. */
    long_searcher *long_search;
    const struct wide_rounds *wide_rounds; /* of wide_search */
    /* The short search for these boards, and how it narrows candidates. */
    short_searcher *short_search;
    narrower *narrow;
};

/* The last members of a kernel, by the processor that they are compiled for. */
#define KERNEL_OF_BOARDS(cpu)                                                                      \
    &board_narrow_##cpu, &board_wide_##cpu, long_search_##cpu, &wide_rounds_##cpu,                 \
        short_search_##cpu, narrow_##cpu

extern const struct kernel kernel_portable;
extern const struct kernel kernel_avx2;
extern const struct kernel kernel_avx512;
extern const struct kernel kernel_neon;

/* All kernels, including those that do not run on this CPU; the best is last. */
size_t kernel_count(void);
const struct kernel *kernel_at(size_t index);

/* The kernel in use: the one that NONET_KERNEL names if it runs here, otherwise the best that
 * does. */
const struct kernel *kernel_best(void);

#endif
