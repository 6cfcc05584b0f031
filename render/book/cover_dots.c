/* A solution as dots, the larger the digit. */
#include "render/book/cover_design.h"

static void arrange(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->book->sans_bold;
    w->subtitle_font = s->book->sans;
    w->title_pt = 0.13 * s->width;
    w->title_leading = 1.05;
    w->has_rule = false;
    w->at_foot = true;
    w->head.top = front_y(s, 0.55);
    w->head.bottom = front_y(s, 0.865);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    enum { ACROSS = 10, MOST_ROWS = 14 };
    double pitch = s->width / (ACROSS - 1);
    double left = s->g.front.left + 0.5 * pitch;
    double top = s->g.front.top + 0.5 * pitch;
    int more = cover_more_cells(s, pitch);
    for (int row = -more; row < MOST_ROWS; row++) {
        double y = top + row * pitch;
        if (y + 0.75 * pitch > s->head_top) {
            break;
        }
        for (int column = -more; column < ACROSS + more; column++) {
            unsigned digit = cover_digit(s, row, column);
            double radius = pitch * (0.07 + 0.043 * digit);
            struct paint p = digit == 9 ? s->accent
                             : digit == 1
                                 ? s->ink
                                 : cover_mix(s->rgb.ground, s->rgb.ink, 0.1 + 0.055 * digit);
            canvas_circle(c, left + column * pitch, y, radius, 0, p);
        }
    }
}

const struct cover_design cover_design_dots = {
    .name = "dots",
    .doc = "a solution as dots, the larger the digit",
    .arrange = arrange,
    .draw = draw,
};
