/* What reads a definition into a layout in the making (layout_draft.h).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_BOARD_DEFINITION_DRAFT_MAKER_H
#define NONET_GEN_BOARD_DEFINITION_DRAFT_MAKER_H

#include "gen/board/definition/layout_draft.h"

struct layout_draft_maker {
    struct layout_draft *draft;
    const struct diag_at *at;
    struct diag *d;
    struct layout_pieces pieces; /* of the text being read */
    size_t offset;               /* in it: where the map being read begins */
    const uint16_t *letter_of;   /* by cell: the letter of the map; NULL: they count alike */
};

/* Where a cell's letter of the map being read stands. */
const struct diag_at *draft_place_of(const struct layout_draft_maker *m, size_t cell,
                                     struct diag_at *at);

/* A map of the wrong length: its first row that is longer or shorter than a row of the board (0:
 * than the first), or its last letter. */
const struct diag_at *draft_place_of_length(const struct layout_draft_maker *m, size_t length,
                                            size_t row, struct diag_at *at);

/* The named row that a definition begins with, by its name up to a colon; NULL: none. */
const struct layout_row *draft_named_row(const char *name, size_t length);

/* "r3c4" of a cell. */
const char *draft_name_cell(const struct layout_draft *draft, unsigned cell, char buffer[8]);

/* The grids, then the cells of their frame. False after reporting. */
bool draft_read_grids(const struct layout_draft_maker *m, const char *text);
bool draft_number_cells(const struct layout_draft_maker *m);

/* Maps and names of houses, with commas between them. False after reporting. */
bool draft_read_houses(const struct layout_draft_maker *m, const char *text);

#endif
