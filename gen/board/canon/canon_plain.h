/* The canonical form (canon.h) of boards of any size that have rows, columns and boxes only. */
#ifndef NONET_GEN_BOARD_CANON_CANON_PLAIN_H
#define NONET_GEN_BOARD_CANON_CANON_PLAIN_H

#include "gen/board/board.h"

/* As canon, for a layout that is plain and a board without clashes. False: the search passed its
 * limit; *out (which may be g) is as it was. */
bool canon_plain(const struct layout *v, const struct grid *g, struct grid *out,
                 uint64_t *automorphisms);

#endif
