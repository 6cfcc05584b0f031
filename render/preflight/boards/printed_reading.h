/* What the marks of a page hold where a board stands: lines, shapes and texts at places that are
 * given in cells. For the files that read constraints back.
 *
 * Lengths are shares of a cell's side, from the first cell's upper left corner, downwards.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_READING_H
#define NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_READING_H

#include "render/preflight/boards/printed_constraints.h"

struct printed_reading {
    const struct layout *v;
    const struct printed_place *place;
    const struct printed_marks *marks;
    struct printed_sign *sign;
    size_t sign_count;
    bool texts_needed;
    size_t lines, shapes; /* that the constraints asked for */
};

/* The grays of some constraints differ from those of cells and lines by 0.01, and what a black page
 * holds of a gray is a little off. */
#define NEAR_GRAY 0.008

/* The shapes that constraints are drawn with, besides lines and texts. */
struct printed_shape {
    int kind; /* PDF_FILL, PDF_STROKE */
    bool rectangle;
    double gray;
    double half[2]; /* of its width and height */
};

enum printed_shape_name {
    BULB,
    RING,
    ROUND,
    SQUARE,
    BAR,
    BAR_ACROSS,
    WHITE_DOT,
    BLACK_DOT,
    LARGE_WHITE_DOT,
    LARGE_BLACK_DOT,
    CIRCLE,
    PILL,
    TINT,
    EXTREME,
    CLONE
};

/* A place of the page in cells. */
double reading_across(const struct printed_reading *r, double x);
double reading_down(const struct printed_reading *r, double y);

/* Are two lengths the same, but for what devices round? */
bool reading_near(double a, double b);

/* Is the cell in the part of the board that stands here; are all of a constraint? */
bool reading_shows(const struct printed_reading *r, unsigned cell);
bool reading_shows_all(const struct printed_reading *r, const struct constraint *c);

/* The middle of a cell, and the middle between the first two cells of a constraint. */
void reading_middle(const struct printed_reading *r, unsigned cell, double at[2]);
void reading_between(const struct printed_reading *r, const struct constraint *c, double at[2]);

/* Is a place within the part of the board? */
bool reading_is_inside(const struct printed_reading *r, double x, double y);

/* Does a line go between two points, one way or the other? It is counted. */
bool reading_has_line(struct printed_reading *r, const double a[2], const double b[2], double gray);

/* Has the place this shape? It is counted. Rings at the ends of lines have the gray of the line. */
bool reading_has_shape(struct printed_reading *r, const double at[2], unsigned shape);
bool reading_has_ring(struct printed_reading *r, unsigned cell, double gray);

/* Does a text begin in the box that says this? If none is there, do texts not matter? */
bool reading_has_text(struct printed_reading *r, const double box[4], const char *wanted);

/* The marks of the board that look like a constraint's. */
size_t reading_count_shapes(const struct printed_reading *r);

/* printed_cages.c: all cages whose outline has this gray; NULL, or what is wrong. */
const char *reading_check_cages(struct printed_reading *r, double line_gray);

#endif
