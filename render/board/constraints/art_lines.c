/* Thermometers, arrows and other lines. */
#include <math.h>
#include <stdio.h>

#include "render/board/constraints/art_parts.h"

/* All lengths are shares of a cell's side. */
static const double stem = 0.26;
static const double circle = 0.40;
static const double arrow_width = 0.065; /* of shafts and circles alike */

/* The outline first, and the body a little narrower upon it. */
void art_of_thermo(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    double edge = 2 * drawing_line_weight(d, c) * d->style->min_line_pt;
    double width = fmax(stem * d->cell, edge + d->style->min_line_pt); /* of tiny boards too */
    drawing_centre(d, c->cell[0], at);
    for (unsigned body = 0; body < 2; body++) {
        double gray = body ? drawing_fill_gray(d, look_of_constraint(c)->gray)
                           : drawing_line_gray(d, c, outline_gray);
        double inset = body ? edge : 0;
        if (drawing_shows(d, c->cell[0])) {
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell - inset / 2, 0, paint_gray(gray));
        }
        drawing_path(d, c, width - inset, gray);
    }
}

/* Cells joined to a pill: its outline first, and the inside a little narrower upon it. */
static void draw_pill(const struct drawing *d, const struct constraint *c, double width,
                      double gray)
{
    const struct constraint pill = {.kind = c->kind, .count = (uint16_t)c->sum, .cell = c->cell};
    for (unsigned inside = 0; inside < 2; inside++) {
        double half = circle * d->cell - (inside ? width : 0);
        double at[2];
        drawing_centre(d, c->cell[0], at);
        if (drawing_shows(d, c->cell[0])) {
            canvas_circle(d->canvas, at[0], at[1], half, 0, paint_gray(inside ? 1 : gray));
        }
        drawing_path(d, &pill, 2 * half, inside ? 1 : gray);
    }
}

void art_of_arrow(const struct drawing *d, const struct constraint *c)
{
    double width = drawing_line_pt(d, drawing_cites(d, c) ? 0.09 : arrow_width);
    double from[2];
    double at[2];
    double gray = drawing_line_gray(d, c, look_of_constraint(c)->gray);
    struct paint paint = paint_gray(gray);
    uint16_t cell[MAX_LINE_CELLS];
    constraint_line_cells(d->v, c, cell);
    struct constraint line = *c;
    line.cell = cell;
    drawing_path(d, &line, width, gray);
    if (drawing_shows(d, c->cell[c->count - 1])) {
        drawing_centre(d, cell[c->count - 2], from);
        drawing_centre(d, c->cell[c->count - 1], at);
        drawing_arrowhead(d, from, at, 0.24, width, paint);
    }
    if (c->sum > 1) {
        draw_pill(d, c, width, gray);
    } else if (drawing_shows(d, c->cell[0])) {
        drawing_centre(d, c->cell[0], at);
        canvas_circle(d->canvas, at[0], at[1], circle * d->cell, 0, PAINT_WHITE);
        canvas_circle(d->canvas, at[0], at[1], circle * d->cell - width / 2, width, paint);
    }
}

/* Lines that are no more than lines, but for a sign at their ends; all of them as their looks
 * have them. */
static void draw_end(const struct drawing *d, unsigned cell, const struct constraint_look *look,
                     double width, double gray)
{
    double at[2];
    if (!drawing_shows(d, cell)) {
        return;
    }
    drawing_centre(d, cell, at);
    if (look->end == LINE_END_DIAMOND) {
        const double half = circle * d->cell;
        canvas_circle(d->canvas, at[0], at[1], 0.7 * half, 0, PAINT_WHITE);
        for (unsigned side = 0; side < 4; side++) {
            const double x[2] = {at[0] + (side % 2 ? 0
                                          : side   ? -half
                                                   : half),
                                 at[0] + (side % 2 ? side == 1 ? -half : half : 0)};
            const double y[2] = {at[1] + (side % 2 ? side == 1 ? half : -half : 0),
                                 at[1] + (side % 2 ? 0
                                          : side   ? -half
                                                   : half)};
            canvas_line(d->canvas, x[0], y[0], x[1], y[1], width, paint_gray(gray));
        }
        return;
    }
    canvas_circle(d->canvas, at[0], at[1], circle * d->cell, 0, PAINT_WHITE);
    canvas_circle(d->canvas, at[0], at[1], circle * d->cell - width / 2, width, paint_gray(gray));
}

/* The number of a line, in the corner of its first cell. */
static void draw_corner_number(const struct drawing *d, const struct constraint *c)
{
    const double over_candidates = 0.7;
    char sum[12];
    struct corner_text t = {.text = sum,
                            .widest = d->cell,
                            .box = {.left = 0.055 * d->cell, .top = 0.06 * d->cell},
                            .size_pt = drawing_corner_size(d, TEXT_OF_CAGE, over_candidates),
                            .font = d->style->solved_font};
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (t.size_pt > 0) {
        (void)drawing_fit_corner(d, c->cell[0], &t);
        drawing_put_corner(d, c->cell[0], &t);
    }
}

void art_of_line(const struct drawing *d, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    const double gray = drawing_line_gray(d, c, look->gray);
    double thin = drawing_line_pt(d, drawing_cites(d, c) ? 0.07 : 0.05);
    const double width = drawing_line_pt(d, look->width);
    drawing_path(d, c, width, gray);
    if (drawing_shows(d, c->cell[0])) {
        double at[2];
        drawing_centre(d, c->cell[0], at);
        canvas_circle(d->canvas, at[0], at[1], width / 2, 0, paint_gray(gray));
    }
    if (look->text && drawing_shows(d, c->cell[0])) {
        draw_corner_number(d, c);
    }
    if (look->end != LINE_END_NONE) {
        draw_end(d, c->cell[0], look, thin, gray);
    }
    if (look->end == LINE_END_RING || look->end == LINE_END_DIAMOND) {
        draw_end(d, c->cell[c->count - 1], look, thin, gray);
    }
}
