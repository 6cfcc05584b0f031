/* Puzzles from which the search for others begins: each needs a technique that hardly any puzzle of
 * a random board needs, and its neighbours, with other givens of the same board, need it far more
 * often. They were found by `nonet generate --requires`, some in minutes of search, and those for
 * aligned pairs by a walk (doc/tried.md). In some arrangements, where other steps come first,
 * a few of them do without it.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_MAKE_BASE_PUZZLE_H
#define NONET_GEN_MAKE_BASE_PUZZLE_H

#include "gen/board/pcg32.h"
#include "gen/grade/technique.h"

/* Is there one for any technique of the set, on this layout? They have no symmetry. */
bool base_puzzle_stored(const struct layout *v, const struct technique_set *techniques);

/* Is the technique found from stored puzzles alone? Random boards did not lead to it in minutes.
 * The stored ones need more than it: *least is the level that they and all puzzles between them and
 * their solutions have at least. */
bool base_puzzle_is_needed(const struct layout *v, int technique, enum level *least);

/* Draw one for the first technique of the set that has any, in a random equivalent arrangement.
 * False every other time, so that random boards have their chance too, and where there is none: the
 * layout is not the classic one, or no technique of the set has any. Then nothing was drawn from
 * rng. */
bool base_puzzle_draw(const struct layout *v, const struct technique_set *techniques,
                      struct pcg32 *rng, struct grid *givens);

#endif
