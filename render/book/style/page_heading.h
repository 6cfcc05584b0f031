/* The heading that opens a page. Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_STYLE_PAGE_HEADING_H
#define NONET_RENDER_BOOK_STYLE_PAGE_HEADING_H

#include "render/canvas/canvas.h"

struct book;

enum { TEXT_HEADING_PT = 56 }; /* a heading's height, with the room below */

/* Where headings stand in a line. */
enum align heading_align(const struct book *b);

/* Where something of this width begins between two ends: under headings at the left or at the right
 * it stands there too, else in the middle. */
double placed_as_headings(const struct book *b, double left, double right, double width);

/* Is the page wide enough for its parts to stand side by side? */
bool block_is_wide(struct box block);

/* The line of a heading: its ends, and those of the title in it. */
struct heading_line {
    double left, right, baseline;
    double title_left, title_right;
};

/* A page's title and the line below it. */
struct heading_line draw_heading(const struct book *b, struct canvas *c, const char *title,
                                 struct box block);

/* The same, with this much room next to the title for other things: on both sides of one that
 * stands in the middle. */
struct heading_line draw_heading_beside(const struct book *b, struct canvas *c, const char *title,
                                        struct box block, double beside_pt);

/* The size that the title keeps with this room next to it, of its usual one: 1 at most. */
double heading_part_beside(const struct book *b, const char *title, struct box block,
                           double beside_pt, bool *failed);

/* A heading and a sentence under it; returns the height of both, with the room below. */
double draw_page_opening(const struct book *b, struct canvas *c, const char *title,
                         const char *text, struct box block);

#endif
