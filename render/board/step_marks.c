#include "render/board/step_marks.h"

#include <math.h>

#include "gen/constraint/constraint.h"

/* In print all is gray; ink on paper and vendors' least tints limit how light it may be. */
static const double house_gray = 0.9;
static const double disc_gray = 0.7;
static const double gone_gray = 0.45;

static const uint32_t pattern_rgb = 0x9ed3a0;
static const uint32_t fin_rgb = 0x2d6cb5;
static const uint32_t gone_rgb = 0xc8342b;
static const uint32_t house_rgb = 0xfff3d1;
static const uint32_t set_rgb[] = {0xf4c27c, 0xb9b5ea, 0x93d6d9, 0xf0b3cf};
enum { SET_LOOKS = sizeof set_rgb / sizeof set_rgb[0] };

struct paint step_paint(const struct board_style *style, double gray, uint32_t rgb)
{
    return style->colour ? paint_rgb(rgb) : paint_gray(gray);
}

struct paint step_pattern_paint(const struct board_style *style)
{
    return step_paint(style, disc_gray, pattern_rgb);
}

/* ---- houses ---- */

/* The number of a step's houses to shade: for fish the bases and covers, for locked candidates and
 * empty rectangles the house they come from; none for almost locked sets, whose houses do not help.
 */
static unsigned shaded_houses(const struct step *s)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role >= MARK_SET_A) {
            return 0;
        }
    }
    bool link = s->link_count > 0;
    unsigned half = s->house_count / 2U;
    return link ? (s->house_count < 2 ? s->house_count : 2) : s->house_count > 1 ? half : 1;
}

/* Is the cell of a constraint that the step rests on? */
static bool is_of_constraint(const struct drawing *d, unsigned cell)
{
    const struct step *s = d->content->step;
    for (unsigned i = 0; i < s->constraint_count; i++) {
        struct constraint c = constraint_part(d->v, s->constraint[i].index, s->constraint[i].pair);
        for (unsigned k = 0; k < c.count; k++) {
            if (c.cell[k] == cell) {
                return true;
            }
        }
    }
    return false;
}

/* If a step has houses and constraints, the constraints are marked only by bold lines. */
void step_marks_houses(const struct drawing *d)
{
    const struct step *s = d->content->step;
    unsigned count = shaded_houses(s);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        bool inside = s->house_count == 0 && is_of_constraint(d, cell);
        for (unsigned i = 0; i < count && i < s->house_count; i++) {
            for (unsigned k = 0; k < d->v->house_count_of[cell]; k++) {
                inside = inside || d->v->house_of[cell][k] == s->house[i];
            }
        }
        if (inside && drawing_shows(d, cell)) {
            canvas_fill(d->canvas, drawing_cell(d, cell),
                        step_paint(d->style, house_gray, house_rgb));
        }
    }
}

/* ---- marks ---- */

bool step_marks_candidates(const struct drawing *d)
{
    return d->content->candidates == CANDIDATE_MARKS_FULL || d->marked;
}

/* A mark stands at its candidate; where none is drawn, it marks the cell. */
static bool marks_candidate(const struct drawing *d, unsigned cell)
{
    return step_marks_candidates(d) && drawing_is_empty(d, cell);
}

void step_mark_centre(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    struct box b = drawing_cell(d, cell);
    if (marks_candidate(d, cell)) {
        drawing_candidate(d, cell, digit, at);
    } else {
        at[0] = (b.left + b.right) / 2;
        at[1] = (b.top + b.bottom) / 2;
    }
}

double step_mark_radius(const struct drawing *d)
{
    return step_marks_candidates(d) ? drawing_pitch(d) * 0.47 : d->cell * 0.36;
}

/* One stroke, against the slant of 1, 4 and 7: a digit under it can still be read. */
static void draw_strike(struct canvas *c, const double at[2], double reach, double width,
                        struct paint paint)
{
    canvas_line(c, at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach, width, paint);
}

/* Sets take turns: filled square, framed one, framed disc, lightly filled disc. */
static void draw_set(struct canvas *c, const struct board_style *style, unsigned set,
                     const double at[2], double radius)
{
    double thin = style->min_line_pt;
    double side = radius * 0.92;
    struct box b = {at[0] - side, at[1] - side, at[0] + side, at[1] + side};
    unsigned look = set % SET_LOOKS;
    struct paint fill = step_paint(style, look == 0 ? disc_gray : house_gray, set_rgb[look]);
    if (look < 2) {
        canvas_fill(c, b, fill);
    } else {
        canvas_circle(c, at[0], at[1], radius, 0, fill);
    }
    if (look == 1) {
        canvas_frame(c, b, thin, PAINT_BLACK);
    } else if (look == 2) {
        canvas_circle(c, at[0], at[1], radius - thin / 2, thin, PAINT_BLACK);
    }
}

void step_mark_draw(struct canvas *c, const struct board_style *style, unsigned role,
                    const double at[2], double radius)
{
    double thin = style->min_line_pt;
    struct paint fin = step_paint(style, 0, fin_rgb);
    switch (role) {
    case MARK_PLACE:
        canvas_circle(c, at[0], at[1], radius, 0, PAINT_BLACK);
        break;
    case MARK_ELIMINATE:
        draw_strike(c, at, 0.85 * radius, fmax(1.1 * thin, 0.13 * radius),
                    step_paint(style, 0, gone_rgb));
        break;
    case MARK_PATTERN:
        canvas_circle(c, at[0], at[1], radius, 0, step_pattern_paint(style));
        break;
    case MARK_FIN:
        canvas_circle(c, at[0], at[1], radius, 0, PAINT_WHITE);
        canvas_circle(c, at[0], at[1], radius - 0.6 * thin, 1.2 * thin, fin);
        break;
    default:
        draw_set(c, style, role - MARK_SET_A, at, radius);
    }
}

static bool has_mark(const struct step *s, unsigned role, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role == role && s->mark[i].at.cell == cell && s->mark[i].at.digit == digit) {
            return true;
        }
    }
    return false;
}

struct paint step_marks_ink(const struct drawing *d, unsigned cell, unsigned digit)
{
    const struct step *s = d->content->step;
    if (s && has_mark(s, MARK_PLACE, cell, digit)) {
        return PAINT_WHITE;
    }
    return s && has_mark(s, MARK_ELIMINATE, cell, digit) ? paint_gray(gone_gray) : PAINT_BLACK;
}

static void draw_marks(const struct drawing *d, bool over)
{
    const struct step *s = d->content->step;
    for (unsigned i = 0; i < s->mark_count; i++) {
        double at[2];
        bool whole_cell = !marks_candidate(d, s->mark[i].at.cell);
        double radius = whole_cell ? d->cell * 0.4 : step_mark_radius(d);
        bool is_over = s->mark[i].role == MARK_ELIMINATE;
        if (is_over != over) {
            continue;
        }
        step_mark_centre(d, s->mark[i].at.cell, s->mark[i].at.digit, at);
        if (whole_cell && s->mark[i].role == MARK_PLACE) {
            canvas_circle(d->canvas, at[0], at[1], radius, 2 * d->style->min_line_pt, PAINT_BLACK);
        } else {
            step_mark_draw(d->canvas, d->style, s->mark[i].role, at, radius);
        }
    }
}

void step_marks_under(const struct drawing *d)
{
    draw_marks(d, false);
}

void step_marks_over(const struct drawing *d)
{
    draw_marks(d, true);
}
