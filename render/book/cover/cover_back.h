/* The back of a cover: where its words, sample and barcode stand, and their drawing.
 *
 * From the head down: a headline, the text, the selling points, a word about the author. At the
 * foot: a sample of the puzzles, and next to it what the book holds, the publisher's name, the
 * price and the barcode. Where the words leave room, the board grows first, then the front's motif.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_BACK_H
#define NONET_RENDER_BOOK_COVER_COVER_BACK_H

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_scene.h"
#include "render/book/cover/cover_text.h"
#include "render/book/plan/profile.h"

enum { MAX_BACK_POINTS = 5, MAX_BACK_SECTIONS = 6 };

struct cover_back {
    unsigned sample_puzzle; /* its number; 0: none */
    struct text opening;    /* the headline, where it is a part of the text */
    struct cover_block_fit headline, text, author;
    struct cover_block_fit point[MAX_BACK_POINTS];
    size_t point_count;
    struct paint ink, accent; /* on this back */
    struct box measure;       /* between the margins, down to the barcode's foot */
    bool has_rule;            /* under the headline */
    double headline_top, rule_y, text_top, points_left, points_top; /* rule_y 0: no rule */
    struct box portrait;                                            /* empty: none */
    double author_left, author_top;
    struct box words;         /* headline, text, points and author; empty: none */
    struct box sample;        /* a card with a bar over its board; empty: none */
    double bar_pt;            /* the bar's height */
    struct box sections;      /* what the book holds, a line a section; empty: none */
    double sections_pt;       /* the size of its type */
    struct box column;        /* logo, price and barcode, one under the other; empty: none */
    struct box logo;          /* empty: none */
    double imprint_pt;        /* the publisher's name; 0: none */
    double imprint_y;         /* baseline */
    double price_pt, price_y; /* size and baseline; 0: none */
    bool price_right;         /* at the column's right end, on the publisher's line */
    double foot_top;          /* of sample, sections and column */
    double motif_top;         /* of designs whose foot stands on their motif: from here down */
    bool fits;
    bool failed;
};

struct cover_words;

/* words: the front's, whose faces and colours the back takes up. */
void cover_plan_back(const struct cover_scene *s, const struct cover_words *words,
                     struct cover_back *back);
void cover_back_free(struct cover_back *back);
enum status cover_check_back(const struct cover_scene *s, struct cover_back *back, struct diag *d);
void cover_draw_back(const struct cover_scene *s, const struct cover_back *back, struct canvas *c);
/* A plate of the cover's ground around all that is read, on a pattern; empty: there is nothing. */
struct box cover_back_plate(const struct cover_back *back);
/* Is this place taken by what is read, or by what needs some space around it? */
bool cover_back_takes(const struct cover_back *back, const struct box *place, double space);
/* The barcode's place. */
struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back);

/* ---- the sample and what it stands for (cover_back_foot.c) ---- */

/* The puzzles that a back may show, by their numbers, those that go best with the design first. A
 * back shows what the front does not. The book may be planned before its puzzles are made, so their
 * digits have no say. Returns how many. */
enum { MAX_BACK_CANDIDATES = 64 };
size_t cover_sample_candidates(const struct cover_scene *s, unsigned number[MAX_BACK_CANDIDATES]);
/* A card with the sample and its caption, and the list of sections with their numbers of puzzles.
 */
void cover_draw_sample(const struct cover_scene *s, const struct cover_back *back,
                       struct canvas *c);
void cover_draw_sections(const struct cover_scene *s, const struct cover_back *back,
                         struct canvas *c);
/* The height of the list at this size of type within a room, and the largest one at which it has
 * room; 0: it has none, or the book has too many sections. */
double cover_sections_height(const struct cover_scene *s, double size, double room);
double cover_sections_size(const struct cover_scene *s, double width, double height);

/* ---- the foot's places (cover_back_foot.c) ---- */

/* Logo, price and barcode, with the publisher's name. */
void cover_place_column(const struct cover_scene *s, struct cover_back *back);
/* The largest side of a sample next to the column; 0: there is none. */
double cover_max_sample(const struct cover_scene *s, const struct cover_back *back);
/* The height of the bar over a sample so wide, and a sample's card at a place. */
double cover_sample_bar(double side);
void cover_set_sample(struct cover_back *back, double left, double bottom, double side);
/* A sample so wide next to the column, and the sections where they have room then. */
void cover_place_sample(const struct cover_scene *s, struct cover_back *back, double side);
/* What the book holds stands over the barcode, next to the sample, or in the sample's place. */
void cover_place_sections(const struct cover_scene *s, struct cover_back *back, bool beside_sample);
double cover_foot_top(const struct cover_back *back);

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

/* The space between a plate's edge and its words. The card next to the plate ends at the same
 * height and has words too, so it keeps the vendor's distance from the cut. */
static inline double plate_pad(const struct cover_scene *s)
{
    enum { MOTIF_PAD = 8 };
    return look_of(s)->on_motif ? MOTIF_PAD : 0;
}

/* Between the parts of a back. */
static inline double gap_of(const struct cover_scene *s)
{
    return 0.028 * s->height;
}

/* Of the texts, as the config or the vendor wants it. */
static inline double min_size(const struct cover_scene *s)
{
    const double asked = cover_of(s)->back_size_pt;
    return asked > 0 ? asked : fmax(9, s->book->source.profile->min_text_pt);
}

static inline double point_indent(double size)
{
    return 1.5 * size;
}

#endif
