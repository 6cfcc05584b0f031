/* Animals on the pages of children's books: large enough to be recognised, and on an edge that goes
 * on to the board, whatever the page and the number of boards. Pages are drawn on a device that
 * looks at the drawings. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>

#include "render/canvas/device.h"
#include "tests/unit/preflight_sample.h"

static const double least_animal_pt = 21;
static const double least_plant_pt = 12;

/* What was drawn last, and what is known of all drawings. */
static struct {
    const struct book *b;
    double bottom, width; /* of the last animal */
    unsigned animals, edges, small, bare;
} seen;

static bool look_open(struct canvas *c)
{
    (void)c;
    return true;
}

static void look_page(struct canvas *c, const struct page_boxes *boxes)
{
    (void)c, (void)boxes;
    seen.bottom = NAN;
}

static void look_end(struct canvas *c)
{
    (void)c;
}

static void look_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                      const struct paint *p)
{
    (void)c, (void)width_pt, (void)p;
    if (fabs(from[1] - seen.bottom) < 0.1 && fabs(to[1] - from[1]) < 0.1) {
        seen.edges++;
        seen.bare += fabs(to[0] - from[0]) < seen.width + 2;
    }
}

static void look_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    (void)c, (void)b, (void)width_pt, (void)p;
}

static void look_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                        const struct paint *p)
{
    (void)c, (void)centre, (void)radius_pt, (void)width_pt, (void)p;
}

static void look_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                      const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    (void)c, (void)at, (void)quarter_turns, (void)style, (void)utf8, (void)shaped;
}

static void look_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                     const struct paint *ink)
{
    (void)c, (void)min_width, (void)ink;
    const double height = fabs(m[3]) * art->height;
    for (unsigned i = 0; i < SCENE_FLOURISH; i++) {
        const bool animal = i <= SCENE_LAST_ANIMAL;
        if (art == seen.b->scenes.item[i]) {
            if (height < (animal ? 22 : 12))
                seen.small += height < (animal ? least_animal_pt : least_plant_pt);
            seen.animals += animal;
            seen.bottom = animal ? m[5] + height : seen.bottom;
            seen.width = animal ? fabs(m[0]) * art->width : seen.width;
        }
    }
}

static const struct device_functions functions = {
    .open = look_open,
    .begin_page = look_page,
    .end_page = look_end,
    .line = look_line,
    .rect = look_rect,
    .circle = look_circle,
    .text = look_text,
    .art = look_art,
    .drop = look_end,
};

static const struct canvas_device look = {
    .name = "look", .many_pages = true, .functions = &functions};

Test(children_animals, are_neither_tiny_nor_in_the_air)
{
    static const struct {
        const char *trim;
        unsigned per_page;
    } rows[] = {{"8.5x11 in", 1},  {"8.5x11 in", 2},  {"8.5x11 in", 4}, {"8.5x11 in", 6},
                {"8.5x8.5 in", 2}, {"8.5x8.5 in", 4}, {"6x9 in", 1},    {"6x9 in", 2},
                {"8.25x6 in", 1},  {"8.25x6 in", 2},  {"210x297 mm", 6}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        char trim[32];
        char count[32];
        snprintf(trim, sizeof trim, "page.trim=%s", rows[i].trim);
        snprintf(count, sizeof count, "per_page=%u", rows[i].per_page);
        const char *const sets[SAMPLE_MAX_SETS] = {"style={theme: children}", trim, count,
                                                   "answers.place=none"};
        sample_open(&p, "screen", sets, false);
        seen.b = p.book;
        seen.animals = seen.edges = seen.small = seen.bare = 0;
        struct canvas_options o = {.scale = 1};
        struct canvas *c = canvas_new(&look, &o);
        book_draw(p.book, BOOK_INTERIOR, c);
        cr_expect_eq(seen.small, 0, "%s, %s: %u", trim, count, seen.small);
        cr_expect_eq(seen.bare, 0, "%s, %s: %u of %u", trim, count, seen.bare, seen.edges);
        cr_expect_geq(seen.animals, 1, "%s, %s", trim, count);
        canvas_drop(c);
        sample_end(&p);
    }
}
