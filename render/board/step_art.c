/* Steps are drawn so that they can be read in gray: discs are the pattern, rings its fins or the
 * other side of a chain, squares almost locked sets, crosses what goes; solid lines are strong
 * links, broken ones weak, with an arrow where a chain has a direction. Colour only helps. */
#include "render/board/step_art.h"

#include <math.h>
#include <stddef.h>

/* In print all is gray; ink on paper and vendors' least tints limit how light it may be. */
static const double house_gray = 0.9;
static const double disc_gray = 0.7;
static const double link_gray = 0.3;
static const double gone_gray = 0.45;

static const uint32_t pattern_rgb = 0x9ed3a0;
static const uint32_t fin_rgb = 0x2d6cb5;
static const uint32_t gone_rgb = 0xc8342b;
static const uint32_t house_rgb = 0xfff3d1;
static const uint32_t set_rgb[] = {0xf4c27c, 0xb9b5ea, 0x93d6d9, 0xf0b3cf};
enum { SET_LOOKS = sizeof set_rgb / sizeof set_rgb[0] };

static struct paint tint(const struct board_style *style, double gray, uint32_t rgb)
{
    return style->colour ? paint_rgb(rgb) : paint_gray(gray);
}

/* ---- houses ---- */

/* How many of a step's houses the eye should look at: fish have bases and covers, locked candidates
 * and empty rectangles where they come from first; those of almost locked sets say nothing. */
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

static void draw_houses(const struct drawing *d)
{
    const struct step *s = d->art->step;
    unsigned count = shaded_houses(s);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        bool inside = false;
        for (unsigned i = 0; i < count && i < s->house_count; i++) {
            for (unsigned k = 0; k < d->v->house_count_of[cell]; k++) {
                inside = inside || d->v->house_of[cell][k] == s->house[i];
            }
        }
        if (inside) {
            canvas_fill(d->canvas, drawing_cell(d, cell), tint(d->style, house_gray, house_rgb));
        }
    }
}

/* ---- marks ---- */

/* A mark stands at its candidate; where none is drawn, it marks the cell. */
static bool marks_candidate(const struct drawing *d, unsigned cell)
{
    const struct board_art *a = d->art;
    return a->candidates == CANDIDATE_ART_FULL && !(a->givens && a->givens->cell[cell]) &&
           !(a->filled && a->filled->cell[cell]);
}

static void mark_centre(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    struct box b = drawing_cell(d, cell);
    if (marks_candidate(d, cell)) {
        drawing_candidate(d, cell, digit, at);
    } else {
        at[0] = (b.left + b.right) / 2;
        at[1] = (b.top + b.bottom) / 2;
    }
}

static double mark_radius(const struct drawing *d)
{
    return d->art->candidates == CANDIDATE_ART_FULL ? drawing_pitch(d) * 0.47 : d->cell * 0.36;
}

static void draw_cross(struct canvas *c, const double at[2], double reach, double width,
                       struct paint paint)
{
    for (int turn = -1; turn <= 1; turn += 2) {
        canvas_line(c, at[0] - reach, at[1] + turn * reach, at[0] + reach, at[1] - turn * reach,
                    width, paint);
    }
}

