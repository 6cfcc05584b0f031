/* Arrows across a large grid: circles with sums, shafts with the digits that make them. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 7, BACK_ROW = 5, WHOLE_ROWS = 4 };

static const char *const solution[] = {"491627358", "536981427", "782543619",
                                       "653478192", "817392546", "249156873",
                                       "964235781", "375819264", "128764935"};

/* From the circle on. */
static const struct cover_path on_front[] = {
    {4, {{1, 8}, {1, 7}, {1, 6}, {1, 5}}},
    {4, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}},
    {3, {{1, 3}, {1, 2}, {1, 1}}},
    {3, {{0, 8}, {0, 7}, {0, 6}}},
    {5, {{4, 8}, {3, 8}, {2, 7}, {3, 6}, {4, 5}}},
    {4, {{4, 4}, {4, 3}, {3, 3}, {2, 2}}},
    {3, {{2, 1}, {3, 1}, {3, 2}}},
    {3, {{3, 4}, {2, 4}, {2, 5}}},
    {3, {{3, 7}, {4, 7}, {4, 6}}},
    {3, {{4, 2}, {4, 1}, {3, 0}}},
};
/* From row BACK_ROW on. */
static const struct cover_path on_back[] = {
    {4, {{5, 2}, {6, 2}, {6, 3}, {6, 4}}},
    {3, {{5, 5}, {5, 4}, {5, 3}}},
    {3, {{6, 1}, {5, 1}, {5, 0}}},
    {3, {{7, 5}, {7, 4}, {7, 3}}},
};

/* A point that touches the last number. */
static void draw_head(struct canvas *c, const struct cover_field *f, const double from[2],
                      const double to[2], struct paint p)
{
    const double near = 0.28; /* of a cell, from the middle */
    double length = hypot(to[0] - from[0], to[1] - from[1]);
    double x = (to[0] - from[0]) / length * f->cell;
    double y = (to[1] - from[1]) / length * f->cell;
    double tip[2] = {to[0] - near * x, to[1] - near * y};
    const double corner[3][2] = {{tip[0], tip[1]},
                                 {tip[0] - 0.26 * x - 0.18 * y, tip[1] - 0.26 * y + 0.18 * x},
                                 {tip[0] - 0.26 * x + 0.18 * y, tip[1] - 0.26 * y - 0.18 * x}};
    cover_polygon(c, corner, 3, p);
}

static void draw_arrow(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       const double middle[][2], const unsigned digit[], int count, double part)
{
    const uint32_t rgb = cover_shade(s, 1 - 0.42 * part);
    struct paint p = cover_mix(s, rgb, rgb, 0);
    struct paint cell = cover_field_paint(s);
    cover_stroke(c, middle, (unsigned)count, 0.12 * f->cell, p);
    for (int i = 1; i < count; i++) {
        canvas_circle(c, middle[i][0], middle[i][1], 0.26 * f->cell, 0, cell);
        cover_number(s, c, middle[i], 0.42 * f->cell, digit[i], s->ink);
    }
    draw_head(c, f, middle[count - 2], middle[count - 1], p);
    canvas_circle(c, middle[0][0], middle[0][1], 0.42 * f->cell, 0, p);
    cover_number(s, c, middle[0], 0.46 * f->cell, digit[0], cover_ink_on(s, rgb));
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    const struct cover_field f = cover_field_over_words(s, COLUMNS, WHOLE_ROWS);
    const struct cover_paths all = {solution, on_front, sizeof on_front / sizeof on_front[0], 0};
    cover_field_paths(s, c, &f, &all, draw_arrow);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const struct cover_field f = cover_field_back(s, back, COLUMNS);
    const struct cover_paths all = {solution, on_back, sizeof on_back / sizeof on_back[0],
                                    BACK_ROW};
    cover_field_paths(s, c, &f, &all, draw_arrow);
}

const struct cover_design cover_design_arrows = {
    .name = "arrows",
    .doc = "arrows that add up, for books of them",
    .colours = {0x0E3445, 0xFFF9EA, 0xFFC23D, 120},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = cover_field_words_under,
    .draw = draw,
    .shows = KIND_SET(ARROW),
    .back = {.arrangement = BACK_BAND,
             .card = CARD_PAPER,
             .head = 0.175,
             .max_head = 0.45,
             .bullet = BULLET_TRIANGLE,
             .draw = draw_back},
};
