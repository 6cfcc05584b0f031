/* Drawings, made for Nonet, for children's books: animals that look over an edge, of a board or
 * under an opener, and a scene. They are in colour on paper for colour, else in grays. For gift
 * books: what frames have.
 *
 * Ownership: the book owns them. Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_OPENERS_SCENES_H
#define NONET_RENDER_BOOK_OPENERS_SCENES_H

#include <stdbool.h>

#include "base/diag.h"
#include "render/canvas/canvas.h"

struct book;

enum scene {
    SCENE_FOX,
    SCENE_OWL,
    SCENE_HEDGEHOG,
    SCENE_CAT,
    SCENE_MEADOW,
    SCENE_FLOURISH, /* of frames, and their top left corner, both in one ink */
    SCENE_CORNER,
    SCENE_COUNT
};

struct book_scenes {
    struct art *item[SCENE_COUNT]; /* NULL: the book shows none */
};

/* Read them for a book that shows them. */
enum status book_load_scenes(struct book *b, struct diag *d);
void book_drop_scenes(struct book *b);

/* Width by height of one that was read. */
double scene_ratio(const struct book *b, enum scene scene);
void draw_scene(const struct book *b, struct canvas *c, enum scene scene, struct box box);
/* An animal, and the edge at the box's foot that it looks over, which goes on to both sides. */
void draw_scene_on_edge(const struct book *b, struct canvas *c, enum scene scene, struct box box,
                        double reach);

#endif
