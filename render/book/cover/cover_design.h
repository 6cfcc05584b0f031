/* What the files of the cover share.
 *
 * A cover is made in three steps: a scene (places, colours, and what the book gives for material),
 * the design's arrangement of the words on the front, and the drawing: ground and decoration first,
 * then what is read. To add a design: a file cover_NAME.c that defines cover_design_NAME, and a row
 * of COVER_DESIGNS. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_DESIGN_H
#define NONET_RENDER_BOOK_COVER_COVER_DESIGN_H

#include "gen/board/pcg32.h"
#include "render/book/book_data.h"
#include "render/book/cover/book_cover.h"

/* The colours of a cover, as 0xRRGGBB. */
struct cover_colours {
    uint32_t ground, ink, accent;
};

/* A text in lines of one width. The size is the largest from most_pt down at which the longest word
 * fills the width and the lines the height. */
struct block_fit {
    const struct font *font;
    const struct font *heading; /* of markup; NULL: the sans */
    const char *text;           /* NULL: none */
    const void *field;          /* of the config, for complaints */
    const char *name;
    double most_pt, least_pt, leading;
    double width_pt, height_pt;
    bool centre;
    bool markup; /* headings and emphasis in the book's other faces */
    struct paint paint;
    double size_pt; /* found; 0: nothing fits */
    bool failed;    /* memory ended while it was measured */
};

void block_fit(const struct book *b, struct block_fit *t);
double block_widest_word_em(struct block_fit *t);
double block_height(const struct book *b, struct block_fit *t, double size_pt);
/* From the left edge; returns the y below the text. */
double block_draw(const struct book *b, struct canvas *c, const struct block_fit *t, double left,
                  double top);

/* Say that a text has no room at the least size, and how much of its beginning has. */
typedef bool block_test(void *context, const char *beginning);
enum status block_refuse(const struct book *b, const struct block_fit *t, block_test *has_room,
                         void *context, struct diag *d);

/* How the words stand on the front. A design changes what it wants otherwise; everything lies
 * inside the scene's safe box. */
struct cover_words {
    struct box head; /* series, title and subtitle, one under the other */
    bool at_foot;    /* they stand at the head's foot, not at its top; or … */
    bool in_middle;  /* … between its top and the author */
    struct box foot; /* the author */
    bool foot_from_top;
    enum align align; /* left or centre */
    double title_pt;  /* the most */
    double title_leading;
    const struct font *title_font, *subtitle_font, *author_font;
    struct paint title, subtitle, author, rule;
    bool has_rule; /* a short line under the title */
    struct paint spine_ground, spine_ink;
};

struct cover_scene {
    const struct book *book;
    struct cover_geometry g;
    struct box page, safe; /* with bleed; of the front, where words may stand */
    double width, height;  /* of the front */
    double safe_pt;        /* from the cut, with a little more than the vendor asks */
    struct cover_colours rgb;
    struct paint ground, ink, accent;
    const struct layout *board;    /* of the puzzle that patterns are made of … */
    const struct record *material; /* … never NULL */
    uint8_t relabel[MAX_SIZE + 1]; /* so that a pattern does not tell the solution */
    struct art *digit[10];         /* outlines; NULL: not made yet */
    const struct art *photo;       /* cut and tinted for the front; NULL: none */
    struct pcg32 chance;
    /* Where the words came to stand, for drawing. */
    double head_top, head_bottom;
    struct box author; /* its foot is its head where there is none */
    bool failed;       /* out of memory */
};

/* Where the sample puzzle of the back stands. */
enum back_sample { SAMPLE_LEFT, SAMPLE_RIGHT, SAMPLE_MIDDLE };

/* What stands before a selling point. */
enum back_bullet { BULLET_SQUARE, BULLET_DISC, BULLET_TRIANGLE, BULLET_CELL, BULLET_LINE };

struct cover_back;

