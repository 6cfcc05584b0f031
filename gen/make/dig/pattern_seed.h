/* Where a technique's pattern gets its room: the cells of a full board that are dug first when a
 * puzzle has to need the technique.
 *
 * A quad has room only in a house that is (nearly) without givens, since a smaller subset stands
 * across from it in any other; so has a large fish where its digit is not given at all.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_MAKE_PATTERN_SEED_H
#define NONET_GEN_MAKE_PATTERN_SEED_H

#include "gen/board/pcg32.h"
#include "gen/grade/technique.h"

/* Choose room for one of the techniques, by chance: empty[cell] is set for its cells. False: none
 * of them has such a pattern, or the layout is not plain; then nothing is drawn from rng. */
bool pattern_seed(const struct layout *v, const struct grid *board,
                  const struct technique_set *techniques, struct pcg32 *rng, bool empty[MAX_CELLS]);

#endif
