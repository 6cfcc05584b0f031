#include "tests/unit/drawn_ink.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "render/text/shape.h"

enum { MAX_SHAPES = 20000 };

enum shape_kind { SHAPE_LINE, SHAPE_FRAME, SHAPE_RING, SHAPE_FILL, SHAPE_DISC, SHAPE_TEXT };

struct shape {
    enum shape_kind kind;
    struct box box; /* of a line: its ends; of a circle: its middle twice */
    double radius, width, gray;
    char text[8];
};

struct ink {
    struct shape shape[MAX_SHAPES];
    size_t count;
};

static bool keep_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct ink));
    return c->state != NULL;
}

static void keep_page(struct canvas *c, const struct page_boxes *boxes)
{
    (void)c, (void)boxes;
}

static void keep_drop(struct canvas *c)
{
    free(c->state);
}

static struct shape *keep(struct canvas *c, struct shape s)
{
    struct ink *ink = c->state;
    cr_assert_lt(ink->count, MAX_SHAPES);
    ink->shape[ink->count] = s;
    return &ink->shape[ink->count++];
}

/* As light as the paint looks. */
static double gray_of(const struct paint *p)
{
    const double light = 1 - p->cmyk[3];
    return p->is_cmyk ? light * (0.3 * (1 - p->cmyk[0]) + 0.59 * (1 - p->cmyk[1]) +
                                 0.11 * (1 - p->cmyk[2]))
                      : p->gray;
}

static void keep_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                      const struct paint *p)
{
    keep(c,
         (struct shape){SHAPE_LINE, {from[0], from[1], to[0], to[1]}, 0, width_pt, gray_of(p), ""});
}

static void keep_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    keep(c,
         (struct shape){width_pt > 0 ? SHAPE_FRAME : SHAPE_FILL, *b, 0, width_pt, gray_of(p), ""});
}

static void keep_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                        const struct paint *p)
{
    const struct box middle = {centre[0], centre[1], centre[0], centre[1]};
    keep(c, (struct shape){width_pt > 0 ? SHAPE_RING : SHAPE_DISC, middle, radius_pt, width_pt,
                           gray_of(p), ""});
}

static void keep_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                      const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    const struct glyph_box g = shaped->ink;
    const double size = style->size_pt;
    const struct box ink = {at[0] + g.left * size, at[1] - g.top * size, at[0] + g.right * size,
                            at[1] - g.bottom * size};
    struct shape *s = keep(c, (struct shape){SHAPE_TEXT, ink, 0, 0, gray_of(&style->paint), ""});
    cr_assert_eq(quarter_turns, 0);
    snprintf(s->text, sizeof s->text, "%s", utf8);
}

static const struct device_functions functions = {
    .open = keep_open,
    .begin_page = keep_page,
    .line = keep_line,
    .rect = keep_rect,
    .circle = keep_circle,
    .text = keep_text,
    .drop = keep_drop,
};

const struct canvas_device ink_keeper = {.name = "ink", .functions = &functions};

/* ---- distances ---- */

static double clamp(double x, double low, double high)
{
    return fmin(fmax(x, low), high);
}

static double point_to_box(double x, double y, const struct box *b)
{
    return hypot(x - clamp(x, b->left, b->right), y - clamp(y, b->top, b->bottom));
}

static double point_to_line(double x, double y, const double from[2], const double to[2])
{
    const double along[2] = {to[0] - from[0], to[1] - from[1]};
    const double square = along[0] * along[0] + along[1] * along[1];
    const double t =
        square > 0 ? ((x - from[0]) * along[0] + (y - from[1]) * along[1]) / square : 0;
    const double at = clamp(t, 0, 1);
    return hypot(x - from[0] - at * along[0], y - from[1] - at * along[1]);
}

/* Does a line run through a box? By what is left of it between the box's sides. */
static bool line_meets_box(const double from[2], const double to[2], const struct box *b)
{
    const double low[2] = {b->left, b->top};
    const double high[2] = {b->right, b->bottom};
    double begin = 0;
    double end = 1;
    for (unsigned i = 0; i < 2; i++) {
        const double run = to[i] - from[i];
        if (run == 0) {
            end = from[i] < low[i] || from[i] > high[i] ? -1 : end;
            continue;
        }
        const double one = (low[i] - from[i]) / run;
        const double other = (high[i] - from[i]) / run;
        begin = fmax(begin, fmin(one, other));
        end = fmin(end, fmax(one, other));
    }
    return begin <= end;
}

static double line_to_box(double x1, double y1, double x2, double y2, const struct box *b)
{
    const double from[2] = {x1, y1};
    const double to[2] = {x2, y2};
    const double ends = fmin(point_to_box(x1, y1, b), point_to_box(x2, y2, b));
    const double upper =
        fmin(point_to_line(b->left, b->top, from, to), point_to_line(b->right, b->top, from, to));
    const double lower = fmin(point_to_line(b->left, b->bottom, from, to),
                              point_to_line(b->right, b->bottom, from, to));
    return line_meets_box(from, to, b) ? 0 : fmin(ends, fmin(upper, lower));
}

static double frame_to_box(const struct box *f, const struct box *b)
{
    return fmin(fmin(line_to_box(f->left, f->top, f->right, f->top, b),
                     line_to_box(f->left, f->bottom, f->right, f->bottom, b)),
                fmin(line_to_box(f->left, f->top, f->left, f->bottom, b),
                     line_to_box(f->right, f->top, f->right, f->bottom, b)));
}

/* Of a circle's line, from inside or from outside. */
static double ring_to_box(const struct shape *s, const struct box *b)
{
    const double x = s->box.left;
    const double y = s->box.top;
    const double far = hypot(fmax(fabs(x - b->left), fabs(x - b->right)),
                             fmax(fabs(y - b->top), fabs(y - b->bottom)));
    return fmax(0, fmax(s->radius - far, point_to_box(x, y, b) - s->radius));
}

