/* A solution as dots, the larger the digit. */
#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.13 * s->width;
    w->title_leading = 1.05;
    w->has_rule = false;
    w->at_foot = true;
    w->head.top = front_y(s, 0.55);
    w->head.bottom = front_y(s, 0.865);
}

enum { ACROSS = 10, MAX_ROWS = 14 };

static void draw_dot(struct canvas *c, const struct cover_scene *s, double x, double y,
                     unsigned digit)
{
    double pitch = s->width / (ACROSS - 1);
    struct paint p = digit == 9   ? s->accent
                     : digit == 1 ? s->ink
                                  : cover_mix(s, s->rgb.ground, s->rgb.ink, 0.1 + 0.055 * digit);
    canvas_circle(c, x, y, pitch * (0.07 + 0.043 * digit), 0, p);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double pitch = s->width / (ACROSS - 1);
    double left = s->g.front.left + 0.5 * pitch;
    double top = s->g.front.top + 0.5 * pitch;
    int more = cover_more_cells(s, pitch);
    for (int row = -more; row < MAX_ROWS; row++) {
        double y = top + row * pitch;
        if (y + 0.95 * pitch > s->head_top) {
            break;
        }
        for (int column = -more; column < ACROSS + more; column++) {
            unsigned digit = cover_digit(s, row, column);
            draw_dot(c, s, left + column * pitch, y, digit);
        }
    }
}

/* The front's first rows continue over the head. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    double pitch = s->width / (ACROSS - 1);
    double right = s->g.back.right - 0.5 * pitch;
    double top = s->g.back.top + 0.5 * pitch;
    int more = cover_more_cells(s, pitch);
    for (int row = -more; top + (row + 0.75) * pitch < back->measure.top; row++) {
        for (int column = -more; column < ACROSS + more; column++) {
            double x = right - column * pitch;
            if (x + 0.5 * pitch < s->g.spine.left + 0.1) {
                draw_dot(c, s, x, top + row * pitch, cover_digit(s, row, -1 - column));
            }
        }
    }
}

const struct cover_design cover_design_dots = {
    .name = "dots",
    .doc = "a solution as dots, the larger the digit",
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.235, .bullet = BULLET_DISC, .draw = draw_back},
};
