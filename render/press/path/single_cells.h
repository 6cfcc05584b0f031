/* The cells of a position in which a single can be, in their order, so that a path need only count
 * them (class Singles in gen/web/engine.js does the same). Only houses count here: the position is
 * a guess that both make in the same way, and constraints may allow more singles than it knows of.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_PATH_SINGLE_CELLS_H
#define NONET_RENDER_PRESS_PATH_SINGLE_CELLS_H

#include "gen/board/board.h"
#include "gen/board/layout.h"

enum single_kind { SINGLE_NONE, SINGLE_FULL_HOUSE, SINGLE_NAKED, SINGLE_HIDDEN };

struct single_cells {
    const struct layout *layout;
    digit_set candidates[MAX_CELLS]; /* none where a digit stands */
};

/* Begins with the digits that are given. */
void single_cells_init(struct single_cells *s, const struct layout *layout,
                       const struct grid *givens);

void single_cells_place(struct single_cells *s, unsigned cell, unsigned digit);
void single_cells_remove(struct single_cells *s, unsigned cell, unsigned digit);

/* The place of the cell among those where a single of the kind can be; *count: of these. Returns
 * *count where the cell is not one of them. */
unsigned single_cells_find(const struct single_cells *s, enum single_kind kind, unsigned cell,
                           unsigned *count);

#endif
