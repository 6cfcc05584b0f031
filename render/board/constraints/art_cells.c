/* Constraints that are drawn in their cells, beneath the digits. */
#include "render/board/constraints/art_parts.h"

/* Grays that print, on white and on shaded cells, where an outline keeps them apart. */
static const double parity_gray = 0.80;
static const double tint_gray = 0.90;
static const double clone_gray = 0.84;

void art_of_odd(const struct drawing *d, const struct constraint *c)
{
    double thin = drawing_line_weight(d, c) * d->style->min_line_pt;
    for (unsigned i = 0; i < c->count; i++) {
        double at[2];
        if (drawing_shows(d, c->cell[i])) {
            drawing_centre(d, c->cell[i], at);
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell, 0,
                          paint_gray(drawing_fill_gray(d, parity_gray)));
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell, thin,
                          paint_gray(drawing_line_gray(d, c, outline_gray)));
        }
    }
}

void art_of_even(const struct drawing *d, const struct constraint *c)
{
    double thin = drawing_line_weight(d, c) * d->style->min_line_pt;
    double inset = 0.17 * d->cell;
    for (unsigned i = 0; i < c->count; i++) {
        struct box b = drawing_cell(d, c->cell[i]);
        if (drawing_shows(d, c->cell[i])) {
            b = (struct box){b.left + inset, b.top + inset, b.right - inset, b.bottom - inset};
            canvas_fill(d->canvas, b, paint_gray(drawing_fill_gray(d, parity_gray)));
            canvas_frame(d->canvas, b, thin, paint_gray(drawing_line_gray(d, c, outline_gray)));
        }
    }
}

static void tint(const struct drawing *d, const struct constraint *c, unsigned cell, double inset,
                 double gray)
{
    struct box b = drawing_cell(d, cell);
    double by = inset * d->cell;
    b = (struct box){b.left + by, b.top + by, b.right - by, b.bottom - by};
    canvas_fill(d->canvas, b, paint_gray(drawing_fill_gray(d, gray)));
    if (drawing_cites(d, c)) {
        canvas_frame(d->canvas, b, drawing_line_weight(d, c) * d->style->min_line_pt, PAINT_BLACK);
    }
}

/* The sides at which an arrowhead stands, in the directions of its neighbours. */
static const int sides[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};

void art_of_extreme(const struct drawing *d, const struct constraint *c)
{
    const bool outwards = look_of_constraint(c)->black;
    const double far = 0.45 * d->cell;
    const double near = 0.36 * d->cell;
    const double half = 0.11 * d->cell;
    const double width = drawing_line_pt(d, 0.03);
    double at[2];
    if (!drawing_shows(d, c->cell[0])) {
        return;
    }
    tint(d, c, c->cell[0], 0.04, tint_gray);
    drawing_centre(d, c->cell[0], at);
    for (unsigned i = 0; i < 4; i++) {
        double tip = outwards ? far : near;
        double tail = outwards ? near : far;
        const double x = sides[i][0];
        const double y = sides[i][1];
        for (int side = -1; side <= 1; side += 2) {
            canvas_line(d->canvas, at[0] + x * tail + y * side * half,
                        at[1] + y * tail + x * side * half, at[0] + x * tip, at[1] + y * tip, width,
                        PAINT_BLACK);
        }
    }
}

/* In the lower right corner, clear of the sums of cages. */
static void draw_letter(const struct drawing *d, unsigned cell, const char *letter)
{
    const double edge = 0.93 * d->cell;
    const double under_candidates = 0.75;
    struct corner_text t = {.text = letter,
                            .low = true,
                            .widest = d->cell,
                            .box = {.right = edge, .bottom = edge},
                            .size_pt = drawing_corner_size(d, TEXT_OF_LETTER, under_candidates),
                            .font = d->style->solved_font};
    if (t.size_pt > 0) {
        (void)drawing_fit_corner(d, cell, &t);
        drawing_put_corner(d, cell, &t);
    }
}

void art_of_tint(const struct drawing *d, const struct constraint *c)
{
    if (drawing_shows(d, c->cell[0])) {
        tint(d, c, c->cell[0], 0.09, tint_gray);
        draw_letter(d, c->cell[0], look_of_constraint(c)->letter);
    }
}

/* Which of the clones it is: they have letters in their order. */
static char clone_letter(const struct drawing *d, const struct constraint *c)
{
    char letter = 'A';
    for (const struct constraint *other = constraint_at(d->v, 0); other < c; other++) {
        letter = (char)(letter + (other->kind == c->kind));
    }
    return letter > 'Z' ? 'Z' : letter;
}

void art_of_clone(const struct drawing *d, const struct constraint *c)
{
    const char letter[2] = {clone_letter(d, c)};
    for (unsigned i = 0; i < c->count; i++) {
        if (!drawing_shows(d, c->cell[i])) {
            continue;
        }
        tint(d, c, c->cell[i], 0.12, clone_gray);
        if (i % (c->count / 2U) == 0) {
            draw_letter(d, c->cell[i], letter);
        }
    }
}
