/* A solution as a mosaic: a tile a cell, its tint by its digit. */
#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 9, BACK_COLUMNS = 12, WHOLE_ROWS = 4 };

/* Boxes stand a little apart. The digit is there where the puzzle gives it. */
static void draw_tile(struct cover_scene *s, struct canvas *c, const struct cover_field *f, int row,
                      int column)
{
    double gap = 0.02 * f->cell;
    double wide = 0.055 * f->cell;
    const struct cover_place on = cover_field_board_place(row, column);
    unsigned digit = cover_digit(s, on.row, on.column);
    struct box all = cover_field_cell(f, row, column);
    struct box b = {all.left + ((column + 99) % 3 == 0 ? wide : gap),
                    all.top + ((row + 99) % 3 == 0 ? wide : gap),
                    all.right - ((column + 99) % 3 == 2 ? wide : gap),
                    all.bottom - ((row + 99) % 3 == 2 ? wide : gap)};
    uint32_t rgb = cover_shade(s, 0.2 + 0.1 * (digit - 1));
    rgb = digit == 9 ? cover_mixed(s->rgb.accent, s->rgb.ink, 0.3) : rgb;
    canvas_fill(c, b, cover_mix(s, rgb, rgb, 0));
    if (cover_given(s, on.row, on.column)) {
        const double at[2] = {(all.left + all.right) / 2, (all.top + all.bottom) / 2};
        cover_number(s, c, at, 0.52 * f->cell, digit, cover_ink_on(s, rgb));
    }
}

static void draw_field(struct cover_scene *s, struct canvas *c, const struct cover_field *f)
{
    for (int row = f->first_row; row < f->rows; row++) {
        for (int column = f->first_column; column < f->columns; column++) {
            if (cover_field_has(f, row, column)) {
                draw_tile(s, c, f, row, column);
            }
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct cover_field f = cover_field_front(s, COLUMNS, WHOLE_ROWS);
    draw_field(s, c, &f);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct cover_field f = cover_field_back(s, back, BACK_COLUMNS);
    cover_field_hole(&f, c);
    draw_field(s, c, &f);
}

const struct cover_design cover_design_mosaic = {
    .name = "mosaic",
    .doc = "a solution as tiles, each digit in a different tint",
    .colours = {0xF6F3EA, 0x1B2326, 0x0F6B78, 110},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = cover_field_words,
    .draw = draw,
    .back = {.arrangement = BACK_WINDOW,
             .window_columns = BACK_COLUMNS,
             .card = CARD_PAPER,
             .tinted_boxes = true,
             .head = 0.24,
             .bullet = BULLET_SQUARE,
             .draw = draw_back},
};
