/* The canonical form (canon.h) of classic boards, for which it is asked most: about twenty times as
 * fast as the search for any size.
 *
 * Method: row by row, with all the ways that give the least rows so far side by side. Columns in
 * which no given has come yet stay together at the front of their stack, and digits not yet met
 * have no label; all else is decided where it comes up. What is the same in all the ways (how many
 * columns are untouched, how many labels are given) follows from the rows themselves. As soon as
 * nothing is open but the order of rows, these are sorted. A full board begins with its pairs of
 * rows of a band instead, whose second row alone leaves few ways.
 *
 * Threads: no shared state. No allocation; 40 KB of stack. */
#ifndef NONET_GEN_BOARD_CANON_CANON_CLASSIC_H
#define NONET_GEN_BOARD_CANON_CANON_CLASSIC_H

#include "gen/board/board.h"

enum canon_outcome {
    CANON_FOUND,
    CANON_CLASH,    /* a digit stands twice in a house */
    CANON_TOO_MANY, /* more ways than there is room for: most of the board is filled, but not all */
};

/* As canon: *out (which may be g) and *automorphisms are set when the form was found. */
enum canon_outcome canon_classic(const struct grid *g, struct grid *out, uint64_t *automorphisms);

#endif
