/* Drawing one board: grid, digits, candidates, and the marks of a solving step.
 *
 * Works for every variant: extra houses are shaded. Everything is drawn on a canvas, so a book
 * page, an SVG and a terminal show the same board. */
#ifndef NONET_RENDER_BOARD_BOARD_ART_H
#define NONET_RENDER_BOARD_BOARD_ART_H

#include "gen/board/board.h"
#include "gen/grade/step.h"
#include "render/canvas/canvas.h"

enum candidate_art {
    CANDIDATE_ART_NONE,
    CANDIDATE_ART_FULL,   /* each candidate at its place in the cell */
    CANDIDATE_ART_CORNER, /* an empty box in the corner of each empty cell, for the pencil */
};

/* The widest outer line of a large board, over the style's. */
#define BOARD_WIDEST_LINE 1.6

/* How boards look; one for a whole book or picture. Widths are for a cell of 26 pt; smaller
 * boards are drawn with thinner lines, but never below min_line_pt, larger ones with thicker. */
struct board_style {
    const struct font *given_font;
    const struct font *solved_font;
    const struct font *candidate_font;
    double cell_line_pt, box_line_pt, outer_line_pt;
    double min_line_pt;
    double digit_height;       /* of the cell */
    double shade_gray;         /* of extra houses */
    const char *const *symbol; /* one UTF-8 string a digit from digit 1; NULL: 1-9 A-P */
    size_t symbol_count;
    bool colour; /* marks of steps in colour, for screens; else in gray */
};

/* What to draw. All pointers are borrowed; NULL leaves the part out. */
struct board_art {
    const struct variant *variant;
    const struct grid *givens;
    const struct grid *filled; /* digits beyond the givens, drawn in solved_font */
    enum candidate_art candidates;
    const digit_set *candidate; /* one a cell for CANDIDATE_ART_FULL; NULL: by the houses */
    const struct step *step;    /* its marks and links; without CANDIDATE_ART_FULL on whole cells */
};

/* The symbol of a digit; buffer holds a default symbol. */
const char *board_symbol(const struct board_style *style, unsigned digit, char buffer[2]);

/* Type size that gives a digit the asked height, by the tallest of the variant's symbols. */
double board_digit_size_pt(const struct board_style *style, const struct font *font,
                           const struct variant *v, double cell_pt);

/* The same for candidates, which share a cell. */
double board_candidate_size_pt(const struct board_style *style, const struct variant *v,
                               double cell_pt);

/* One digit in the middle of a cell, as a given; 0 draws nothing. */
void board_draw_digit(struct canvas *c, const struct box *cell, const struct board_style *style,
                      const struct variant *v, unsigned digit);

/* Draw with the grid's top left corner at (left, top); the outer line stands half outside. */
void board_draw(struct canvas *c, double left, double top, double cell_pt,
                const struct board_style *style, const struct board_art *art);

#endif
