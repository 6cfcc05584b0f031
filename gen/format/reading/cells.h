/* From characters to boards and back: what every format shares.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_CELLS_H
#define NONET_GEN_FORMAT_CELLS_H

#include "base/diag.h"
#include "base/span.h"
#include "base/text.h"
#include "gen/board/board.h"

/* As variant_find. */
const struct layout *variant_named(struct span name);

/* Characters as cells: one more than the digit ('.' and '0' give 1), or 0 for what is no cell. */
extern const uint8_t cell_code[256];

/* Copy the cells that s begins with; returns how many (at most MAX_CELLS), and their largest digit.
 */
size_t read_cells(const char *s, size_t length, uint8_t *cells, unsigned *largest);

/* A board of one text of cells: checks its length and digits against the variant (NULL: by length;
 * `likely` is tried first), reports what is wrong at its column. The text may end early at
 * whitespace, '#', ',' or ';' when `label` is set; otherwise it must be cells to its end. `at` is
 * the place of text[0]. NULL after reporting. */
const struct layout *read_board(struct span text, bool label, const struct layout *variant,
                                const struct layout *likely, struct grid *grid,
                                const struct diag_at *at, struct diag *d);

/* Append a board, one character a cell; `empty` stands for an empty one. */
void text_add_grid(struct text *out, const struct layout *v, const struct grid *g, char empty);

#endif
