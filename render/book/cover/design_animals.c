/* Animals in the cells of a small board, for books for children. */
#include <math.h>

#include "render/board/sign_pictures.h"
#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

enum { SIDE = 4 };

/* The ground with some of a sky in it. Meadows are green by day: where the ground is dark, the sky
 * is the light one that white has. */
static uint32_t sky_of(const struct cover_scene *s)
{
    const uint32_t day = 0x8FD3F4;
    const bool light = cover_contrast(s->rgb.ground, 0x000000) >= 9;
    return cover_mixed(light ? s->rgb.ground : 0xFFFFFF, day, 0.4);
}

/* The cover's own, where it is read well there. */
static struct paint ink_of(const struct cover_scene *s)
{
    const double enough = 7;
    return cover_contrast(s->rgb.ink, sky_of(s)) >= enough ? s->ink : PAINT_BLACK;
}

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.2 * s->width;
    w->title_leading = 0.95;
    w->subtitle = w->author = w->body = ink_of(s);
    w->title = cover_contrast(0x14683A, sky_of(s)) >= 4.5 ? cover_mix(s, 0x14683A, 0, 0) : w->body;
    w->title_on_back = true;
    w->spine_ground = cover_mix(s, 0x1E7A3C, 0, 0);
    w->spine_ink = cover_ink_on(s, 0x1E7A3C);
    w->has_rule = false;
    w->head.top = front_y(s, 0.05);
    w->head.bottom = front_y(s, 0.43);
    if (cover_lies(s)) {
        w->head.right = front_x(s, 0.52);
        w->head.bottom = front_y(s, 0.8);
        w->foot.right = w->head.right;
    }
}

/* Which animal stands in a cell; 0: none, for the child to find. Each once in every row, column and
 * box. */
static const unsigned board[SIDE][SIDE] = {{1, 0, 3, 4}, {3, 4, 0, 2}, {0, 1, 4, 3}, {4, 3, 2, 0}};

static struct box board_box(const struct cover_scene *s)
{
    bool aside = cover_lies(s);
    double left = aside ? front_x(s, 0.55) : s->safe.left;
    double foot = aside ? s->safe.bottom : s->author.top - 0.02 * s->height;
    double top = aside ? s->safe.top : s->head_bottom + 0.02 * s->height;
    double side = fmax(0, fmin(s->safe.right - left, foot - top));
    double x = (left + s->safe.right) / 2;
    double y = top + (foot - top - side) / 2;
    return (struct box){x - side / 2, y, x + side / 2, y + side};
}

static void draw_animal(struct cover_scene *s, struct canvas *c, const struct sign_pictures *set,
                        unsigned animal, struct box cell)
{
    double pad = 0.1 * (cell.right - cell.left);
    struct box inner = {cell.left + pad, cell.top + pad, cell.right - pad, cell.bottom - pad};
    if (animal && animal <= set->count) {
        canvas_art_in_colour(c, inner, set->art[animal - 1], s->book->source.profile->min_line_pt);
    }
}

/* A tile a cell, its colour that of its animal. */
static void draw_board(struct cover_scene *s, struct canvas *c, const struct sign_pictures *set)
{
    static const uint32_t colour[SIDE + 1] = {0xFFFFFF, 0xFFD86B, 0x8FD3F4, 0xFFC2D1, 0xB8E39A};
    struct box all = board_box(s);
    double cell = (all.right - all.left) / SIDE;
    const struct text_style style = {
        .font = s->strong_font, .size_pt = 0.62 * cell, .paint = cover_mix(s, 0x1E7A3C, 0, 0)};
    for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
            /* Boxes stand a little apart. */
            double x = all.left + column * cell + (column < SIDE / 2 ? 0 : 0.05) * cell;
            double y = all.top + row * cell + (row < SIDE / 2 ? 0 : 0.05) * cell;
            double side = 0.9 * cell;
            struct box b = {x, y, x + side, y + side};
            cover_tile(c, b, 0.16 * side, cover_mix(s, colour[board[row][column]], 0, 0));
            draw_animal(s, c, set, board[row][column], b);
            if (!board[row][column]) {
                double baseline = y + side / 2 + font_cap_height_em(style.font) * style.size_pt / 2;
                canvas_text(c, x + side / 2, baseline, ALIGN_CENTRE, &style, "?");
            }
        }
    }
}

static void draw_sky(const struct cover_scene *s, struct canvas *c, double left, double right)
{
    const uint32_t sky = sky_of(s);
    canvas_fill(c, (struct box){left, s->page.top - 1, right, s->page.bottom + 1},
                cover_mix(s, sky, sky, 0));
}

