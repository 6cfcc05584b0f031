/* The order of a section's puzzles: by score, shuffled, or along a curve by minutes or by score.
 *
 *   rise      from the quickest to the slowest, or from the lowest score to the highest
 *   waves     likewise, but in waves: of each eight, those at odd places come first, rising, and
 *             the others after them, falling
 *   hill      rising to the middle, falling to the end
 *
 * Along a curve neighbours that are alike, by the techniques of their paths that are no singles or
 * the pattern of their givens, are moved apart where a puzzle near by fits between.
 *
 * Threads: none. */
#ifndef NONET_RENDER_PRESS_DIFFICULTY_CURVE_H
#define NONET_RENDER_PRESS_DIFFICULTY_CURVE_H

#include "render/press/puzzles/puzzles.h"

/* The same for the same puzzles and seed. Of measure where the order is a curve that does not name
 * its own. */
void difficulty_order(struct press_puzzle *puzzle, size_t count, enum config_order order,
                      enum config_measure measure, uint64_t seed);

/* Do two puzzles look alike to a player who solves one after the other? */
bool puzzles_are_alike(const struct record *a, const struct record *b);

#endif
