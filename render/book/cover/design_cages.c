/* Cages with their sums, each tinted differently. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 6, BACK_COLUMNS = 20, MAP_ROWS = 6, MAP_COLUMNS = 6 };

/* Cages by letter; the map repeats in all directions. */
static const char *const map[MAP_ROWS] = {"aabbcc", "adbeec", "ddfegg",
                                          "hhffig", "hjjkii", "lljkkm"};

static char cage_at(const struct cover_field *f, int row, int column)
{
    if (!cover_field_has(f, row, column)) {
        return 0;
    }
    row = ((row % MAP_ROWS) + MAP_ROWS) % MAP_ROWS;
    column = ((column % MAP_COLUMNS) + MAP_COLUMNS) % MAP_COLUMNS;
    return map[row][column];
}

/* A dashed line inside one side of a cell, from corner to corner. */
static void draw_side(struct canvas *c, const double from[2], const double to[2], double width,
                      struct paint p)
{
    enum { DASHES = 4 };
    for (int i = 0; i < DASHES; i++) {
        double a = (i + 0.16) / DASHES;
        double b = (i + 0.76) / DASHES;
        canvas_line(c, from[0] + a * (to[0] - from[0]), from[1] + a * (to[1] - from[1]),
                    from[0] + b * (to[0] - from[0]), from[1] + b * (to[1] - from[1]), width, p);
    }
}

/* Each cage in a tint; two that touch differ. */
static uint32_t tint_of(const struct cover_scene *s, char cage)
{
    return cover_shade(s, 0.28 + 0.18 * ((cage - 'a') * 3 % 5));
}

/* Where a cell has no neighbour in its cage, a line so far inside it. */
static void draw_cage_sides(struct canvas *c, const struct cover_field *f, struct box b, int row,
                            int column, double in, bool dashed, double width, struct paint p)
{
    char own = cage_at(f, row, column);
    const struct {
        int down, across;
        double from[2], to[2];
    } sides[] = {{-1, 0, {b.left, b.top + in}, {b.right, b.top + in}},
                 {1, 0, {b.left, b.bottom - in}, {b.right, b.bottom - in}},
                 {0, -1, {b.left + in, b.top}, {b.left + in, b.bottom}},
                 {0, 1, {b.right - in, b.top}, {b.right - in, b.bottom}}};
    for (unsigned i = 0; i < 4; i++) {
        if (cage_at(f, row + sides[i].down, column + sides[i].across) != own) {
            const double *from = sides[i].from;
            const double *to = sides[i].to;
            if (dashed) {
                draw_side(c, from, to, width, p);
            } else {
                canvas_line(c, from[0], from[1], to[0], to[1], width, p);
            }
        }
    }
}

/* Of the digits of the cage that begins here. It is no larger than the reach, so that no other of
 * its letter is as near. */
static unsigned sum_of(const struct cover_scene *s, const struct cover_field *f, int row,
                       int column)
{
    enum { REACH = 3 };
    unsigned sum = 0;
    for (int r = row; r < row + REACH; r++) {
        for (int c = column - REACH; c < column + REACH; c++) {
            sum += cage_at(f, r, c) == cage_at(f, row, column) ? cover_digit(s, r, c) : 0;
        }
    }
    return sum;
}

/* In the first cell of each cage, as it is read. */
static void draw_sum(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                     struct box b, int row, int column)
{
    char own = cage_at(f, row, column);
    if (cage_at(f, row - 1, column) == own || cage_at(f, row, column - 1) == own ||
        (cage_at(f, row - 1, column + 1) == own && cage_at(f, row, column + 1) == own)) {
        return;
    }
    double cell = b.right - b.left;
    const double at[2] = {b.left + 0.28 * cell, b.top + 0.27 * cell};
    cover_number(s, c, at, 0.24 * cell, sum_of(s, f, row, column),
                 cover_ink_on(s, tint_of(s, own)));
}

/* Some cells are filled already, as by someone who has begun. */
static void draw_given(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       struct box b, int row, int column)
{
    if ((row * 5 + column * 3 + 90) % 7 < 2) {
        const double at[2] = {(b.left + b.right) / 2, b.top + 0.6 * (b.bottom - b.top)};
        cover_number(s, c, at, 0.46 * (b.right - b.left), cover_digit(s, row, column),
                     cover_ink_on(s, tint_of(s, cage_at(f, row, column))));
    }
}

static void draw_tints(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       bool framed)
{
    for (int row = f->first_row; row < f->rows; row++) {
        for (int column = f->first_column; column < f->columns; column++) {
            struct box b = cover_field_cell(f, row, column);
            if (cover_field_has(f, row, column)) {
                uint32_t tint = tint_of(s, cage_at(f, row, column));
                canvas_fill(c, b, cover_mix(s, tint, tint, 0));
                if (framed) {
                    canvas_frame(c, b, 0.75, cover_mix(s, tint, s->rgb.ink, 0.35));
                }
            }
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct cover_field f = cover_field_front(s, COLUMNS, 3);
    draw_tints(s, c, &f, true);
    cover_field_boxes(s, &f, c);
    cover_field_hole(&f, c);
    for (int row = f.first_row; row < f.rows; row++) {
        for (int column = f.first_column; column < f.columns; column++) {
            struct box b = cover_field_cell(&f, row, column);
            if (cover_field_has(&f, row, column)) {
                const double cell = b.right - b.left;
                draw_cage_sides(c, &f, b, row, column, 0.07 * cell, true, fmax(0.75, 0.03 * cell),
                                cover_ink_on(s, tint_of(s, cage_at(&f, row, column))));
                draw_sum(s, c, &f, b, row, column);
                draw_given(s, c, &f, b, row, column);
            }
        }
    }
}

/* Cages as tiles alone: the board in the window has dashes, sums and digits enough. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct cover_field f = cover_field_back(s, back, BACK_COLUMNS);
    draw_tints(s, c, &f, false);
    for (int row = f.first_row; row < f.rows; row++) {
        for (int column = f.first_column; column < f.columns; column++) {
            struct box b = cover_field_cell(&f, row, column);
            if (cover_field_has(&f, row, column)) {
                draw_cage_sides(c, &f, b, row, column, 0, false, 0.09 * (b.right - b.left),
                                s->ground);
            }
        }
    }
    cover_field_hole(&f, c);
}

const struct cover_design cover_design_cages = {
    .name = "cages",
    .doc = "cages with their sums, for books of killers",
    .colours = {0xFFF6E6, 0x201A28, 0x5A2A83, -95},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = cover_field_words,
    .draw = draw,
    .shows = KIND_SET(CAGE),
    .back = {.arrangement = BACK_WINDOW,
             .window_columns = BACK_COLUMNS,
             .window_least = 12, /* the sums are small */
             .card = CARD_PAPER,
             .head = 0.24,
             .bullet = BULLET_CELL,
             .draw = draw_back},
};
