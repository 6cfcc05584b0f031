#include "render/pictures/course_chart.h"

#include <math.h>
#include <stdio.h>

#include "render/pictures/chart.h"

/* "7 openings at the start, 0 at the narrowest; hard steps: 3" */
static void draw_summary(struct canvas *c, const struct font *font, const struct box *area,
                         const struct course_figures *f, const struct translation *t)
{
    const struct text_style style = {.font = font, .size_pt = 7, .paint = PAINT_BLACK};
    char number[3][16];
    const char *values[3] = {number[0], number[1], number[2]};
    struct text line = {0};
    snprintf(number[0], sizeof number[0], "%d", f->openings);
    snprintf(number[1], sizeof number[1], "%d", f->bottleneck);
    snprintf(number[2], sizeof number[2], "%d", f->hard_steps);
    translation_fill(&line, translation_text(t, TEXT_course_summary), values, 3);
    canvas_note_failure(c, line.failed);
    if (!line.failed) {
        canvas_text(c, area->right, area->top + 7, ALIGN_RIGHT, &style, line.data);
    }
    text_free(&line);
}

void course_chart_draw(struct canvas *c, const struct font *font, struct box area,
                       const struct course *course, const struct translation *t)
{
    struct chart chart;
    double most = 5;
    unsigned rounds = course->round_count;
    for (unsigned i = 0; i < rounds; i++) {
        most = fmax(most, course->round[i].openings);
    }
    chart_begin(
        &chart, c, font, area,
        (struct chart_axis){0, rounds ? rounds : 1, translation_text(t, TEXT_course_rounds), true},
        (struct chart_axis){0, most, translation_text(t, TEXT_course_openings), false});
    draw_summary(c, font, &area, &course->figures, t);
    double radius = fmin(3, (chart.plot.right - chart.plot.left) / (rounds + 1.0) / 2.5);
    for (unsigned i = 0; i < rounds; i++) {
        const struct course_round *r = &course->round[i];
        chart_bar(&chart, i + 0.1, i + 0.9, r->openings, paint_gray(0.6));
        if (r->openings == 0) {
            double up = chart.y.most * radius / (chart.plot.bottom - chart.plot.top);
            chart_dot(&chart, i + 0.5, up, radius, PAINT_BLACK);
            if (r->loose) {
                chart_dot(&chart, i + 0.5, up, radius * 0.6, PAINT_WHITE);
            }
        }
    }
}
