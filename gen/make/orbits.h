/* Symmetries of a puzzle's pattern of givens, as orbits: the groups of cells that are given or
 * empty together. They concern the pattern only, so they fit every size and variant. */
#ifndef NONET_GEN_MAKE_ORBITS_H
#define NONET_GEN_MAKE_ORBITS_H

#include "gen/board/board.h"

enum symmetry {
    SYMMETRY_NONE,
    SYMMETRY_ROTATE180,
    SYMMETRY_ROTATE90,     /* quarter turns */
    SYMMETRY_MIRROR,       /* left and right */
    SYMMETRY_FLIP,         /* up and down */
    SYMMETRY_BOTH,         /* mirror and flip */
    SYMMETRY_DIAGONAL,     /* over the diagonal from the top left */
    SYMMETRY_ANTIDIAGONAL, /* over the other one */
    SYMMETRY_BOTH_DIAGONALS,
    SYMMETRY_FULL, /* all of them */
};
enum { SYMMETRY_COUNT = SYMMETRY_FULL + 1, SYMMETRY_ANY = SYMMETRY_COUNT };

/* The name by symmetry ("none", "rotate180" …, and "any" for SYMMETRY_ANY); NULL past it. */
const char *symmetry_name(size_t symmetry);

/* The cells by orbit: orbit i is cell[start[i]] … cell[start[i + 1] - 1], ascending. */
struct orbits {
    uint16_t count;
    uint16_t start[MAX_CELLS + 1];
    uint16_t cell[MAX_CELLS];
};

void orbits_build(const struct variant *v, enum symmetry symmetry, struct orbits *o);

/* Is every orbit given as a whole or not at all? */
bool orbits_hold(const struct orbits *o, const struct grid *givens);

#endif
