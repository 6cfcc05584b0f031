/* What title pages show next to the titles: tiles, parts of a puzzle, a front page.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_TITLE_PICTURES_H
#define NONET_RENDER_BOOK_PAGES_TITLE_PICTURES_H

#include "render/canvas/canvas.h"

struct book;

/* A part of the first puzzle, a tile a cell, from edge to edge at the box's top: the givens white
 * on black. */
void draw_title_tiles(const struct book *b, struct canvas *c, struct box box);

/* One box of the first board on a black ground, at the box's top left corner: white tiles, some
 * with a digit. */
void draw_tile_box(const struct book *b, struct canvas *c, struct box box);

/* Of the first puzzle, at the box's foot: whole rows from edge to edge, as many as a box has; and a
 * large part in its middle. */
void draw_title_rows(const struct book *b, struct canvas *c, struct box box);
void draw_title_plate(const struct book *b, struct canvas *c, struct box box);

/* The first puzzle with a caption, and at its right the sections with their pages, where there is
 * room for them. */
void draw_front_page(const struct book *b, struct canvas *c, struct box box);

#endif
