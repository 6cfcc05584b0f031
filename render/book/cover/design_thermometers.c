/* Thermometers across a large grid, their digits rising from the bulb. */
#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 7, WHOLE_ROWS = 4, MAX_PATH = 7 };

struct thermometer {
    int count;
    int at[MAX_PATH][2]; /* row and column, from the bulb */
};

static const struct thermometer on_front[] = {
    {6, {{3, 0}, {2, 0}, {1, 1}, {0, 1}, {0, 2}, {1, 2}}},
    {5, {{1, 5}, {0, 5}, {0, 4}, {0, 3}, {1, 3}}},
    {5, {{3, 2}, {2, 2}, {2, 3}, {2, 4}, {1, 4}}},
    {4, {{3, 5}, {3, 4}, {3, 3}, {4, 2}}},
    {5, {{4, 6}, {3, 6}, {2, 6}, {1, 6}, {0, 6}}},
};
static const struct thermometer on_back[] = {{5, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}}}};

static void draw_thermometer(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                             int first, const struct thermometer *t)
{
    double middle[MAX_PATH][2];
    for (int i = 0; i < t->count; i++) {
        cover_field_middle(f, t->at[i][0], first + t->at[i][1], middle[i]);
    }
    cover_stroke(c, (const double(*)[2])middle, (unsigned)t->count, 0.34 * f->cell, s->accent);
    canvas_circle(c, middle[0][0], middle[0][1], 0.38 * f->cell, 0, s->accent);
    for (int i = 0; i < t->count; i++) {
        unsigned digit = (unsigned)(1 + i * 8 / t->count + (i % 2));
        double height = (i ? 0.22 : 0.36) * f->cell;
        cover_number(s, c, middle[i], height, digit, s->ground);
    }
}

static void draw_all(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                     const struct thermometer *t, size_t count)
{
    cover_field_grid(s, f, c);
    for (int first = 0; first < f->columns; first += COLUMNS) {
        for (size_t i = 0; i < count; i++) {
            if (cover_field_has_rows(f, t[i].at, t[i].count)) {
                draw_thermometer(s, c, f, first, &t[i]);
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

const struct cover_design cover_design_thermometers = {
    .name = "thermometers",
    .doc = "thermometers across a large grid, for books of them",
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = cover_field_words,
    .draw = draw,
    .back = {.head = 0.235, .bullet = BULLET_DISC, .draw = draw_back},
};
