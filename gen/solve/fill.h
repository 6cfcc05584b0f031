/* Random full boards of any variant: fewest candidates first, random digits, with retreat and fresh
 * starts. The distribution is not known. Depends on the generator's state alone. */
#ifndef NONET_GEN_SOLVE_FILL_H
#define NONET_GEN_SOLVE_FILL_H

#include "gen/board/board.h"
#include "gen/board/pcg32.h"

enum fill_result {
    FILL_DONE,
    FILL_IMPOSSIBLE, /* the variant has no full board: the whole search was seen */
    FILL_UNDECIDED,  /* not found with so many starts */
};

/* The n-th start has room for 2 n placements a cell (less where there are clues: boards.c). Boards
 * of rows, columns and boxes hardly ever take a second; so many tell a jigsaw's regions that allow
 * a board from those that do not, or only after a search that is not worth it: of random regions,
 * one in fifty. */
enum { FILL_USUAL_STARTS = 4 };

/* Fill the empty board. starts: how often it was begun, at most max_starts times. */
enum fill_result fill_board(const struct layout *v, struct pcg32 *rng, uint64_t max_starts,
                            struct grid *out, uint64_t *starts);

#endif
