/* A layout turned or mirrored: the definition goes along with the frame.
 *
 * Threads: no shared state but the table of layouts. */
#ifndef NONET_GEN_BOARD_LAYOUT_TURN_H
#define NONET_GEN_BOARD_LAYOUT_TURN_H

#include "gen/board/layout.h"

/* The layout that movement m (symmetry.h) makes of v, the caller's to drop; from[k] receives the
 * cell that comes to its cell k. NULL: boxes that are not square stood on end, or no memory. */
const struct layout *layout_turned(const struct layout *v, unsigned movement,
                                   uint16_t from[MAX_CELLS]);

#endif
