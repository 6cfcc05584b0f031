/* The sheet: the size of a book's pages, their margins and their block of type, and what the
 * profile and the config allow of these and of the page count.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PLAN_SHEET_H
#define NONET_RENDER_BOOK_PLAN_SHEET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "render/art/paint.h"

struct book;

enum { HEAD_TO_BLOCK_PT = 14, FOLIO_TO_BLOCK_PT = 9 };

/* From the page's lower edge to the baseline of page numbers: less than the half inch of the sides,
 * since the height is what two boards on a page need. */
#define FOLIO_FROM_EDGE_PT (0.42 * PT_PER_INCH)
/* From the block to a tab at the outer edge, which is at least so wide and at most so high, and to
 * the progress strip. */
enum { THUMB_TAB_GAP_PT = 12, THUMB_TAB_PT = 13, THUMB_TAB_HEIGHT_PT = 64, PROGRESS_GAP_PT = 6 };

struct book_margins {
    double inside_pt, outside_pt, top_pt, bottom_pt;
};

struct book_sheet {
    double width_pt, height_pt; /* trimmed page */
    double bleed_pt;
    struct book_margins margins;
};

/* Set the page's size and bleed, by the config and the profile; the margins for this gutter. */
void sheet_set_size(struct book *b);
void sheet_set_margins(struct book *b, double gutter_pt);

/* How far ink stays from the trimmed edges, by the profile. */
double sheet_vendor_margin(const struct book *b);

/* How far ink may reach beyond both sides of the block, once the pages are counted. */
double sheet_side_spare(const struct book *b);

/* How far the frame of a board at the block's edge reaches beyond it. */
double sheet_line_reach(const struct book *b);

/* Is a page, counted from 0 in its file, a right one? */
static inline bool page_is_right(size_t page)
{
    return page % 2 == 0;
}

/* The text block of a page. */
struct box book_block(const struct book *b, size_t page);
double book_block_width(const struct book *b);
double book_block_height(const struct book *b);

/* Does the profile print this trim size with this bleed? */
enum status sheet_check(const struct book *b, struct diag *d);

/* How many blank pages to add to the book's last ones, for the profile's least count and its
 * multiple, but no more than the profile allows at the end. */
size_t sheet_padding(const struct book *b);

/* The planned page count and margins are what the profile and the config allow. */
enum status sheet_check_bounds(const struct book *b, struct diag *d);

#endif
