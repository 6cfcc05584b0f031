/* Towards puzzles with clues that have few givens, or no givens and few clues: a walk from puzzle
 * to puzzle of one full board.
 *
 * A step puts some givens or clues back, and takes away what is not needed then, in another order;
 * where that leaves no more than before, the walk goes on from there. Of cages, two that touch are
 * also made one, where their digits are different. All puzzles on the way have the one solution.
 * Questions are given up after a bounded search, so that a step is over soon; what they would have
 * shown not to be needed stays.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator. */
#ifndef NONET_GEN_MAKE_FEW_FEWEST_CLUES_H
#define NONET_GEN_MAKE_FEW_FEWEST_CLUES_H

#include "gen/board/pcg32.h"
#include "gen/clue/clue.h"

/* How many clues a puzzle has, but for those that belong to its rules. */
unsigned fewest_clue_count(const struct layout *v);

/* A step of a walk over givens, in place. */
void fewest_step_givens(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        struct grid *givens);

/* A step of a walk over clues, of puzzles without givens: `all` are those to put back; of the kinds
 * in `keep` (bit k: kind k) one clue stays. The caller's to drop; NULL: out of memory. */
const struct layout *fewest_step_clues(const struct layout *v, const struct layout *all,
                                       const struct grid *board, kind_set keep, struct pcg32 *rng);

#endif
