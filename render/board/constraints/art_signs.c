/* Signs between two cells and at corners, and numbers outside the board. */
#include <math.h>
#include <stdio.h>

#include "render/board/constraints/art_parts.h"

/* All lengths are shares of a cell's side. */
static const double sum_distance = 0.46;
/* A third larger than looks right on a screen: ink fills it in. */
static const double dot = 0.173;
static const double numbered_dot = 0.21;
static const double corner_circle = 0.27;
static const double slant_distance = 0.55; /* of a number from the corner it points at */
static const double slant_text = 0.36;
static const double ring = 0.22;

/* Does the part of the board that is drawn have what stands between the two cells? Of one that goes
 * on, on another page, the first page has it. */
static bool has_between(const struct drawing *d, unsigned first, unsigned last)
{
    return drawing_shows(d, first) || (d->content->overhang > 0 && drawing_shows(d, last));
}

/* The middle of the side between them, or a place next to it where other signs stand there too.
 * False if it is not to be drawn. */
static bool between(const struct drawing *d, const struct constraint *c, double at[2])
{
    const bool upright = row_of(d->v, c->cell[0]) == row_of(d->v, c->cell[1]);
    double one[2];
    double other[2];
    drawing_centre(d, c->cell[0], one);
    drawing_centre(d, c->cell[1], other);
    at[0] = (one[0] + other[0]) / 2;
    at[1] = (one[1] + other[1]) / 2;
    at[upright] += constraint_sign_shift(d->v, c) * d->cell;
    return has_between(d, c->cell[0], c->cell[1]);
}

static bool is_beside(const struct drawing *d, const struct constraint *c)
{
    return row_of(d->v, c->cell[0]) == row_of(d->v, c->cell[1]);
}

static struct box patch(const double at[2], double half_x, double half_y)
{
    return (struct box){at[0] - half_x, at[1] - half_y, at[0] + half_x, at[1] + half_y};
}

/* A wedge whose point is at the smaller cell, on paper white. */
void art_of_greater(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    if (!between(d, c, at)) {
        return;
    }
    double reach = 0.10 * d->cell;
    double half = 0.145 * d->cell;
    double width = drawing_line_pt(d, 0.04);
    bool beside = is_beside(d, c);
    double point = c->cell[1] > c->cell[0] ? reach : -reach;
    canvas_fill(d->canvas,
                patch(at, (beside ? 1.25 : 1.1) * (beside ? reach : half),
                      (beside ? 1.1 : 1.25) * (beside ? half : reach)),
                PAINT_WHITE);
    for (int side = -1; side <= 1; side += 2) {
        double tail[2] = {at[0] + (beside ? -point : side * half),
                          at[1] + (beside ? side * half : -point)};
        double tip[2] = {at[0] + (beside ? point : 0), at[1] + (beside ? 0 : point)};
        /* A little beyond the point, where the other stroke ends. */
        double over = 0.25 * width / hypot(tip[0] - tail[0], tip[1] - tail[1]);
        canvas_line(d->canvas, tail[0], tail[1], tip[0] + over * (tip[0] - tail[0]),
                    tip[1] + over * (tip[1] - tail[1]), width, PAINT_BLACK);
    }
}

void art_of_bar(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    if (between(d, c, at)) {
        double thin = 0.07 * d->cell;
        double wide = 0.26 * d->cell;
        bool beside = is_beside(d, c);
        struct box bar = patch(at, beside ? thin : wide, beside ? wide : thin);
        canvas_fill(d->canvas, bar, PAINT_WHITE);
        canvas_frame(d->canvas, bar, drawing_line_pt(d, 0.03), PAINT_BLACK);
    }
}

/* One with a number is larger. */
void art_of_dot(const struct drawing *d, const struct constraint *c)
{
    const bool black = look_of_constraint(c)->black;
    double at[2];
    double width = drawing_line_pt(d, 0.03);
    double radius = (look_of_constraint(c)->text ? numbered_dot : dot) * d->cell;
    double size = constraint_text_size(d->style, d->cell, TEXT_OF_DOT);
    if (!between(d, c, at)) {
        return;
    }
    canvas_circle(d->canvas, at[0], at[1], radius, 0, black ? PAINT_BLACK : PAINT_WHITE);
    canvas_circle(d->canvas, at[0], at[1], radius - width / 2, width, PAINT_BLACK);
    if (look_of_constraint(c)->text && size > 0) {
        char number[12];
        struct text_style style = {.font = d->style->given_font,
                                   .size_pt = size,
                                   .paint = black ? PAINT_WHITE : PAINT_BLACK};
        snprintf(number, sizeof number, "%u", c->sum);
        canvas_text(d->canvas, at[0], at[1] + size * font_cap_height_em(style.font) / 2,
                    ALIGN_CENTRE, &style, number);
    }
}

