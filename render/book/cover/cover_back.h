/* The back of a cover: where its words, sample and barcode stand, and their drawing.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_BACK_H
#define NONET_RENDER_BOOK_COVER_COVER_BACK_H

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_scene.h"
#include "render/book/cover/cover_text.h"
#include "render/book/plan/profile.h"

struct cover_back {
    unsigned sample_puzzle; /* its number; 0: none */
    struct cover_block_fit text, author;
    struct cover_block_fit point[5];
    size_t point_count;
    struct box measure; /* between the margins, down to the barcode's foot */
    double text_top, points_left, points_top;
    struct box portrait; /* empty: none */
    double author_left, author_top;
    struct box words;         /* text, points and author; empty: none */
    struct box sample;        /* at the foot, next to the barcode; empty: none */
    struct box column;        /* logo, price and barcode, one under the other; empty: none */
    struct box logo;          /* empty: none */
    double price_pt, price_y; /* size and baseline */
    double foot_top;          /* of sample and column */
    bool fits;
    bool failed;
};

void cover_plan_back(const struct cover_scene *s, const struct font *heading,
                     struct cover_back *back);
enum status cover_check_back(const struct cover_scene *s, struct cover_back *back, struct diag *d);
void cover_draw_back(const struct cover_scene *s, const struct cover_back *back, struct canvas *c);
/* A plate of the cover's ground around all that is read, on a pattern; empty: there is nothing. */
struct box cover_back_plate(const struct cover_back *back);
/* Is this place taken by what is read, or by what needs some space around it? */
bool cover_back_takes(const struct cover_back *back, const struct box *place, double space);
/* The barcode's place. */
struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back);

/* ---- what its planning and its drawing share ---- */

enum { CARD_EDGE = 2 /* of the card under the sample, in points */ };
/* From the edges of a plate to what is read, and to the barcode. */
enum { PLATE_PAD = 26, BARCODE_PAD = 14 };

static inline const struct config_cover *cover_of(const struct cover_scene *s)
{
    return &s->book->cfg->cover;
}

static inline const struct cover_back_look *look_of(const struct cover_scene *s)
{
    return &s->design->back;
}

static inline bool is_centred(const struct cover_scene *s)
{
    return look_of(s)->align == ALIGN_CENTRE;
}

static inline double width_of(const struct box *b)
{
    return b->right - b->left;
}

static inline double height_of(const struct box *b)
{
    return b->bottom - b->top;
}

static inline struct text_style price_style(const struct cover_scene *s, double size)
{
    return (struct text_style){.font = s->strong_font, .size_pt = size, .paint = s->ink};
}

static inline double point_indent(double size)
{
    return 1.5 * size;
}

#endif
