/* The cover of a book as one page: back, spine, front, with bleed; and its front alone.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_BOOK_COVER_H
#define NONET_RENDER_BOOK_COVER_BOOK_COVER_H

#include "render/book/book.h"

struct cover_geometry {
    bool hard; /* boards, on a sheet with hinges and a wrap */
    double spine_pt;
    double outside_pt;             /* around back, spine and front: the bleed, or a case's wrap */
    double hinge_pt;               /* of a case, between spine and back, spine and front; else 0 */
    double width_pt, height_pt;    /* of the whole page */
    struct box cut;                /* what the printer leaves of it: a case keeps its wrap */
    struct box back, spine, front; /* trimmed; of a case, the boards without hinge and wrap */
    double fold;                   /* the x from which the front is drawn: the spine's edge */
    bool spine_text;               /* pages enough for words, by the vendor's rule, and asked for */
};

/* The spine's width follows from the interior's page count and the paper. */
struct cover_geometry cover_geometry(const struct book *b);

/* The front alone, on a page of EBOOK_WIDTH_PT x EBOOK_HEIGHT_PT: spine and back are outside the
 * page. */
struct cover_geometry cover_ebook_geometry(void);

/* The place of a photo on the front: from the fold over three edges of the page. It does not depend
 * on the number of pages. */
void cover_photo_size(const struct book *b, double *width_pt, double *height_pt);

/* A case's figures agree with each other and with the vendor, as far as they are asked for. */
enum status cover_check_case(const struct book *b, struct diag *d);

/* Everything that stands on the cover can be drawn and has room. */
enum status cover_check(const struct book *b, struct diag *d);

/* Begin, draw and end the cover's page. */
void cover_draw(const struct book *b, struct canvas *c);

/* The same without beginning or ending, for pictures and for tests that add to it. */
void cover_draw_content(const struct book *b, struct canvas *c);

/* Begin, draw and end a page with the front alone, composed anew for the shape that shops of ebooks
 * ask for: 1600 x 2560 pixels at the scale of EBOOK_SCALE pixels a point. */
enum { EBOOK_WIDTH_PT = 400, EBOOK_HEIGHT_PT = 640, EBOOK_SCALE = 4 };
void cover_draw_ebook(const struct book *b, struct canvas *c);

/* The designs and palettes by index, in the order in which help lists them; NULL: no more. */
const char *cover_design_name(size_t index);
const char *cover_design_doc(size_t index);
const char *cover_palette_name(size_t index);
const char *cover_palette_doc(size_t index);

#endif
