/* Running text drawn on a canvas. Threads: as for a canvas. */
#ifndef NONET_RENDER_CANVAS_FLOW_DRAW_H
#define NONET_RENDER_CANVAS_FLOW_DRAW_H

#include "render/canvas/canvas.h"
#include "render/text/flow/flow.h"

/* Draw lines from … to - 1 with the top of the first one at y. Returns the y below the last. */
double flow_draw(struct canvas *c, const struct flow *f, size_t from, size_t to, double x,
                 double y);

#endif
