/* What stands where on a page, and which field of the config decides on it: for whoever shows pages
 * to change them.
 *
 * Boxes are in points from the corner of the whole page, bleed included. Threads: no shared state.
 */
#ifndef NONET_RENDER_BOOK_PAGE_AREAS_H
#define NONET_RENDER_BOOK_PAGE_AREAS_H

#include "render/book/book.h"

struct page_area {
    struct box box;
    char field[96]; /* a path as in "sections[0].title" */
    size_t puzzle;  /* the number of the puzzle there; 0: none */
};

enum { MAX_PAGE_AREAS = 64, MAX_PAGE_FOLDS = 4 };

/* Areas that come later lie on those before them. */
struct page_areas {
    double width_pt, height_pt;
    struct box trim;    /* what is cut to */
    struct box safe;    /* the printer wants nothing but pictures outside it */
    struct box block;   /* between the margins; of a cover: nothing */
    struct box barcode; /* of a cover that has one; else empty */
    double fold[MAX_PAGE_FOLDS];
    size_t fold_count; /* of a cover */
    struct page_area area[MAX_PAGE_AREAS];
    size_t count;
};

void page_areas_of(const struct book *b, enum book_part part, size_t page, struct page_areas *out);
void page_areas_of_cover(const struct book *b, struct page_areas *out);

#endif