/* Of five discs on one line, this wide. */
static void draw_cloud(const struct cover_scene *s, struct canvas *c, double x, double y,
                       double width)
{
    static const double disc[][3] = {
        {-0.34, -0.08, 0.13}, {-0.14, -0.16, 0.2}, {0.1, -0.2, 0.24}, {0.32, -0.1, 0.15}};
    const struct paint p = cover_mix(s, sky_of(s), 0xFFFFFF, 0.85);
    for (size_t i = 0; i < sizeof disc / sizeof disc[0]; i++) {
        canvas_circle(c, x + disc[i][0] * width, y + disc[i][1] * width, disc[i][2] * width, 0, p);
    }
    canvas_fill(
        c, (struct box){x - 0.36 * width, y - 0.12 * width, x + 0.36 * width, y + 0.05 * width}, p);
    canvas_circle(c, x - 0.36 * width, y - 0.035 * width, 0.085 * width, 0, p);
    canvas_circle(c, x + 0.36 * width, y - 0.035 * width, 0.085 * width, 0, p);
}

static struct sign_pictures *animals(struct cover_scene *s)
{
    struct sign_pictures *set = NULL;
    struct diag silent;
    diag_init(&silent, NULL);
    sign_pictures_load(&set, "animals", SIDE, NULL, &silent);
    s->failed |= !set;
    return set;
}

/* Hills from edge to edge of a side, the highest at this y. */
static void draw_hills(struct cover_scene *s, struct canvas *c, double left, double right,
                       double top)
{
    static const struct {
        double x, y, radius, dark;
    } hills[] = {{0.1, 0.68, 0.62, 0.05}, {0.85, 0.76, 0.7, 0.2}, {0.5, 1.06, 0.86, 0.35}};
    for (unsigned i = 0; i < sizeof hills / sizeof hills[0]; i++) {
        const struct paint p = cover_mix(s, 0x8CC63F, 0x1E7A3C, hills[i].dark);
        const double x = left + hills[i].x * (right - left);
        const double y = top + hills[i].y * s->width;
        canvas_circle(c, x, y, hills[i].radius * s->width, 0, p);
        /* A hill has no end under a high foot. */
        if (y < s->page.bottom) {
            canvas_fill(c, (struct box){left, y, right, s->page.bottom + 1}, p);
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    const double highest = 0.56; /* in parts of the width, from the foot */
    const double x = front_x(s, 0.06);
    const double y = s->head_bottom + 0.14 * s->width; /* no words on it */
    draw_sky(s, c, s->g.fold - 1, s->page.right + 1);
    canvas_circle(c, x, y, 0.13 * s->width, 0, cover_mix(s, sky_of(s), 0xFFD86B, 0.45));
    canvas_circle(c, x, y, 0.09 * s->width, 0, cover_mix(s, 0xFFC93C, 0, 0));
    draw_cloud(s, c, front_x(s, 0.97), s->head_bottom + 0.1 * s->height, 0.28 * s->width);
    draw_hills(s, c, s->g.front.left, s->g.front.right,
               fmax(s->g.front.bottom - highest * s->width, s->head_bottom + 0.03 * s->height));
}

/* The board is what is read, not decoration. */
static void add(struct cover_scene *s, struct canvas *c)
{
    struct sign_pictures *set = animals(s);
    if (set) {
        draw_board(s, c, set);
    }
    sign_pictures_drop(set);
}

/* The same meadow under the foot, as high as the words leave it. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const double left = s->page.left - 1;
    const double right = s->g.spine.left + 1;
    const double cloud = fmin(0.2 * s->width, 1.6 * (back->measure.top - s->g.back.top));
    draw_sky(s, c, left, right);
    draw_cloud(s, c, s->g.back.left + 0.2 * s->width, back->measure.top - 0.25 * cloud, cloud);
    draw_cloud(s, c, s->g.back.left + 0.8 * s->width, back->measure.top - 0.4 * cloud,
               0.75 * cloud);
    draw_hills(s, c, left, right, back->motif_top);
}

const struct cover_design cover_design_animals = {
    .name = "animals",
    .doc = "animals on a board of four by four, for books for children",
    .colours = {0xFFFFFF, 0x000000, 0x1F4E79, 0},
    .title_font = "Comic Neue, Comfortaa",
    .title_style = FONT_BOLD,
    .text_font = "Comic Neue, Comfortaa",
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .shows_easiest = true,
    .back = {.card = CARD_ROUND,
             .head = 0.13,
             .on_motif = true,
             .align = ALIGN_CENTRE,
             .bullet = BULLET_DISC,
             .draw = draw_back},
};
