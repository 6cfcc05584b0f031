/* The drawings of scenes, as SVG.
 *
 * Threads: constant. */
#ifndef NONET_RENDER_BOOK_SCENES_SCENE_DRAWINGS_H
#define NONET_RENDER_BOOK_SCENES_SCENE_DRAWINGS_H

#include "render/book/scenes/scenes.h"

extern const char *const scene_drawing[SCENE_COUNT];

#endif
