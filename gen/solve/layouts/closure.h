/* How far some techniques lead, without recording the steps. Used to make puzzles of a certain
 * level.
 *
 * A closure is the position that is reached when its techniques are applied until none of them
 * changes anything. The order does not matter: techniques only remove candidates, and removing one
 * never prevents another technique from applying. So a closure solves a puzzle exactly if a player
 * who knows its techniques can solve it, and a puzzle that a closure solves has one solution.
 *
 * A closure knows houses only. Boards with groups of fewer cells than a house (argyle) have none:
 * what a player there removes from a group's cells it would miss, and a puzzle with more givens
 * could look harder than one with fewer. Asking for one is a mistake of the caller.
 *
 * Threads: no shared state but the board's plan. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CLOSURE_H
#define NONET_GEN_SOLVE_LAYOUTS_CLOSURE_H

#include "gen/board/board.h"

enum closure {
    /* Full house, naked single, hidden single. */
    CLOSURE_SINGLES,
    /* The singles, plus locked candidates (pointing and claiming, between any two houses), and
     * naked and hidden pairs and triples (in any house, which includes locked pairs and
     * triples). */
    CLOSURE_SUBSETS,
    /* The singles; in addition a candidate is eliminated when assuming it leads to a contradiction
     * by singles alone. A forcing net could refute the same candidates. */
    CLOSURE_TRIALS,
    CLOSURE_NONE, /* none of them solves the puzzle */
};

/* Does the closure fill the board? Returns false if the givens contradict each other. */
bool closure_solves(const struct layout *v, const struct grid *givens, enum closure closure);

/* Returns the simplest closure, up to `most`, that fills the board, or CLOSURE_NONE if `most` does
 * not fill it either. */
enum closure closure_least(const struct layout *v, const struct grid *givens, enum closure most);

/* Does the closure fill all of these cells (at least one)? It stops as soon as it has. The givens
 * must have a solution. */
bool closure_derives(const struct layout *v, const struct grid *givens, const uint16_t *cells,
                     unsigned count, enum closure closure);

#endif
