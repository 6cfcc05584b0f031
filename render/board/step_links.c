#include "render/board/step_links.h"

#include <math.h>
#include <stddef.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/step_marks.h"

static const double link_gray = 0.2;

/* Its distances from the straight line, to the left. */
struct curve {
    double from[2], to[2];
    double bend; /* in the middle */
    double lean; /* at most, before the middle, and as far to the other side after it */
};

/* The greatest value of t (1 - t) (1 - 2 t). */
#define MAX_LEAN 0.0962

static void curve_at(const struct curve *c, double t, double at[2])
{
    double across[2] = {c->to[1] - c->from[1], c->from[0] - c->to[0]};
    double length = hypot(across[0], across[1]);
    double out = 4 * t * (1 - t) * c->bend + t * (1 - t) * (1 - 2 * t) / MAX_LEAN * c->lean;
    out = length > 0 ? out / length : 0;
    for (unsigned i = 0; i < 2; i++) {
        at[i] = c->from[i] + t * (c->to[i] - c->from[i]) + out * across[i];
    }
}

enum { CURVE_STEPS = 48 };

/* What links run behind: there they are broken. */
struct obstacles {
    const struct drawing *d;
    double digit[2], candidate[2]; /* half of the places of digits, with air */
    bool sum[MAX_CELLS];           /* the cells with the number of a cage */
};

/* A link's way over the board. */
struct way {
    const struct drawing *d;
    const struct link *link;
    double mark_radius; /* of the marks at its ends */
    const struct obstacles *obstacles;
    struct curve curve;
    double start, end; /* where it leaves its marks */
};

/* Between a digit and a link's edge; how wide links are, and strong ones of weak ones. */
static const double air_pt = 0.9;
static const double weak_pt = 0.8;
static const double strong_weight = 1.6;

static double width_of(const struct board_style *style, bool strong)
{
    return fmax(style->min_line_pt, weak_pt) * (strong ? strong_weight : 1);
}

/* The number of a cage, from its cell's corner; a share of the cell. */
static const double sum_width = 0.5;

static double air_of(const struct drawing *d)
{
    return air_pt + width_of(d->style, true) / 2;
}

static void find_obstacles(const struct drawing *d, struct obstacles *out)
{
    const double air = air_of(d);
    const struct symbol_type digit =
        board_digit_type(d->style, d->style->given_font, d->v, d->cell);
    const struct symbol_type candidate = board_candidate_type(d->style, d->v, d->grid, d->cell);
    *out = (struct obstacles){
        .d = d,
        .digit = {digit.across_pt / 2 + air, digit.down_pt / 2 + air},
        .candidate = {candidate.across_pt / 2 + air, candidate.down_pt / 2 + air}};
    for (unsigned i = 0; i < constraint_count(d->v) && board_has_cage_numbers(d->v); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        out->sum[c->cell[0]] |= constraint_kind_of(c)->has_sum && !constraint_is_rule(c);
    }
}

static bool is_covered(const double at[2], double x, double y, const double reach[2])
{
    return fabs(at[0] - x) < reach[0] && fabs(at[1] - y) < reach[1];
}

static bool is_behind_candidate(const struct obstacles *o, unsigned cell, const double at[2])
{
    bool behind = false;
    for (digit_set left = drawing_candidates(o->d, cell); left && !behind; left &= left - 1) {
        double centre[2];
        drawing_candidate(o->d, cell, lowest_digit(left), centre);
        behind = is_covered(at, centre[0], centre[1], o->candidate);
    }
    return behind;
}

static bool is_behind_sum(const struct obstacles *o, unsigned cell, const double at[2])
{
    const struct box b = drawing_cell(o->d, cell);
    const double air = air_of(o->d);
    return o->sum[cell] && at[0] > b.left - air && at[1] > b.top - air &&
           at[0] < b.left + sum_width * o->d->cell + air &&
           at[1] < b.top + board_candidate_insets(o->d->v, o->d->grid).top * o->d->cell + air;
}

static bool is_behind_text_of(const struct obstacles *o, unsigned cell, const double at[2])
{
    const struct drawing *d = o->d;
    if (is_behind_sum(o, cell, at)) {
        return true;
    }
    if (drawing_is_empty(d, cell)) {
        return step_marks_candidates(d) && is_behind_candidate(o, cell, at);
    }
    const struct box b = drawing_cell(d, cell);
    return is_covered(at, (b.left + b.right) / 2,
                      (b.top + b.bottom) / 2 +
                          constraint_art_digit_drop(d, cell, d->style->given_font),
                      o->digit);
}

/* Near a line between cells, a text of the next one may be near too. */
static bool is_behind(const struct way *w, const double at[2])
{
    const double air = air_of(w->d);
    unsigned seen = LAYOUT_NO_CELL;
    bool behind = false;
    for (unsigned i = 0; i < 4 && !behind; i++) {
        const double beside[2] = {at[0] + (i & 1 ? air : -air), at[1] + (i & 2 ? air : -air)};
        const unsigned cell = drawing_cell_at(w->d, beside);
        behind =
            cell != LAYOUT_NO_CELL && cell != seen && is_behind_text_of(w->obstacles, cell, at);
        seen = cell;
    }
    return behind;
}

