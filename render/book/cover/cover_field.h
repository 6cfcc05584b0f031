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
    bool ends; /* with its last column: the spine follows */
};

/* Words over the field, the author at the very top. */
void cover_field_words(const struct cover_scene *s, struct cover_words *w);

/* On the front under the words, `columns` cells across, or more of smaller ones, so that so many
 * rows are whole; and on the back, above its words. */
struct cover_field cover_field_front(const struct cover_scene *s, int columns, int whole_rows);
struct cover_field cover_field_back(const struct cover_scene *s, const struct cover_back *back,
                                    int columns);

struct box cover_field_cell(const struct cover_field *f, int row, int column);
/* The middle of a cell, which may be given in parts. */
void cover_field_middle(const struct cover_field *f, double row, double column, double at[2]);

/* Does the field hold all of these rows and columns, so far down and across? At its right they may
 * go on over the edge of the cover. */
bool cover_field_holds(const struct cover_field *f, const int (*at)[2], int count, int down,
                       int across);

/* What its cells are filled with. */
struct paint cover_field_paint(const struct cover_scene *s);

/* Every cell with a line around it. */
void cover_field_grid(const struct cover_scene *s, const struct cover_field *f, struct canvas *c);

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
