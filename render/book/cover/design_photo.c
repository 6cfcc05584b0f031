/* A photo in two inks over the upper part, the words below. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.19 * s->width;
    w->title_leading = 0.96;
    w->has_rule = false;
    w->head.top = front_y(s, COVER_PHOTO_PART + 0.03);
    w->head.bottom = front_y(s, 0.95);
    w->foot.top = front_y(s, 0.86);
}

/* A row of nine cells along the photo's foot, some of them filled. */
static void draw_row(struct cover_scene *s, struct canvas *c)
{
    enum { CELLS = 9, HOT = 4 };
    double cell = s->width / CELLS;
    double top = front_y(s, COVER_PHOTO_PART) - cell;
    int more = 1 + cover_more_cells(s, cell);
    for (int column = -more; column < CELLS + more; column++) {
        double x = s->g.front.left + column * cell;
        struct box b = {fmax(x, s->g.fold), top, x + cell, top + cell};
        if (b.right <= b.left || (!cover_given(s, 0, column) && column != HOT)) {
            continue;
        }
        uint32_t rgb = column == HOT ? s->rgb.accent : s->rgb.ground;
        canvas_fill(c, b, cover_mix(s, rgb, rgb, 0));
        if (column >= 0 && column < CELLS) {
            const double at[2] = {x + cell / 2, top + cell / 2};
            cover_number(s, c, at, 0.56 * cell, cover_digit(s, 0, column), cover_ink_on(s, rgb));
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box photo = {s->g.fold, s->page.top, s->page.right, front_y(s, COVER_PHOTO_PART)};
    if (s->photo) {
        canvas_art(c, photo, s->photo, 0);
    }
    draw_row(s, c);
    struct box bar = {s->g.fold, photo.bottom, s->page.right + 1, photo.bottom + 0.012 * s->height};
    canvas_fill(c, bar, s->accent);
}

/* A tint down to the bar, which goes round the book at the photo's foot, or as near to it as what
 * is read lets it. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const double air = 0.012 * s->height;
    double thick = 0.012 * s->height;
    double words = back->words.bottom > back->words.top ? back->words.bottom : s->page.top;
    double y = fmin(front_y(s, COVER_PHOTO_PART), back->foot_top - air - thick);
    y = words + air > y ? (words + back->foot_top - thick) / 2 : y;
    struct box tinted = {s->page.left - 1, s->page.top - 1, s->g.spine.left + 1, y};
    struct box bar = {tinted.left, y, tinted.right, y + thick};
    canvas_fill(c, tinted, cover_mix(s, s->rgb.ground, s->rgb.accent, 0.1));
    canvas_fill(c, bar, s->accent);
}

const struct cover_design cover_design_photo = {
    .name = "photo",
    .doc = "your photo in two of the cover's colours, with the title below it",
    .shows_picture = true,
    .colours = {0xFBF6EC, 0x1C1C1E, 0x12596B, 0},
    .title_font = "Linux Libertine O, EB Garamond 12",
    .title_style = FONT_BOLD,
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.09, .max_head = 0.18, .capped_spine = true, .draw = draw_back},
};
