/* The head of a step of a walkthrough, "Step 12", or of a short lesson, in the manner of the
 * theme's labels of puzzles.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_LESSONS_STEP_HEAD_H
#define NONET_RENDER_BOOK_LESSONS_STEP_HEAD_H

#include "render/canvas/canvas.h"

struct book;

/* With the room below it. */
double step_head_height(const struct book *b);

void step_head_draw(const struct book *b, struct canvas *c, const char *words, double left,
                    double top, double width);

#endif
