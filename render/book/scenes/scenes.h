/* Drawings, made for Nonet, for children's books: animals that look over an edge, of a board or
 * under an opener, places, and a path. They are in colour on paper for colour, else in grays. For
 * gift books: what frames have.
 *
 * Ownership: the book owns them. Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_SCENES_SCENES_H
#define NONET_RENDER_BOOK_SCENES_SCENES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "render/canvas/canvas.h"

struct book;

enum scene {
    SCENE_FOX, /* animals that look over an edge */
    SCENE_OWL,
    SCENE_HEDGEHOG,
    SCENE_CAT,
    SCENE_RABBIT,
    SCENE_BEAR,
    SCENE_MOUSE,
    SCENE_FROG,
    SCENE_LAST_ANIMAL = SCENE_FROG,
    SCENE_MEADOW, /* places */
    SCENE_POND,
    SCENE_NIGHT,
    SCENE_BEACH,
    SCENE_SNOW,
    SCENE_LAST_PLACE = SCENE_SNOW,
    SCENE_WALKING_FOX, /* on a path at the foot of pages, and what stands along it */
    SCENE_WALKING_HEDGEHOG,
    SCENE_SNAIL,
    SCENE_MUSHROOM,
    SCENE_FLOWERS,
    SCENE_GRASS,
    SCENE_HOUSE,
    SCENE_BUTTERFLY,
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

/* Animals and places in turn. */
enum scene scene_animal(size_t turn);
enum scene scene_place(size_t turn);
bool scene_is_place(enum scene scene);

/* Width by height of one that was read. */
double scene_ratio(const struct book *b, enum scene scene);
void draw_scene(const struct book *b, struct canvas *c, enum scene scene, struct box box);
/* An animal, and the edge at the box's foot that it looks over, between these two places. */
void draw_scene_on_edge(const struct book *b, struct canvas *c, enum scene scene, struct box box,
                        double left, double right);

#endif
