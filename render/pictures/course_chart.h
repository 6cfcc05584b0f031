/* The course of a puzzle as a small chart: a bar a round for its openings, a dot for each hard
 * step, a ring for a loose end.
 *
 * Threads and ownership as for canvases and fonts. */
#ifndef NONET_RENDER_PICTURES_COURSE_CHART_H
#define NONET_RENDER_PICTURES_COURSE_CHART_H

#include "config/translation/translation.h"
#include "gen/grade/course.h"
#include "render/canvas/canvas.h"

enum { COURSE_CHART_WIDTH_PT = 260, COURSE_CHART_HEIGHT_PT = 130 };

/* In a box of about that size or more. */
void course_chart_draw(struct canvas *c, const struct font *font, struct box area,
                       const struct course *course, const struct translation *t);

#endif
