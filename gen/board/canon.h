/* Canonical form: one chosen board out of all that are the same puzzle in another dress.
 *
 * Two boards are isomorphic when one becomes the other by relabelling digits, permuting rows within
 * a band, columns within a stack, bands, stacks, and (where boxes are square) transposing; on
 * classic boards these are 3,359,232 arrangements times 9! labellings. On variants with extra
 * houses, only arrangements that keep the set of extra houses count.
 *
 * The canonical form is the isomorph that is least when read row by row as a number, empty cells
 * being 0: the form that the sudoku community calls minlex. It is the same for two boards if and
 * only if they are isomorphic.
 *
 * Method: the first row that holds givens is kept symbolic (only how many givens each of its stacks
 * has), the second one binds columns and labels one cell at a time, always to the least value that
 * is possible, branching on ties; columns that have been empty so far stay interchangeable; every
 * further row is compared cell by cell with the best so far. The idea of lazy binding is the usual
 * one of partition refinement, see B. D. McKay, "Practical Graph Isomorphism", 1981.
 *
 * Threads: no shared state but tables that are built once. No allocation (but those tables). */
#ifndef NONET_GEN_BOARD_CANON_H
#define NONET_GEN_BOARD_CANON_H

#include "gen/board/board.h"

/* Write the canonical form of g to *out (out may be g). Where automorphisms is not NULL, it
 * receives the number of arrangements that turn g into a relabelling of itself (at least 1).
 *
 * Returns false, with *out as it was, when the search passed its limit: that takes a large board
 * that is almost empty. It never happens on 9x9 boards and smaller ones. */
bool canon(const struct variant *v, const struct grid *g, struct grid *out,
           uint64_t *automorphisms);

#endif
