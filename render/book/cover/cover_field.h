/* A field of large cells over the lower part of a front, or at the right of one that lies on its
 * side, and a strip of the same at a back's
 * head or foot: the ground on which designs draw what a kind of puzzle has inside.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_FIELD_H
#define NONET_RENDER_BOOK_COVER_COVER_FIELD_H

#include "render/book/cover/cover_design.h"

/* Cells by row and column; those outside 0 … rows and columns lie in the bleed, or in a case's
 * wrap. */
struct cover_field {
    double left, top, cell;
    int first_row, rows, first_column, columns;
    bool ends;                       /* with its last column: the spine follows */
    int hole_row, hole_column, hole; /* a square without cells, the board's; hole 0: none */
};

bool cover_field_has(const struct cover_field *f, int row, int column);
/* The paper of the board in the hole. */
void cover_field_hole(const struct cover_field *f, struct canvas *c);

/* Words over the field, the author at the very top; or under it, the author at the very foot. On a
 * front that lies on its side both stand at its left. */
void cover_field_words(const struct cover_scene *s, struct cover_words *w);
void cover_field_words_under(const struct cover_scene *s, struct cover_words *w);

/* On the front under the words, `columns` cells across, or more of smaller ones, so that this
 * number of rows are whole; and on the back, above its words. */
struct cover_field cover_field_front(const struct cover_scene *s, int columns, int whole_rows);
/* Over the words, from the page's head; row 0 is its first whole row. */
struct cover_field cover_field_over_words(const struct cover_scene *s, int columns, int whole_rows);
/* Over the whole front. */
struct cover_field cover_field_all(const struct cover_scene *s, int columns);
struct cover_field cover_field_back(const struct cover_scene *s, const struct cover_back *back,
                                    int columns);

struct box cover_field_cell(const struct cover_field *f, int row, int column);

/* Of the board that a cell's digit comes from. Boards next to each other begin with other rows and
 * columns, so that the two sides of a back's board are no copies. */
struct cover_place {
    int row, column;
};
struct cover_place cover_field_board_place(int row, int column);

/* What its cells are filled with. */
struct paint cover_field_paint(const struct cover_scene *s);

/* Cells of a board of nine rows and columns, one after another. */
enum { MAX_COVER_PATH = 6 };
struct cover_path {
    int count;
    int at[MAX_COVER_PATH][2]; /* row and column */
};

/* Paths on a whole board, so that no digit is twice where it may not be. */
struct cover_paths {
    const char *const *solution; /* its rows */
    const struct cover_path *path;
    size_t count;
    int from_row; /* the board's row that the field begins with */
};

/* Draw a path by the middles of its cells on the field and their digits. `part` is its place in the
 * order of all paths: 0 for the first, less than 1 for the last. */
typedef void cover_path_draw(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                             const double middle[][2], const unsigned digit[], int count,
                             double part);

/* The grid, and over it the paths that the field holds; the board repeats in both directions. At
 * the right a path may run off the cover. */
void cover_field_paths(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       const struct cover_paths *all, cover_path_draw *draw);

/* The lines between the boxes of three by three cells. */
void cover_field_boxes(const struct cover_scene *s, const struct cover_field *f, struct canvas *c);

/* A number in the middle of a place, its figures so high. */
void cover_number(struct cover_scene *s, struct canvas *c, const double at[2], double height_pt,
                  unsigned number, struct paint p);

/* A line through points, with round ends. */
enum { MAX_STROKE_POINTS = 12 };
void cover_stroke(struct canvas *c, const double (*point)[2], unsigned count, double width_pt,
                  struct paint p);

#endif
