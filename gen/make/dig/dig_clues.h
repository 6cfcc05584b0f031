/* Digging clues: taking them away, in random order, while the puzzle keeps its one solution. Those
 * that belong to the rules stay (clue_may_go).
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_DIG_CLUES_H
#define NONET_GEN_MAKE_DIG_CLUES_H

#include "gen/board/pcg32.h"
#include "gen/clue/clue.h"

/* The layout with what is left of the clues of `v`, on which `givens` has the one solution; each of
 * them is needed. A clue stays, too, where a search of max_positions (0: no bound) cannot tell that
 * it is not. The caller's to drop; NULL: out of memory. */
const struct layout *dig_clues(const struct layout *v, const struct grid *solution,
                               const struct grid *givens, uint64_t max_positions,
                               struct pcg32 *rng);

#endif
