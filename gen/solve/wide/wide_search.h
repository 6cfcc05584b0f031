/* The wide search: the long search's task (long_search.h) for 32 positions side by side.
 *
 * A vector has a cell's candidates in all positions, 16 bits each. A round looks at every
 * constraint once, in all positions with the same instructions. Where a round changed nothing, the
 * position is decided further; where it found a contradiction, the lane takes back its last
 * decision. So each lane searches depth first by itself. A lane with nothing left takes over the
 * earliest decision of the lane that has most of them. All lanes share the weights of the cells.
 *
 * A long search continues in parts, which idle threads may share (wide_parts.h).
 *
 * There are 32 positions on every processor, in one vector or in several, and all kernels give the
 * same answers after the same positions. While only the first 16 are busy, shorter vectors may do.
 */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_SEARCH_H
#define NONET_GEN_SOLVE_WIDE_WIDE_SEARCH_H

#include "gen/solve/layouts/grouped.h"
#include "gen/solve/wide/wide_plan.h"

#define WIDE_NO_MEMORY (UINT64_MAX - 1)

struct wide_rounds; /* see wide_state.h */

/* Like a long_searcher, but it allocates; WIDE_NO_MEMORY when out of memory, with nothing visited.
 */
uint64_t wide_search(const struct wide_rounds *rounds, const struct grouped_question *q,
                     const struct wide_plan *w, uint64_t *positions);

extern const struct wide_rounds wide_rounds_portable;
extern const struct wide_rounds wide_rounds_avx2;
extern const struct wide_rounds wide_rounds_few_avx512;
extern const struct wide_rounds wide_rounds_avx512;

#endif
