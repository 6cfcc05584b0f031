/* A solution as dots, the larger the digit. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
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
}

enum { ACROSS = 9, MAX_ROWS = 18, BOX = 3 };
#define BETWEEN_BOXES 0.3 /* in parts of the pitch */

/* Of a row or column, from the first one's middle, with the room between boxes. */
static double along(int i)
{
    return i + BETWEEN_BOXES * ((i + BOX * ACROSS) / BOX - ACROSS);
}

static double pitch_of(const struct cover_scene *s)
{
    return (s->safe.right - s->safe.left) / (along(ACROSS - 1) + 1);
}

/* A dot that is large enough shows its digit, where the puzzle gives it. */
static void draw_dot(struct canvas *c, struct cover_scene *s, double x, double y, int row,
                     int column)
{
    double pitch = pitch_of(s);
    unsigned digit = cover_digit(s, row, column);
    double radius = pitch * (0.11 + 0.042 * digit);
    uint32_t rgb = cover_shade(s, 0.44 + 0.07 * (digit - 1));
    canvas_circle(c, x, y, radius, 0, cover_mix(s, rgb, rgb, 0));
    if (digit >= 5 && cover_given(s, row, column)) {
        struct box b = {x - radius, y - 0.6 * radius, x + radius, y + 0.6 * radius};
        cover_draw_digit(s, c, b, digit, cover_ink_on(s, rgb));
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double pitch = pitch_of(s);
    double left = s->safe.left + 0.5 * pitch;
    double top = s->g.front.top + fmax(s->safe_pt, 0.05 * s->height) + 0.5 * pitch;
    for (int row = 0; row < MAX_ROWS; row++) {
        double y = top + along(row) * pitch;
        if (y + 1.15 * pitch > s->head_top) {
            break;
        }
        for (int column = 0; column < ACROSS; column++) {
            draw_dot(c, s, left + along(column) * pitch, y, row, column);
        }
    }
}

/* The first rows again, over the words. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    double pitch = pitch_of(s);
    double left = back->measure.left + 0.5 * pitch;
    const double half = 0.5 * pitch;
    double top = s->g.back.top + fmax(s->safe_pt, 0.05 * s->height) + half;
    for (int row = 0; row < ACROSS && top + (along(row) + 0.8) * pitch < back->measure.top; row++) {
        for (int column = 0; column < ACROSS; column++) {
            double x = left + along(column) * pitch;
            const double y = top + along(row) * pitch;
            const struct box b = {x - half, y - half, x + half, y + half};
            if (b.right < back->measure.right + 0.1 && !cover_back_takes(back, &b, 0)) {
                draw_dot(c, s, x, y, row, column);
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
             .card = CARD_PAPER,
             .tinted_boxes = true,
             .head = 0.235,
             .max_head = 0.5,
             .bullet = BULLET_DISC,
             .draw = draw_back},
};
