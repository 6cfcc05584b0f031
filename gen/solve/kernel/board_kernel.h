/* The board kernels: boards made of any houses, by rounds over the whole board.
 *
 * A board's cells are lanes of a few vectors (see plan.h), a lane holds the cell's candidates, and
 * a round does naked and hidden singles of all houses at once: the cells are moved to their houses'
 * lanes, a cell of each house at a time, which gives the digits that a house has once, and those of
 * its cells that have one candidate; these are moved back to the cells, which take the ones and
 * lose the others. Rounds go on until nothing changes. Nothing is looked up, queued or undone: a
 * branch copies the state, which is three vectors for 81 cells.
 *
 * Where singles run out, locked candidates are taken in the same manner, with the segments that two
 * houses share in the place of cells, then pairs (naked and hidden). Then a cell with fewest
 * candidates is branched on, the one whose digits its peers want most; see board_search.inc.
 *
 * Every kernel is the same source, compiled for other vectors, for lanes of 16 bits (boards of up
 * to 16 digits) and of 32. All steps are whole rounds, so all kernels do the same, and what they
 * find first, and after how many branches, is the same too.
 *
 * Threads: no shared state but the plan. Nothing is allocated. A search takes a state for each cell
 * of the board from the stack: 16 KB for 81 cells, 130 KB for 256, 1.7 MB for 625. */
#ifndef NONET_GEN_SOLVE_BOARD_KERNEL_H
#define NONET_GEN_SOLVE_BOARD_KERNEL_H

#include "gen/solve/fill.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/layouts/generic.h"
#include "gen/solve/layouts/plan.h"

/* A question about the solutions of a board. */
struct board_question {
    const struct plan *plan;
    const uint8_t *cells; /* digits, 0 where empty */
    struct exclusion without;
    uint64_t limit;          /* stop after so many solutions; at least 1 */
    uint64_t max_positions;  /* stop before more branches than this */
    solution_visitor *visit; /* may be NULL; false stops the search */
    void *context;
};

struct board_answer {
    uint64_t found;     /* solutions, up to the limit or as far as visited */
    uint64_t positions; /* branches */
    bool undecided;     /* stopped by max_positions */
};

/* What is compiled for one width of lanes. */
struct board_ops {
    void (*search)(const struct board_question *q, struct board_answer *answer);
    /* The least closure, up to this one, that fills the cells wanted; count 0: all. */
    enum closure (*derives)(const struct plan *p, const uint8_t *cells, const uint16_t *wanted,
                            unsigned count, enum closure closure);
    /* fill_board. */
    enum fill_result (*fill)(const struct plan *p, struct pcg32 *rng, uint64_t max_starts,
                             uint8_t *cells, uint64_t *starts);
};

extern const struct board_ops board_narrow_portable; /* lanes of 16 bits */
extern const struct board_ops board_wide_portable;   /* lanes of 32 bits */
extern const struct board_ops board_narrow_avx2;
extern const struct board_ops board_wide_avx2;
extern const struct board_ops board_narrow_avx512;
extern const struct board_ops board_wide_avx512;

#endif
