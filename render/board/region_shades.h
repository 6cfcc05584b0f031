/* Shades for the parts of a board, such that parts that share an edge differ.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_REGION_SHADES_H
#define NONET_RENDER_BOARD_REGION_SHADES_H

#include "gen/board/layout.h"

/* Four are enough for any map whose regions are connected (the four colour theorem). */
enum { MAX_REGION_SHADES = 4, NO_PART = 255 };

/* The grays of a jigsaw's regions by their shades: white, and three on which a pencil is seen. Maps
 * of three shades have those that differ most. */
extern const double region_shade_gray[MAX_REGION_SHADES];

/* The shade of each region of a jigsaw by its number (box_of), 0 .. MAX_REGION_SHADES - 1. Uses the
 * fewest shades possible, each for about the same number of regions. Always the same for the same
 * regions. */
void region_shades(const struct layout *v, uint8_t shade[MAX_SIZE]);

/* The same for extra houses by their numbers, 0 for all that touch no other. False, and all 0,
 * if houses share cells, or if there are not enough shades for those that touch. */
bool house_shades(const struct layout *v, uint8_t shade[MAX_EXTRA_HOUSES]);

/* A shade for each cell of parts that need not be houses, such as cages: 1 + the number of its
 * gray, 0 where part has NO_PART. A part's number is below count, at most NO_PART. As few parts as
 * the search can do have the shade of another at one of their corners, and the last shade is for
 * where no other serves. False if the search finds no such shades within its limit; there
 * may be none if a part is not one area. */
bool cell_shades(const struct layout *v, const uint8_t part[MAX_CELLS], unsigned count,
                 uint8_t shade[MAX_CELLS]);

#endif
