/* The back of a cover: where its words, sample and barcode stand, and their drawing.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_BACK_H
#define NONET_RENDER_BOOK_COVER_COVER_BACK_H

#include "render/book/cover/cover_scene.h"
#include "render/book/cover/cover_text.h"
#include "render/book/plan/profile.h"

struct cover_back {
    struct cover_block_fit text, author;
    struct cover_block_fit point[5];
    size_t point_count;
    struct box measure; /* between the margins, above barcode and foot */
    double text_top, points_left, points_top;
    struct box sample, portrait; /* empty: none */
    double author_left, author_top;
    double bottom;    /* of all these */
    double split;     /* the middle of the gap over the sample or the author; 0: there is none */
    struct box strip; /* next to the barcode's place */
    struct box logo;  /* empty: none */
    bool compact;     /* sample and author next to each other, whatever the design */
    bool fits;
    bool failed;
};

void cover_plan_back(const struct cover_scene *s, const struct font *heading,
                     struct cover_back *back);
enum status cover_check_back(const struct cover_scene *s, struct cover_back *back, struct diag *d);
void cover_draw_back(const struct cover_scene *s, const struct cover_back *back, struct canvas *c);
/* Plates of the cover's ground for what is read on a pattern: around text, points, sample and
 * author, and for logo and price; empty where there is nothing. */
struct box cover_back_plate(const struct cover_scene *s, const struct cover_back *back);
struct box cover_back_strip(const struct cover_scene *s, const struct cover_back *back);
/* The barcode's place. */
struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back);

#endif