/* How back and spine go with the front. */
struct cover_back_look {
    double head;  /* the words' beginning, in parts of the height; 0: the usual */
    double outer; /* the margin at the outer edge over what is safe, in parts of the width; 0: the
                     usual */
    enum align align; /* left or centre */
    enum back_sample sample;
    bool plate;         /* the words stand on plates; it draws the larger (cover_back_plate) */
    bool points_beside; /* the selling points stand beside the sample, the author below it */
    enum back_bullet bullet;
    bool capped_spine; /* bars of the accent at its head and foot */
    /* The decoration, between the page's edge and the spine, over a ground that is already there;
     * NULL: none. It is drawn after the front's. */
    void (*draw)(struct cover_scene *s, const struct cover_back *back, struct canvas *c);
};

struct cover_design {
    const char *name;
    const char *doc;
    bool shows_picture; /* it needs cover.picture */
    void (*arrange)(const struct cover_scene *s, struct cover_words *w);
    /* The front's decoration; the page is already filled with the ground. It may reach over the
     * fold: back and spine are laid over it. */
    void (*draw)(struct cover_scene *s, struct canvas *c);
    /* What is read besides the words; NULL: nothing. */
    void (*add)(struct cover_scene *s, struct canvas *c);
    /* The side of the puzzle that it draws as one; NULL: it draws none. */
    double (*board_side)(const struct cover_scene *s);
    struct cover_back_look back;
};

#define COVER_DESIGNS(ROW)                                                                         \
    ROW(frame)                                                                                     \
    ROW(overgrown)                                                                                 \
    ROW(digits)                                                                                    \
    ROW(bands)                                                                                     \
    ROW(mosaic)                                                                                    \
    ROW(dots)                                                                                      \
    ROW(prism)                                                                                     \
    ROW(numeral)                                                                                   \
    ROW(notebook)                                                                                  \
    ROW(type)                                                                                      \
    ROW(photo)

#define COVER_DESIGN_DECLARED(name) extern const struct cover_design cover_design_##name;
COVER_DESIGNS(COVER_DESIGN_DECLARED)
#undef COVER_DESIGN_DECLARED

const struct cover_design *cover_design_of(const struct book_config *cfg);

/* The colours that the config asks for. */
struct cover_colours cover_colours_of(const struct book_config *cfg);

/* Between two colours: 0 the first, 1 the second. */
struct paint cover_mix(uint32_t one, uint32_t two, double part);

/* ---- what designs draw with ---- */

/* Places on the front in parts of it; beyond 0 and 1 lie the bleed and more. */
static inline double front_x(const struct cover_scene *s, double part)
{
    return s->g.front.left + part * s->width;
}
static inline double front_y(const struct cover_scene *s, double part)
{
    return s->g.front.top + part * s->height;
}

/* So many more cells has a pattern on each side of a case's front, whose hinge and wrap are wider
 * than a bleed. */
int cover_more_cells(const struct cover_scene *s, double cell);

/* 0 <= … < 1, the next of the seed's chances. */
double cover_chance(struct cover_scene *s);

/* A digit from 1 to 9 of the book's own puzzle, its board repeated in all directions. */
unsigned cover_digit(const struct cover_scene *s, int row, int column);
/* Is it a given there? */
bool cover_given(const struct cover_scene *s, int row, int column);

/* A digit's shape as high as the box lets it be. */
void cover_draw_digit(struct cover_scene *s, struct canvas *c, struct box b, unsigned digit,
                      struct paint p);

/* How much of the front a photo takes, from its top. */
#define COVER_PHOTO_PART 0.62

/* A filled polygon. */
enum { COVER_MOST_CORNERS = 8 };
void cover_polygon(struct canvas *c, const double (*corner)[2], unsigned count, struct paint p);

/* The puzzle of the cover as a board in a square. */
void cover_board(const struct book *b, struct canvas *c, unsigned number, struct box square);

/* ---- the back ---- */

struct cover_back {
    struct block_fit text, author;
    struct block_fit point[5];
    size_t point_count;
    struct box measure; /* between the margins, above barcode and foot */
    double text_top, points_left, points_top;
    struct box sample, portrait; /* empty: none */
    double author_left, author_top;
    double bottom;    /* of all these */
    double split;     /* the middle of the gap over the sample or the author; 0: there is none */
    struct box strip; /* beside the barcode's place */
    struct box logo;  /* empty: none */
    bool compact;     /* sample and author beside each other, whatever the design would have */
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
