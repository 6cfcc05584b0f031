/* The number of puzzles, as large as the front lets it be; on the back it stands over the words. */
#include <math.h>
#include <stdio.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/style/book_words.h"

#define FIGURE 0.66 /* the width of a figure, in parts of its height */
#define GAP    0.06 /* the part of it that is free behind the figure */
#define LABEL  1.35 /* the room for the word, in parts of its size */
/* In parts of the height: the least of a figure, which is larger than a headline, and the room over
 * it. */
#define LEAST 0.09
#define ABOVE 0.075
#define HEAD  0.045 /* the part of it over the grid */

/* On fronts wider than high, words in parts of the width would leave the number no room. */
static double side_of(const struct cover_scene *s)
{
    return s->width > s->height ? 0.75 * s->height : s->width;
}

static double label_pt(const struct cover_scene *s)
{
    return fmax(12, 0.1 * side_of(s));
}

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.17 * side_of(s);
    w->title_leading = 0.94;
    w->has_rule = false;
    w->foot = (struct box){s->safe.left, front_y(s, 0.055), s->safe.right, front_y(s, 0.1)};
    w->foot_from_top = true;
    w->head.top = front_y(s, 0.115);
    w->head.bottom = front_y(s, 0.5);
    w->head_ends = s->safe.bottom - LABEL * label_pt(s) - (ABOVE + 1.1 * LEAST) * s->height;
}

static struct paint shade_of(const struct cover_scene *s, int i, int count)
{
    return cover_shade_paint(s, 1 - 0.35 * (count - 1 - i) / (count > 1 ? count - 1 : 1));
}

/* The number on the front: its figures stand in a row of a grid, and under them the word for what
 * they count. All of it is read, so it keeps clear of the cut. */
struct numeral {
    char figure[24];
    int count;
    double left, top, width, height; /* of the first figure, its width with the space behind it */
    double head;                     /* where the grid begins */
    struct text_style label;
};

static const char *word_of(const struct cover_scene *s)
{
    const size_t count = s->book->puzzle_count;
    return book_text(s->book, count == 1                  ? TEXT_puzzle
                              : translation_is_few(count) ? TEXT_puzzles
                                                          : TEXT_puzzles_many);
}

/* As large as the room between title and word, from side to side. */
static struct numeral numeral_of(const struct cover_scene *s)
{
    struct numeral n = {.label = {.font = s->title_font ? s->title_font : s->strong_font,
                                  .size_pt = label_pt(s),
                                  .paint = s->ink}};
    n.count = snprintf(n.figure, sizeof n.figure, "%zu", s->book->puzzle_count);
    const double room_pt = s->safe.right - s->safe.left;
    n.label.size_pt *= fmin(1, room_pt / text_width_pt(&n.label, word_of(s)));
    const double bottom = s->safe.bottom - LABEL * n.label.size_pt;
    n.head = s->head_bottom + HEAD * s->height;
    n.width = fmin((room_pt + GAP * room_pt / n.count) / n.count,
                   FIGURE * (bottom - n.head - (ABOVE - HEAD) * s->height));
    n.height = n.width / FIGURE;
    n.top = bottom - n.height;
    n.left = s->safe.left;
    return n;
}

/* Very long words leave no room for it. */
static bool is_shown(const struct cover_scene *s, const struct numeral *n)
{
    return n->height >= LEAST * s->height;
}

/* A column a figure, and the row of the word. */
static void draw_grid(const struct cover_scene *s, struct canvas *c, const struct numeral *n)
{
    const struct paint line = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.3);
    const struct paint strong = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.5);
    const double between = n->left - GAP / 2 * n->width;
    const double foot = n->top + n->height + 0.015 * s->height;
    for (int i = 1; between + i * n->width < s->page.right; i++) {
        const double x = between + i * n->width;
        canvas_line(c, x, n->head, x, foot, 1.5, line);
    }
    canvas_line(c, s->g.fold, foot, s->page.right + 1, foot, 1.5, line);
    canvas_line(c, s->g.fold, n->head, s->page.right + 1, n->head, 4, strong);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    const struct numeral n = numeral_of(s);
    if (!is_shown(s, &n)) {
        return;
    }
    draw_grid(s, c, &n);
    for (int i = 0; i < n.count; i++) {
        const double x = n.left + i * n.width;
        const struct box b = {x, n.top, x + (1 - GAP) * n.width, n.top + n.height};
        cover_draw_digit(s, c, b, (unsigned)(n.figure[i] - '0'), shade_of(s, i, n.count));
    }
}

/* The word after the number. */
static void add(struct cover_scene *s, struct canvas *c)
{
    const struct numeral n = numeral_of(s);
    if (is_shown(s, &n)) {
        canvas_text(c, n.left, s->safe.bottom - 0.2 * n.label.size_pt, ALIGN_LEFT, &n.label,
                    word_of(s));
    }
}

/* Smaller, whole over the words, where it is still larger than a headline. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const double least = LEAST * s->height;
    char number[24];
    const int count = snprintf(number, sizeof number, "%zu", s->book->puzzle_count);
    const double top = s->g.back.top + fmax(s->safe_pt, 0.055 * s->height);
    const double height = fmin(back->measure.top - 0.04 * s->height - top,
                               width_of(&back->measure) / (FIGURE * count));
    const double width = FIGURE * height;
    for (int i = 0; i < count && height >= least; i++) {
        const double x = back->measure.left + i * width;
        const struct box b = {x, top, x + (1 - GAP) * width, top + height};
        cover_draw_digit(s, c, b, (unsigned)(number[i] - '0'), shade_of(s, i, count));
    }
}

const struct cover_design cover_design_numeral = {
    .name = "numeral",
    .doc = "the number of puzzles, as large as the page lets it be",
    .colours = {0xFFD24D, 0x1D1B22, 0xB4233C, -60},
    .title_font = "Open Sans Condensed",
    .title_style = FONT_BOLD,
    .text_font = "Open Sans, Lato",
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .back = {.card = CARD_PAPER,
             .head = 0.24,
             .max_head = 0.42,
             .capped_spine = true,
             .draw = draw_back},
};
