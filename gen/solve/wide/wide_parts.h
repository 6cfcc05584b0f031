/* A long wide search, in parts. Each part is a separate wide search with a share of the open
 * positions. In each turn, all parts try the same number of positions; then the solutions are taken
 * in the order of the parts. When a part has finished, all open positions are dealt again. So the
 * parts can run on any number of threads (crew.h), with the same answer after the same positions.
 */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_PARTS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_PARTS_H

#include "gen/solve/wide/wide_state.h"

/* Continues a search in parts, up to max_positions in all. *positions: those tried before, to which
 * the new ones are added. Returns true if nothing is open, or the visitor wants no more. The
 * search's watch must have ended. */
bool wide_search_in_parts(struct wide_state *s, uint64_t max_positions, uint64_t *positions);

#endif
