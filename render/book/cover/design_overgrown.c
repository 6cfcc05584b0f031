/* A large grid that grows out of the lower right corner, over the edges. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_pt = 0.2 * s->width;
    w->title_leading = 0.98;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->has_rule = false;
    w->foot = (struct box){s->safe.left, front_y(s, 0.055), s->safe.right, front_y(s, 0.1)};
    w->foot_from_top = true;
    w->head.top = front_y(s, 0.115);
    w->head.bottom = front_y(s, 0.52);
    w->spine_ground = s->accent;
    w->spine_ink = cover_ink_on(s, s->rgb.accent);
}

/* The further towards the corner, the surer there is a cell. */
static bool grows(struct cover_scene *s, int row, int column)
{
    double reach = 1.15 * row + column;
    return reach >= 6.6 + 2.4 * cover_chance(s);
}

enum { ACCENT_DIGIT = 7 };
#define CELL_PART 0.163 /* of the front's width */

/* hot: whether it has its digit, more than a half does. */
static void draw_cell(struct cover_scene *s, struct canvas *c, struct box b, unsigned digit,
                      double hot, double part)
{
    double pad = 0.19 * (b.right - b.left);
    struct box inner = {b.left + pad, b.top + pad, b.right - pad, b.bottom - pad};
    bool accent = digit == ACCENT_DIGIT;
    uint32_t rgb = accent ? s->rgb.accent : cover_shade(s, part);
    canvas_fill(c, b, cover_mix(s, rgb, rgb, 0));
    canvas_frame(c, b, 1.4, cover_mix(s, rgb, s->rgb.ink, 0.6));
    if (hot > 0.5) {
        cover_draw_digit(s, c, inner, digit, cover_ink_on(s, rgb));
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    enum { COLUMNS = 7, ROWS = 10 };
    double cell = CELL_PART * s->width;
    double left = s->g.front.right - 6.55 * cell;
    double top = s->g.front.bottom - 9.6 * cell;
    int more = cover_more_cells(s, cell);
    for (int row = 0; row < ROWS + more; row++) {
        for (int column = 0; column < COLUMNS + more; column++) {
            bool there = grows(s, row, column);
            double hot = cover_chance(s);
            struct box b = {left + column * cell, top + row * cell, left + (column + 1) * cell,
                            top + (row + 1) * cell};
            /* The spine cuts none. */
            if (there && b.left >= s->g.fold && b.top >= s->head_bottom + 0.1 * cell) {
                const unsigned digit = cover_digit(s, row, column);
                draw_cell(s, c, b, digit, digit == ACCENT_DIGIT ? 1 : hot,
                          0.03 + 0.035 * (row + column - 4));
            }
        }
    }
}

/* Of the cover's ground, around the sample and its caption. */
static struct box clearing_of(const struct cover_back *back)
{
    const double apart = 0.035 * width_of(&back->sample);
    const double foot = back->sample.bottom + apart;
    const double side = height_of(&back->sample) + 2 * apart;
    const double middle = (back->sample.left + back->sample.right) / 2;
    return (struct box){middle - side / 2, foot - side, middle + side / 2, foot};
}

/* Of the cells, so that a whole one has room between the clearing and the spine. */
static double back_cell(const struct cover_scene *s, const struct box *clearing)
{
    int across = 3;
    while (across < 8 && clearing->right + width_of(clearing) / across > s->g.spine.left) {
        across++;
    }
    return width_of(clearing) / across;
}

/* As the front's, but out of the upper left corner; a square of its cells is a clearing, in which
 * the sample stands. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    enum { BEFORE = 3, COLUMNS = 9 };
    const bool grown = back->arrangement == BACK_WINDOW;
    const struct box clearing = clearing_of(back);
    const double cell = grown ? back_cell(s, &clearing) : CELL_PART * s->width;
    const int clear = grown ? (int)lround(width_of(&clearing) / cell) : 0;
    const double left = grown ? clearing.left : s->g.back.left + 0.55 * cell;
    const double top = grown ? clearing.top : s->g.back.top + 0.6 * cell;
    const double rows = grown ? clear : (back->motif_bottom - top) / cell;
    const double reach = grown ? 2.4 * clear : 1.5 * rows;
    int more = cover_more_cells(s, cell);
    for (int row = -BEFORE - more; row < rows; row++) {
        for (int column = -BEFORE - more; column < COLUMNS; column++) {
            struct box b = {left + column * cell, top + row * cell, left + (column + 1) * cell,
                            top + (row + 1) * cell};
            bool seen = b.right > s->page.left && b.bottom > s->page.top;
            bool there = 1.5 * row + column < reach + 1.2 * cover_chance(s);
            double hot = cover_chance(s);
            there &= !grown || row < 0 || column < 0 || column >= clear;
            if (seen && there && b.right < s->g.spine.left && b.bottom <= back->motif_bottom) {
                /* A cell that the page cuts has no digit: a half would look like a mistake. */
                const bool whole = b.left >= s->g.back.left && b.top >= s->g.back.top;
                const unsigned digit = cover_digit(s, row, column);
                draw_cell(s, c, b, digit,
                          !whole                  ? 0
                          : digit == ACCENT_DIGIT ? 1
                                                  : hot,
                          fmax(0.04, 0.3 - 0.035 * (row + column)));
            }
        }
    }
}

const struct cover_design cover_design_overgrown = {
    .name = "overgrown",
    .doc = "a large grid that runs out of a corner over the edges",
    .colours = {0xFFF6E3, 0x1F1A1C, 0xD1422B, -40},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .back = {.arrangement = BACK_WINDOW,
             .card = CARD_BARE,
             .head = 0.235,
             .max_head = 0.42,
             .bullet = BULLET_CELL,
             .draw = draw_back},
};
