/* Thermometers across a large grid, their digits rising from the bulb. */
#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 7, BACK_ROW = 5, WHOLE_ROWS = 4 };

static const char *const solution[] = {"295134786", "641875239", "387296541",
                                       "963427815", "874561923", "512389674",
                                       "729613458", "158942367", "436758192"};

/* From the bulb on. */
static const struct cover_path on_front[] = {
    {5, {{0, 3}, {0, 4}, {0, 5}, {1, 5}, {1, 4}}},
    {4, {{0, 0}, {1, 1}, {0, 2}, {1, 3}}},
    {4, {{1, 6}, {0, 6}, {0, 7}, {1, 8}}},
    {6, {{3, 2}, {4, 2}, {4, 3}, {4, 4}, {3, 5}, {2, 4}}},
    {5, {{2, 8}, {2, 7}, {2, 6}, {3, 6}, {4, 6}}},
    {4, {{3, 4}, {3, 3}, {2, 2}, {2, 1}}},
    {4, {{3, 1}, {4, 1}, {4, 0}, {3, 0}}},
    {4, {{3, 7}, {4, 7}, {4, 8}, {3, 8}}},
};
/* From row BACK_ROW on. */
static const struct cover_path on_back[] = {
    {5, {{5, 1}, {5, 2}, {5, 3}, {6, 3}, {6, 2}}},
    {5, {{6, 4}, {6, 5}, {6, 6}, {5, 6}, {5, 5}}},
    {3, {{7, 5}, {7, 4}, {7, 3}}},
    {3, {{7, 0}, {7, 1}, {7, 2}}},
};

/* From cold at the bulb to hot at the tip. */
static uint32_t heat(const struct cover_scene *s, int i, int count)
{
    return cover_shade(s, 0.5 + 0.5 * i / (count - 1));
}

static void draw_thermometer(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                             const double middle[][2], const unsigned digit[], int count,
                             double before)
{
    enum { STEPS = 12 }; /* of the heat, from cell to cell */
    (void)before;
    double width = 0.5 * f->cell;
    for (int k = (count - 1) * STEPS; k > 0; k--) {
        double part[2][2];
        for (int end = 0; end < 2; end++) {
            int at = (k - end) / STEPS < count - 1 ? (k - end) / STEPS : count - 2;
            double way = (double)(k - end - at * STEPS) / STEPS;
            part[end][0] = middle[at][0] + way * (middle[at + 1][0] - middle[at][0]);
            part[end][1] = middle[at][1] + way * (middle[at + 1][1] - middle[at][1]);
        }
        uint32_t rgb = heat(s, k, (count - 1) * STEPS + 1);
        cover_stroke(c, (const double(*)[2])part, 2, width, cover_mix(s, rgb, rgb, 0));
    }
    uint32_t bulb = heat(s, 0, count);
    canvas_circle(c, middle[0][0], middle[0][1], 0.42 * f->cell, 0, cover_mix(s, bulb, bulb, 0));
    for (int i = 0; i < count; i++) {
        cover_number(s, c, middle[i], (i ? 0.36 : 0.48) * f->cell, digit[i],
                     cover_ink_on(s, heat(s, i, count)));
    }
}

/* On the accent, which the strip of the back takes up. */
static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    const struct paint body = w->body;
    cover_field_words(s, w);
    cover_words_on_accent(s, w);
    w->body = body;
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    const struct box front = {s->g.fold - 1, s->page.top - 1, s->page.right + 1,
                              s->page.bottom + 1};
    canvas_fill(c, front, s->accent);
    const struct cover_field f = cover_field_front(s, COLUMNS, WHOLE_ROWS);
    const struct cover_paths all = {solution, on_front, sizeof on_front / sizeof on_front[0], 0};
    cover_field_paths(s, c, &f, &all, draw_thermometer);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    const struct cover_field f = cover_field_back(s, back, COLUMNS);
    const struct cover_paths all = {solution, on_back, sizeof on_back / sizeof on_back[0],
                                    BACK_ROW};
    cover_field_paths(s, c, &f, &all, draw_thermometer);
}

const struct cover_design cover_design_thermometers = {
    .name = "thermometers",
    .doc = "thermometers across a large grid, for books of them",
    .colours = {0xFFF8EC, 0x221C1C, 0xC62F26, -110},
    .title_font = "Lato Black, Open Sans Extrabold",
    .text_font = "Lato, Open Sans",
    .place_words = place_words,
    .draw = draw,
    .shows = KIND_SET(THERMO),
    .back = {.arrangement = BACK_BAND,
             .card = CARD_PAPER,
             .head = 0.175,
             .max_head = 0.45,
             .bullet = BULLET_DISC,
             .draw = draw_back},
};
