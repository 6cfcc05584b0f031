/* Pictures for pages of lessons that have no example: how cells are named, and how to find a
 * technique.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_LESSONS_LESSON_PICTURES_H
#define NONET_RENDER_BOOK_LESSONS_LESSON_PICTURES_H

#include "config/translation/translation.h"
#include "gen/board/layout.h"
#include "render/art/paint.h"

struct book;
struct canvas;

/* An empty board whose rows and columns have their names, and a cell with its digit: what the text
 * on how cells are named speaks of. As large as the room lets it be, in its middle. Nothing where
 * it would be too small, or where the board has constraints or not the cell of the text. */
void draw_cell_names_picture(const struct book *b, struct canvas *c, const struct layout *v,
                             struct box room);

/* The same example as in this tip, on a board of the section, as wide as the room; nothing where it
 * has none, or no room. section: their number stands for a board without constraints. */
void draw_spot_picture(const struct book *b, struct canvas *c, size_t section, enum text_id spot,
                       struct box room);

#endif
