/* Why is a puzzle not a proper one, or what of it could go? For those who set puzzles by hand.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_WHY_H
#define NONET_GEN_SOLVE_WHY_H

#include "gen/board/board.h"
#include "gen/clue/clue.h"

struct puzzle_why {
    unsigned solutions; /* 0, 1, or 2 for more than one */
    /* Of more than one: two of them. */
    struct grid solution[2];
    /* Of none: givens and clues that contradict each other and of which none can be left out; the
     * smallest such set that several orders of leaving out found. Of one: those of which each could
     * go alone. By cell, and by index in the layout's clues. */
    bool given[MAX_CELLS];
    bool clue[CLUE_MAX_COUNT];
};

/* False: out of memory. */
bool puzzle_why(const struct layout *v, const struct grid *givens, struct puzzle_why *out);

#endif
