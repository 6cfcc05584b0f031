/* The methods behind full_board.h's table, one file a family. Contracts as struct board_method's
 * fill. */
#ifndef NONET_GEN_MAKE_FULL_BOARD_METHODS_H
#define NONET_GEN_MAKE_FULL_BOARD_METHODS_H

#include "gen/make/board/full_board.h"

/* The retry pattern, and the same with a fixed number of slots a choice (uniform). */
bool retry_fill(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts, struct grid *out,
                uint64_t *attempts);
bool retry_fill_uniform(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts,
                        struct grid *out, uint64_t *attempts);

/* The retry pattern on the classic board, many attempts at once. As board_fill_all. */
void retry_fill_classic(struct board_job *jobs, size_t count);

#endif
