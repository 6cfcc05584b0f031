/* The axes of charts. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "render/pictures/chart.h"
#include "render/pictures/figures_chart.h"
#include "tests/unit/a_font.h"
#include "tests/unit/page_notes.h"

static struct canvas *begin_chart(void)
{
    static const struct canvas_options options = {.scale = 1};
    static const struct page_boxes page = {.width_pt = 400, .height_pt = 300};
    struct canvas *c = canvas_new(&page_noter, &options);
    cr_assert(c);
    canvas_begin_page(c, &page);
    return c;
}

static const struct box area = {0, 0, 400, 300};

/* An axis ends at a round number, over all that is drawn, or where the data end. */
Test(charts, axes_end_at_round_numbers)
{
    static const double most[] = {1, 3, 28.8, 57, 945, 8600};
    static const double round[] = {1, 3, 30, 60, 1000, 10000};
    for (size_t i = 0; i < sizeof most / sizeof most[0]; i++) {
        struct chart chart;
        struct canvas *c = begin_chart();
        chart_begin(&chart, c, a_font(shared_fonts(), FONT_REGULAR), area,
                    (struct chart_axis){0.5, 7.5, "x", true},
                    (struct chart_axis){0, most[i], "y", false});
        const struct notes *n = c->state;
        char words[24];
        snprintf(words, sizeof words, "%.0f", round[i]);
        const struct noted *last = find(n, words);
        cr_assert(last, "%s", words);
        cr_expect_eq(chart.y.most, round[i]);
        cr_expect_lt(fabs(last->baseline - 0.35 * last->size - chart.plot.top), 1e-6, "%s", words);
        cr_expect_eq(chart.x.most, 7.5);
        canvas_drop(c);
    }
}

/* Figures far from 0 have no empty range before them, and numbers stand below their bars. */
Test(charts, ranges_are_those_of_the_data)
{
    struct puzzle_figures figures[4];
    for (size_t i = 0; i < 4; i++) {
        figures[i] = (struct puzzle_figures){
            .minutes = -1, .score = -1, .se = -1, .givens = 26 + 2.0 * (double)i, .level = -1};
    }
    struct canvas *c = begin_chart();
    figures_chart_draw(c, a_font(shared_fonts(), FONT_REGULAR), area, &(struct translation){0},
                       figures, 4);
    const struct notes *n = c->state;
    cr_expect(find(n, "26") && find(n, "32"));
    cr_expect(!find(n, "10") && !find(n, "20"));
    canvas_drop(c);
}
