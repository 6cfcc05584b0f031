/* A solution path in few bytes, as a page keeps it. Most steps of a path differ from one another in
 * cells and digits alone, so the JSON of a step is parted into its shape, which is written once,
 * and the cells and numbers that fill it:
 *
 *   {"shapes":["{\"place\":[{\"cell\":\"#a\",\"digit\":#b}],…}"],"steps":["0 r5c5
 * 5"],"solved":true}
 *
 * "#a" is the first word behind a step's shape number, "#b" the second, up to "#z". unpackPath in
 * gen/web/engine.js puts them together again.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_PATH_SHAPES_H
#define NONET_RENDER_PRESS_PATH_SHAPES_H

#include "base/text.h"

struct path_shapes {
    struct text shapes; /* each with a '\0' behind it */
    unsigned count;
    struct text steps; /* the members of the list */
};

void path_shapes_init(struct path_shapes *p);
void path_shapes_free(struct path_shapes *p);

/* Takes up the next step, as JSON. */
void path_shapes_add(struct path_shapes *p, const char *step);

/* Appends the whole; out fails where memory ended on the way. */
void path_shapes_write(const struct path_shapes *p, bool solved, struct text *out);

#endif
