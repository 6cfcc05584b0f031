/* What the files art_*.c share, which draw constraints by their form; and what each of them draws,
 * for the table in constraint_art.c.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_CONSTRAINTS_ART_PARTS_H
#define NONET_RENDER_BOARD_CONSTRAINTS_ART_PARTS_H

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/board/drawing.h"

/* Shares of a cell's side, and a gray, that cells and lines have in common. */
static const double bulb = 0.36;
static const double outline_gray = 0.5;

const struct constraint_look *look_of_constraint(const struct constraint *c);

/* Does the step rest on it? Such constraints are drawn bold and black: their grays, and what their
 * lines are wider by. */
bool drawing_cites(const struct drawing *d, const struct constraint *c);
double drawing_line_gray(const struct drawing *d, const struct constraint *c, double gray);
double drawing_line_weight(const struct drawing *d, const struct constraint *c);
/* A line of this share of a cell, or the thinnest that the style allows. */
double drawing_line_pt(const struct drawing *d, double share);
void drawing_centre(const struct drawing *d, unsigned cell, double at[2]);

/* The size of a text on such cells; not positive: there is no room for it. And its greatest share
 * of a cell. */
double constraint_text_size(const struct board_style *style, double cell,
                            enum constraint_text text);
double constraint_text_limit(enum constraint_text text);
double constraint_text_share(enum constraint_text text); /* of a cell, where there is room */

/* A text with the middle of its capitals at a point. */
void drawing_put_text(const struct drawing *d, const struct font *font, double size, double x,
                      double y, const char *text);

/* A text in a corner of a cell. */
struct corner_text {
    const char *text;
    bool low;       /* in the lower right corner, else in the upper left one */
    double widest;  /* it may be */
    struct box box; /* from the cell's upper left corner; the two sides at the corner are given */
    double size_pt; /* to begin with; it shrinks before it is too wide or meets a digit */
    const struct font *font;
};

/* The size to begin with: smaller by this factor where candidates stand next to the text. */
double drawing_corner_size(const struct drawing *d, enum constraint_text text,
                           double by_candidates);

/* Find its size and its other sides. False where it meets the digit even at the least size. */
bool drawing_fit_corner(const struct drawing *d, unsigned cell, struct corner_text *t);
void drawing_put_corner(const struct drawing *d, unsigned cell, const struct corner_text *t);

/* Beneath a step's marks only outlines are drawn, because gray on gray could not be distinguished.
 */
double drawing_fill_gray(const struct drawing *d, double gray);

/* A line through the middles of cells, with round joints, that is open where the board is cut; and
 * the head of an arrow. */
void drawing_path(const struct drawing *d, const struct constraint *c, double width, double gray);
void drawing_arrowhead(const struct drawing *d, const double from[2], const double to[2],
                       double share, double width, struct paint paint);

/* The tiles of all cages, as struct drawing has them. False where a cell is in two cages. */
bool tiles_of_cages(const struct layout *v, uint8_t tile[MAX_CELLS]);

/* ---- by form; the last is drawn around the signs of a step ---- */

void art_of_thermo(const struct drawing *d, const struct constraint *c);
void art_of_arrow(const struct drawing *d, const struct constraint *c);
void art_of_line(const struct drawing *d, const struct constraint *c);
void art_of_odd(const struct drawing *d, const struct constraint *c);
void art_of_even(const struct drawing *d, const struct constraint *c);
void art_of_extreme(const struct drawing *d, const struct constraint *c);
void art_of_tint(const struct drawing *d, const struct constraint *c);
void art_of_clone(const struct drawing *d, const struct constraint *c);
/* Is it a cage that is cut where only a part of the board is drawn, in a drawing without these? */
bool art_leaves_cage_out(const struct drawing *d, const struct constraint *c);
void art_of_cage_tile(const struct drawing *d, const struct constraint *c);
void art_of_cage(const struct drawing *d, const struct constraint *c);
void art_of_greater(const struct drawing *d, const struct constraint *c);
void art_of_bar(const struct drawing *d, const struct constraint *c);
void art_of_dot(const struct drawing *d, const struct constraint *c);
void art_of_letter(const struct drawing *d, const struct constraint *c);
void art_of_circle(const struct drawing *d, const struct constraint *c);
void art_of_outside(const struct drawing *d, const struct constraint *c);
void art_of_cited_sign(const struct drawing *d, const struct constraint *c);

#endif
