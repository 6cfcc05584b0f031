/* A part of a puzzle's board, drawn large, for the pages that open sections.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_PUZZLE_DETAIL_H
#define NONET_RENDER_BOOK_OPENERS_PUZZLE_DETAIL_H

#include <stddef.h>

#include "gen/board/board.h"
#include "render/book/boards/board_window.h"

struct book;

/* The one of this size with most givens and constraints. Cells at the frame's edge are left out so
 * that all sides are cut, unless the size takes them or numbers stand outside the grid. */
struct board_window fullest_window(const struct layout *v, const struct grid *givens, unsigned rows,
                                   unsigned columns);

/* As much of puzzle `index` (from 0) as fills the box's width and has room in its height, at the
 * box's foot and at this side of it: the part with most givens and constraints, at least this
 * number of columns. Lines and cages run over the sides where the board is cut, and numbers outside
 * the grid stand at the others. Without its solution. */
enum { DETAIL_COLUMNS = 5 }; /* fewer are coarse, more are no detail any more */
void draw_puzzle_detail(const struct book *b, struct canvas *c, size_t index, struct box box,
                        enum align align, unsigned columns);

/* Are its digits there as large as the smallest type of the book? */
bool puzzle_detail_is_legible(const struct book *b, size_t index, struct box box, unsigned columns);

/* How high that is. */
double puzzle_detail_height(const struct book *b, size_t index, struct box box, unsigned columns);

/* As many whole cells of the puzzle as have room in the box, large enough to be read: up to three
 * rows of them, at the box's right. */
void draw_puzzle_strip(const struct book *b, struct canvas *c, size_t index, struct box box);

/* Whole rows of the puzzle from edge to edge at the box's foot: a box's height of them, those with
 * most givens; nothing where there is no room. And how high they are. */
double puzzle_rows_height(const struct book *b, size_t index, struct box box);
void draw_puzzle_rows(const struct book *b, struct canvas *c, size_t index, struct box box);

#endif