/* Where the curve leaves a mark around its beginning, or around its end. */
static double leave_mark(const struct way *w, bool at_end)
{
    enum { FINE = 200 };
    const double *const centre = at_end ? w->curve.to : w->curve.from;
    const double air = 1.12; /* a little outside it */
    const double radius = air * w->mark_radius;
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

/* What is wrong with a curve: how much of it is behind digits, off the board, and how bent it is;
 * counted until it is enough. */
static double curve_cost(struct way *w, double bend, double lean, double enough)
{
    const double off_board = 4;
    const double length =
        hypot(w->curve.to[0] - w->curve.from[0], w->curve.to[1] - w->curve.from[1]);
    double cost = (0.4 * fabs(bend) + 0.6 * fabs(lean)) * CURVE_STEPS;
    w->curve.bend = bend * length;
    w->curve.lean = lean * length;
    w->start = leave_mark(w, false);
    w->end = leave_mark(w, true);
    for (unsigned k = 0; k <= CURVE_STEPS && cost < enough; k++) {
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
    static const double leans[] = {0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.15, -0.15};
    enum { BENDS = sizeof bends / sizeof bends[0], LEANS = sizeof leans / sizeof leans[0] };
    double best[2] = {0, 0};
    double least = INFINITY;
    for (size_t i = 0; i < BENDS * LEANS; i++) {
        const double cost = curve_cost(w, bends[i % BENDS], leans[i / BENDS], least);
        if (cost < least) {
            least = cost;
            best[0] = bends[i % BENDS];
            best[1] = leans[i / BENDS];
        }
    }
    (void)curve_cost(w, best[0], best[1], 0);
}

/* The pen of a strong or of a weak link. */
struct pen {
    struct canvas *canvas;
    double width;
    struct paint paint;
};

static struct pen pen_of(struct canvas *c, const struct board_style *style, bool strong)
{
    return (struct pen){c, width_of(style, strong),
                        step_paint(style, link_gray, strong ? 0x333333 : 0x5f5f5f)};
}

static double curve_length(const struct curve *c)
{
    const double length = hypot(c->to[0] - c->from[0], c->to[1] - c->from[1]);
    return length + 2.6 * (fabs(c->bend) + fabs(c->lean)); /* near enough for dashes */
}

static void draw_part(const struct pen *pen, const struct curve *curve, double from, double to)
{
    double a[2];
    double b[2];
    curve_at(curve, from, a);
    curve_at(curve, to, b);
    canvas_line(pen->canvas, a[0], a[1], b[0], b[1], pen->width, pen->paint);
}

/* Of the link's curve, or of a stroke at its end. */
static bool is_open(const struct way *w, const struct curve *curve, double from, double to)
{
    enum { PLACES = 4 };
    bool open = true;
    for (unsigned i = 0; i <= PLACES && open; i++) {
        double at[2];
        curve_at(curve, from + i * (to - from) / PLACES, at);
        open = !is_behind(w, at);
    }
    return open;
}

/* Both of its strokes, or none where one would run into a digit even at its smallest. */
static void draw_arrow(const struct way *w, const struct pen *pen)
{
    static const double sizes[] = {0.75, 0.6, 0.45}; /* of a mark's radius */
    const double spread = 0.45;
    double tip[2];
    double tail[2];
    curve_at(&w->curve, w->end, tip);
    curve_at(&w->curve, w->end - 0.02, tail);
    const double heading = atan2(tail[1] - tip[1], tail[0] - tip[0]);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const double reach = sizes[i] * w->mark_radius;
        struct curve stroke[2];
        for (int side = 0; side < 2; side++) {
            const double turned = heading + (side ? spread : -spread);
            stroke[side] =
                (struct curve){.from = {tip[0], tip[1]},
                               .to = {tip[0] + reach * cos(turned), tip[1] + reach * sin(turned)}};
        }
        if (!is_open(w, &stroke[0], 0, 1) || !is_open(w, &stroke[1], 0, 1)) {
            continue;
        }
        draw_part(pen, &stroke[0], 0, 1);
        draw_part(pen, &stroke[1], 0, 1);
        return;
    }
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
        if (is_open(w, &w->curve, at, to)) {
            draw_part(pen, &w->curve, at, to);
        }
    }
    if (arrow && run > 2 * w->mark_radius) {
        draw_arrow(w, pen);
    }
}

/* A chain has a direction where each link begins at the end of the one before. */
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
static void draw_group(const struct drawing *d, const struct link_end *e, double width_pt)
{
    for (unsigned i = 1; i < e->count; i++) {
        double a[2];
        double b[2];
        step_mark_centre(d, e->cell[i - 1], e->digit, a);
        step_mark_centre(d, e->cell[i], e->digit, b);
        canvas_line(d->canvas, a[0], a[1], b[0], b[1], width_pt, step_pattern_paint(d->style));
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
    struct obstacles obstacles;
    const double radius = step_mark_radius(d);
    find_obstacles(d, &obstacles);
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        struct way way = {.d = d, .link = l, .mark_radius = radius, .obstacles = &obstacles};
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
    const double width = 0.7 * step_mark_radius(d);
    for (unsigned i = 0; i < s->link_count; i++) {
        draw_group(d, &s->link[i].from, width);
        draw_group(d, &s->link[i].to, width);
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
    const double begin = radius / length;
    const double end = 1 - begin;
    const int count = (int)ceil((end - begin) / step);
    for (int i = 0; i < count; i++) {
        const double at = begin + i * step;
        draw_part(&pen, &straight, at, fmin(end, at + ink));
    }
}
