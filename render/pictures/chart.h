/* Charts of a few bars or many dots, on any canvas device with graphics: the course of a puzzle, a
 * bank's histograms and scatters.
 *
 * Threads and ownership as for canvases and fonts. */
#ifndef NONET_RENDER_PICTURES_CHART_H
#define NONET_RENDER_PICTURES_CHART_H

#include "render/canvas/canvas.h"

struct chart_axis {
    double least, most; /* most > least */
    const char *label;  /* NULL: none */
    bool exact;         /* it ends with `most`; else at the next round number */
};

/* A chart that is being drawn. */
struct chart {
    struct canvas *canvas;
    const struct font *font;
    struct box plot; /* inside the axes */
    struct chart_axis x, y;
};

/* Draw the axes with round numbers at their ticks. The labels' strings are borrowed. */
void chart_begin(struct chart *chart, struct canvas *c, const struct font *font, struct box area,
                 struct chart_axis x, struct chart_axis y);

/* A bar from the x axis up; a dot of a radius in points. In the axes' units. */
void chart_bar(const struct chart *chart, double left, double right, double height,
               struct paint paint);
void chart_dot(const struct chart *chart, double x, double y, double radius_pt, struct paint paint);

#endif
