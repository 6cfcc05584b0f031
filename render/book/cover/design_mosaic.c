/* A solution as a mosaic: a tile a cell, its tint by its digit. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->align = ALIGN_LEFT;
    w->title_pt = 0.14 * s->width;
    w->title_leading = 1.02;
    w->has_rule = false;
    w->head.top = front_y(s, 0.07);
    w->head.bottom = front_y(s, 0.37);
    w->foot.top = front_y(s, 0.32);
}

enum { ACROSS = 9, MAX_ROWS = 20 };

/* In a cell from x, y on: with its digit where the puzzle gives it. */
static void draw_tile(struct cover_scene *s, struct canvas *c, double x, double y, int row,
                      int column)
{
    double cell = s->width / ACROSS;
    double gap = 0.045 * cell;
    unsigned digit = cover_digit(s, row, column);
    struct box b = {x + gap / 2, y + gap / 2, x + cell - gap / 2, y + cell - gap / 2};
    canvas_fill(c, b,
                digit == 9 ? cover_mix(s, s->rgb.accent, s->rgb.ink, 0.35)
                           : cover_mix(s, s->rgb.ground, s->rgb.accent, 0.12 + 0.11 * digit));
    if (cover_given(s, row, column)) {
        double pad = 0.29 * cell;
        struct box inner = {b.left + pad, b.top + pad, b.right - pad, b.bottom - pad};
        cover_draw_digit(s, c, inner, digit, digit >= 5 ? s->ground : s->ink);
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double cell = s->width / ACROSS;
    double top = fmax(front_y(s, 0.4), s->head_bottom + 0.035 * s->height);
    double foot = s->author.top - 0.03 * s->height;
    bool author = s->book->cfg->cover.author || s->book->cfg->book.author;
    double bottom = author ? foot : s->page.bottom;
    int more = cover_more_cells(s, cell);
    for (int row = 0; row < MAX_ROWS + more; row++) {
        double y = top + row * cell;
        if (author ? y + cell > bottom : y > bottom) {
            break;
        }
        for (int column = -more; column < ACROSS + 1 + more; column++) {
            draw_tile(s, c, s->g.front.left + column * cell, y, row, column);
        }
    }
}

/* A column of tiles along the outer edge, as the front's last ones are. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    double cell = s->width / ACROSS;
    double top = s->g.back.top - 0.5 * cell;
    int more = 1 + cover_more_cells(s, cell);
    for (int row = -more; top + row * cell < s->page.bottom; row++) {
        for (int column = -more; column < 1; column++) {
            draw_tile(s, c, s->g.back.left + (column - 0.1) * cell, top + row * cell, row, column);
        }
    }
}

const struct cover_design cover_design_mosaic = {
    .name = "mosaic",
    .doc = "a solution as tiles, each digit in a different tint",
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.08, .outer = 0.105, .capped_spine = true, .draw = draw_back},
};
