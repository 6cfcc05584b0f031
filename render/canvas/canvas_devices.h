/* The devices behind the canvas; only canvas.c's table needs these names. */
#ifndef NONET_RENDER_CANVAS_CANVAS_DEVICES_H
#define NONET_RENDER_CANVAS_CANVAS_DEVICES_H

#include "render/canvas/canvas.h"

extern const struct canvas_device canvas_pdf;
extern const struct canvas_device canvas_svg;
extern const struct canvas_device canvas_png;
extern const struct canvas_device canvas_text_device;

#endif
