#include "render/preflight/boards/printed_reading.h"

#include <math.h>
#include <string.h>

#include "render/board/constraints/constraint_looks.h"

/* How far from its place something may stand: devices round to sixteenths of a point. */
static const double slack = 0.05;

double reading_across(const struct printed_reading *r, double x)
{
    return (x - r->place->left) / r->place->side;
}

double reading_down(const struct printed_reading *r, double y)
{
    return (r->place->top - y) / r->place->side;
}

bool reading_near(double a, double b)
{
    return fabs(a - b) < slack;
}

bool reading_shows(const struct printed_reading *r, unsigned cell)
{
    return row_of(r->v, cell) - r->place->first_row < r->place->rows &&
           column_of(r->v, cell) - r->place->first_column < r->place->columns;
}

bool reading_shows_all(const struct printed_reading *r, const struct constraint *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (!reading_shows(r, c->cell[i])) {
            return false;
        }
    }
    return true;
}

void reading_middle(const struct printed_reading *r, unsigned cell, double at[2])
{
    at[0] = column_of(r->v, cell) - r->place->first_column + 0.5;
    at[1] = row_of(r->v, cell) - r->place->first_row + 0.5;
}

void reading_between(const struct printed_reading *r, const struct constraint *c, double at[2])
{
    double other[2];
    reading_middle(r, c->cell[0], at);
    reading_middle(r, c->cell[1], other);
    at[0] = (at[0] + other[0]) / 2;
    at[1] = (at[1] + other[1]) / 2;
    at[row_of(r->v, c->cell[0]) == row_of(r->v, c->cell[1])] += constraint_sign_shift(r->v, c);
}

bool reading_is_inside(const struct printed_reading *r, double x, double y)
{
    return x > -slack && y > -slack && x < r->place->columns + slack && y < r->place->rows + slack;
}

static const struct printed_shape shapes[] = {
    [BULB] = {PDF_FILL, false, 0.5, {0.36, 0.36}},
    [RING] = {PDF_STROKE, false, 0.32, {0.3675, 0.3675}},
    [ROUND] = {PDF_STROKE, false, 0.5, {0.36, 0.36}},
    [SQUARE] = {PDF_STROKE, true, 0.5, {0.33, 0.33}},
    [BAR] = {PDF_STROKE, true, 0, {0.07, 0.26}},
    [BAR_ACROSS] = {PDF_STROKE, true, 0, {0.26, 0.07}},
    [WHITE_DOT] = {PDF_FILL, false, 1, {0.173, 0.173}},
    [BLACK_DOT] = {PDF_FILL, false, 0, {0.173, 0.173}},
    [LARGE_WHITE_DOT] = {PDF_FILL, false, 1, {0.21, 0.21}},
    [LARGE_BLACK_DOT] = {PDF_FILL, false, 0, {0.21, 0.21}},
    [CIRCLE] = {PDF_STROKE, false, 0, {0.255, 0.255}},
    [PILL] = {PDF_FILL, false, 0.32, {0.40, 0.40}},
    [TINT] = {PDF_FILL, true, 0.90, {0.41, 0.41}},
    [EXTREME] = {PDF_FILL, true, 0.90, {0.46, 0.46}},
    [CLONE] = {PDF_FILL, true, 0.84, {0.38, 0.38}},
};

bool reading_has_line(struct printed_reading *r, const double a[2], const double b[2], double gray)
{
    for (size_t i = 0; i < r->marks->line_count; i++) {
        const struct printed_line *l = &r->marks->line[i];
        double from[2] = {reading_across(r, l->at.from[0]), reading_down(r, l->at.from[1])};
        double to[2] = {reading_across(r, l->at.to[0]), reading_down(r, l->at.to[1])};
        bool forth = reading_near(from[0], a[0]) && reading_near(from[1], a[1]) &&
                     reading_near(to[0], b[0]) && reading_near(to[1], b[1]);
        bool back = reading_near(from[0], b[0]) && reading_near(from[1], b[1]) &&
                    reading_near(to[0], a[0]) && reading_near(to[1], a[1]);
        if ((forth || back) && fabs(l->gray - gray) < 0.01) {
            r->lines++;
            return true;
        }
    }
    return false;
}

static bool is_shape(const struct printed_reading *r, const struct pdf_mark *m, const double at[2],
                     const struct printed_shape *s)
{
    return (int)m->kind == s->kind && m->rectangle == s->rectangle &&
           fabs(m->gray - s->gray) < NEAR_GRAY &&
           reading_near(reading_across(r, m->left), at[0] - s->half[0]) &&
           reading_near(reading_across(r, m->right), at[0] + s->half[0]) &&
           reading_near(reading_down(r, m->top), at[1] - s->half[1]) &&
           reading_near(reading_down(r, m->bottom), at[1] + s->half[1]);
}

bool reading_has_shape(struct printed_reading *r, const double at[2], unsigned shape)
{
    for (size_t i = 0; i < r->marks->count; i++) {
        if (is_shape(r, &r->marks->mark[i], at, &shapes[shape])) {
            r->shapes++;
            return true;
        }
    }
    return false;
}

/* A text that begins in a box; sets *there to whether any does. */
static bool find_text(struct printed_reading *r, const double box[4], const char *wanted,
                      bool *there)
{
    bool found = false;
    *there = false;
    for (size_t i = 0; i < r->sign_count; i++) {
        struct printed_sign *s = &r->sign[i];
        double x = reading_across(r, s->x);
        double y = reading_down(r, s->y);
        if (x > box[0] && y > box[1] && x < box[2] && y < box[3]) {
            *there = true;
            if (strcmp(s->utf8, wanted) == 0) {
                s->of_constraint = found = true;
            }
        }
    }
    return found;
}

bool reading_has_text(struct printed_reading *r, const double box[4], const char *wanted)
{
    bool there;
    return find_text(r, box, wanted, &there) || (!there && !r->texts_needed);
}

bool reading_has_ring(struct printed_reading *r, unsigned cell, double gray)
{
    double at[2];
    reading_middle(r, cell, at);
    struct printed_shape ring = shapes[RING];
    ring.gray = gray;
    for (size_t i = 0; i < r->marks->count; i++) {
        if (is_shape(r, &r->marks->mark[i], at, &ring)) {
            return true;
        }
    }
    return false;
}

/* All marks of the board that look like a constraint's. */
size_t reading_count_shapes(const struct printed_reading *r)
{
    size_t count = 0;
    for (size_t i = 0; i < r->marks->count; i++) {
        const struct pdf_mark *m = &r->marks->mark[i];
        double at[2] = {reading_across(r, (m->left + m->right) / 2),
                        reading_down(r, (m->bottom + m->top) / 2)};
        for (size_t k = 0; k < sizeof shapes / sizeof *shapes && reading_is_inside(r, at[0], at[1]);
             k++) {
            if (is_shape(r, m, at, &shapes[k])) {
                count++;
                break;
            }
        }
    }
    return count;
}
