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

/* What is known of a figure: its range, and how many puzzles have it. */
struct known {
    double least, most;
    size_t count;
};

static struct known find_known(const struct puzzle_figures *figures, size_t count, size_t offset)
{
    struct known k = {INFINITY, 0, 0};
    for (size_t i = 0; i < count; i++) {
        const double value = value_of(&figures[i], offset);
        if (value >= 0) {
            k.least = fmin(k.least, value);
            k.most = fmax(k.most, value);
            k.count++;
        }
    }
    return k;
}

/* A kind of figures. */
struct panel {
    enum text_id label;
    double min_width; /* of a bin */
    bool whole;       /* numbers that are counted: each stands below the middle of its bin */
    size_t offset;
};

/* Names the figure, and how many puzzles have it if not all do. */
static void put_title(const struct translation *words, enum text_id label, size_t known,
                      size_t count, struct text *out)
{
    char numbers[2][24];
    snprintf(numbers[0], sizeof numbers[0], "%zu", known);
    snprintf(numbers[1], sizeof numbers[1], "%zu", count);
    const char *values[] = {translation_text(words, label), numbers[0], numbers[1]};
    translation_fill(out, known < count ? translation_text(words, TEXT_report_known) : "{1}",
                     values, 3);
}

/* The range begins with the data where these begin far from 0. */
static void histogram(struct canvas *c, const struct font *font, struct box area,
                      const struct translation *words, const struct panel *panel,
                      const struct puzzle_figures *figures, size_t count)
{
    const double near = 0.3;
    const struct known known = find_known(figures, count, panel->offset);
    const bool from_zero = known.least < near * known.most;
    double bins[MAX_BINS + 1] = {0};
    double highest = 1;
    const double width =
        bin_width(from_zero ? known.most : known.most - known.least, panel->min_width);
    const double first = from_zero ? 0 : width * floor(known.least / width);
    const double shift = panel->whole && width <= panel->min_width ? width / 2 : 0;
    for (size_t i = 0; i < count; i++) {
        double value = value_of(&figures[i], panel->offset);
        if (value >= 0) {
            double *bin = &bins[(size_t)fmin((value - first) / width, MAX_BINS)];
            highest = fmax(highest, ++*bin);
        }
    }
    struct text title = {0};
    put_title(words, panel->label, known.count, count, &title);
    struct chart chart;
    const double end = first + width * (floor((known.most - first) / width) + 1);
    chart_begin(
        &chart, c, font, area,
        (struct chart_axis){first - shift, end - shift, text_chars(&title), .exact = true},
        (struct chart_axis){0, highest, translation_text(words, TEXT_report_puzzle_count), false});
    for (size_t i = 0; i <= MAX_BINS && first + (double)i * width <= known.most; i++) {
        const double left = first - shift + (double)i * width;
        chart_bar(&chart, left + 0.06 * width, left + 0.94 * width, bins[i], paint_rgb(0x3F6F9F));
    }
    canvas_note_failure(c, title.failed);
    text_free(&title);
}

/* The harder the level, the darker the dot. */
static void scatter(struct canvas *c, const struct font *font, struct box area,
                    const struct translation *words, const struct puzzle_figures *figures,
                    size_t count)
{
    struct chart chart;
    double minutes = 1;
    double score = 1;
    for (size_t i = 0; i < count; i++) {
        minutes = fmax(minutes, figures[i].minutes);
        score = fmax(score, figures[i].score);
    }
    chart_begin(&chart, c, font, area,
                (struct chart_axis){0, minutes, translation_text(words, TEXT_report_time), false},
                (struct chart_axis){0, score, translation_text(words, TEXT_report_scatter), false});
    for (size_t i = 0; i < count; i++) {
        if (figures[i].minutes >= 0 && figures[i].score >= 0) {
            int level = figures[i].level < 0 ? LEVEL_BEYOND : figures[i].level;
            chart_dot(&chart, figures[i].minutes, figures[i].score, 2.2,
                      paint_gray(0.75 - 0.15 * level));
        }
    }
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
                        const struct translation *words, const struct puzzle_figures *figures,
                        size_t count)
{
    static const struct panel panels[] = {
        {TEXT_report_time, 1, false, offsetof(struct puzzle_figures, minutes)},
        {TEXT_report_score, 20, false, offsetof(struct puzzle_figures, score)},
        {TEXT_report_rating, 0.5, false, offsetof(struct puzzle_figures, se)},
        {TEXT_report_givens, 1, true, offsetof(struct puzzle_figures, givens)},
    };
    enum { PANELS = sizeof panels / sizeof panels[0] };
    size_t shown[PANELS];
    size_t wanted = 0;
    bool dots = has_pairs(figures, count);
    for (size_t i = 0; i < PANELS; i++) {
        if (find_known(figures, count, panels[i].offset).count) {
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
        histogram(c, font, box, words, &panels[shown[i]], figures, count);
    }
    if (dots) {
        struct box box = {area.left, area.bottom - height, area.right - 8, area.bottom};
        scatter(c, font, box, words, figures, count);
    }
}
