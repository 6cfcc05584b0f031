/* Room for a trivalue oddagon, the pattern at the heart of most of the hardest puzzles known.
 *
 * Take four boxes at the corners of a rectangle, in each three cells in three rows and three
 * columns of the box, and three digits. Where an odd number of the four triples of cells runs the
 * other way, the digits cannot fill all twelve cells. So one of the cells holds another digit, and
 * a solver who sees only the three digits in them must follow long nets to find that out. On a full
 * board eleven of the cells hold the three digits; these are kept from being given anywhere but in
 * the box that shares no row or column with the four.
 *
 * Classic boards only. Threads: no shared state. */
#ifndef NONET_GEN_MAKE_ODDAGON_SEED_H
#define NONET_GEN_MAKE_ODDAGON_SEED_H

#include "gen/make/dig/pattern_seed.h"

/* One of the board's, by chance. False: it has none. */
bool oddagon_seed(const struct grid *board, struct pcg32 *rng, struct pattern_room *room);

#endif
