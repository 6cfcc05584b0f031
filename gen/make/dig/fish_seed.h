/* Room for a Franken jellyfish without fins (gen/grade/technique/pattern/fish.c).
 *
 * Of a full board, four places of a digit are chosen by chance, and for each two of its houses: one
 * of the base, one of the cover. The solution agrees with that fish, whatever is dug. Givens in the
 * cells of the base outside the cover keep the digit out of these, so they are dug last.
 *
 * Layouts of rows, columns and boxes. Threads: no shared state. */
#ifndef NONET_GEN_MAKE_FISH_SEED_H
#define NONET_GEN_MAKE_FISH_SEED_H

#include "gen/make/dig/pattern_seed.h"

/* False: none was found. */
bool fish_seed(const struct layout *v, const struct grid *board, struct pcg32 *rng,
               struct pattern_room *room);

#endif