/* Between a text and a line. */
static double air_between(const struct shape *s, const struct box *b)
{
    const struct box *k = &s->box;
    const double far = s->kind == SHAPE_LINE ? line_to_box(k->left, k->top, k->right, k->bottom, b)
                       : s->kind == SHAPE_FRAME ? frame_to_box(k, b)
                                                : ring_to_box(s, b);
    return fmax(0, far - s->width / 2);
}

static bool is_filled_at(const struct shape *s, double x, double y)
{
    const struct box *b = &s->box;
    return s->kind == SHAPE_DISC ? hypot(x - b->left, y - b->top) <= s->radius
                                 : s->kind == SHAPE_FILL && x >= b->left && x <= b->right &&
                                       y >= b->top && y <= b->bottom;
}

/* The shapes that come near a text, in the order in which they were drawn. */
enum { MAX_NEAR = 200 };

struct surroundings {
    const struct shape *text;
    const struct shape *near[MAX_NEAR];
    size_t count, below; /* how many, and how many of them were drawn before the text */
};

static bool comes_near(const struct shape *s, const struct box *b)
{
    const double reach = s->radius + s->width + 2;
    const struct box *k = &s->box;
    return fmin(k->left, k->right) - reach < b->right &&
           fmax(k->left, k->right) + reach > b->left &&
           fmin(k->top, k->bottom) - reach < b->bottom && fmax(k->top, k->bottom) + reach > b->top;
}

static void find_near(const struct ink *ink, size_t text, struct surroundings *out)
{
    *out = (struct surroundings){.text = &ink->shape[text]};
    for (size_t i = 0; i < ink->count; i++) {
        const struct shape *s = &ink->shape[i];
        if (s->kind != SHAPE_TEXT && comes_near(s, &out->text->box)) {
            cr_assert_lt(out->count, MAX_NEAR);
            out->near[out->count++] = s;
            out->below += i < text;
        }
    }
}

/* What the page is filled with at a point, beneath a text. */
static double ground_at(const struct surroundings *s, double x, double y)
{
    double gray = 1;
    for (size_t i = 0; i < s->below; i++) {
        gray = is_filled_at(s->near[i], x, y) ? s->near[i]->gray : gray;
    }
    return gray;
}

/* Over the text's box but for its very corners, in which characters have no ink. */
static double contrast_with_ground(const struct surroundings *s)
{
    enum { POINTS = 5 };
    const struct box *b = &s->text->box;
    double least = 1;
    for (unsigned i = 0; i < POINTS * POINTS; i++) {
        const unsigned row = i / POINTS;
        if (i % POINTS % (POINTS - 1) == 0 && row % (POINTS - 1) == 0) {
            continue;
        }
        const double across = i % POINTS / (POINTS - 1.0);
        const double down = row / (POINTS - 1.0);
        const double ground = ground_at(s, b->left + across * (b->right - b->left),
                                        b->top + down * (b->bottom - b->top));
        least = fmin(least, fabs(s->text->gray - ground));
    }
    return least;
}

/* Is a line under a mark that holds the whole text? */
static bool is_hidden(const struct surroundings *s, size_t line)
{
    const struct box *b = &s->text->box;
    const double x = (b->left + b->right) / 2;
    const double y = (b->top + b->bottom) / 2;
    bool hidden = false;
    for (size_t i = line + 1; i < s->below && !hidden; i++) {
        const struct shape *k = s->near[i];
        hidden = is_filled_at(k, x, b->top) && is_filled_at(k, x, b->bottom) &&
                 is_filled_at(k, b->left, y) && is_filled_at(k, b->right, y);
    }
    return hidden;
}

static void measure_text(const struct ink *ink, size_t text, struct ink_measure *m)
{
    struct surroundings near;
    find_near(ink, text, &near);
    double contrast = contrast_with_ground(&near);
    for (size_t i = 0; i < near.count; i++) {
        const struct shape *s = near.near[i];
        if (s->kind > SHAPE_RING || is_hidden(&near, i)) {
            continue;
        }
        const double air = air_between(s, &near.text->box);
        const double differs = fabs(s->gray - near.text->gray);
        if ((i >= near.below || differs < MIN_CONTRAST) && air < m->min_air) {
            m->min_air = air;
            m->line_pt = s->width;
            m->line_gray = s->gray;
            snprintf(m->nearest, sizeof m->nearest, "%s", near.text->text);
        }
        contrast = i < near.below && air <= 0 ? fmin(contrast, differs) : contrast;
    }
    if (contrast < m->min_contrast) {
        m->text_gray = near.text->gray;
        m->min_contrast = contrast;
        snprintf(m->palest, sizeof m->palest, "%s", near.text->text);
    }
    m->texts++;
}

struct ink_measure measure_ink(const struct canvas *c)
{
    const struct ink *ink = c->state;
    struct ink_measure m = {.min_air = INFINITY, .min_contrast = 1};
    for (size_t i = 0; i < ink->count; i++) {
        if (ink->shape[i].kind == SHAPE_TEXT) {
            measure_text(ink, i, &m);
        }
    }
    return m;
}

bool has_bold_lines(const struct canvas *c, double width_pt, double gray)
{
    const struct ink *ink = c->state;
    bool some = false;
    bool bold = true;
    for (size_t i = 0; i < ink->count; i++) {
        const struct shape *s = &ink->shape[i];
        some = some || s->kind == SHAPE_LINE;
        bold = bold && (s->kind != SHAPE_LINE || (s->width >= width_pt && s->gray <= gray));
    }
    return some && bold;
}
