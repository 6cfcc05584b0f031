/* The back of a cover: where its words, sample and barcode stand, and their drawing.
 *
 * The words are a headline, the text, the selling points and a word about the author, one under the
 * other. With them stand a sample of the puzzles, the facts (what the book holds), the publisher's
 * name, the price and the barcode. Each design chooses one of several arrangements of these; where
 * there is too much to read for it, BACK_FOOT takes its place. What the words leave empty goes to
 * the board first, then to the front's motif.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_BACK_COVER_BACK_H
#define NONET_RENDER_BOOK_BACK_COVER_BACK_H

#include <math.h>

#include "render/book/back/book_facts.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_scene.h"
#include "render/book/cover/cover_text.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/plan/profile.h"

enum { MAX_BACK_POINTS = 5 };

/* How the facts stand: large figures over the words, next to each other; or in front of the words,
 * a line each; or small ones behind them. */
enum back_facts { FACTS_SIDE_BY_SIDE, FACTS_FIGURES, FACTS_LIST, FACTS_FORMS };

struct cover_back {
    enum back_arrangement arrangement; /* the design's, or what took its place */
    unsigned sample_puzzle;            /* its number; 0: none */
    struct text opening;               /* the headline, where it is a part of the text */
    struct cover_block_fit headline, text, author;
    struct cover_block_fit point[MAX_BACK_POINTS];
    size_t point_count;
    struct book_facts list;
    struct paint ink, accent; /* on this back */
    struct paint strip_ground, strip_ink;
    struct box measure; /* between the margins, down to the barcode's foot */
    struct box strip;   /* of BACK_BAND, over the page's edges; else empty */
    bool has_rule;      /* under the headline */
    double headline_top, rule_y, text_top, points_left, points_top; /* rule_y 0: no rule */
    bool points_at_foot;                                            /* next to the column … */
    struct box points;                                              /* … here; else empty */
    struct box portrait;                                            /* empty: none */
    double author_left, author_top;
    struct box words;  /* headline, text, author and points, if these are not at the foot */
    struct box sample; /* a card with its board and perhaps its bar; empty: none */
    struct box board;  /* in the card */
    struct box window; /* around the card: whole cells of the motif's grid; empty: none */
    double bar_pt;     /* the height of the caption's bar or line */
    struct box facts;  /* empty: none */
    enum back_facts facts_form;
    double facts_pt;          /* the size of its type */
    bool facts_have_levels;   /* else there is no room for them */
    struct box column;        /* logo, price and barcode, one under the other; empty: none */
    bool column_framed;       /* price and barcode have a thin line around them */
    struct box logo;          /* empty: none */
    double imprint_left;      /* of publisher's name and price */
    double imprint_top;       /* of the frame around publisher's name, price and barcode */
    double imprint_pt;        /* the publisher's name; 0: none */
    double imprint_y;         /* baseline */
    double price_pt, price_y; /* size and baseline; 0: none */
    bool price_right;         /* at the column's right end, on the publisher's line */
    double foot_top;          /* of what stands under the words */
    double motif_top;         /* of designs whose foot stands on their motif: from here down */
    double motif_bottom;      /* of the others, whose motif is at the head: down to here */
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
/* A plate of the cover's ground around what is read, on a pattern; empty: there is nothing. */
struct box cover_back_plate(const struct cover_back *back);
/* Is this place taken by what is read, or by what needs some space around it? */
bool cover_back_takes(const struct cover_back *back, const struct box *place, double space);
/* The barcode's place. */
struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back);

/* ---- the sample (cover_sample.c) ---- */

/* The puzzles that a back may show, by their numbers, one of each section, those that go best with
 * the design first. A back shows what the front does not. The book may be planned before its
 * puzzles are made, so their digits only have a say within a section. Returns how many. */
enum { MAX_BACK_CANDIDATES = 64 };
size_t cover_sample_candidates(const struct cover_scene *s, unsigned number[MAX_BACK_CANDIDATES]);
/* The height of a card so wide, with its caption; and a card at a place. */
double cover_sample_height(const struct cover_scene *s, double side);
void cover_set_sample(const struct cover_scene *s, struct cover_back *back, double left,
                      double bottom, double side);
/* The largest card with its caption in the middle of the window, so far from its edges. */
void cover_fill_window(const struct cover_scene *s, struct cover_back *back, double pad);
/* How its board is drawn: in the design's colours and digits. */
struct cover_board_look cover_sample_look(const struct cover_scene *s,
                                          const struct cover_back *back);
void cover_draw_sample(const struct cover_scene *s, const struct cover_back *back,
                       struct canvas *c);

/* ---- the facts (cover_facts.c) ---- */

/* Find the size at which they stand in this room, at its head or at its foot. */
void cover_place_facts(const struct cover_scene *s, struct cover_back *back, const struct box *room,
                       bool at_foot);
/* The height that they need in a room so wide. */
double cover_facts_height(const struct cover_scene *s, const struct cover_back *back, double width);
void cover_draw_facts(const struct cover_scene *s, const struct cover_back *back, struct canvas *c);

/* ---- the places of all but the words (cover_back_places.c) ---- */

/* The margins of an arrangement: measure and strip. */
void cover_place_margins(const struct cover_scene *s, struct cover_back *back);
/* Logo, price and barcode, with the publisher's name. */
void cover_place_column(const struct cover_scene *s, struct cover_back *back);
/* The largest side of a sample, 0: there is none; and the smallest in parts of it: smaller ones
 * only keep the type legible. */
double cover_smallest_sample(const struct cover_back *back);
double cover_max_sample(const struct cover_scene *s, const struct cover_back *back);
/* A sample so wide, and the facts where they have room then. */
void cover_place_sample(const struct cover_scene *s, struct cover_back *back, double side);
/* Where the points stand at the foot: of this height, at its left. */
struct box cover_points_place(const struct cover_scene *s, const struct cover_back *back,
                              double height);
/* Few words leave room for a larger sample over price and barcode than next to them. words_bottom:
 * where they end; 0: there are none. */
void cover_raise_sample(const struct cover_scene *s, struct cover_back *back, double words_bottom);
/* Where the words may begin at the highest, of the design's head this part; and where what stands
 * under them begins. */
double cover_words_top(const struct cover_scene *s, const struct cover_back *back, double part);
double cover_foot_top(const struct cover_back *back);
/* ---- what its planning and its drawing share ---- */

enum { CARD_EDGE = 2 /* of the card under the sample, in points */ };
/* From the edges of a plate to what is read, and to the barcode. */
enum { PLATE_PAD = 27, BARCODE_PAD = 13 };

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

/* Of the motif's grid on a back with a window. */
static inline double cover_window_cell(const struct cover_scene *s)
{
    return s->width / look_of(s)->window_columns;
}

/* What type is measured by: the width, or less on a page that is wide for its height. */
static inline double page_part(const struct cover_scene *s)
{
    return fmin(s->width, 0.7 * s->height);
}

/* How much larger type may be than on a page of 6 x 9 inches, where sizes in points are meant. */
static inline double larger_type(const struct cover_scene *s)
{
    enum { USUAL_WIDTH_PT = 432 };
    return fmin(1.2, fmax(1, page_part(s) / USUAL_WIDTH_PT));
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

/* The ink of facts, points, price and publisher's name, or their accent, where they stand: on the
 * strip or on the back. */
struct paint cover_back_ink(const struct cover_back *back, const struct box *place, bool accent);

#define POINTS_APART 0.35 /* in parts of their size */

static inline double point_indent(double size)
{
    return 1.5 * size;
}

#endif
