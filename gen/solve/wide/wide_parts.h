/* A wide search that takes long, in parts. Each part is a wide search of its own, with a share of
 * the positions that are open. All have a turn of equally many positions; then what they have found
 * is taken in their order. When a part has nothing left, all open positions are dealt again. So the
 * parts can run on any number of threads (crew.h), with the same answer after the same positions.
 */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_PARTS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_PARTS_H

#include "gen/solve/wide/wide_state.h"

/* Goes on where a search has got to, until so many positions in all; *positions says how many were
 * tried already, and is kept up. Returns true if that was all, or the visitor wants no more. The
 * search's watch must have ended. */
bool wide_search_in_parts(struct wide_state *s, uint64_t max_positions, uint64_t *positions);

#endif
