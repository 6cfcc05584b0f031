/* The type of title pages: their designs, and how large titles and author stand in them.
 *
 * Where these measure, *failed is set if memory ended. Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_STYLE_TITLE_TYPE_H
#define NONET_RENDER_BOOK_STYLE_TITLE_TYPE_H

#include "config/book_config.h"
#include "render/canvas/canvas.h"

struct book;

/* Where the title page's lines begin, and how; by style.title_page. */
struct title_design {
    double at;        /* the first baseline, as a part of the block's height */
    double max_pt;    /* the title's size at most … */
    double max_width; /* … and as a part of the block's width */
    double leading;   /* of its lines, in parts of its size */
    double subtitle;  /* its size, in parts of the title's */
    double author_at; /* as a part of the block's height; 0: by what stands at the foot */
    size_t max_lines;
    bool ornament;
    bool picture_above; /* the titles may begin higher, where the picture can be smaller */
    bool beside;        /* on wide pages a picture stands at their right */
    enum { STANDS_THERE, HANGS, SITS } hold; /* at `at`; from the block's head; on the author */
    bool white;                              /* on a black block */
};

enum config_title_page title_design_of(const struct book *b);
const struct title_design *title_design(const struct book *b);

/* The design for a block. On wide pages the titles stand higher; under rules at its head, they are
 * no larger than there is room. beside: a picture stands at their right. */
struct title_design title_design_in(const struct book *b, struct box block, bool beside);

/* A poster begins at the left, whatever the theme's other titles do. */
bool title_from_left(const struct book *b);

/* Is the block wider than high, and has its design a picture next to the titles there?
 */
bool title_has_beside(const struct book *b, struct box block);

/* The rule over titles that begin at the left, as a part of the block's height. */
#define TITLE_RULE_AT 0.1

/* Rules around the whole page, and how far they reach into it. */
enum { FOOT_RULE_PT = 26, HEAD_RULE_PT = 26, OUTER_RULES_PT = 9 };
bool title_has_outer_rules(const struct book *b);

/* What these and the publisher take at the block's foot. */
double title_foot_room(const struct book *b);

/* A masthead without an edition has the publisher in its date line. */
bool title_has_publisher(const struct book *b);
double title_publisher_pt(const struct book *b); /* at most */

/* The titles' sizes, and how far their last baseline is below the first. */
struct title_sizes {
    double title, subtitle;
    double title_depth; /* of the title's lines alone */
    double depth;
};

static const double subtitle_leading = 1.3;
static const double subtitle_width = 0.9; /* of the block's */
double subtitle_gap(const struct book *b);
double date_line_room(const struct book *b);
const struct font *subtitle_face(const struct book *b);

/* How the author's name stands. */
struct author {
    double size;
    double first; /* the baseline of its first line, from the block's top */
    double to;    /* where the titles over it end */
};

static const double author_leading = 1.25;

/* Its last line stands where the design has it, or over what is at the foot. */
struct author title_author(const struct book *b, const struct title_design *d, struct box block,
                           bool *failed);

/* The sizes of titles that end at the height `to`, from the block's top, and in *at the first
 * baseline as a part of the block's height: titles that are long begin higher, where the pattern
 * over them can be smaller. */
struct title_sizes title_place(const struct book *b, const struct title_design *d, struct box block,
                               double to, double *at, bool *failed);

#endif
