/* Where a book is going: the output profiles with each vendor's limits, trim sizes and papers.
 *
 * Every figure that a vendor sets stands in profile.c's tables, with its source and the date it was
 * checked. Lengths are in points. All data is constant.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_PROFILE_H
#define NONET_RENDER_BOOK_PLAN_PROFILE_H

#include <stdbool.h>

#include "config/book_config.h"

/* Up to max_pages the inside margin must be at least margin_pt. */
struct gutter_row {
    unsigned max_pages;
    double margin_pt;
};

/* How many pages a vendor binds, by trim size and, in the order of the papers, by paper. The first
 * row that fits a book holds. */
enum { PAPER_COUNT = 4 };
struct bounds_row {
    double width_pt, height_pt; /* 0: any */
    struct {
        unsigned least, most;
    } by_paper[PAPER_COUNT];
};

/* The spine of a hard cover by page count, where the vendor's boards come in steps. */
struct spine_row {
    unsigned max_pages;
    double width_pt;
};

/* A hard cover: a sheet wrapped around two boards and the spine's, with hinges between them. */
struct case_rules {
    double wrap_pt;                /* folded around the boards' edges */
    double hinge_pt;               /* at the spine: nothing is read there */
    double overhang_pt;            /* the boards stand over the pages at head and foot */
    double broader_pt;             /* hinge and board together are so much wider than a page */
    double spine_extra_pt;         /* what the boards add to the thickness of the pages; or … */
    const struct spine_row *spine; /* … ends with max_pages 0; NULL: by the paper */
    bool own_figures;              /* only the vendor's template has them for certain */
    unsigned min_pages, max_pages;
    const struct config_trim *trim; /* the sizes that are bound; ends with width 0; NULL: any */
    const char *source;
};

/* What a vendor asks of a cover. */
struct cover_rules {
    double bleed_pt;
    double safe_pt;            /* words and drawings stay so far inside the cut */
    double spine_clear_pt;     /* and words on the spine so far from its folds */
    unsigned spine_text_pages; /* no words on the spine of a thinner book */
    double barcode_width_pt;   /* the place of the barcode, at the lower right of the back, … */
    double barcode_height_pt;
    double barcode_inset_pt; /* … at least so far from cut and fold */
    double max_ink;          /* sum of the four inks, each 1 in full */
    double spine_page_pt;    /* what one page adds to the spine; 0: by the paper */
    double spine_extra_pt;   /* what the cover adds */
    bool own_caliper;        /* the vendor's template has what a page adds; page.caliper is it */
    const struct case_rules *hard; /* never NULL */
};

struct profile {
    const char *name;
    const char *doc;
    const char *source;
    const char *checked;                   /* date */
    const struct gutter_row *gutter;       /* ends with max_pages 0: beyond, no book */
    double margin_pt;                      /* least outside, top and bottom margin */
    double bleed_margin_pt;                /* the same where the book has bleed */
    double bleed_pt;                       /* what the vendor asks for where ink reaches the edge */
    bool bleed_inside;                     /* on all four sides, not only on three */
    bool always_bleed;                     /* pages are always made with bleed */
    const struct bounds_row *bounds;       /* ends with a row for any size; NULL: as follows */
    unsigned min_pages, max_pages;         /* max 0: none */
    double min_trim_pt[2], max_trim_pt[2]; /* width and height; max 0: any */
    const struct cover_rules *cover;
    unsigned page_multiple;    /* the page count is padded to this */
    unsigned max_blank_inside; /* consecutive blank pages at the start or in the middle */
    unsigned max_blank_end;
    bool last_page_blank;
    double min_text_pt;
    double min_line_pt;
    double max_fill_gray; /* the lightest gray that still prints */
    bool navigation;      /* outline, links, page labels */
    bool metadata;
    bool tagged;        /* with structure for those who hear it: PDF/UA-1 and PDF/A-2a */
    bool for_press;     /* a printer's: the config's `print` is for it */
    bool pdf_x;         /* which asks for PDF/X-1a:2001, where it takes no other */
    bool takes_x4;      /* or PDF/X-4 */
    bool takes_spot;    /* the second ink may be a spot ink with its own plate, on any paper */
    unsigned max_bytes; /* of a file */
};

size_t profile_count(void);
const struct profile *profile_at(size_t index);
const struct profile *profile_find(const char *name); /* NULL: no such profile */

/* The inside margin for a page count; negative where the profile takes no such book. */
double profile_gutter_pt(const struct profile *p, unsigned pages);

/* How many pages a book of this trim size and paper may have; *most 0: no limit. */
void profile_bounds(const struct profile *p, const struct config_trim *trim, const char *paper,
                    unsigned *least, unsigned *most);

/* Does the vendor print this trim size? */
bool profile_takes_trim(const struct profile *p, const struct config_trim *trim);

/* Does it bind this size in boards? */
bool case_takes_trim(const struct case_rules *rules, const struct config_trim *trim);

size_t trim_count(void);
const struct config_trim *trim_at(size_t index);

/* Papers: thickness of one page (half a leaf). */
struct paper {
    const char *name;
    double page_pt;
    bool colour; /* for presses that print colour on some papers only */
    const char *source;
};

size_t paper_count(void);
const struct paper *paper_at(size_t index);
const struct paper *paper_find(const char *name);

#endif
