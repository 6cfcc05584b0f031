/* How far some techniques lead, without the steps: for making puzzles of a level.
 *
 * A closure is what a position comes to when its techniques are applied until none does anything,
 * in whatever order: they only ever take candidates away, and none stands in another's way. So a
 * puzzle is solved by a closure just if a player who knows its techniques can solve it, and a
 * puzzle that a closure solves has one solution.
 *
 * Threads: no shared state but the board's plan. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CLOSURE_H
#define NONET_GEN_SOLVE_LAYOUTS_CLOSURE_H

#include "gen/board/board.h"

enum closure {
    /* Full house, naked single, hidden single. */
    CLOSURE_SINGLES,
    /* These, and locked candidates (pointing and claiming, between any two houses), naked and
     * hidden pairs and triples (of any house, so locked pairs and triples too). */
    CLOSURE_SUBSETS,
    /* Singles, and a candidate goes when singles lead from it to a contradiction: what a forcing
     * net needs to refute it. */
    CLOSURE_TRIALS,
    CLOSURE_NONE, /* none of them is enough */
};

/* Does the closure fill the board? False where the givens contradict each other. */
bool closure_solves(const struct layout *v, const struct grid *givens, enum closure closure);

/* The least closure, up to `most`, that fills the board; CLOSURE_NONE: even that does not. */
enum closure closure_least(const struct layout *v, const struct grid *givens, enum closure most);

/* Does it fill all of these cells? It stops as soon as it has. The givens must have a solution.
 * count: at least 1. */
bool closure_derives(const struct layout *v, const struct grid *givens, const uint16_t *cells,
                     unsigned count, enum closure closure);

#endif
