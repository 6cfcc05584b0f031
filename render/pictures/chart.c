#include "render/pictures/chart.h"

#include <math.h>
#include <stdio.h>

enum { MAX_TICKS = 6 };
static const double text_pt = 8.5;

static double place_x(const struct chart *c, double x)
{
    double share = (x - c->x.least) / (c->x.most - c->x.least);
    return c->plot.left + share * (c->plot.right - c->plot.left);
}

static double place_y(const struct chart *c, double y)
{
    double share = (y - c->y.least) / (c->y.most - c->y.least);
    return c->plot.bottom - share * (c->plot.bottom - c->plot.top);
}

/* The step of 1, 2 or 5 times a power of ten that gives few ticks. */
static double tick_step(const struct chart_axis *a)
{
    double step = 1;
    while ((a->most - a->least) / step > 10 * MAX_TICKS) {
        step *= 10;
    }
    static const double factors[] = {1, 2, 5, 10};
    unsigned i = 0;
    while (i < 3 && (a->most - a->least) / (step * factors[i]) > MAX_TICKS) {
        i++;
    }
    return step * factors[i];
}

/* So that the last tick stands at the axis's end, over all that is drawn. */
static void round_end(struct chart_axis *a)
{
    const double step = tick_step(a);
    if (!a->exact) {
        a->most = step * ceil(a->most / step - 1e-9);
    }
}

static void draw_ticks(const struct chart *c, const struct text_style *style)
{
    char text[32];
    double step = tick_step(&c->x);
    for (int i = (int)ceil(c->x.least / step); i * step <= c->x.most + 1e-9; i++) {
        double x = i * step;
        double at = place_x(c, x);
        canvas_line(c->canvas, at, c->plot.bottom, at, c->plot.bottom + 2, 0.5, PAINT_BLACK);
        snprintf(text, sizeof text, "%.0f", x);
        canvas_text(c->canvas, at, c->plot.bottom + 2 + text_pt, ALIGN_CENTRE, style, text);
    }
    step = tick_step(&c->y);
    for (int i = (int)ceil(c->y.least / step); i * step <= c->y.most + 1e-9; i++) {
        double y = i * step;
        double at = place_y(c, y);
        canvas_line(c->canvas, c->plot.left, at, c->plot.right, at, 0.4, paint_gray(0.85));
        canvas_line(c->canvas, c->plot.left - 2, at, c->plot.left, at, 0.5, PAINT_BLACK);
        snprintf(text, sizeof text, "%.0f", y);
        canvas_text(c->canvas, c->plot.left - 4, at + text_pt * 0.35, ALIGN_RIGHT, style, text);
    }
}

void chart_begin(struct chart *chart, struct canvas *c, const struct font *font, struct box area,
                 struct chart_axis x, struct chart_axis y)
{
    const struct text_style style = {.font = font, .size_pt = text_pt, .paint = PAINT_BLACK};
    *chart = (struct chart){c, font, area, x, y};
    chart->plot.left += 4 * text_pt;
    chart->plot.top += 1.8 * text_pt;
    chart->plot.right -= text_pt;
    chart->plot.bottom -= (x.label ? 3 : 1.6) * text_pt;
    const struct box *p = &chart->plot;
    round_end(&chart->x);
    round_end(&chart->y);
    draw_ticks(chart, &style);
    canvas_line(c, p->left, p->top, p->left, p->bottom, 0.5, PAINT_BLACK);
    canvas_line(c, p->left, p->bottom, p->right, p->bottom, 0.5, PAINT_BLACK);
    if (x.label) {
        canvas_text(c, p->right, area.bottom - 0.3 * text_pt, ALIGN_RIGHT, &style, x.label);
    }
    if (y.label) {
        canvas_text(c, area.left, area.top + text_pt, ALIGN_LEFT, &style, y.label);
    }
}

void chart_bar(const struct chart *chart, double left, double right, double height,
               struct paint paint)
{
    if (height > chart->y.least) {
        canvas_fill(chart->canvas,
                    (struct box){place_x(chart, left), place_y(chart, height),
                                 place_x(chart, right), chart->plot.bottom},
                    paint);
    }
}

void chart_dot(const struct chart *chart, double x, double y, double radius_pt, struct paint paint)
{
    canvas_circle(chart->canvas, place_x(chart, x), place_y(chart, y), radius_pt, 0, paint);
}
