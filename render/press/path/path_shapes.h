/* Solution paths in few bytes, as a page keeps them. Most steps differ from one another in cells
 * and digits alone, so the JSON of a step, folded (step_fold.h), is parted into its shape, which is
 * written once for all paths, and the cells and numbers that fill it. What is written is a line of
 * JSON and bytes after it:
 *
 *   ["{\"place\":[&@a=$b],…}",…]
 *
 * "@a" is the first cell or number of the step, here a cell, "#b" the second, here a number, up to
 * "z". Others are not among the bytes: "$b" is the digit that the solution has in the cell before
 * it; "%b", "^b" and "!b" are the numbers of the row, column and box of the step's first cell. The
 * bytes are numbers, 7 bits in each, the lowest first, with bit 7 set where more follow: for each
 * path the count of its steps; for each step its shape and what fills it. A cell's number counts
 * along the rows of the frame, from 0. The first cell of a single has its place among the cells of
 * single_cells.h instead; where it is not one of them, their count and the cell's number are added.
 * keptPath in gen/web/engine.js puts the steps together again.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_PATH_PATH_SHAPES_H
#define NONET_RENDER_PRESS_PATH_PATH_SHAPES_H

#include <stdint.h>

#include "base/text.h"
#include "render/press/path/single_cells.h"

struct path_shapes {
    struct text shapes; /* each with a '\0' behind it */
    unsigned count;
    struct text numbers; /* uint32_t, in private */
};

void path_shapes_init(struct path_shapes *p);
void path_shapes_free(struct path_shapes *p);

/* What the steps of a path are about. */
struct path_puzzle {
    unsigned columns;             /* of the frame */
    const uint8_t *solution;      /* the digit by place in the frame; NULL: not known */
    unsigned places;              /* their number */
    const uint8_t *box;           /* the number of the box by place; 0: in none */
    const uint16_t *cell_at;      /* the layout's cell by place */
    struct single_cells *singles; /* as the path has come to, which each step takes further */
};

/* Takes up the next step of a path, as JSON. */
void path_shapes_add(struct path_shapes *p, const char *step, const struct path_puzzle *puzzle);

/* The path ends here. */
void path_shapes_end_path(struct path_shapes *p);

/* Appends the whole; out fails where memory ended on the way. */
void path_shapes_write(const struct path_shapes *p, struct text *out);

#endif
