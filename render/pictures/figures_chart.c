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
                (struct chart_axis){0, highest, "number of puzzles"});
    for (size_t i = 0; i <= MAX_BINS && (double)i * width <= most; i++) {
        chart_bar(&chart, ((double)i + 0.06) * width, ((double)i + 0.94) * width, bins[i],
                  paint_rgb(0x3F6F9F));
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
    chart_begin(&chart, c, font, area, (struct chart_axis){0, minutes, "minutes to solve"},
                (struct chart_axis){0, score, "score of each puzzle, darker the harder its level"});
    for (size_t i = 0; i < count; i++) {
        if (figures[i].minutes >= 0 && figures[i].score >= 0) {
            int level = figures[i].level < 0 ? LEVEL_BEYOND : figures[i].level;
            chart_dot(&chart, figures[i].minutes, figures[i].score, 2.2,
                      paint_gray(0.75 - 0.15 * level));
        }
    }
}

static size_t known_count(const struct puzzle_figures *figures, size_t count, size_t offset)
{
    size_t known = 0;
    for (size_t i = 0; i < count; i++) {
        known += value_of(&figures[i], offset) >= 0;
    }
    return known;
}

static bool has_pairs(const struct puzzle_figures *figures, size_t count)
{
    size_t pairs = 0;
    for (size_t i = 0; i < count; i++) {
        pairs += figures[i].minutes >= 0 && figures[i].score >= 0;
    }
    return pairs > 1;
}

/* Of which nothing is known, nothing is drawn; what is drawn takes the whole area. */
void figures_chart_draw(struct canvas *c, const struct font *font, struct box area,
                        const struct puzzle_figures *figures, size_t count)
{
    static const struct {
        const char *label;
        double min_width;
        size_t offset;
    } panels[] = {
        {"minutes to solve", 1, offsetof(struct puzzle_figures, minutes)},
        {"score", 20, offsetof(struct puzzle_figures, score)},
        {"SE rating", 0.5, offsetof(struct puzzle_figures, se)},
        {"givens", 1, offsetof(struct puzzle_figures, givens)},
    };
    enum { PANELS = sizeof panels / sizeof panels[0] };
    size_t shown[PANELS];
    size_t wanted = 0;
    bool dots = has_pairs(figures, count);
    for (size_t i = 0; i < PANELS; i++) {
        if (known_count(figures, count, panels[i].offset)) {
            shown[wanted++] = i;
        }
    }
    size_t rows = (wanted + 1) / 2 + dots;
    double height = (area.bottom - area.top) / (double)(rows ? rows : 1);
    double half = (area.right - area.left) / 2;
    for (size_t i = 0; i < wanted; i++) {
        size_t row = i / 2;
        bool alone = i + 1 == wanted && i % 2 == 0;
        struct box box = {area.left + half * (double)(i % 2), area.top + height * (double)row, 0,
                          0};
        box.right = box.left + (alone ? 2 : 1) * half - 8;
        box.bottom = box.top + height - 6;
        histogram(c, font, box, panels[shown[i]].label, panels[shown[i]].min_width,
                  panels[shown[i]].offset, figures, count);
    }
    if (dots) {
        struct box box = {area.left, area.bottom - height, area.right - 8, area.bottom};
        scatter(c, font, box, figures, count);
    }
}
