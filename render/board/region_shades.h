/* Shades for the parts of a board, such that parts that share an edge differ.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_REGION_SHADES_H
#define NONET_RENDER_BOARD_REGION_SHADES_H

#include "gen/board/layout.h"

/* Four are enough for any map whose regions are connected (the four colour theorem). */
enum { MAX_REGION_SHADES = 4 };

/* The shade of each region of a jigsaw by its number (box_of), 0 .. MAX_REGION_SHADES - 1. Uses the
 * fewest shades possible, each for about the same number of regions. Always the same for the same
 * regions. */
void region_shades(const struct layout *v, uint8_t shade[MAX_SIZE]);

/* The same for extra houses by their numbers, 0 for all that touch no other. False, and all 0,
 * if houses share cells, or if there are not enough shades for those that touch. */
bool house_shades(const struct layout *v, uint8_t shade[MAX_EXTRA_HOUSES]);

#endif
