/* Where a book is going: the output profiles with each vendor's limits, trim sizes and papers.
 *
 * Every figure that a vendor sets stands in profile.c's tables, with its source and the date it was
 * checked. Lengths are in points. All data is constant. */
#ifndef NONET_RENDER_PROFILE_H
#define NONET_RENDER_PROFILE_H

#include <stdbool.h>

#include "config/book_config.h"

#define PT_PER_INCH 72.0
#define PT_PER_MM   (72.0 / 25.4)

/* Up to max_pages the inside margin must be at least margin_pt. */
struct gutter_row {
    unsigned max_pages;
    double margin_pt;
};

struct profile {
    const char *name;
    const char *doc;
    const char *source;
    const char *checked;             /* date */
    const struct gutter_row *gutter; /* ends with max_pages 0: beyond, no book */
    double margin_pt;                /* least outside, top and bottom margin */
    double bleed_margin_pt;          /* the same where the book has bleed */
    double bleed_pt;                 /* what the vendor asks for where ink reaches the edge */
    bool bleed_inside;               /* on all four sides, not only on three */
    bool always_bleed;               /* pages are always made with bleed */
    unsigned min_pages, max_pages;   /* max 0: none */
    unsigned page_multiple;          /* the page count is padded to this */
    unsigned max_blank_inside;       /* consecutive blank pages at the start or in the middle */
    unsigned max_blank_end;
    bool last_page_blank;
    double min_text_pt;
    double min_line_pt;
    double max_fill_gray; /* the lightest gray that still prints */
    bool navigation;      /* outline, links, page labels */
    bool metadata;
    bool pdf_x; /* PDF/X-1a:2001 keys and boxes */
};

size_t profile_count(void);
const struct profile *profile_at(size_t index);
const struct profile *profile_find(const char *name); /* NULL: no such profile */

/* The inside margin for a page count; negative where the profile takes no such book. */
double profile_gutter_pt(const struct profile *p, unsigned pages);

size_t trim_count(void);
const struct config_trim *trim_at(size_t index);

/* Papers: thickness of one page (half a leaf), and the page limit of the vendor. */
struct paper {
    const char *name;
    double page_pt;
    const char *source;
};

size_t paper_count(void);
const struct paper *paper_at(size_t index);
const struct paper *paper_find(const char *name);

#endif
