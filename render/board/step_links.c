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

enum { CURVE_STEPS = 48 };

/* A link's way over the board. It runs behind the digits that are not its own: there it is broken.
 */
struct way {
    const struct drawing *d;
    const struct link *link;
    struct curve curve;
    double start, end; /* where it leaves its marks */
};

static bool is_end(const struct link_end *e, unsigned cell, unsigned digit)
{
    bool found = false;
    for (unsigned i = 0; i < e->count && e->digit == digit; i++) {
        found |= e->cell[i] == cell;
    }
    return found;
}

/* Of a digit with a little air around it, of the cell. */
static const double digit_half_width = 0.31;
static const double digit_half_height = 0.36;

static bool is_behind_digit(const struct drawing *d, unsigned cell, const double at[2])
{
    const struct box b = drawing_cell(d, cell);
    const double across = at[0] - (b.left + b.right) / 2;
    const double down = at[1] - (b.top + b.bottom) / 2 - board_digit_drop_pt(d->v, d->cell);
    return hypot(across / digit_half_width, down / digit_half_height) < d->cell;
}

static bool is_behind_candidate(const struct way *w, unsigned cell, const double at[2])
{
    const double air = 0.5; /* of the distance between candidates */
    const double reach = air * drawing_pitch(w->d);
    bool behind = false;
    for (digit_set left = drawing_candidates(w->d, cell); left && !behind; left &= left - 1) {
        const unsigned digit = lowest_digit(left);
        double centre[2];
        drawing_candidate(w->d, cell, digit, centre);
        behind = hypot(at[0] - centre[0], at[1] - centre[1]) < reach &&
                 !is_end(&w->link->from, cell, digit) && !is_end(&w->link->to, cell, digit);
    }
    return behind;
}

static bool is_behind(const struct way *w, const double at[2])
{
    const unsigned cell = drawing_cell_at(w->d, at);
    if (cell == LAYOUT_NO_CELL) {
        return false;
    }
    return drawing_is_empty(w->d, cell)
               ? step_marks_candidates(w->d) && is_behind_candidate(w, cell, at)
               : is_behind_digit(w->d, cell, at);
}

/* Where the curve leaves a mark around its beginning, or around its end. */
static double leave_mark(const struct way *w, bool at_end)
{
    enum { FINE = 200 };
    const double *const centre = at_end ? w->curve.to : w->curve.from;
    const double radius = step_mark_radius(w->d);
    for (unsigned i = 0; i < FINE / 2; i++) {
        const double t = at_end ? 1 - (double)i / FINE : (double)i / FINE;
        double at[2];
        curve_at(&w->curve, t, at);
        if (hypot(at[0] - centre[0], at[1] - centre[1]) >= radius) {
            return t;
        }
    }
    return 0.5;
}

static bool is_on_board(const struct way *w, const double at[2])
{
    const unsigned cell = drawing_cell_at(w->d, at);
    return cell != LAYOUT_NO_CELL && drawing_shows(w->d, cell);
}

/* What is wrong with a curve: how much of it is behind digits, off the board, and how bent it is.
 */
static double curve_cost(struct way *w, double bend)
{
    const double off_board = 4;
    const double length =
        hypot(w->curve.to[0] - w->curve.from[0], w->curve.to[1] - w->curve.from[1]);
    double cost = 0.4 * fabs(bend) * CURVE_STEPS;
    w->curve.bend = bend * length;
    w->start = leave_mark(w, false);
    w->end = leave_mark(w, true);
    for (unsigned k = 0; k <= CURVE_STEPS; k++) {
        double at[2];
        curve_at(&w->curve, w->start + k * (w->end - w->start) / CURVE_STEPS, at);
        cost += is_on_board(w, at) ? is_behind(w, at) : off_board;
    }
    return cost;
}

static void choose_way(struct way *w)
{
    static const double bends[] = {0,     0.03, -0.03, 0.06, -0.06, 0.1,  -0.1, 0.15,
                                   -0.15, 0.2,  -0.2,  0.26, -0.26, 0.34, -0.34};
    double best = 0;
    double least = INFINITY;
    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        const double cost = curve_cost(w, bends[i]);
        if (cost < least) {
            least = cost;
            best = bends[i];
        }
    }
    (void)curve_cost(w, best);
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

/* The pen of a strong or of a weak link. */
struct pen {
    struct canvas *canvas;
    double width;
    struct paint paint;
};

static struct pen pen_of(struct canvas *c, const struct board_style *style, bool strong)
{
    return (struct pen){c, style->min_line_pt * (strong ? 1.6 : 1),
                        step_paint(style, link_gray, strong ? 0x333333 : 0x5f5f5f)};
}

static double curve_length(const struct curve *c)
{
    const double length = hypot(c->to[0] - c->from[0], c->to[1] - c->from[1]);
    return length + 2.6 * fabs(c->bend); /* near enough for dashes */
}

static void draw_part(const struct pen *pen, const struct curve *curve, double from, double to)
{
    double a[2];
    double b[2];
    curve_at(curve, from, a);
    curve_at(curve, to, b);
    canvas_line(pen->canvas, a[0], a[1], b[0], b[1], pen->width, pen->paint);
}

static bool way_is_open(const struct way *w, double from, double to)
{
    double a[2];
    double b[2];
    curve_at(&w->curve, from, a);
    curve_at(&w->curve, to, b);
    return !is_behind(w, a) && !is_behind(w, b);
}

static const double dash_pt = 2.6;
static const double dash_step_pt = 4.6; /* with the gap */

/* A solid line in short parts, so that it ends close to what it runs behind; they overlap, so that
 * no seams show. Or dashes. */
static void draw_way(const struct way *w, const struct pen *pen, bool arrow)
{
    const double part_pt = 1.2;
    const double run = (w->end - w->start) * curve_length(&w->curve);
    const double step = (w->end - w->start) / run * (w->link->strong ? part_pt : dash_step_pt);
    const double ink = (w->end - w->start) / run * (w->link->strong ? 1.25 * part_pt : dash_pt);
    for (double at = w->start; run > 0 && at < w->end; at += step) {
        const double to = fmin(w->end, at + ink);
        if (way_is_open(w, at, to)) {
            draw_part(pen, &w->curve, at, to);
        }
    }
    if (arrow && run > 2 * step_mark_radius(w->d)) {
        draw_arrow(pen->canvas, &w->curve, w->end, 0.75 * step_mark_radius(w->d), pen->width,
                   pen->paint);
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
        struct way way = {.d = d, .link = l};
        const struct pen pen = pen_of(d->canvas, d->style, l->strong);
        end_centre(d, &l->from, &l->to, way.curve.from);
        end_centre(d, &l->to, &l->from, way.curve.to);
        choose_way(&way);
        draw_way(&way, &pen, arrows);
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
    const struct pen pen = pen_of(c, style, strong);
    const struct curve straight = {.from = {from[0], from[1]}, .to = {to[0], to[1]}};
    const double length = curve_length(&straight);
    const double step = (strong ? length : dash_step_pt) / length;
    const double ink = (strong ? length : dash_pt) / length;
    const double end = 1 - radius / length;
    for (double at = radius / length; at < end; at += step) {
        draw_part(&pen, &straight, at, fmin(end, at + ink));
    }
}
