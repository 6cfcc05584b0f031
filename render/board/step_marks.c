#include "render/board/step_marks.h"

#include <math.h>

#include "gen/constraint/constraint.h"

/* In print all is gray; ink on paper and vendors' least tints limit how light it may be. */
static const double house_gray = 0.9;
static const double disc_gray = 0.58;
static const double fin_gray = 0.25;
static const double gone_gray = 0.4;

static const uint32_t pattern_rgb = 0x9ed3a0;
static const uint32_t fin_rgb = 0x2d6cb5;
static const uint32_t gone_rgb = 0xe2574d;
static const uint32_t house_rgb = 0xfff3d1;

/* How marks look that are filled, in print and on screen: digits on dark ones are white. */
struct mark_look {
    bool square;
    bool dark_gray, dark_rgb;
    double gray;
    uint32_t rgb;
};

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
    const double pitch = drawing_pitch(d);
    const struct symbol_type type = board_candidate_type(d->style, d->v, d->grid, d->cell);
    const double corner = hypot(type.across_pt, type.down_pt) / 2;
    return step_marks_candidates(d) ? fmin(fmax(0.5 * pitch, 1.04 * corner), 0.56 * pitch)
                                    : d->cell * 0.36;
}

/* Sets take turns. */
static struct mark_look look_of(unsigned role)
{
    static const struct mark_look looks[] = {
        [MARK_PLACE] = {.square = true, .dark_gray = true, .dark_rgb = true},
        [MARK_PATTERN] = {.gray = disc_gray, .rgb = pattern_rgb},
        [MARK_FIN] = {.dark_gray = true, .dark_rgb = true, .gray = fin_gray, .rgb = fin_rgb},
    };
    static const struct mark_look sets[] = {
        {.square = true, .gray = 0.7, .rgb = 0xf4c27c},
        {.square = true, .dark_gray = true, .gray = 0.4, .rgb = 0xb9b5ea},
        {.square = true, .gray = 0.86, .rgb = 0x93d6d9},
        {.square = true, .dark_gray = true, .gray = 0.55, .rgb = 0xf0b3cf},
    };
    enum { SET_LOOKS = sizeof sets / sizeof sets[0] };
    return role < MARK_SET_A ? looks[role] : sets[(role - MARK_SET_A) % SET_LOOKS];
}

/* A stroke of a removed candidate is never thinner. */
static const double min_strike_pt = 0.8;

/* One stroke, against the slant of 1, 4 and 7, behind the digit, which can still be read. */
static void draw_strike(struct canvas *c, const struct board_style *style, const double at[2],
                        double radius)
{
    const double reach = 0.95 * radius;
    canvas_line(c, at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach,
                fmax(fmax(style->min_line_pt, min_strike_pt), 0.36 * radius),
                step_paint(style, gone_gray, gone_rgb));
}

void step_mark_draw(struct canvas *c, const struct board_style *style, unsigned role,
                    const double at[2], double radius)
{
    if (role == MARK_ELIMINATE) {
        draw_strike(c, style, at, radius);
        return;
    }
    const struct mark_look look = look_of(role);
    const struct paint fill = step_paint(style, look.gray, look.rgb);
    const double half = 0.94 * radius; /* of a square, which has room in its corners */
    const struct box b = {at[0] - half, at[1] - half, at[0] + half, at[1] + half};
    if (look.square) {
        canvas_fill(c, b, fill);
    } else {
        canvas_circle(c, at[0], at[1], radius, 0, fill);
    }
}

/* In the order in which they are drawn: the digit that is placed over all else, the stroke over
 * that. */
static unsigned turn_of(unsigned role)
{
    return role == MARK_ELIMINATE ? 2 : role == MARK_PLACE ? 1 : 0;
}

struct paint step_marks_ink(const struct drawing *d, unsigned cell, unsigned digit)
{
    const struct step *s = d->content->step;
    bool dark = false;
    for (unsigned i = 0; s && i < s->mark_count; i++) {
        const struct mark *m = &s->mark[i];
        if (m->at.cell == cell && m->at.digit == digit && m->role != MARK_ELIMINATE) {
            const struct mark_look look = look_of(m->role);
            dark = d->style->colour ? look.dark_rgb : look.dark_gray;
            if (m->role == MARK_PLACE) {
                break;
            }
        }
    }
    return dark ? PAINT_WHITE : PAINT_BLACK;
}

/* White around discs, which would be lost in a shaded house. */
static void clear_around(const struct drawing *d, const struct mark *m, double radius)
{
    const double ring = 1.2; /* of the disc's radius */
    double at[2];
    if (marks_candidate(d, m->at.cell) && m->role != MARK_ELIMINATE && !look_of(m->role).square) {
        step_mark_centre(d, m->at.cell, m->at.digit, at);
        canvas_circle(d->canvas, at[0], at[1], ring * radius, 0, PAINT_WHITE);
    }
}

/* candidate_radius: of a mark at a candidate. */
static void draw_mark(const struct drawing *d, const struct mark *m, double candidate_radius)
{
    double at[2];
    const bool whole_cell = !marks_candidate(d, m->at.cell);
    const double radius = whole_cell ? d->cell * 0.4 : candidate_radius;
    step_mark_centre(d, m->at.cell, m->at.digit, at);
    if (whole_cell && m->role == MARK_PLACE) {
        canvas_circle(d->canvas, at[0], at[1], radius, 2 * d->style->min_line_pt, PAINT_BLACK);
    } else {
        step_mark_draw(d->canvas, d->style, m->role, at, radius);
    }
}

void step_marks_draw(const struct drawing *d)
{
    enum { TURNS = 3 };
    const struct step *s = d->content->step;
    const double radius = step_mark_radius(d);
    for (unsigned i = 0; i < s->mark_count; i++) {
        clear_around(d, &s->mark[i], radius);
    }
    for (unsigned i = 0; i < TURNS * s->mark_count; i++) {
        const struct mark *m = &s->mark[i % s->mark_count];
        if (turn_of(m->role) == i / s->mark_count) {
            draw_mark(d, m, radius);
        }
    }
}

void step_marks_struck(const struct drawing *d)
{
    const double radius = step_mark_radius(d);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        digit_set left = drawing_shows(d, cell) ? d->content->struck[cell] : 0;
        for (; left; left &= left - 1) {
            double at[2];
            drawing_candidate(d, cell, lowest_digit(left), at);
            step_mark_draw(d->canvas, d->style, MARK_ELIMINATE, at, radius);
        }
    }
}
