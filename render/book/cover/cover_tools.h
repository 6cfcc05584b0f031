/* What designs draw with: digits as shapes, polygons, and the book's own puzzle as material.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_TOOLS_H
#define NONET_RENDER_BOOK_COVER_COVER_TOOLS_H

#include "render/book/cover/cover_scene.h"
#include "render/canvas/canvas.h"

/* An area in a mixture of two colours. */
struct paint cover_mix(const struct cover_scene *s, uint32_t one, uint32_t two, double part);

/* A shade of the cover between ground (0) and accent (1); cover_shade_of. */
uint32_t cover_shade(const struct cover_scene *s, double part);
struct paint cover_shade_paint(const struct cover_scene *s, double part);

/* The cover's ink where it is read well on this colour, else its ground, black or white. */
struct paint cover_ink_on(const struct cover_scene *s, uint32_t rgb);
/* As WCAG 2 reckons it, 1 … 21. */
double cover_contrast(uint32_t one, uint32_t two);
/* Are ink or ground read well on it? */
bool cover_reads_on(const struct cover_scene *s, uint32_t rgb);

struct cover_words;
/* All words in the ink that is read on the accent, which is the spine's ground too. */
void cover_words_on_accent(const struct cover_scene *s, struct cover_words *w);

/* Does the front lie on its side? Then the words stand at its left, and what is drawn at its right.
 */
bool cover_lies(const struct cover_scene *s);

/* The number of cells that a pattern has in addition on each side of a case's front, whose hinge
 * and wrap are wider than a bleed. */
int cover_more_cells(const struct cover_scene *s, double cell);

/* 0 <= … < 1, the next of the seed's chances. */
double cover_chance(struct cover_scene *s);

/* A digit from 1 to 9 of the book's own puzzle, its board repeated in all directions. */
unsigned cover_digit(const struct cover_scene *s, int row, int column);
/* Does the pattern show the digit there? It shows the puzzle's givens, if they are enough. */
bool cover_given(const struct cover_scene *s, int row, int column);

/* A digit's shape in the middle of a box, as high as the box lets the broadest digit be: digits in
 * boxes of one size have one height. */
void cover_draw_digit(struct cover_scene *s, struct canvas *c, struct box b, unsigned digit,
                      struct paint p);

/* A filled polygon. */
enum { MAX_POLYGON_CORNERS = 8 };
void cover_polygon(struct canvas *c, const double (*corner)[2], unsigned count, struct paint p);

/* A filled square with round corners. */
void cover_tile(struct canvas *c, struct box b, double radius_pt, struct paint p);

/* How a cover's board differs from the book's. */
struct cover_board_look {
    const struct font *digits;
    struct paint frame; /* of the lines around boxes and board */
    struct paint tint;  /* of every other box, if … */
    bool tinted_boxes;
    bool round; /* corners of the frame */
};

/* A puzzle of the book as a board in a square. look NULL: as in the book. */
void cover_board(const struct book *b, struct canvas *c, unsigned number, struct box square,
                 const struct cover_board_look *look);
/* Are its digits not smaller than the profile's least type and clear of the sums of cages, and have
 * all texts of its constraints room? */
bool cover_board_is_legible(const struct book *b, unsigned number, double side_pt,
                            const struct cover_board_look *look);

#endif
