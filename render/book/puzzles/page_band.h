/* What stands on every page of a section but its puzzles: title, name line and text; and the notes
 * and the legend of pictures at the foot.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PAGE_BAND_H
#define NONET_RENDER_BOOK_PUZZLES_PAGE_BAND_H

#include <stdbool.h>
#include <stddef.h>

#include "render/canvas/canvas.h"

struct book;

struct page_band {
    double top_pt, middle_pt, bottom_pt;
};

/* The rooms of a section's band at the present block width; *failed is set where memory ended. */
struct page_band page_band_of(const struct book *b, size_t section, bool *failed);
void draw_page_band(const struct book *b, struct canvas *c, size_t section, struct box block,
                    double middle_top);

#endif
