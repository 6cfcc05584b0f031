/* The number of puzzles, so large that it runs over the edges. */
#include <math.h>
#include <stdio.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/style/book_words.h"

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

/* The number on the front: its figures stand in the last row of a grid, under the word for what
 * they count. */
struct numeral {
    char figure[24];
    int count;
    double left, top, width, height; /* of the first figure, its width with the space behind it */
    double bottom;                   /* of the page, or near it */
    double row, head;                /* the last row's height, and where the grid begins */
    double label_pt;
};

/* From the right edge to the left, each figure as high as the room under the words. */
static struct numeral numeral_of(const struct cover_scene *s)
{
    struct numeral n = {.label_pt = fmax(12, 0.062 * s->width)};
    n.count = snprintf(n.figure, sizeof n.figure, "%zu", s->book->puzzle_count);
    /* Of a case the wrap is not seen. */
    const double right = s->g.hard ? s->g.front.right + 9 : s->page.right;
    n.bottom = s->g.hard ? s->g.front.bottom + 9 : s->page.bottom;
    const double over = 1.9 * n.label_pt; /* the figures */
    const double first = s->head_bottom + 0.045 * s->height;
    const double room = n.bottom - fmax(front_y(s, 0.4), first + over);
    n.width = fmin(1.08 * s->width / n.count, 0.66 * room / 0.94);
    n.height = n.width / 0.66;
    n.top = n.bottom - 0.94 * n.height;
    n.left = right + 0.06 * n.width - n.count * n.width;
    n.row = 0.94 * n.height + over;
    n.head = n.bottom - n.row;
    n.head = n.head - first > 0.3 * n.row ? first : n.head;
    return n;
}

static void draw_grid(const struct cover_scene *s, struct canvas *c, const struct numeral *n)
{
    const struct paint line = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.3);
    const struct paint strong = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.5);
    const double left = n->left - 0.03 * n->width;
    const int before = (int)ceil((left - s->g.fold) / n->width);
    for (double x = left - before * n->width; x < s->page.right; x += n->width) {
        canvas_line(c, x, n->bottom - n->row, x, s->page.bottom + 1, 1.5, line);
    }
    for (double y = n->bottom - n->row; y > n->head + 1; y -= n->row) {
        canvas_line(c, s->g.fold, y, s->page.right + 1, y, 1.5, line);
    }
    canvas_line(c, s->g.fold, n->head, s->page.right + 1, n->head, 4, strong);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    const struct numeral n = numeral_of(s);
    draw_grid(s, c, &n);
    for (int i = 0; i < n.count; i++) {
        const double x = n.left + i * n.width;
        const struct box b = {x, n.top, x + 0.94 * n.width, n.top + n.height};
        cover_draw_digit(s, c, b, (unsigned)(n.figure[i] - '0'), shade_of(s, i, n.count));
    }
}

/* The word, clear of the grid's lines. */
static void add(struct cover_scene *s, struct canvas *c)
{
    const struct numeral n = numeral_of(s);
    const char *word = book_text(s->book, TEXT_puzzles);
    struct text_style style = {.font = s->title_font ? s->title_font : s->strong_font,
                               .size_pt = n.label_pt,
                               .paint = s->ink};
    const double left = fmax(s->safe.left, n.left + 0.06 * n.width);
    const double room = s->safe.right - left;
    style.size_pt *= fmin(1, room / text_width_pt(&style, word));
    canvas_text(c, left, n.bottom - n.row + 1.35 * n.label_pt, ALIGN_LEFT, &style, word);
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
    .add = add,
    .back = {.facts = FACTS_FIGURES,
             .card = CARD_PAPER,
             .head = 0.24,
             .max_head = 0.42,
             .capped_spine = true,
             .draw = draw_back},
};