void art_of_letter(const struct drawing *d, const struct constraint *c)
{
    const char *text = look_of_constraint(c)->letter;
    double at[2];
    double size = constraint_text_size(d->style, d->cell, TEXT_OF_PAIR);
    if (size > 0 && between(d, c, at)) {
        canvas_fill(d->canvas, patch(at, 0.36 * size, 0.46 * size), PAINT_WHITE);
        drawing_put_text(d, d->style->given_font, size, at[0], at[1], text);
    }
}

/* Where the k-th of some digits stands in its circle, in shares of a cell from the middle: one in
 * the middle, two side by side, more in two rows. */
static void place_in_circle(unsigned k, unsigned count, double at[2])
{
    static const double step = 0.095;
    bool rows = count > 2;
    bool alone = count == 1 || (count == 3 && k == 2);
    at[0] = alone ? 0 : k % 2 ? step : -step;
    at[1] = !rows ? 0 : k < 2 ? -step * 1.15 : step * 1.15;
}

void art_of_circle(const struct drawing *d, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    double size = constraint_text_size(d->style, d->cell, TEXT_OF_CIRCLE);
    double width = drawing_line_weight(d, c) * drawing_line_pt(d, 0.03);
    double at[2];
    if (!has_between(d, c->cell[0], c->cell[3])) {
        return;
    }
    struct box b = drawing_cell(d, c->cell[3]);
    canvas_circle(d->canvas, b.left, b.top, corner_circle * d->cell, 0, PAINT_WHITE);
    canvas_circle(d->canvas, b.left, b.top, corner_circle * d->cell - width / 2, width,
                  PAINT_BLACK);
    for (unsigned k = 0; k < count && size > 0; k++) {
        const char text[2] = {digit_to_char(digit[k])};
        place_in_circle(k, count, at);
        drawing_put_text(d, d->style->solved_font, size, b.left + at[0] * d->cell,
                         b.top + at[1] * d->cell, text);
    }
}

static int sign_of(int n)
{
    return (n > 0) - (n < 0);
}

/* The direction in which its line goes, across and down. */
static void heading_of(const struct drawing *d, const struct constraint *c, double heading[2])
{
    const struct layout *v = d->v;
    heading[0] = sign_of((int)column_of(v, c->cell[1]) - (int)column_of(v, c->cell[0]));
    heading[1] = sign_of((int)row_of(v, c->cell[1]) - (int)row_of(v, c->cell[0]));
}

/* Where the number of a line stands, before its first cell. */
static void outside_of(const struct drawing *d, const struct constraint *c, double at[2])
{
    double heading[2];
    bool slants = constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL;
    heading_of(d, c, heading);
    drawing_centre(d, c->cell[0], at);
    for (unsigned i = 0; i < 2; i++) {
        at[i] -= heading[i] * (0.5 + (slants ? slant_distance : sum_distance)) * d->cell;
    }
}

void art_of_outside(const struct drawing *d, const struct constraint *c)
{
    char sum[12];
    double size = constraint_text_size(d->style, d->cell, TEXT_OUTSIDE);
    double at[2];
    if (size <= 0 || !drawing_shows(d, c->cell[0])) {
        return;
    }
    snprintf(sum, sizeof sum, "%u", c->sum);
    outside_of(d, c, at);
    if (constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL) {
        double heading[2];
        double corner[2];
        double width = drawing_line_pt(d, drawing_cites(d, c) ? 0.05 : 0.03);
        heading_of(d, c, heading);
        drawing_centre(d, c->cell[0], corner);
        double from[2];
        double to[2];
        for (unsigned i = 0; i < 2; i++) {
            from[i] = corner[i] - heading[i] * 0.80 * d->cell;
            to[i] = corner[i] - heading[i] * 0.54 * d->cell;
        }
        canvas_line(d->canvas, from[0], from[1], to[0], to[1], width, PAINT_BLACK);
        drawing_arrowhead(d, from, to, 0.12, width, PAINT_BLACK);
        size = fmin(size, fmax(slant_text * d->cell, d->style->min_text_pt));
    }
    drawing_put_text(d, d->style->solved_font, size, at[0], at[1], sum);
}

/* Around the sign or the sum, which are black anyway. */
void art_of_cited_sign(const struct drawing *d, const struct constraint *c)
{
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    double at[2];
    if (!drawing_cites(d, c) || !drawing_shows(d, c->cell[0])) {
        return;
    }
    if (shape == CONSTRAINT_PAIR && between(d, c, at)) {
        canvas_circle(d->canvas, at[0], at[1], ring * d->cell, drawing_line_pt(d, 0.03),
                      PAINT_BLACK);
    } else if (constraint_is_outside(c)) {
        outside_of(d, c, at);
        canvas_frame(d->canvas, patch(at, 0.36 * d->cell, 0.36 * d->cell), drawing_line_pt(d, 0.03),
                     PAINT_BLACK);
    }
}
