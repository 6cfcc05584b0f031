/* A path at the foot of the pages of puzzles in children's books: an animal walks along it to a
 * house, and is as far on its way as the reader is in the book.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_SCENES_FOOT_PATH_H
#define NONET_RENDER_BOOK_SCENES_FOOT_PATH_H

#include "render/canvas/canvas.h"

struct book;
struct page;

/* The least room that the path needs over its ground. */
enum { FOOT_PATH_PT = 30 };

/* The ground is the room's foot. part: of the way, 0 to 1. */
void draw_foot_path(const struct book *b, struct canvas *c, const struct page *p,
                    const struct box *room, double part);

#endif
