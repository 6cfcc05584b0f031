/* The scene that a design draws on: places, colours, and what the book gives for material.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_SCENE_H
#define NONET_RENDER_BOOK_COVER_COVER_SCENE_H

#include "gen/board/pcg32.h"
#include "gen/board/record.h"
#include "render/book/cover/book_cover.h"
#include "render/book/cover/cover_palette.h"

struct cover_design;

struct cover_scene {
    const struct book *book;
    const struct cover_design *design;
    struct cover_geometry g;
    struct box page, safe; /* with bleed; of the front, where words may stand */
    double width, height;  /* of the front */
    double safe_pt;        /* from the cut, with a little more than the vendor asks */
    struct cover_colours rgb;
    double max_ink; /* of areas; 0: for screens, where colours stay what they are */
    struct paint ground, ink, accent;
    const struct font *title_font;              /* the design's own; NULL: place_words chooses */
    const struct font *text_font, *strong_font; /* of the sans kind; never NULL */
    /* Of running text: the design's own kind where it has one, else the book's serif. */
    const struct font *body_font, *body_bold, *body_italic;
    const struct layout *board;    /* of the puzzle that patterns are made of … */
    const struct record *material; /* … never NULL */
    bool few_givens;               /* it has too few of them for a pattern */
    uint8_t relabel[MAX_SIZE + 1]; /* so that a pattern does not show the solution */
    struct art *digit[10];         /* outlines; NULL: not made yet */
    const struct art *photo;       /* cut and tinted for the front; NULL: none */
    struct pcg32 chance;
    /* Where the words came to stand, for drawing. */
    double head_top, head_bottom, head_right;
    struct box author; /* its foot is its head where there is none */
    bool failed;       /* out of memory */
};

/* Places on the front as fractions of it; values below 0 and above 1 are in the bleed. */
static inline double front_x(const struct cover_scene *s, double part)
{
    return s->g.front.left + part * s->width;
}
static inline double front_y(const struct cover_scene *s, double part)
{
    return s->g.front.top + part * s->height;
}

/* Make the scene of a book's cover, or of its front alone; and drop what was drawn with. */
void cover_scene_init(const struct book *b, bool ebook, struct cover_scene *s);
void cover_scene_free(struct cover_scene *s);

#endif
