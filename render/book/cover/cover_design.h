/* A design of covers: how the words stand on the front, what is drawn there, and what back goes
 * with it.
 *
 * A cover is made in three steps: a scene (cover_scene.h), the design's arrangement of the words on
 * the front, and the drawing: ground and decoration first, then what is read. To add a design: a
 * file design_NAME.c that defines cover_design_NAME, and a row of COVER_DESIGNS. It draws with
 * cover_tools.h, and on the back with cover_back.h.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_DESIGN_H
#define NONET_RENDER_BOOK_COVER_COVER_DESIGN_H

#include "gen/constraint/constraint.h"
#include "render/book/cover/cover_scene.h"
#include "render/canvas/canvas.h"

/* How the words stand on the front. A design changes what it wants otherwise; everything lies
 * inside the scene's safe box. */
struct cover_words {
    struct box head;  /* series, title and subtitle, one under the other */
    double head_ends; /* its foot may grow down to this, if the author stands over it */
    bool at_foot;     /* they stand at the head's foot, not at its top; or … */
    bool in_middle;   /* … between its top and the author */
    struct box foot;  /* the author */
    bool foot_from_top;
    enum align align;  /* left or centre */
    double title_pt;   /* the most */
    double title_part; /* of the height of the head, the most */
    double title_leading;
    const struct font *title_font, *subtitle_font, *author_font;
    struct paint title, subtitle, author, rule;
    struct paint body;             /* of the back's words */
    bool title_on_back;            /* the back's headline and figures have the title's colour */
    bool has_rule;                 /* a short line under the title */
    struct paint badge, badge_ink; /* the plate, and its words */
    struct paint spine_ground, spine_ink;
};

/* What stands before a selling point. */
enum back_bullet { BULLET_SQUARE, BULLET_DISC, BULLET_TRIANGLE, BULLET_CELL, BULLET_LINE };

/* Where sample, facts and barcode stand on a back; the barcode is always at the lower right
 * (cover_back_places.c has what follows from each). */
enum back_arrangement {
    BACK_FOOT,   /* the sample at the foot, and next to it the facts over the barcode */
    BACK_ACROSS, /* the sample large under the words; at the foot the points and the barcode */
    BACK_WINDOW, /* the sample large on the motif, the words under it, then as BACK_ACROSS */
    BACK_BAND,   /* as BACK_ACROSS, the foot on a band of the spine's colour */
    BACK_BESIDE, /* of backs that lie on their side: the sample at the left, all else at the right
                  */
    BACK_ARRANGEMENTS
};

/* The card under a sample. */
enum back_card {
    CARD_BAR,   /* with its caption on a bar over the board */
    CARD_SHADE, /* white, with a shade, as on a front; the caption under it */
    CARD_PAPER, /* the same without a shade */
    CARD_BARE,  /* the board alone on white, the caption under it on the ground */
    CARD_ROUND  /* white with round corners, the caption inside it, under the board */
};

struct cover_back;

/* How back and spine go with the front. */
struct cover_back_look {
    enum back_arrangement arrangement;
    enum back_card card;
    bool tinted_boxes; /* of the sample, every other one */
    double headline;   /* the most of its size, in parts of the usual; 0: the usual */
    /* The words' beginning, in parts of the height, 0: the usual; where they are few, it may be as
     * far down as this, so that the motif fills the room, 0: it stays. */
    double head, max_head;
    enum align align; /* of the words: left or centre */
    bool plate;       /* the words stand on a plate, which it draws (cover_back_plate) */
    bool on_accent;   /* the words stand on the accent, as on the front */
    /* Of BACK_WINDOW: the sample stands in an opening of the motif's grid, which has this number of
     * columns (cover_back.window); 0: on the motif. */
    int window_columns;
    /* Of the window, the least of its columns; 0: half of the grid's. */
    int window_least;
    bool on_motif; /* the foot stands on plates on the motif, which begins under the words */
    enum back_bullet bullet;
    bool capped_spine; /* bars of the accent at its head and foot */
    /* The decoration, between the page's edge and the spine, over a ground that is already there;
     * NULL: none. It is drawn after the front's. */
    void (*draw)(struct cover_scene *s, const struct cover_back *back, struct canvas *c);
};

struct cover_design {
    const char *name;
    const char *doc;
    bool shows_picture;           /* it needs cover.picture */
    struct cover_colours colours; /* where the config names neither a palette nor a colour */
    /* Families of its own for the title and for what stands around it, where they are installed
     * (cover_faces.h); NULL: the book's. */
    const char *title_font, *text_font;
    enum font_style title_style;
    void (*place_words)(const struct cover_scene *s, struct cover_words *w);
    /* The front's decoration; the page is already filled with the ground. It may reach over the
     * fold: back and spine are drawn over it. */
    void (*draw)(struct cover_scene *s, struct canvas *c);
    /* Other text that is read; NULL: none. */
    void (*add)(struct cover_scene *s, struct canvas *c);
    /* The side of the puzzle that it draws as one; NULL: it draws none. */
    double (*board_side)(const struct cover_scene *s);
    /* What the back's sample is to be, if the book has it. */
    kind_set shows; /* a puzzle with one of these kinds of constraints */
    bool shows_jigsaw;
    bool shows_easiest; /* of the smallest board and the lowest level */
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
    ROW(photo)                                                                                     \
    ROW(cages)                                                                                     \
    ROW(thermometers)                                                                              \
    ROW(arrows)                                                                                    \
    ROW(regions)                                                                                   \
    ROW(animals)

#define COVER_DESIGN_DECLARED(name) extern const struct cover_design cover_design_##name;
COVER_DESIGNS(COVER_DESIGN_DECLARED)
#undef COVER_DESIGN_DECLARED

const struct cover_design *cover_design_of(const struct book_config *cfg);

/* The config's colours, or else its design's. */
struct cover_colours cover_colours_of(const struct book_config *cfg);

/* The least size of light type on a ground of dots, by our choice. */
#define COVER_REVERSED_PT 8.0

/* How much of the front a photo takes, from its top. */
#define COVER_PHOTO_PART 0.54

#endif
