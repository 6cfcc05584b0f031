/* Makes random full boards of any variant. The search takes the cell with the fewest candidates,
 * tries its digits in random order, backtracks, and starts over now and then. How the boards are
 * distributed is not known. The result depends only on the state of the random generator. */
#ifndef NONET_GEN_SOLVE_FILL_H
#define NONET_GEN_SOLVE_FILL_H

#include "gen/board/board.h"
#include "gen/board/pcg32.h"

enum fill_result {
    FILL_DONE,
    FILL_IMPOSSIBLE, /* the search was exhaustive: the variant has no full board */
    FILL_UNDECIDED,  /* not found within max_starts */
};

/* The n-th start may try 2 n placements for each cell (fewer with constraints: see boards.c).
 * Boards of rows, columns and boxes hardly ever need a second start. This number of starts
 * nearly always shows whether a jigsaw's regions allow a board. Of random regions, one set in fifty
 * takes longer, and is not worth it. */
enum { FILL_USUAL_STARTS = 4 };

/* Fills the empty board, with at most max_starts starts. *starts receives how many were made. */
enum fill_result fill_board(const struct layout *v, struct pcg32 *rng, uint64_t max_starts,
                            struct grid *out, uint64_t *starts);

/* The same with some cells filled already, by digits that do not clash. */
enum fill_result fill_board_around(const struct layout *v, const struct grid *givens,
                                   struct pcg32 *rng, uint64_t max_starts, struct grid *out,
                                   uint64_t *starts);

/* One start of at most max_positions, for layouts with constraints. With begin_only, only the cells
 * of constraints are filled, and cells that follow from these; the others are 0, and whether they
 * can be filled is not known. Returns false if nothing was found. */
bool fill_start(const struct layout *v, const struct grid *givens, bool begin_only,
                struct pcg32 *rng, uint64_t max_positions, struct grid *out);

#endif
