/* The marks of a solving step on a board, drawn so that they can be read in gray: gray discs are
 * the pattern, dark ones its fins or the other side of a chain, squares almost locked sets, a black
 * square the digit that is placed, a stroke behind a digit what is removed. No mark is a line
 * around a digit, which would touch it at the size of candidates. Colour only helps. For
 * board_draw.c and step_legend.c. */
#ifndef NONET_RENDER_BOARD_STEP_MARKS_H
#define NONET_RENDER_BOARD_STEP_MARKS_H

#include "render/board/drawing.h"

/* Drawn under the grid: the shaded houses or constraints, then the marks of candidates. */
void step_marks_houses(const struct drawing *d);
void step_marks_draw(const struct drawing *d);
/* The strokes of candidates that a board has without a step. */
void step_marks_struck(const struct drawing *d);
/* The paint of a candidate. */
struct paint step_marks_ink(const struct drawing *d, unsigned cell, unsigned digit);

/* Do marks stand at their candidates? Else they mark whole cells. */
bool step_marks_candidates(const struct drawing *d);

/* Where a candidate's mark stands: at the candidate, or in the middle of its cell where no
 * candidates are drawn. */
void step_mark_centre(const struct drawing *d, unsigned cell, unsigned digit, double at[2]);
/* A disc of this radius holds any digit, and leaves its neighbours free. */
double step_mark_radius(const struct drawing *d);

/* The mark of a role. */
void step_mark_draw(struct canvas *c, const struct board_style *style, unsigned role,
                    const double at[2], double radius);

/* What the pattern's discs are filled with. */
struct paint step_pattern_paint(const struct board_style *style);

/* A colour, or in print the gray that stands for it. */
struct paint step_paint(const struct board_style *style, double gray, uint32_t rgb);

#endif
