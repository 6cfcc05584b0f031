/* The cover of a book as one page: back, spine, front, with bleed. */
#ifndef NONET_RENDER_BOOK_COVER_H
#define NONET_RENDER_BOOK_COVER_H

#include "render/book/book.h"

struct cover_geometry {
    double spine_pt;
    double bleed_pt;
    double width_pt, height_pt;    /* of the whole page */
    struct box back, spine, front; /* trimmed */
    bool spine_text;               /* thick enough for words, by the vendor's rule, and asked for */
};

/* The spine's width follows from the interior's page count and the paper. */
struct cover_geometry cover_geometry(const struct book *b);

/* Everything that stands on the cover can be drawn and has room. */
enum status cover_check(const struct book *b, struct diag *d);

/* Begin, draw and end the cover's page. */
void cover_draw(const struct book *b, struct canvas *c);

/* The same without beginning or ending, for pictures and for tests that add to it. */
void cover_draw_content(const struct book *b, struct canvas *c);

#endif
