/* The board kernels: boards made of any houses, solved by rounds over the whole board.
 *
 * The cells are lanes of a few vectors (see plan.h), and a lane holds the cell's candidates. A
 * round finds the naked and hidden singles of all houses at once. It moves the cells to the lanes
 * of their houses, one cell of each house at a time. That shows which digits occur only once in
 * each house, and which cells of it have one candidate. Both are moved back to the cells, which
 * take the hidden singles and lose the digits of naked ones. Rounds repeat until nothing changes.
 * There are no lookups, queues or undo lists: a branch copies the state, which is three vectors for
 * 81 cells.
 *
 * When singles run out, locked candidates are found in the same way, with the segments that two
 * houses share in place of cells. Then come naked and hidden pairs. Then the search branches on a
 * cell with the fewest candidates; among these it takes the one whose digits are the most wanted by
 * its peers (see board_search.inc).
 *
 * Every kernel is the same source, compiled for other vectors, once for lanes of 16 bits (boards of
 * up to 16 digits) and once for 32. All steps are whole rounds, so all kernels do the same: they
 * find the same solutions first, after the same number of branches.
 *
 * Threads: no shared state but the plan. Nothing is allocated. A search takes stack for one state
 * for each cell: 16 KB for 81 cells, 130 KB for 256, 1.7 MB for 625. */
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
    uint64_t limit;          /* stop after this many solutions; at least 1 */
    uint64_t max_positions;  /* stop if more branches than this would be needed */
    solution_visitor *visit; /* may be NULL; returns false to stop the search */
    void *context;
};

struct board_answer {
    uint64_t found;     /* number of solutions, up to the limit or as far as visited */
    uint64_t positions; /* number of branches */
    bool undecided;     /* max_positions stopped the search */
};

/* The functions that are compiled for one lane width. */
struct board_ops {
    void (*search)(const struct board_question *q, struct board_answer *answer);
    /* Returns the simplest closure, up to this one, that fills the wanted cells; a count of 0 means
     * all cells. */
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
