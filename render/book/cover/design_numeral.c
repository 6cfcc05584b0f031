/* The number of puzzles, so large that it runs over the edges. */
#include <math.h>
#include <stdio.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.27 * s->width;
    w->title_leading = 0.94;
    w->has_rule = false;
    w->foot = (struct box){s->safe.left, front_y(s, 0.055), s->safe.right, front_y(s, 0.1)};
    w->foot_from_top = true;
    w->head.top = front_y(s, 0.115);
    w->head.bottom = front_y(s, 0.5);
}

static struct paint shade_of(const struct cover_scene *s, int i, int count)
{
    return cover_shade_paint(s, 1 - 0.35 * (count - 1 - i) / (count > 1 ? count - 1 : 1));
}

/* The number's figures stand in the last row of a grid. */
static void draw_grid(const struct cover_scene *s, struct canvas *c, double left, double cell,
                      double foot, double row_height)
{
    double top = s->head_bottom + 0.045 * s->height;
    struct paint line = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.3);
    struct paint strong = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.5);
    double first = foot - row_height;
    top = first - top > 0.3 * row_height ? top : first;
    int before = (int)ceil((left - s->g.fold) / cell);
    for (double x = left - before * cell; x < s->page.right; x += cell) {
        canvas_line(c, x, top, x, s->page.bottom + 1, 1.5, line);
    }
    for (double y = first; y > top + 1; y -= row_height) {
        canvas_line(c, s->g.fold, y, s->page.right + 1, y, 1.5, line);
    }
    canvas_line(c, s->g.fold, top, s->page.right + 1, top, 4, strong);
}

/* From the right edge to the left, each figure as high as the room under the words. */
static void draw(struct cover_scene *s, struct canvas *c)
{
    char number[24];
    int count = snprintf(number, sizeof number, "%zu", s->book->puzzle_count);
    /* Of a case the wrap is not seen. */
    double right = s->g.hard ? s->g.front.right + 9 : s->page.right;
    double bottom = s->g.hard ? s->g.front.bottom + 9 : s->page.bottom;
    double room = bottom - fmax(front_y(s, 0.4), s->head_bottom + 0.07 * s->height);
    double width = fmin(1.08 * s->width / count, 0.66 * room / 0.94);
    double height = width / 0.66;
    double top = bottom - 0.94 * height;
    double left = right + 0.06 * width - count * width;
    draw_grid(s, c, left - 0.03 * width, width, bottom, 0.94 * height + 0.04 * s->height);
    for (int i = 0; i < count; i++) {
        unsigned digit = (unsigned)(number[i] - '0');
        struct box b = {left + i * width, top, left + (i + 0.94) * width, top + height};
        cover_draw_digit(s, c, b, digit, shade_of(s, i, count));
    }
}

/* Smaller, over the opposite corner: from the left edge, the head cut off. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    char number[24];
    int count = snprintf(number, sizeof number, "%zu", s->book->puzzle_count);
    double top = s->g.hard ? s->g.back.top - 9 : s->page.top;
    double left = s->g.hard ? s->g.back.left - 9 : s->page.left;
    double height =
        fmin((back->measure.top - 0.04 * s->height - top) / 0.88, 0.9 * s->width / (0.72 * count));
    double width = 0.72 * height;
    for (int i = 0; i < count; i++) {
        double x = left + (i - 0.1) * width;
        struct box b = {x, top - 0.12 * height, x + 0.94 * width, top + 0.88 * height};
        cover_draw_digit(s, c, b, (unsigned)(number[i] - '0'), shade_of(s, i, count));
    }
}

const struct cover_design cover_design_numeral = {
    .name = "numeral",
    .doc = "the number of puzzles, larger than the page",
    .colours = {0xFFD24D, 0x1D1B22, 0xB4233C, -60},
    .title_font = "Open Sans Condensed",
    .title_style = FONT_BOLD,
    .text_font = "Open Sans, Lato",
    .place_words = place_words,
    .draw = draw,
    .back = {.facts = FACTS_FIGURES,
             .card = CARD_PAPER,
             .head = 0.24,
             .max_head = 0.42,
             .capped_spine = true,
             .draw = draw_back},
};
