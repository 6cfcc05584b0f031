/* The regions of a jigsaw as large pieces in many tints. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 9, BACK_COLUMNS = 12, MAP_ROWS = 9, MAP_COLUMNS = 9, TINTS = 6 };

/* A jigsaw and its solution; both repeat in all directions. */
static const char *const map[MAP_ROWS] = {"aaabbcddd", "aaabccddd", "ababccccd",
                                          "abbbbcecd", "ffeeeeegd", "ffeehehgg",
                                          "ffhhhhhhg", "ffiihiigg", "fiiiiiggg"};
static const char *const solution[MAP_ROWS] = {"962457381", "543819726", "127984635",
                                               "831672459", "759328164", "215796843",
                                               "396541278", "684235917", "478163592"};
/* No neighbours are alike. */
static const int tint_of[] = {1, 3, 0, 4, 5, 0, 2, 3, 5};

static char letter_at(const char *const of[MAP_ROWS], int row, int column)
{
    const struct cover_place on = cover_field_board_place(row, column);
    row = ((on.row % MAP_ROWS) + MAP_ROWS) % MAP_ROWS;
    column = ((on.column % MAP_COLUMNS) + MAP_COLUMNS) % MAP_COLUMNS;
    return of[row][column];
}

enum { NO_PIECE = -1 };

static int piece_at(const struct cover_field *f, int row, int column)
{
    return cover_field_has(f, row, column) ? letter_at(map, row, column) - 'a' : NO_PIECE;
}

/* Named anew, as those of the other designs are. */
static unsigned digit_at(const struct cover_scene *s, int row, int column)
{
    const unsigned digit = (unsigned)(letter_at(solution, row, column) - '0');
    return s->board->size <= MAP_ROWS ? s->relabel[digit] : digit;
}

static void draw_cell(struct cover_scene *s, struct canvas *c, const struct cover_field *f, int row,
                      int column)
{
    const struct cover_place on = cover_field_board_place(row, column);
    struct box b = cover_field_cell(f, row, column);
    int tint = tint_of[piece_at(f, row, column)];
    uint32_t rgb = cover_shade(s, 0.25 + 0.75 * tint / (TINTS - 1));
    canvas_fill(c, b, cover_mix(s, rgb, rgb, 0));
    canvas_frame(c, b, 0.75, cover_mix(s, rgb, s->rgb.ink, 0.22));
    if (cover_given(s, on.row, on.column)) {
        const double at[2] = {(b.left + b.right) / 2, (b.top + b.bottom) / 2};
        cover_number(s, c, at, 0.58 * f->cell, digit_at(s, row, column), cover_ink_on(s, rgb));
    }
}

/* Between two pieces; outwards, so that corners close. */
static void draw_edges(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       int row, int column)
{
    struct box b = cover_field_cell(f, row, column);
    double half = 0.05 * f->cell;
    int own = piece_at(f, row, column);
    if (piece_at(f, row, column + 1) != own) {
        canvas_fill(c, (struct box){b.right - half, b.top - half, b.right + half, b.bottom + half},
                    s->ink);
    }
    if (piece_at(f, row + 1, column) != own && row + 1 < f->rows) {
        canvas_fill(c,
                    (struct box){b.left - half, b.bottom - half, b.right + half, b.bottom + half},
                    s->ink);
    }
}

static void draw_field(struct cover_scene *s, struct canvas *c, const struct cover_field *f)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int row = f->first_row; row < f->rows; row++) {
            for (int column = f->first_column; column < f->columns; column++) {
                if (pass || cover_field_has(f, row, column)) {
                    (pass ? draw_edges : draw_cell)(s, c, f, row, column);
                }
            }
        }
    }
}

/* On a band across the pieces. */
#define BAND_DOWN 0.16 /* how far it stands below the usual place, in parts of the height */

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    cover_field_words(s, w);
    if (!cover_lies(s)) {
        const double down = BAND_DOWN * s->height;
        w->foot.top += down;
        w->foot.bottom += down;
        w->head.top += down;
        w->head.bottom += down;
    }
}

/* Of whole rows, between two edges of pieces. */
static void draw_band(const struct cover_scene *s, struct canvas *c, const struct cover_field *f)
{
    const double pad = 0.03 * s->height;
    const double half = 0.05 * f->cell;
    const bool author = s->author.bottom > s->author.top;
    const double head = (author ? s->author.top : s->head_top) - pad;
    const double top = f->top + f->cell * floor((head - f->top) / f->cell);
    const double bottom = f->top + f->cell * ceil((s->head_bottom + pad - f->top) / f->cell);
    const struct box edge = {s->g.fold - 1, top - half, s->page.right + 1, bottom + half};
    canvas_fill(c, edge, s->ink);
    canvas_fill(c, (struct box){edge.left, top + half, edge.right, bottom - half}, s->ground);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct cover_field f = cover_field_all(s, COLUMNS);
    draw_field(s, c, &f);
    if (!cover_lies(s)) {
        draw_band(s, c, &f);
    }
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct cover_field f = cover_field_back(s, back, BACK_COLUMNS);
    cover_field_hole(&f, c);
    draw_field(s, c, &f);
}

const struct cover_design cover_design_regions = {
    .name = "regions",
    .doc = "the pieces of a jigsaw in many tints, for books of jigsaws",
    .colours = {0xF7F4E6, 0x22242E, 0x1F5E94, 120},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .shows_jigsaw = true,
    .back = {.arrangement = BACK_WINDOW,
             .window_columns = BACK_COLUMNS,
             .card = CARD_PAPER,
             .tinted_boxes = true,
             .head = 0.24,
             .bullet = BULLET_SQUARE,
             .draw = draw_back},
};
