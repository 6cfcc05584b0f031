/* How boards look: fonts, line weights, and the symbols of the digits with their sizes.
 *
 * Threads and ownership as for fonts and canvases. */
#ifndef NONET_RENDER_BOARD_BOARD_STYLE_H
#define NONET_RENDER_BOARD_BOARD_STYLE_H

#include "gen/board/board.h"
#include "render/board/sign_pictures.h"
#include "render/canvas/canvas.h"

/* The families that ship with Debian's fonts-liberation and that the defaults use. */
#define DEFAULT_DIGIT_FONT "Liberation Sans"
#define DEFAULT_TEXT_FONT  "Liberation Serif"

/* The widest outer line of a large board, over the style's. */
#define BOARD_WIDEST_LINE 1.6

/* One line around the grid; a fine one outside it too; no stronger than the lines between cells. */
enum board_frame { BOARD_FRAME_SINGLE, BOARD_FRAME_DOUBLE, BOARD_FRAME_OPEN };

/* Outlines of long or of fine dashes, or tiles. */
enum board_cages { BOARD_CAGES_DASHES, BOARD_CAGES_FINE, BOARD_CAGES_TILES };

/* How far the fine line of a double frame reaches beyond the middle of the thick one. */
double board_frame_reach_pt(double outer_pt);

/* One for a whole book or picture. Widths are for a cell of 26 pt; smaller boards are drawn with
 * thinner lines, but never below min_line_pt, larger ones with thicker. */
struct board_style {
    const struct font *given_font;
    const struct font *solved_font;
    const struct font *candidate_font;
    double cell_line_pt, box_line_pt, outer_line_pt;
    double min_line_pt;
    double digit_height;      /* of the cell */
    struct paint frame_paint; /* of the lines around boxes and boards; {0}: black */
    double shade_gray;        /* of extra houses */
    double min_text_pt;       /* of constraints: below that they grow a little, or are left out */
    double cell_gray;         /* of the lines between cells; 0: black */
    enum board_frame frame;
    enum board_cages cages;
    bool round_corners;        /* of the frame */
    bool tint_boxes;           /* every other box, where nothing else is shaded */
    struct paint tint;         /* of these; {0}: a light gray */
    bool shade_regions;        /* of jigsaws without extra houses, in several grays */
    const char *const *symbol; /* one UTF-8 string a digit from digit 1; NULL: 1-9 A-P */
    size_t symbol_count;
    const struct sign_pictures *pictures; /* in place of symbols, of digits that have one; not in
                                             characters. NULL: none */
    bool colour;                          /* marks of steps in colour, for screens; else in gray */
};

/* The house style: line weights 0.75, 2 and 2.25 pt, digits 0.60 of the cell high. */
enum status board_style_init(struct board_style *style, struct font_set *fonts,
                             const char *digit_family, const struct diag_at *at, struct diag *d);

/* How all symbols of a variant are set: one size, and one baseline. */
struct symbol_type {
    struct text_style text;
    double bottom_em, top_em;  /* of what is centred in the cell */
    double across_pt, down_pt; /* of the ink of the widest and the highest */
    double picture_pt;         /* the side of a picture in its place */
};

/* Kinds of cages whose numbers stand in a corner of a cell; are there some? */
#define BOARD_NUMBERED_CAGES (KIND_SET(CAGE) | CALC_CAGE_KINDS)
bool board_has_cage_numbers(const struct layout *v);

/* Where texts of constraints stand, for which digits and candidates make room: in upper corners of
 * cells, in lower ones, between cells. */
struct text_places {
    bool upper, lower, between;
};
struct text_places board_text_places(const struct layout *v);

/* Where a digit begins that stands below a sum; a share of a cell. */
#define BOARD_DIGIT_UNDER_SUM 0.37

/* Digits of the style's height, by the tallest of the variant's symbols. */
struct symbol_type board_digit_type(const struct board_style *style, const struct font *font,
                                    const struct layout *v, double cell_pt);
double board_digit_size_pt(const struct board_style *style, const struct font *font,
                           const struct layout *v, double cell_pt);

/* How candidates share a cell: all of a board's digits as in its boxes, or those of a step. */
struct candidate_grid {
    unsigned columns, rows;
    bool of_step; /* few and large, below the sums of cages, which are larger too */
};
struct candidate_grid board_candidate_grid(const struct layout *v);

/* Where candidates stand in a cell, from its edges: clear of texts there. Shares of a cell. */
struct candidate_insets {
    double left, top, right, bottom;
};
struct candidate_insets board_candidate_insets(const struct layout *v, struct candidate_grid grid);

/* The same for candidates, and how far apart they stand at least. */
struct symbol_type board_candidate_type(const struct board_style *style, const struct layout *v,
                                        struct candidate_grid grid, double cell_pt);
double board_candidate_pitch_pt(const struct layout *v, struct candidate_grid grid, double cell_pt);

/* The size of candidates where all of a cell's have room. */
double board_candidate_size_pt(const struct board_style *style, const struct layout *v,
                               double cell_pt);

/* How far digits stand below the middle of their cells, to make room for texts in upper corners;
 * negative: above it, for texts in lower ones. */
double board_digit_drop_pt(const struct layout *v, double cell_pt);

/* A digit's symbol with its middle at (x, y). */
void board_draw_symbol(struct canvas *c, double x, double y, const struct symbol_type *type,
                       const struct board_style *style, unsigned digit);

/* The lines of a board by the size of its cells. */
struct board_lines {
    double cell_pt, box_pt, outer_pt;
};
struct board_lines board_lines(const struct board_style *style, double cell_pt);

#endif
