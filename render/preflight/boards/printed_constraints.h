/* Reading a board's constraints back from the marks of a page: the cages by the lines inside their
 * cells, sums and letters as texts at their places, lines and signs by what is drawn.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_CONSTRAINTS_H
#define NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_CONSTRAINTS_H

#include "gen/constraint/constraint.h"
#include "render/preflight/boards/printed_pictures.h"

/* A text of the page, by its origin. */
struct printed_sign {
    double x, y;
    const char *utf8;
    bool of_constraint; /* set where it is one of the constraints' */
};

/* Where the cells of a board, or of a part of one, stand: upwards as PDF has it. */
struct printed_place {
    double left, top, side;
    unsigned first_row, first_column, rows, columns;
};

/* Are all constraints there whose cells are, and no others? NULL, or what is wrong ("a cage").
 * Texts are asked for where texts_needed; those that are there must be right anyway. */
const char *printed_constraints_check(const struct layout *v, const struct printed_place *place,
                                      const struct printed_marks *marks, struct printed_sign *sign,
                                      size_t sign_count, bool texts_needed);

/* Can preflight find constraints of the kind on a page? Rules for the board stand there in words.
 */
bool printed_constraints_can_read(enum constraint_kind_id kind);

/* The name of the first kind of a layout's constraints that cannot be read back; NULL: none. */
const char *printed_constraints_unreadable(const struct layout *v);

#endif
