/* Ornaments: the box of the book's own first board, the pattern of a solution, and the picture that
 * a theme may name, on the title page, over sections and below texts.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_STYLE_ORNAMENTS_H
#define NONET_RENDER_BOOK_STYLE_ORNAMENTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "gen/board/layout.h"
#include "render/canvas/canvas.h"

struct book;
struct page;

/* Which digit the ornament shows in its cell number `cell`; 0: none. Every other cell has one, of
 * four cells three and of three all, and no digit comes twice: the step has no divisor in common
 * with the board's size. */
unsigned ornament_digit(const struct layout *v, unsigned cell);

/* A tile of a pattern: a square, or a disc, of this half width around (x, y). */
void draw_pattern_tile(struct canvas *c, bool disc, double x, double y, double half,
                       struct paint paint);

/* A box with round ends. */
void draw_pill(struct canvas *c, struct box box, struct paint ink);

/* A pattern of a puzzle's solution at the box's foot: a square a cell, darker by its digit, or by
 * the style a disc, the larger. */
void draw_solution_pattern(const struct book *b, struct canvas *c, size_t index, struct box box);

/* The same with a curl of this side in each corner; and a scroll of this width around (x, middle).
 */
void draw_engraved_frame(const struct book *b, struct canvas *c, struct box block, double side);
void draw_flourish(const struct book *b, struct canvas *c, double x, double middle,
                   double width_pt);

/* A box of nine cells in each corner of a frame, every second one filled. */
void draw_corner_boxes(struct canvas *c, struct box frame, double side, double line_pt,
                       struct paint ground, struct paint ink);

/* Diamonds reach this far from their middle. */
static const double DIAMOND_PT = 2.2;
void draw_diamond(const struct book *b, struct canvas *c, double x, double y);

/* A fine rule with a diamond in its middle. */
void draw_ornate_rule(const struct book *b, struct canvas *c, double left, double right, double y);

/* A printer's flower, its middle at (x, middle). */
void draw_fleuron(const struct book *b, struct canvas *c, double x, double middle, double size_pt);

/* What the style has between the titles and the author, a little above the middle, over a section's
 * title, and below a text; nothing where there is no room. */
void draw_title_ornament(const struct book *b, struct canvas *c, struct box block, double y,
                         double author_top);
void draw_opener_picture(const struct book *b, struct canvas *c, double x, double bottom,
                         double room);
void draw_tail_piece(const struct book *b, struct canvas *c, const struct page *p, struct box room);

/* The ornament's picture: read, shown by something, and fine enough for the largest place. */
enum status ornament_load(struct book *b, struct diag *d);
enum status ornament_check(const struct book *b, struct diag *d);

#endif
