/* What stands over a section's title on the page that opens it: a numeral, a part of its first
 * puzzle, a drawing.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_SECTION_OPENER_H
#define NONET_RENDER_BOOK_OPENERS_SECTION_OPENER_H

#include <stdbool.h>
#include <stddef.h>

#include "config/book_config.h"
#include "render/canvas/canvas.h"

struct book;

/* A section's index; SIZE_MAX: the solutions', which have no puzzle to show. */
enum config_opener section_opener(const struct book *b, size_t section);

/* Do the title and all under it stand at the foot of the page, so that what is over them may be
 * large? */
bool section_stands_low(const struct book *b, size_t section);

/* From the edges of the block to what stands in the frame of such an opener. */
double section_opener_inset(const struct book *b, size_t section);

/* How high what stands there is, where it stands in a frame with the title; else 0. */
double section_opener_height(const struct book *b, size_t section);

/* Over a section's title, down to `bottom`, where there is room. head: on a page of puzzles, where
 * preflight takes each board for one of them, so that a numeral stands in place of one. */
void section_opener_draw(const struct book *b, struct canvas *c, size_t section, bool head,
                         struct box block, double bottom);

#endif
