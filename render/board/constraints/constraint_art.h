/* How constraints look on a board: what is drawn beneath the digits (thermometers, arrows, cells
 * for odd and even digits), what is drawn over its lines (cages, signs between cells), and the sums
 * around it. Rules for the whole board are printed as text and not drawn.
 *
 * To add a kind: its row in constraint_looks.c. A form that no kind has yet needs a function in one
 * of the files art_*.c and a row in constraint_art.c, and for characters one in constraint_signs.c.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOARD_CONSTRAINT_ART_H
#define NONET_RENDER_BOARD_CONSTRAINT_ART_H

#include "gen/constraint/constraint.h"
#include "render/board/drawing.h"

/* With room for the numbers that stand outside the board, in cells: how many it is
 * across and down, and how many of them are that room. */
unsigned board_across(const struct layout *v);
unsigned board_down(const struct layout *v);
unsigned board_longer_side(const struct layout *v); /* of these two */
unsigned board_room_left(const struct layout *v);
unsigned board_room_right(const struct layout *v);
unsigned board_room_above(const struct layout *v);
unsigned board_room_below(const struct layout *v);
/* The most that numbers of these kinds take across or down. */
unsigned constraint_art_room_of_kinds(kind_set kinds);

/* The least cell whose constraints' texts are no smaller than this; 0: they have none. */
double constraint_art_least_cell_pt(const struct layout *v, double text_pt);
double constraint_art_least_cell_of_kinds(kind_set kinds, double text_pt);
/* The same where they take no more of a cell than on large boards: the rest has candidates. */
double constraint_art_usual_cell_pt(const struct layout *v, double text_pt);

/* Are the sums of cages clear of the candidates below them, in cells of this size? */
bool constraint_art_sums_clear(const struct board_style *style, const struct layout *v,
                               enum candidate_marks candidates, double cell_pt);

/* How far a digit stands below the middle of its cell: lower in one with a sum, so that the sum
 * keeps the size of the others. Digits of a solution stand in line. */
double constraint_art_digit_drop(const struct drawing *d, unsigned cell, const struct font *font);

/* Is there a drawing of such constraints? A rule for the board needs none. Tests hold every kind to
 * it. */
bool constraint_has_art(enum constraint_kind_id kind);

/* The name of the first kind of a layout's constraints that has no drawing, neither in pictures nor
 * in characters; NULL: none. */
const char *constraint_art_missing(const struct layout *v);

/* Are a board's cages tiles in this style? Then tile is what struct drawing has; it may be NULL. */
bool constraint_art_tiles(const struct layout *v, const struct board_style *style,
                          uint8_t tile[MAX_CELLS]);

/* A shade for each cell that is in a cage of any look: 1 + its number, below MAX_REGION_SHADES; 0
 * in no cage. Cages that share an edge differ. False where a cell is in two cages, or no cage is
 * there.
 */
bool constraint_art_cage_shades(const struct layout *v, uint8_t shade[MAX_CELLS]);

void constraint_art_under(const struct drawing *d);
void constraint_art_over(const struct drawing *d);

#endif
