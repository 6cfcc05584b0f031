/* Imposition: a book's pages placed on larger sheets, for printing and folding at home.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_IMPOSE_H
#define NONET_RENDER_BOOK_IMPOSE_H

#include "render/book/book.h"

/* One side of a booklet's sheet: pages from 0, as they stand left and right; a page at or beyond
 * the book's end is blank. */
struct booklet_side {
    size_t left, right;
    unsigned depth; /* sheets between this one and the outermost of its signature */
};

/* Sides of a booklet: two a sheet, the front first. Signatures share the sheets out and do not
 * change how many there are. signature: sheets a signature, 0 for one signature that holds all. */
size_t booklet_side_count(size_t page_count);
struct booklet_side booklet_side_at(size_t page_count, unsigned signature, size_t side);

/* How the pages stand on the sheets. Where a page's own margins, made smaller, are less than a
 * printer leaves white, the pages keep off the sheet's edges. */
struct imposition {
    double width_pt, height_pt; /* of a sheet as it lies */
    unsigned columns, rows;     /* of pages on a side */
    double scale;               /* of a page, 1 at most */
    size_t sides;
    double edge_pt; /* kept free around the pages */
};

struct imposition impose_plan(const struct book *b, enum book_part part);

/* The pages can be folded as the config asks: no creep pushes what is on them past the fold. */
enum status impose_check(const struct book *b, struct diag *d);

/* A booklet's back comes out on its head where the sheet is turned over its long edge. */
bool impose_is_turned(const struct book *b, size_t side);

/* Draw the book as its config's `home` asks; each side is a page of the canvas. A booklet's pages
 * meet at the fold, and move towards it by the creep for each sheet further in. */
void impose_draw(const struct book *b, enum book_part part, struct canvas *c);

#endif
