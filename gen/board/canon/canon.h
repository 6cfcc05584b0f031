/* Canonical form: one chosen board out of all isomorphs of a puzzle.
 *
 * Two boards are isomorphic when one becomes the other by relabelling digits, permuting rows within
 * a band, columns within a stack, bands, stacks, and (where boxes are square) transposing; on
 * classic boards these are 3,359,232 permutations of the cells times 9! labellings. On variants
 * with extra houses, only the permutations that turn houses into houses count (automorphisms.h); on
 * the boards that canon_turned names, only the movements of the frame that keep the layout.
 *
 * The canonical form is the isomorph that is least when read row by row as a number, empty cells
 * being 0: the form that the sudoku community calls minlex. It is the same for two boards if and
 * only if they are isomorphic.
 *
 * Method: rows are chosen one after another, each cell getting the least value that it can. Columns
 * that look alike so far stay together as a group whose order is left open, and so do the labels of
 * the digits in them; a group is split only where a cell needs it, with a branch for each way that
 * gives the same least value. A branch ends where it is worse than the best board so far. This is
 * partition refinement with individualisation (B. D. McKay, "Practical Graph Isomorphism", 1981),
 * bent to give the least board. Classic boards are done side by side instead (canon_classic.h).
 *
 * Threads: no shared state but tables that are built once. No allocation (but those tables). */
#ifndef NONET_GEN_BOARD_CANON_CANON_H
#define NONET_GEN_BOARD_CANON_CANON_H

#include "gen/board/board.h"

/* The same question for layouts that are turned and mirrored as wholes: the eight movements of the
 * frame, each with the layout that it makes (regions, houses and grids go along), and the names of
 * the digits, unless a constraint is about their values. It serves boards with constraints,
 * jigsaws, boards of several grids, boards without boxes and those with houses that only this
 * puzzle has; on all others it does what canon does, and the form's layout is v.
 *
 * *layout receives the layout of the form, the caller's to drop (layout.h), also where false is
 * returned. */
bool canon_turned(const struct layout *v, const struct grid *g, const struct layout **layout,
                  struct grid *out, uint64_t *automorphisms);

/* Is it one of those layouts? */
bool canon_turns(const struct layout *v);

/* Write the canonical form of g to *out (out may be g). Where automorphisms is not NULL, it
 * receives the number of these permutations that turn g into a relabelling of itself (at least 1).
 *
 * Returns false, with *out as it was, when a digit stands twice in a house, or when the search
 * passed its limit: that takes a large board that is almost empty, never one of 9x9 or smaller. */
bool canon(const struct layout *v, const struct grid *g, struct grid *out, uint64_t *automorphisms);

#endif
