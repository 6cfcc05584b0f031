/* Arrows across a large grid: circles with sums, shafts with the digits that make them. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 7, WHOLE_ROWS = 4, MAX_PATH = 6 };

struct arrow {
    int count;
    int at[MAX_PATH][2]; /* row and column, from the circle */
    unsigned digit[MAX_PATH];
};

static const struct arrow on_front[] = {
    {4, {{0, 0}, {1, 1}, {2, 2}, {2, 3}}, {9, 2, 4, 3}},
    {3, {{1, 4}, {0, 3}, {0, 2}}, {7, 6, 1}},
    {4, {{3, 1}, {3, 0}, {2, 0}, {1, 0}}, {8, 1, 5, 2}},
    {3, {{3, 4}, {2, 5}, {1, 5}}, {9, 5, 4}},
    {3, {{3, 2}, {3, 3}, {4, 4}}, {6, 2, 4}},
    {4, {{0, 6}, {1, 6}, {2, 6}, {3, 6}}, {9, 1, 6, 2}},
};
static const struct arrow on_back[] = {{4, {{0, 0}, {0, 1}, {0, 2}, {0, 3}}, {9, 2, 4, 3}}};

/* Two strokes at the end of the last shaft. */
static void draw_head(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                      const double from[2], const double to[2])
{
    double length = hypot(to[0] - from[0], to[1] - from[1]);
    double x = (to[0] - from[0]) / length * 0.2 * f->cell;
    double y = (to[1] - from[1]) / length * 0.2 * f->cell;
    const double point[3][2] = {
        {to[0] - x - y, to[1] - y + x}, {to[0], to[1]}, {to[0] - x + y, to[1] - y - x}};
    cover_stroke(c, point, 3, 0.07 * f->cell, s->accent);
}

static void draw_arrow(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       int first, const struct arrow *a)
{
    double middle[MAX_PATH][2];
    for (int i = 0; i < a->count; i++) {
        cover_field_middle(f, a->at[i][0], first + a->at[i][1], middle[i]);
    }
    const double *last = middle[a->count - 1];
    cover_stroke(c, (const double(*)[2])middle, (unsigned)a->count, 0.07 * f->cell, s->accent);
    draw_head(s, c, f, middle[a->count - 2], last);
    canvas_circle(c, middle[0][0], middle[0][1], 0.38 * f->cell, 0, s->ground);
    canvas_circle(c, middle[0][0], middle[0][1], 0.38 * f->cell, 0.07 * f->cell, s->accent);
    cover_number(s, c, middle[0], 0.38 * f->cell, a->digit[0], s->ink);
    for (int i = 1; i + 1 < a->count; i++) {
        canvas_circle(c, middle[i][0], middle[i][1], 0.2 * f->cell, 0, s->accent);
        cover_number(s, c, middle[i], 0.24 * f->cell, a->digit[i], s->ground);
    }
}

static void draw_all(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                     const struct arrow *a, size_t count)
{
    cover_field_grid(s, f, c);
    for (int first = 0; first < f->columns; first += COLUMNS) {
        for (size_t i = 0; i < count; i++) {
            if (cover_field_has_rows(f, a[i].at, a[i].count)) {
                draw_arrow(s, c, f, first, &a[i]);
            }
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct cover_field f = cover_field_front(s, COLUMNS, WHOLE_ROWS);
    draw_all(s, c, &f, on_front, sizeof on_front / sizeof on_front[0]);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct cover_field f = cover_field_back(s, back, COLUMNS);
    draw_all(s, c, &f, on_back, sizeof on_back / sizeof on_back[0]);
}

const struct cover_design cover_design_arrows = {
    .name = "arrows",
    .doc = "arrows that add up, for books of them",
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = cover_field_words,
    .draw = draw,
    .back = {.head = 0.235, .bullet = BULLET_TRIANGLE, .draw = draw_back},
};
