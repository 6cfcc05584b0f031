/* Rows of digits all over, which leave room for the words. */
#include "render/book/cover_design.h"

static void arrange(const struct cover_scene *s, struct cover_words *w)
{
    w->head.top = front_y(s, 0.2);
    w->head.bottom = front_y(s, 0.66);
    w->foot.bottom = front_y(s, 0.885);
    w->foot.top = front_y(s, 0.7);
    w->title_font = s->book->serif_bold;
    w->title_pt = 0.14 * s->width;
}

static bool meets(const struct box *a, double left, double top, double right, double bottom)
{
    return a->left < right && a->right > left && a->top < bottom && a->bottom > top;
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    enum { COLUMNS = 13, MOST_ROWS = 40 };
    double cell = s->width / 11.5;
    double left = s->g.front.left + 0.2 * cell;
    double top = s->g.front.top - 0.55 * cell;
    struct paint faint = cover_mix(s->rgb.ground, s->rgb.ink, 0.2);
    struct paint clear = cover_mix(s->rgb.ground, s->rgb.ink, 0.42);
    bool author = s->book->cfg->cover.author || s->book->cfg->book.author;
    int more = cover_more_cells(s, cell);
    for (int row = -more; row < MOST_ROWS && top + row * cell < s->page.bottom; row++) {
        for (int column = -more; column < COLUMNS + more; column++) {
            double hot = cover_chance(s);
            double pad = 0.17 * cell;
            struct box b = {left + column * cell + pad, top + row * cell + pad,
                            left + (column + 1) * cell - pad, top + (row + 1) * cell - pad};
            bool taken =
                meets(&b, s->safe.left - 6, s->head_top - 0.35 * cell, s->safe.right + 6,
                      s->head_bottom + 0.35 * cell) ||
                (author && meets(&b, s->author.left - 0.5 * cell, s->author.top - 0.2 * cell,
                                 s->author.right + 0.5 * cell, s->author.bottom + 0.2 * cell));
            if (!taken) {
                cover_draw_digit(s, c, b, cover_digit(s, row, column),
                                 hot < 0.06  ? s->accent
                                 : hot < 0.4 ? clear
                                             : faint);
            }
        }
    }
}

const struct cover_design cover_design_digits = {
    .name = "digits",
    .doc = "rows of digits from the book's own solutions, which leave room for the words",
    .arrange = arrange,
    .draw = draw,
};
