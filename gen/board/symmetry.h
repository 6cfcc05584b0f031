/* Symmetries of a puzzle's pattern of givens.
 *
 * A square has eight movements onto itself; the ten kinds here are the ten ways in which a
 * pattern can be unchanged by some of them (the subgroups of the dihedral group of order 8).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_BOARD_SYMMETRY_H
#define NONET_GEN_BOARD_SYMMETRY_H

#include "gen/board/board.h"

enum symmetry {
    SYMMETRY_NONE,
    SYMMETRY_ROTATE180,
    SYMMETRY_ROTATE90,
    SYMMETRY_MIRROR,       /* left and right change places */
    SYMMETRY_FLIP,         /* top and bottom change places */
    SYMMETRY_BOTH,         /* mirror and flip */
    SYMMETRY_DIAGONAL,     /* about the diagonal from top left to bottom right */
    SYMMETRY_ANTIDIAGONAL, /* about the other one */
    SYMMETRY_BOTH_DIAGONALS,
    SYMMETRY_FULL, /* all eight movements */
    SYMMETRY_COUNT,
};

const char *symmetry_name(enum symmetry s); /* "rotate180", "both-diagonals" … */
const char *symmetry_choice(size_t index);  /* the same; NULL behind the last */
const char *symmetry_doc(enum symmetry s);
bool symmetry_find(const char *name, enum symmetry *s);

/* The eight movements: 0 leaves all in place, 1 to 3 turn by 90, 180, 270 degrees clockwise,
 * 4 mirrors, 5 flips, 6 and 7 reflect about the diagonal and the other one. */
enum { MOVEMENT_COUNT = 8 };
unsigned symmetry_movements(enum symmetry s); /* bit m: the kind contains movement m */

/* Where movement m of the frame takes a cell: LAYOUT_NO_CELL where no cell is. */
unsigned movement_of(const struct layout *v, unsigned movement, unsigned cell);

/* Do all movements of the kind take the layout's cells to cells? Always so on square boards. */
bool symmetry_suits(const struct layout *v, enum symmetry s);

/* The sets of cells that a kind of symmetry binds together: orbit i is
 * cell[start[i]] … cell[start[i + 1] - 1], ascending; orbits come in the order of their first
 * cells. */
struct orbits {
    uint16_t count;
    uint16_t start[MAX_CELLS + 1];
    uint16_t cell[MAX_CELLS];
};

void symmetry_orbits(const struct layout *v, enum symmetry s, struct orbits *out);

/* May all cells of the orbit hold givens? mask: by cell; NULL allows every cell. */
bool orbit_is_allowed(const struct orbits *o, unsigned orbit, const bool *mask);

/* Is one of the orbit's cells among these? cells: by cell. */
bool orbit_meets(const struct orbits *o, unsigned orbit, const bool *cells);

/* The kind that the pattern of givens has; SYMMETRY_NONE when it has none. */
enum symmetry symmetry_of(const struct layout *v, const struct grid *givens);

#endif
