/* What stands for a level: some of three or five marks, by the style.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_STYLE_LEVEL_MARKS_H
#define NONET_RENDER_BOOK_STYLE_LEVEL_MARKS_H

#include "render/canvas/canvas.h"

struct book;

/* How many marks a level has in this book. */
unsigned level_marks_of(const struct book *b);

/* 0 where the style has words, or the level is none of ours. */
double level_marks_width(const struct book *b, const char *level, double size_pt);

/* They end at `right`. White ones stand on black; the others have the ink for marks. */
void draw_level_marks(const struct book *b, struct canvas *c, double right, double baseline,
                      const char *level, double size_pt, struct paint plain);

/* How far stars to fill in rise over their baseline, of their size. */
#define STAR_TO_FILL_EM 0.93

/* The outline of a star, to colour in. */
void draw_star_outline(struct canvas *c, double x, double y, double radius);

#endif
