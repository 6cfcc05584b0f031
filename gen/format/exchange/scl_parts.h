/* The lists that a puzzle in SudokuPad's JSON is written to: by scl.c the board and the words, by
 * scl_constraints.c the constraints, as drawings.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_EXCHANGE_SCL_PARTS_H
#define NONET_GEN_FORMAT_EXCHANGE_SCL_PARTS_H

#include "base/json/json_writer.h"
#include "gen/constraint/constraint.h"

/* The members that lists of parts stand under, in the order in which they are written. */
enum scl_part {
    SCL_PART_CAGES,
    SCL_PART_LINES,
    SCL_PART_ARROWS,
    SCL_PART_UNDERLAYS,
    SCL_PART_OVERLAYS,
    SCL_PART_GLOBAL,
    SCL_PARTS
};

/* A list of entries each. A link's text is of ASCII alone. */
struct scl_parts {
    struct text list[SCL_PARTS];
    struct json_writer writer[SCL_PARTS];
};

/* What writes to a list; its comma is written by itself. */
struct json_writer *scl_entry(struct scl_parts *p, enum scl_part part);

/* [row,column], in halves of a cell where `halves`; and a list of such. */
void scl_put_point(struct json_writer *w, int row, int column, bool halves);
void scl_put_cells(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                   unsigned count);

void scl_add_constraint(struct scl_parts *p, const struct layout *v, const struct constraint *c);

#endif
