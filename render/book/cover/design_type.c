/* The title as large as the front lets it be, on the accent from edge to edge. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->book->faces.serif_bold;
    w->subtitle_font = s->book->faces.serif_italic;
    w->author_font = s->book->faces.serif;
    w->title_pt = 0.36 * s->width;
    w->title_part = 0.82;
    w->title_leading = 0.92;
    w->head.top = front_y(s, 0.07);
    w->head.bottom = front_y(s, 0.88);
    cover_words_on_accent(s, w);
    w->has_rule = true;
}

static bool meets_words(const struct cover_scene *s, const struct box *b)
{
    const double space = 0.02 * s->width;
    return (b->bottom > s->head_top - space && b->top < s->head_bottom + space &&
            b->left < s->head_right + space) ||
           (b->bottom > s->author.top - space && b->top < s->author.bottom + space &&
            b->left < s->author.right + space);
}

/* A cell of a large grid, with its digit where the puzzle gives it, on a darker ground. */
static void draw_cell(struct cover_scene *s, struct canvas *c, struct box b, int row, int column)
{
    const double cell = b.right - b.left;
    const struct box inner = {b.left + 0.2 * cell, b.top + 0.16 * cell, b.right - 0.2 * cell,
                              b.bottom - 0.16 * cell};
    if (cover_given(s, row, column)) {
        canvas_fill(c, b, cover_mix(s, s->rgb.accent, 0x000000, 0.16));
        cover_draw_digit(s, c, inner, cover_digit(s, row, column),
                         cover_mix(s, s->rgb.accent, s->rgb.ground, 0.5));
    }
    canvas_frame(c, b, 2.5, cover_mix(s, s->rgb.accent, s->rgb.ground, 0.28));
}

/* They stand around the words. */
static void draw_cells(struct cover_scene *s, struct canvas *c, const struct box *all)
{
    enum { ACROSS = 5, MORE = 3, MAX_LINES = 14 };
    double cell = s->width / ACROSS;
    for (int row = -MORE; row < MAX_LINES; row++) {
        for (int column = -MORE; column < MAX_LINES; column++) {
            double x = s->g.front.left + (column - 0.5) * cell;
            double y = s->g.front.top + (row - 0.62) * cell;
            struct box b = {x, y, x + cell, y + cell};
            bool seen = b.right > all->left && b.left < all->right && b.top < all->bottom &&
                        b.bottom > all->top;
            /* No line crosses the words, and the fold cuts no cell. */
            if (seen && b.left > all->left && !meets_words(s, &b)) {
                draw_cell(s, c, b, row, column);
            }
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box all = {s->g.fold - 1, s->page.top - 1, s->page.right + 1, s->page.bottom + 1};
    canvas_fill(c, all, s->accent);
    draw_cells(s, c, &all);
}

/* The same ground; its cells where nothing is read. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    enum { ACROSS = 4, MORE = 3, MAX_LINES = 12 };
    const struct box all = {s->page.left - 1, s->page.top - 1, s->g.spine.left + 1,
                            s->page.bottom + 1};
    const double cell = s->width / ACROSS;
    const double space = 0.02 * s->width;
    canvas_fill(c, all, s->accent);
    for (int row = 0; row < MAX_LINES; row++) {
        for (int column = -MORE; column < MAX_LINES; column++) {
            const double x = s->g.spine.left - (column + 0.5) * cell;
            const double y = back->measure.top - 0.04 * s->height - (row + 1) * cell;
            const struct box b = {x, y, x + cell, y + cell};
            const bool seen = b.right > all.left && b.bottom > all.top && b.right < all.right;
            if (seen && !cover_back_takes(back, &b, space)) {
                draw_cell(s, c, b, row, column);
            }
        }
    }
}

const struct cover_design cover_design_type = {
    .name = "type",
    .doc = "the title as large as possible, on the accent from edge to edge",
    .colours = {0xFFF4E2, 0x1E1A1A, 0xB9321F, 0},
    .place_words = place_words,
    .draw = draw,
    .back = {.arrangement = BACK_ACROSS,
             .headline = 1.3,
             .head = 0.15,
             .max_head = 0.45,
             .on_accent = true,
             .bullet = BULLET_LINE,
             .draw = draw_back},
};
