/* What is drawn for the eye: marks for levels, and patterns of the book's own puzzles. */
#include <math.h>
#include <string.h>

#include "render/book/book_private.h"

enum { MARKS = 5 };
static const double mark_pitch = 0.95; /* of the text's size */

/* 1 … 5; 0: not a level of ours. */
static unsigned level_number(const char *level)
{
    static const char *const levels[MARKS] = {"easy", "medium", "hard", "unfair", "extreme"};
    for (unsigned i = 0; i < MARKS; i++) {
        if (strcmp(levels[i], level) == 0) {
            return i + 1;
        }
    }
    return strcmp(level, "beyond") == 0 ? MARKS : 0;
}

#define STAR_FULL  "\u2605"
#define STAR_EMPTY "\u2606"

/* Where no face has stars, they are dots. */
static bool has_stars(const struct book *b)
{
    return font_first_missing(b->sans, STAR_FULL STAR_EMPTY, NULL) == SIZE_MAX;
}

double level_marks_width(const struct book *b, const char *level, double size_pt)
{
    bool marks = b->cfg->style.level_marks != LEVEL_WORDS && level_number(level) > 0;
    return marks ? MARKS * mark_pitch * size_pt : 0;
}

static void draw_bar(struct canvas *c, double x, double baseline, unsigned i, bool full,
                     double size_pt)
{
    double height = (0.3 + 0.14 * i) * size_pt;
    struct box bar = {x - 0.32 * size_pt, baseline - height, x + 0.32 * size_pt, baseline};
    canvas_fill(c, bar, full ? PAINT_BLACK : paint_gray(0.75));
}

void draw_level_marks(const struct book *b, struct canvas *c, double right, double baseline,
                      const char *level, double size_pt)
{
    enum config_level_marks marks = b->cfg->style.level_marks;
    bool stars = marks == LEVEL_STARS && has_stars(b);
    struct text_style star = {.font = b->sans, .size_pt = 1.05 * size_pt, .paint = PAINT_BLACK};
    for (unsigned i = 0; i < MARKS; i++) {
        double x = right - (MARKS - i - 0.5) * mark_pitch * size_pt;
        bool full = i < level_number(level);
        double radius = 0.33 * size_pt;
        if (stars) {
            canvas_text(c, x, baseline, ALIGN_CENTRE, &star, full ? STAR_FULL : STAR_EMPTY);
        } else if (marks == LEVEL_BARS) {
            draw_bar(c, x, baseline, i, full, size_pt);
        } else {
            canvas_circle(c, x, baseline - radius - 0.04 * size_pt, full ? radius : radius - 0.375,
                          full ? 0 : 0.75, PAINT_BLACK);
        }
    }
}

void draw_solution_pattern(const struct book *b, struct canvas *c, size_t index, struct box box)
{
    const struct record *r = b->puzzle[index].record;
    const struct layout *v = r->variant;
    double cell =
        fmin((box.right - box.left) / v->frame_columns, (box.bottom - box.top) / v->frame_rows);
    double left = (box.left + box.right - cell * v->frame_columns) / 2;
    double top = box.bottom - cell * v->frame_rows;
    const double gap = 0.09 * cell;
    for (unsigned i = 0; i < v->cell_count; i++) {
        unsigned digit = r->solution.cell[i];
        double x = left + v->column[i] * cell;
        double y = top + v->row[i] * cell;
        struct box square = {x + gap, y + gap, x + cell - gap, y + cell - gap};
        canvas_fill(c, square, paint_gray(0.86 * (1 - (double)digit / v->size)));
    }
}
