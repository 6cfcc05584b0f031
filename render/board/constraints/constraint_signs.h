/* Constraints in characters, for boards of text and for the terminal: a letter for each cage and
 * its sum in a list, signs between cells, and lines as lists of their cells.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_CONSTRAINT_SIGNS_H
#define NONET_RENDER_BOARD_CONSTRAINT_SIGNS_H

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/board/drawing.h"

enum { CONSTRAINT_SIGN_SIZE = 6 }; /* two characters, and NUL */

/* What stands in the i-th cell of a constraint where cells have room for all of their constraints:
 * a cage's letter; a thermometer's, and the cell's place from the bulb on; an arrow's, with = in
 * the circle and + along the shaft; the sign for odd or even digits. "": nothing. */
const char *constraint_sign_of(const struct layout *v, const struct constraint *c, unsigned i,
                               char buffer[CONSTRAINT_SIGN_SIZE]);

/* What stands between the two cells of a pair; "" for constraints of other shapes, and for rules.
 */
const char *constraint_pair_sign(const struct layout *v, const struct constraint *c);

/* Does the kind's row have all that its shape needs? Tests hold every kind to it. */
bool constraint_has_sign(enum constraint_kind_id kind);

/* Upon a board being drawn in characters. */
void constraint_signs_draw(const struct drawing *d);

/* Append what the signs mean and what has none, in lines of about this width. lettered: lines have
 * their letters in their cells. */
void constraint_signs_list(const struct layout *v, unsigned columns, bool lettered,
                           struct text *out);

#endif
