/* A solution as dots, the larger the digit. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.19 * s->width;
    w->title_leading = 0.98;
    w->has_rule = false;
    w->at_foot = true;
    w->head.top = front_y(s, 0.55);
    w->head.bottom = front_y(s, 0.865);
    w->spine_ground = s->accent;
    w->spine_ink = cover_ink_on(s, s->rgb.accent);
}

enum { ACROSS = 9, MAX_ROWS = 18, BOX = 3, BACK_COLUMNS = 12 };
#define BETWEEN_BOXES 0.3 /* in parts of the pitch */

/* Of a row or column, from the first one's middle, with the room between boxes. */
static double along(int i)
{
    const int box = (i + BOX * ACROSS) / BOX - ACROSS;
    return i + BETWEEN_BOXES * box;
}

static double pitch_of(const struct cover_scene *s)
{
    return (s->safe.right - s->safe.left) / (along(ACROSS - 1) + 1);
}

/* A dot that is large enough shows its digit, where the puzzle gives it. pale: how far it is mixed
 * with the ground; such dots have no digits. */
static void draw_dot(struct canvas *c, struct cover_scene *s, const struct box *place, int row,
                     int column, double pale)
{
    const double pitch = width_of(place);
    const double x = (place->left + place->right) / 2;
    const double y = (place->top + place->bottom) / 2;
    unsigned digit = cover_digit(s, row, column);
    double radius = pitch * (0.11 + 0.042 * digit);
    uint32_t rgb = cover_shade(s, 0.44 + 0.07 * (digit - 1));
    canvas_circle(c, x, y, radius, 0, cover_mix(s, rgb, s->rgb.ground, pale));
    if (pale <= 0 && digit >= 5 && cover_given(s, row, column)) {
        struct box b = {x - radius, y - 0.6 * radius, x + radius, y + 0.6 * radius};
        cover_draw_digit(s, c, b, digit, cover_ink_on(s, rgb));
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double pitch = pitch_of(s);
    double top = s->g.front.top + fmax(s->safe_pt, 0.05 * s->height);
    for (int row = 0; row < MAX_ROWS; row++) {
        double y = top + along(row) * pitch;
        if (y + 1.65 * pitch > s->head_top) {
            break;
        }
        for (int column = 0; column < ACROSS; column++) {
            const double x = s->safe.left + along(column) * pitch;
            const struct box b = {x, y, x + pitch, y + pitch};
            draw_dot(c, s, &b, row, column, 0);
        }
    }
}

/* Whole ones from side to side over the words, around the board, whose digits stand out from them.
 */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const double pale = 0.3;
    const struct cover_field f = cover_field_back(s, back, BACK_COLUMNS);
    for (int row = f.first_row; row < f.rows; row++) {
        for (int column = 0; column < f.columns; column++) {
            struct box b = cover_field_cell(&f, row, column);
            const struct cover_place on = cover_field_board_place(row, column);
            const bool whole = b.top > s->g.back.top - 0.1;
            const double apart = 0.07 * f.cell; /* from cut and fold */
            b = (struct box){b.left + apart, b.top + apart, b.right - apart, b.bottom - apart};
            if (whole && cover_field_has(&f, row, column)) {
                draw_dot(c, s, &b, on.row, on.column, pale);
            }
        }
    }
}

const struct cover_design cover_design_dots = {
    .name = "dots",
    .doc = "a solution as dots, the larger the digit",
    .colours = {0xFFF7F0, 0x24182B, 0x9C1B6B, -75},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .back = {.arrangement = BACK_WINDOW,
             .window_columns = BACK_COLUMNS,
             .card = CARD_PAPER,
             .tinted_boxes = true,
             .head = 0.235,
             .bullet = BULLET_DISC,
             .draw = draw_back},
};
