/* Animals in the cells of a small board, for books for children. */
#include <math.h>

#include "render/board/sign_pictures.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

enum { SIDE = 4 };

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.2 * s->width;
    w->title_leading = 0.95;
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

/* Bubbles behind it all, but for what is read. */
static void draw_bubbles(struct cover_scene *s, struct canvas *c, struct box room, struct box keep,
                         unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        double x = room.left + cover_chance(s) * (room.right - room.left);
        double y = room.top + cover_chance(s) * (room.bottom - room.top);
        double radius = (0.02 + 0.06 * cover_chance(s)) * s->width;
        double strength = 0.06 + 0.1 * cover_chance(s);
        if (y + radius < keep.top || y - radius > keep.bottom) {
            canvas_circle(c, x, y, radius, 0, cover_mix(s, s->rgb.ground, s->rgb.ink, strength));
        }
    }
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

/* Hills along the foot, from edge to edge of a side, under the words. */
static void draw_hills(struct cover_scene *s, struct canvas *c, double left, double right)
{
    static const struct {
        double x, y, radius, dark;
    } hills[] = {{0.1, 1.44, 0.62, 0.05}, {0.85, 1.5, 0.7, 0.2}, {0.4, 1.75, 0.86, 0.35}};
    const double highest = 0.56; /* in parts of the width, from the foot */
    double top = s->g.front.bottom - highest * s->width;
    double down = fmax(0, s->head_bottom + 0.03 * s->height - top);
    for (unsigned i = 0; i < sizeof hills / sizeof hills[0]; i++) {
        canvas_circle(c, left + hills[i].x * (right - left),
                      s->g.front.bottom + down + (hills[i].y - 1.36) * s->width,
                      hills[i].radius * s->width, 0,
                      cover_mix(s, 0x8CC63F, 0x1E7A3C, hills[i].dark));
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box room = {s->g.fold, s->page.top, s->page.right, s->page.bottom};
    struct box keep = {room.left, s->head_top, room.right, s->head_bottom};
    draw_bubbles(s, c, room, keep, 40);
    /* The sun. */
    double x = s->g.front.left + 0.99 * s->width;
    double y = s->g.front.top;
    canvas_circle(c, x, y, 0.1 * s->width, 0, cover_mix(s, s->rgb.ground, 0xFFD86B, 0.35));
    canvas_circle(c, x, y, 0.07 * s->width, 0, cover_mix(s, 0xFFD86B, 0, 0));
    draw_hills(s, c, s->g.front.left, s->g.front.right);
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

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    double reach = 0.1 * s->width; /* of the largest */
    struct box room = {s->page.left, s->page.top, s->g.spine.left - reach,
                       fmax(s->page.top, back->measure.top - reach)};
    draw_bubbles(s, c, room, (struct box){0, room.bottom + reach, 0, room.bottom + reach}, 14);
}

const struct cover_design cover_design_animals = {
    .name = "animals",
    .doc = "animals on a board of four by four, for books for children",
    .title_font = "Comic Neue",
    .title_style = FONT_BOLD,
    .text_font = "Comic Neue",
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .back = {.head = 0.2, .align = ALIGN_CENTRE, .bullet = BULLET_DISC, .draw = draw_back},
};
