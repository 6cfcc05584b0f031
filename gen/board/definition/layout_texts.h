/* What a draft is made of, written as a definition: its extra houses, grids and regions. Each text
 * is empty where the draft has none.
 *
 * Threads: the functions keep no state. */
#ifndef NONET_GEN_BOARD_DEFINITION_LAYOUT_TEXTS_H
#define NONET_GEN_BOARD_DEFINITION_LAYOUT_TEXTS_H

#include <stddef.h>

#include "gen/board/definition/layout_draft.h"

enum { HOUSES_TEXT_SIZE = MAX_EXTRA_HOUSES * (MAX_CELLS + 1) + 1 };

/* The extra houses as maps with commas between them. Houses of one map do not overlap: a house goes
 * to the first map that has room for it. */
void layout_write_houses(const struct layout_draft *draft, char text[HOUSES_TEXT_SIZE]);

/* The first cells of the grids, with commas between them. `size` is in bytes. */
void layout_write_grids(const struct layout_draft *draft, char *text, size_t size);

/* A letter for each cell's region. */
void layout_write_regions(const struct layout_draft *draft, char text[MAX_CELLS + 1]);

#endif
