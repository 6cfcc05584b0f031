/* The cover of a book as one page: back, spine, front, with bleed. */
#ifndef NONET_RENDER_COVER_H
#define NONET_RENDER_COVER_H

#include "render/book.h"

struct cover_geometry {
    double spine_pt;
    double bleed_pt;
    double width_pt, height_pt;    /* of the whole page */
    struct box back, spine, front; /* trimmed */
    bool spine_text;               /* wide enough, by the vendor's rule, and asked for */
};

/* The spine's width follows from the interior's page count and the paper. */
struct cover_geometry cover_geometry(const struct book *b);

/* Check what stands on the cover. */
enum status cover_check(const struct book *b, struct diag *d);

/* Begin, draw and end the cover's page. */
void cover_draw(const struct book *b, struct canvas *c);

#endif