/* Sets take turns: filled square, framed one, framed disc, lightly filled disc. */
static void draw_set(struct canvas *c, const struct board_style *style, unsigned set,
                     const double at[2], double radius)
{
    double thin = style->min_line_pt;
    double side = radius * 0.92;
    struct box b = {at[0] - side, at[1] - side, at[0] + side, at[1] + side};
    unsigned look = set % SET_LOOKS;
    struct paint fill = tint(style, look == 0 ? disc_gray : house_gray, set_rgb[look]);
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

static void draw_mark(struct canvas *c, const struct board_style *style, unsigned role,
                      const double at[2], double radius)
{
    double thin = style->min_line_pt;
    struct paint fin = tint(style, 0, fin_rgb);
    switch (role) {
    case MARK_PLACE:
        canvas_circle(c, at[0], at[1], radius, 0, PAINT_BLACK);
        break;
    case MARK_ELIMINATE:
        draw_cross(c, at, 0.75 * radius, 1.1 * thin, tint(style, 0, gone_rgb));
        break;
    case MARK_PATTERN:
        canvas_circle(c, at[0], at[1], radius, 0, tint(style, disc_gray, pattern_rgb));
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

struct paint step_art_ink(const struct drawing *d, unsigned cell, unsigned digit)
{
    const struct step *s = d->art->step;
    if (s && has_mark(s, MARK_PLACE, cell, digit)) {
        return PAINT_WHITE;
    }
    return s && has_mark(s, MARK_ELIMINATE, cell, digit) ? paint_gray(gone_gray) : PAINT_BLACK;
}

static void draw_marks(const struct drawing *d, bool over)
{
    const struct step *s = d->art->step;
    for (unsigned i = 0; i < s->mark_count; i++) {
        double at[2];
        bool whole_cell = !marks_candidate(d, s->mark[i].at.cell);
        double radius = whole_cell ? d->cell * 0.4 : mark_radius(d);
        bool is_over = s->mark[i].role == MARK_ELIMINATE;
        if (is_over != over) {
            continue;
        }
        mark_centre(d, s->mark[i].at.cell, s->mark[i].at.digit, at);
        if (whole_cell && s->mark[i].role == MARK_PLACE) {
            canvas_circle(d->canvas, at[0], at[1], radius, 2 * d->style->min_line_pt, PAINT_BLACK);
        } else {
            draw_mark(d->canvas, d->style, s->mark[i].role, at, radius);
        }
    }
}

/* ---- links ---- */

struct curve {
    double from[2], to[2];
    double bend; /* the middle's distance from the straight line, to its left */
};

static void curve_at(const struct curve *c, double t, double at[2])
{
    double across[2] = {c->to[1] - c->from[1], c->from[0] - c->to[0]};
    double length = hypot(across[0], across[1]);
    double out = length > 0 ? 4 * t * (1 - t) * c->bend / length : 0;
    for (unsigned i = 0; i < 2; i++) {
        at[i] = c->from[i] + t * (c->to[i] - c->from[i]) + out * across[i];
    }
}

enum { CURVE_STEPS = 24 };

/* How many marks a curve runs over besides the two that it joins. */
static unsigned curve_collisions(const struct drawing *d, const struct curve *c)
{
    const struct step *s = d->art->step;
    double radius = mark_radius(d);
    unsigned count = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        double at[2];
        double nearest = INFINITY;
        mark_centre(d, s->mark[i].at.cell, s->mark[i].at.digit, at);
        if (hypot(at[0] - c->from[0], at[1] - c->from[1]) < 0.1 * radius ||
            hypot(at[0] - c->to[0], at[1] - c->to[1]) < 0.1 * radius) {
            continue;
        }
        for (unsigned k = 1; k < CURVE_STEPS; k++) {
            double p[2];
            curve_at(c, (double)k / CURVE_STEPS, p);
            nearest = fmin(nearest, hypot(p[0] - at[0], p[1] - at[1]));
        }
        count += nearest < radius;
    }
    return count;
}

/* The least bent curve that runs over the fewest marks and inside the board. */
static void curve_choose(const struct drawing *d, struct curve *c)
{
    static const double bends[] = {0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32};
    double length = hypot(c->to[0] - c->from[0], c->to[1] - c->from[1]);
    double side = d->cell * d->v->size;
    double best = 0;
    unsigned fewest = UINT32_MAX;
    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        double middle[2];
        c->bend = bends[i] * length;
        curve_at(c, 0.5, middle);
        bool inside = middle[0] > d->left && middle[0] < d->left + side && middle[1] > d->top &&
                      middle[1] < d->top + side;
        unsigned count = inside ? curve_collisions(d, c) : UINT32_MAX - 1;
        if (count < fewest) {
            fewest = count;
            best = c->bend;
        }
    }
    c->bend = best;
}

static void draw_arrow(struct canvas *c, const struct curve *curve, double at, double reach,
                       double width, struct paint paint)
{
    double tip[2];
    double tail[2];
    curve_at(curve, at, tip);
    curve_at(curve, at - 0.02, tail);
    double heading = atan2(tail[1] - tip[1], tail[0] - tip[0]);
    for (int side = -1; side <= 1; side += 2) {
        double angle = heading + side * 0.45;
        canvas_line(c, tip[0], tip[1], tip[0] + reach * cos(angle), tip[1] + reach * sin(angle),
                    width, paint);
    }
}

/* From where the curve leaves its first mark to where it meets its second. */
static void draw_curve(struct canvas *c, const struct board_style *style, const struct curve *curve,
                       double radius, bool strong, bool arrow)
{
    static const double on_pt = 2.6;
    static const double dash_pt = 4.6; /* with the gap */
    double length = hypot(curve->to[0] - curve->from[0], curve->to[1] - curve->from[1]);
    length += 2.6 * fabs(curve->bend); /* near enough for dashes */
    double start = length > 0 ? fmin(0.45, radius / length) : 0;
    double end = 1 - start;
    double width = style->min_line_pt * (strong ? 1.6 : 1);
    struct paint paint = tint(style, link_gray, strong ? 0x333333 : 0x5f5f5f);
    double run = length * (end - start);
    double step = strong ? fmax(1, run / CURVE_STEPS) : dash_pt;
    double ink = strong ? step : on_pt;
    int dashes = (int)ceil(run / step);
    for (int i = 0; i < dashes; i++) {
        double at = i * step;
        double from[2];
        double to[2];
        curve_at(curve, start + at / length, from);
        curve_at(curve, start + fmin(run, at + ink) / length, to);
        canvas_line(c, from[0], from[1], to[0], to[1], width, paint);
    }
    if (arrow && run > 2 * radius) {
        draw_arrow(c, curve, end, 0.75 * radius, width, paint);
    }
}

/* A chain has a direction where its links go on one from the other. */
static bool has_direction(const struct step *s)
{
    for (unsigned i = 1; i < s->link_count; i++) {
        const struct link_end *a = &s->link[i - 1].to;
        const struct link_end *b = &s->link[i].from;
        if (a->cell[0] == b->cell[0] && a->digit == b->digit) {
            return true;
        }
    }
    return false;
}

/* The cells of a group, joined. */
static void draw_group(const struct drawing *d, const struct link_end *e)
{
    for (unsigned i = 1; i < e->count; i++) {
        double a[2];
        double b[2];
        mark_centre(d, e->cell[i - 1], e->digit, a);
        mark_centre(d, e->cell[i], e->digit, b);
        canvas_line(d->canvas, a[0], a[1], b[0], b[1], 0.7 * mark_radius(d),
                    tint(d->style, disc_gray, pattern_rgb));
    }
}

/* The cell of a group that is nearest to the link's other end. */
static void end_centre(const struct drawing *d, const struct link_end *e,
                       const struct link_end *other, double at[2])
{
    double goal[2];
    double nearest = INFINITY;
    mark_centre(d, other->cell[0], other->digit, goal);
    for (unsigned i = 0; i < e->count; i++) {
        double p[2];
        mark_centre(d, e->cell[i], e->digit, p);
        double distance = hypot(p[0] - goal[0], p[1] - goal[1]);
        if (distance < nearest) {
            nearest = distance;
            at[0] = p[0];
            at[1] = p[1];
        }
    }
}

void step_art_links(const struct drawing *d)
{
    const struct step *s = d->art->step;
    bool arrows = has_direction(s);
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        struct curve curve = {.bend = 0};
        end_centre(d, &l->from, &l->to, curve.from);
        end_centre(d, &l->to, &l->from, curve.to);
        curve_choose(d, &curve);
        draw_curve(d->canvas, d->style, &curve, mark_radius(d), l->strong, arrows);
    }
}

