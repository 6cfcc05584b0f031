/* Explains why a puzzle is not proper, or what could be removed from it. For people who set puzzles
 * by hand.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_WHY_H
#define NONET_GEN_SOLVE_WHY_H

#include "gen/board/board.h"
#include "gen/constraint/constraint.h"

struct puzzle_why {
    unsigned solutions; /* 0, 1, or 2 for more than one */
    /* If there is more than one solution: two of them. */
    struct grid solution[2];
    /* If there is no solution: givens and constraints that contradict each other, none of which can
     * be left out. It is the smallest such set that several orders of leaving out found. If there
     * is one solution: the givens and constraints that could each be removed alone. Givens are by
     * cell, constraints by index in the layout. */
    bool given[MAX_CELLS];
    bool constraint[CONSTRAINT_MAX_COUNT];
};

/* Returns false when out of memory. */
bool puzzle_why(const struct layout *v, const struct grid *givens, struct puzzle_why *out);

/* Append the things that are marked in `why`: "r1c2=5, cage of 9 at r1c1 r2c1". */
void puzzle_why_list(struct text *out, const struct layout *v, const struct grid *givens,
                     const struct puzzle_why *why);

#endif
