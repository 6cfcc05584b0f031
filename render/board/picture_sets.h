/* The built-in sets of pictures that stand for digits, each drawing as the text of an SVG file. To
 * add one: its drawings and its row in picture_sets.c.
 *
 * Threads: constant. */
#ifndef NONET_RENDER_BOARD_PICTURE_SETS_H
#define NONET_RENDER_BOARD_PICTURE_SETS_H

#include <stddef.h>

struct picture_drawing {
    const char *name; /* "cat" */
    const char *svg;
};

struct picture_set {
    const char *name;                      /* "animals" */
    const struct picture_drawing *drawing; /* of digit 1, 2 … */
    size_t count;
};

const struct picture_set *picture_set_at(size_t index); /* NULL behind the last */
const char *picture_set_name(size_t index);             /* the same */
const struct picture_set *picture_set_find(const char *name);

#endif