void step_art_under(const struct drawing *d)
{
    const struct step *s = d->art->step;
    draw_houses(d);
    draw_marks(d, false);
    for (unsigned i = 0; i < s->link_count; i++) {
        draw_group(d, &s->link[i].from);
        draw_group(d, &s->link[i].to);
    }
}

void step_art_over(const struct drawing *d)
{
    draw_marks(d, true);
}

/* ---- key ---- */

static unsigned kind_of_role(unsigned role)
{
    return role < MARK_SET_A ? role : MARK_SET_A;
}

unsigned step_art_kinds(const struct step *s)
{
    unsigned kinds = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        kinds |= 1U << kind_of_role(s->mark[i].role);
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        kinds |= 1U << (s->link[i].strong ? KEY_STRONG : KEY_WEAK);
    }
    return kinds;
}

static void draw_sample(struct canvas *c, const struct board_style *style, unsigned kind,
                        double left, double middle, double radius)
{
    double at[2] = {left + radius, middle};
    struct curve curve = {.from = {left - radius, middle}, .to = {left + 4 * radius, middle}};
    if (kind == KEY_STRONG || kind == KEY_WEAK) {
        draw_curve(c, style, &curve, radius, kind == KEY_STRONG, false);
    } else if (kind == MARK_SET_A) {
        for (unsigned set = 0; set < 2; set++, at[0] += 2.2 * radius) {
            draw_mark(c, style, MARK_SET_A + set, at, radius);
        }
    } else {
        draw_mark(c, style, kind, at, radius);
    }
}

double step_art_key(struct canvas *c, const struct board_style *style,
                    const struct translation *translation, const struct text_style *text,
                    unsigned kinds, double left, double top, double width_pt)
{
    static const enum text_id id[KEY_COUNT] = {
        [MARK_PLACE] = TEXT_mark_place,     [MARK_ELIMINATE] = TEXT_mark_eliminate,
        [MARK_PATTERN] = TEXT_mark_pattern, [MARK_FIN] = TEXT_mark_fin,
        [MARK_SET_A] = TEXT_mark_set,       [KEY_STRONG] = TEXT_link_strong,
        [KEY_WEAK] = TEXT_link_weak,
    };
    double radius = 0.42 * text->size_pt;
    double leading = 1.45 * text->size_pt;
    double x = left;
    double y = top;
    for (unsigned kind = 0; kind < KEY_COUNT; kind++) {
        struct text filled = {0};
        const char *names[] = {"A, B"};
        translation_fill(&filled, translation_text(translation, id[kind]), names, 1);
        const char *says = filled.data ? filled.data : "";
        bool wide = kind >= MARK_SET_A;
        double sample = (wide ? 4.4 : 2.0) * radius + 0.35 * text->size_pt;
        double width = sample + text_width_pt(text, says);
        if (!(kinds >> kind & 1)) {
            text_free(&filled);
            continue;
        }
        if (x > left && x + width > left + width_pt) {
            x = left;
            y += leading;
        }
        if (c) {
            draw_sample(c, style, kind, x, y + 0.5 * leading, radius);
            canvas_text(c, x + sample, y + 0.5 * leading + 0.34 * text->size_pt, ALIGN_LEFT, text,
                        says);
        }
        x += width + 1.2 * text->size_pt;
        text_free(&filled);
    }
    return kinds ? y + leading - top : 0;
}
