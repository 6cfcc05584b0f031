#include "render/board/step_links.h"

#include <math.h>
#include <stddef.h>

#include "render/board/step_marks.h"

static const double link_gray = 0.3;

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

/* The number of marks that a curve crosses besides the two that it joins. */
static unsigned curve_collisions(const struct drawing *d, const struct curve *c)
{
    const struct step *s = d->content->step;
    double radius = step_mark_radius(d);
    unsigned count = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        double at[2];
        double nearest = INFINITY;
        step_mark_centre(d, s->mark[i].at.cell, s->mark[i].at.digit, at);
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
    double right = d->left + d->cell * frame_columns(d->v);
    double bottom = d->top + d->cell * frame_rows(d->v);
    double best = 0;
    unsigned fewest = UINT32_MAX;
    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        double middle[2];
        c->bend = bends[i] * length;
        curve_at(c, 0.5, middle);
        bool inside =
            middle[0] > d->left && middle[0] < right && middle[1] > d->top && middle[1] < bottom;
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
    struct paint paint = step_paint(style, link_gray, strong ? 0x333333 : 0x5f5f5f);
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
        step_mark_centre(d, e->cell[i - 1], e->digit, a);
        step_mark_centre(d, e->cell[i], e->digit, b);
        canvas_line(d->canvas, a[0], a[1], b[0], b[1], 0.7 * step_mark_radius(d),
                    step_pattern_paint(d->style));
    }
}

/* The cell of a group that is nearest to the link's other end. */
static void end_centre(const struct drawing *d, const struct link_end *e,
                       const struct link_end *other, double at[2])
{
    double goal[2];
    double nearest = INFINITY;
    step_mark_centre(d, other->cell[0], other->digit, goal);
    for (unsigned i = 0; i < e->count; i++) {
        double p[2];
        step_mark_centre(d, e->cell[i], e->digit, p);
        double distance = hypot(p[0] - goal[0], p[1] - goal[1]);
        if (distance < nearest) {
            nearest = distance;
            at[0] = p[0];
            at[1] = p[1];
        }
    }
}

void step_links_draw(const struct drawing *d)
{
    const struct step *s = d->content->step;
    bool arrows = has_direction(s);
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        struct curve curve = {.bend = 0};
        end_centre(d, &l->from, &l->to, curve.from);
        end_centre(d, &l->to, &l->from, curve.to);
        curve_choose(d, &curve);
        draw_curve(d->canvas, d->style, &curve, step_mark_radius(d), l->strong, arrows);
    }
}

void step_links_groups(const struct drawing *d)
{
    const struct step *s = d->content->step;
    for (unsigned i = 0; i < s->link_count; i++) {
        draw_group(d, &s->link[i].from);
        draw_group(d, &s->link[i].to);
    }
}

void step_link_sample(struct canvas *c, const struct board_style *style, const double from[2],
                      const double to[2], double radius, bool strong)
{
    const struct curve straight = {.from = {from[0], from[1]}, .to = {to[0], to[1]}};
    draw_curve(c, style, &straight, radius, strong, false);
}
