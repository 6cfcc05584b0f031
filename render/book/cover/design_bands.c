/* Bands across the front, the widest with the digits one to nine. */
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
    w->title_pt = 0.26 * s->width;
    w->title_leading = 0.94;
    w->has_rule = false;
    w->head.top = front_y(s, 0.065);
    w->head.bottom = front_y(s, 0.55);
    w->spine_ground = s->accent;
    w->spine_ink = s->ground;
    w->author = s->ink;
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    static const struct {
        double top, bottom, part; /* of the front; from the ground to the accent */
    } bands[] = {{0.59, 0.605, 0.3},
                 {0.605, 0.63, 0.48},
                 {0.63, 0.665, 0.66},
                 {0.665, 0.715, 0.84},
                 {0.715, 0.875, 1}};
    enum { COUNT = sizeof bands / sizeof bands[0] };
    double left = s->g.fold - 1;
    /* An author of two lines lifts them. */
    double room = fmax(front_y(s, bands[0].top), s->head_bottom + 0.03 * s->height);
    double lift = fmax(0, front_y(s, bands[COUNT - 1].bottom + 0.02) - s->author.top);
    lift = s->author.bottom > s->author.top ? lift : 0;
    for (unsigned i = 0; i < COUNT; i++) {
        /* A long head presses the upper ones together. */
        bool last = i == COUNT - 1;
        double foot = front_y(s, bands[COUNT - 1].top);
        double part = fmax(0, foot - room) / (foot - front_y(s, bands[0].top));
        struct box b = {left, foot - part * (foot - front_y(s, bands[i].top)) - lift,
                        s->page.right + 1, front_y(s, bands[i].bottom) - lift};
        b.bottom = last ? b.bottom : foot - part * (foot - front_y(s, bands[i].bottom)) - lift;
        canvas_fill(c, b, cover_shade_paint(s, bands[i].part));
    }
    double height = front_y(s, bands[COUNT - 1].bottom) - front_y(s, bands[COUNT - 1].top);
    double pitch = (s->safe.right - s->safe.left) / 8.9; /* the last has no space behind it */
    for (unsigned digit = 1; digit <= 9; digit++) {
        double x = s->safe.left + (digit - 1) * pitch;
        double y = front_y(s, bands[COUNT - 1].top) - lift;
        struct box b = {x, y + 0.13 * height, x + 0.86 * pitch, y + 0.87 * height};
        cover_draw_digit(s, c, b, digit, s->ground);
    }
}

/* The front's bands are behind the foot too; the widest reaches the edge. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    static const struct {
        double height, part;
    } bands[] = {{0.015, 0.3}, {0.025, 0.48}, {0.03, 0.66}, {0.035, 0.84}, {0, 1}};
    enum { COUNT = sizeof bands / sizeof bands[0] };
    double y = back->motif_top;
    /* A foot near the words presses them together. */
    const double room = fmax(0, back->foot_top - 8 - y);
    const double part = fmin(1, room / (0.105 * s->height));
    for (unsigned i = 0; i < COUNT; i++) {
        const double bottom =
            i + 1 < COUNT ? y + part * bands[i].height * s->height : s->page.bottom + 1;
        canvas_fill(c, (struct box){s->page.left - 1, y, s->g.spine.left + 1, bottom},
                    cover_shade_paint(s, bands[i].part));
        y = i + 1 < COUNT ? bottom : y;
    }
    /* The front's row of digits, where the foot leaves room for it. */
    const double free = back->foot_top - y;
    const double pitch = width_of(&back->measure) / 8.9;
    const double height = fmin(0.118 * s->height, 0.7 * free);
    const double top = y + (free - height) / 2;
    for (unsigned digit = 1; digit <= 9 && height >= 0.05 * s->height; digit++) {
        const double x = back->measure.left + (digit - 1) * pitch;
        cover_draw_digit(s, c, (struct box){x, top, x + 0.86 * pitch, top + height}, digit,
                         s->ground);
    }
}

const struct cover_design cover_design_bands = {
    .name = "bands",
    .doc = "bands across the front, the widest with the digits 1 to 9",
    .colours = {0xFFF1DA, 0x2A1B20, 0xB3263A, -70},
    .title_font = "Open Sans Condensed",
    .title_style = FONT_BOLD,
    .text_font = "Open Sans, Lato",
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.085, .on_motif = true, .bullet = BULLET_LINE, .draw = draw_back},
};
