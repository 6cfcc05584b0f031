#include "render/pictures/figures_chart.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/grade/level.h"
#include "render/pictures/chart.h"

struct puzzle_figures figures_of_record(const struct record *r)
{
    enum level level;
    return (struct puzzle_figures){
        .minutes = r->minutes,
        .score = r->score,
        .se = r->se_tenths >= 0 ? r->se_tenths / 10.0 : -1,
        .givens = grid_given_count(r->variant, &r->givens),
        .level = level_find(r->level, &level) ? (int)level : -1,
    };
}

enum { MAX_BINS = 40 };

/* One of the numbers of a puzzle's figures. */
static double value_of(const struct puzzle_figures *f, size_t offset)
{
    return *(const double *)((const char *)f + offset);
}

/* The bins are of a round width, so that there are at most MAX_BINS up to the largest value. */
static double bin_width(double most, double min_width)
{
    double width = min_width;
    for (unsigned i = 0; most / width >= MAX_BINS; i++) {
        width *= i % 3 == 1 ? 2.5 : 2;
    }
    return width;
}

static void histogram(struct canvas *c, const struct font *font, struct box area, const char *label,
                      double min_width, size_t offset, const struct puzzle_figures *figures,
                      size_t count)
{
    double bins[MAX_BINS + 1] = {0};
    double most = min_width;
    double highest = 1;
    size_t known = 0;
    for (size_t i = 0; i < count; i++) {
        most = fmax(most, value_of(&figures[i], offset));
    }
    double width = bin_width(most, min_width);
    for (size_t i = 0; i < count; i++) {
        double value = value_of(&figures[i], offset);
        if (value >= 0) {
            double *bin = &bins[(size_t)fmin(value / width, MAX_BINS)];
            highest = fmax(highest, ++*bin);
            known++;
        }
    }
    char title[80];
    snprintf(title, sizeof title, known < count ? "%s (%zu of %zu puzzles)" : "%s", label, known,
             count);
    struct chart chart;
    chart_begin(&chart, c, font, area,
                (struct chart_axis){0, width * (floor(most / width) + 1), title},
                (struct chart_axis){0, highest, "puzzles"});
    for (size_t i = 0; i <= MAX_BINS && (double)i * width <= most; i++) {
        chart_bar(&chart, ((double)i + 0.06) * width, ((double)i + 0.94) * width, bins[i],
                  paint_gray(0.6));
    }
}

/* The harder the level, the darker the dot. */
static void scatter(struct canvas *c, const struct font *font, struct box area,
                    const struct puzzle_figures *figures, size_t count)
{
    struct chart chart;
    double minutes = 1;
    double score = 1;
    for (size_t i = 0; i < count; i++) {
        minutes = fmax(minutes, figures[i].minutes);
        score = fmax(score, figures[i].score);
    }
    chart_begin(&chart, c, font, area, (struct chart_axis){0, minutes, "minutes"},
                (struct chart_axis){0, score, "score; the darker, the harder the level"});
    for (size_t i = 0; i < count; i++) {
        if (figures[i].minutes >= 0 && figures[i].score >= 0) {
            int level = figures[i].level < 0 ? LEVEL_BEYOND : figures[i].level;
            chart_dot(&chart, figures[i].minutes, figures[i].score, 1.4,
                      paint_gray(0.75 - 0.15 * level));
        }
    }
}

void figures_chart_draw(struct canvas *c, const struct font *font, struct box area,
                        const struct puzzle_figures *figures, size_t count)
{
    static const struct {
        const char *label;
        double min_width;
        size_t offset;
    } panels[] = {
        {"minutes", 1, offsetof(struct puzzle_figures, minutes)},
        {"score", 20, offsetof(struct puzzle_figures, score)},
        {"SE rating", 0.5, offsetof(struct puzzle_figures, se)},
        {"givens", 1, offsetof(struct puzzle_figures, givens)},
    };
    double width = (area.right - area.left) / 2;
    double height = (area.bottom - area.top) / 3;
    for (size_t i = 0; i < sizeof panels / sizeof panels[0]; i++) {
        size_t row = i / 2;
        struct box box = {area.left + width * (double)(i % 2), area.top + height * (double)row, 0,
                          0};
        box.right = box.left + width - 8;
        box.bottom = box.top + height - 6;
        histogram(c, font, box, panels[i].label, panels[i].min_width, panels[i].offset, figures,
                  count);
    }
    scatter(c, font, (struct box){area.left, area.top + 2 * height, area.right - 8, area.bottom},
            figures, count);
}
