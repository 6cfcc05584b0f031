/* Random maps of regions for jigsaws: every region connected, none a rectangle.
 *
 * Two cells of neighbouring regions change places again and again, where both regions stay
 * connected; changes that make the edges between regions shorter are taken more readily, so that
 * regions neither stay rows nor become threads. Whether a full board exists is not known.
 *
 * Depends on the generator's state alone. Threads: one owner a generator. */
#ifndef NONET_GEN_BOARD_REGIONS_RANDOM_REGIONS_H
#define NONET_GEN_BOARD_REGIONS_RANDOM_REGIONS_H

#include "gen/board/layout.h"
#include "gen/board/pcg32.h"

/* A letter a cell, 'A' on, for a board of size x size cells, 5 to MAX_SIZE. half_turn: the map
 * looks the same upside down. */
void random_regions(unsigned size, bool half_turn, struct pcg32 *rng, char map[MAX_CELLS + 1]);

#endif
