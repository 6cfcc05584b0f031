/* Clues in characters, for boards of text and for the terminal: a letter for each cage and its sum
 * in a list, signs between cells, and lines told by their cells.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_CLUE_SIGNS_H
#define NONET_RENDER_BOARD_CLUE_SIGNS_H

#include "gen/clue/clue.h"
#include "render/board/drawing.h"

enum { CLUE_SIGN_SIZE = 6 }; /* two characters, and NUL */

/* What stands in the i-th cell of a clue where cells have room for all of their clues: a cage's
 * letter; a thermometer's, and the cell's place from the bulb on; an arrow's, with = in the circle
 * and + along the shaft; the sign for odd or even digits. "": nothing. */
const char *clue_sign_of(const struct layout *v, const struct clue *c, unsigned i,
                         char buffer[CLUE_SIGN_SIZE]);

/* What stands between the two cells of a pair; "" for clues of other shapes, and for rules. */
const char *clue_pair_sign(const struct layout *v, const struct clue *c);

/* Does the kind's row have all that its shape needs? Tests hold every kind to it. */
bool clue_has_sign(enum clue_kind_id kind);

/* Upon a board being drawn in characters. */
void clue_signs_draw(const struct drawing *d);

/* Append what the signs mean and what has none, in lines of about this width. lettered: lines have
 * their letters in their cells. */
void clue_signs_list(const struct layout *v, unsigned columns, bool lettered, struct text *out);

#endif
