#include "render/book/openers/silhouettes.h"

#include <math.h>
#include <string.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/book/book_data.h"
#include "render/book/style/ornaments.h"

/* Grays of what a silhouette shows, by eye; where pages are black they are exchanged. */
static const double tile_gray[] = {0.9, 0.82}; /* of boxes in turn */
static const double given_gray = 0;
static const double line_gray = 0.3;
static const double cage_gray[MAX_REGION_SHADES] = {0.3, 0.74, 0.5, 0.86};

/* A silhouette being drawn. */
struct silhouette {
    const struct book *b;
    struct canvas *canvas;
    const struct layout *v;
    double left, top, cell;
    bool discs;
};

static double middle_x(const struct silhouette *s, unsigned cell)
{
    return s->left + (s->v->column[cell] + 0.5) * s->cell;
}

static double middle_y(const struct silhouette *s, unsigned cell)
{
    return s->top + (s->v->row[cell] + 0.5) * s->cell;
}

static void fill_tile(const struct silhouette *s, unsigned cell, double part, double gray)
{
    draw_pattern_tile(s->canvas, s->discs, middle_x(s, cell), middle_y(s, cell),
                      0.5 * part * s->cell, book_shade(s->b, INKED_OPENERS, gray));
}

static void draw_cells(const struct silhouette *s, const struct grid *givens)
{
    const struct layout *v = s->v;
    const unsigned boxes_across = v->size / v->box_width;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned box = box_of(v, cell);
        const bool tinted = has_regular_boxes(v) && (box % boxes_across + box / boxes_across) % 2;
        const bool given = givens->cell[cell] != 0;
        if (s->discs && given) {
            continue; /* a star */
        }
        fill_tile(s, cell, s->discs ? 0.14 : 0.86, given ? given_gray : tile_gray[tinted]);
    }
}

/* ---- stars ---- */

/* The larger the digit, the brighter the star; parts of a cell. */
static const double smallest_star = 0.13;
static const double star_growth = 0.024;
/* What shines around it: each ring's radius, of the star's, and its shade. */
static const struct {
    double radius, gray;
} halo[] = {{2.3, 0.9}, {1.6, 0.78}}; /* vendors print no lighter gray */
static const double shine_beyond_cell =
    0.3; /* of the brightest star: 2.3 * (0.13 + 9 * 0.024) - 0.5 */
static const double star_line_gray = 0.35;
static const double star_line_part = 0.05; /* of a cell */
static const double farthest_star = 3.7;   /* in cells: no line is longer */

static double star_radius(const struct silhouette *s, unsigned digit)
{
    return (smallest_star + star_growth * 9 * digit / s->v->size) * s->cell;
}

static void draw_star_line(const struct silhouette *s, unsigned one, unsigned other)
{
    canvas_line(s->canvas, middle_x(s, one), middle_y(s, one), middle_x(s, other),
                middle_y(s, other),
                fmax(s->b->source.profile->min_line_pt, star_line_part * s->cell),
                book_shade(s->b, INKED_OPENERS, star_line_gray));
}

static double square_of_distance(const struct layout *v, unsigned one, unsigned other)
{
    const double rows = (double)v->row[one] - v->row[other];
    const double columns = (double)v->column[one] - v->column[other];
    return rows * rows + columns * columns;
}

/* The shortest lines that join these cells, but for those that are too long to be seen as a figure:
 * the nearest cell that is not joined yet comes next (Prim, 1957). */
static void join_stars(const struct silhouette *s, const uint16_t *cell, unsigned count)
{
    double nearest[MAX_CELLS]; /* of each, from those that are joined; below 0: it is one */
    unsigned from[MAX_CELLS];
    for (unsigned i = 0; i < count; i++) {
        nearest[i] = INFINITY;
        from[i] = i;
    }
    for (unsigned joined = 0; joined < count; joined++) {
        unsigned next = count;
        for (unsigned i = 0; i < count; i++) {
            const bool nearer = next == count || nearest[i] < nearest[next];
            next = nearest[i] >= 0 && nearer ? i : next;
        }
        if (nearest[next] <= farthest_star * farthest_star) {
            draw_star_line(s, cell[from[next]], cell[next]);
        }
        nearest[next] = -1;
        for (unsigned i = 0; i < count; i++) {
            const double far = square_of_distance(s->v, cell[next], cell[i]);
            from[i] = far < nearest[i] ? next : from[i];
            nearest[i] = fmin(nearest[i], far);
        }
    }
}

/* Around all stars before the first of them is drawn: none dims its neighbour. */
static void draw_halos(const struct silhouette *s, const struct grid *givens, const uint16_t *cell,
                       unsigned count)
{
    for (size_t ring = 0; ring < sizeof halo / sizeof halo[0]; ring++) {
        for (unsigned i = 0; i < count; i++) {
            canvas_circle(s->canvas, middle_x(s, cell[i]), middle_y(s, cell[i]),
                          halo[ring].radius * star_radius(s, givens->cell[cell[i]]), 0,
                          book_shade(s->b, INKED_OPENERS,
                                     fmin(halo[ring].gray, s->b->source.profile->max_fill_gray)));
        }
    }
}

/* The givens as stars, joined to figures. */
static void draw_stars(const struct silhouette *s, const struct grid *givens, bool joined)
{
    uint16_t cell[MAX_CELLS] = {0};
    unsigned count = 0;
    for (unsigned i = 0; i < s->v->cell_count; i++) {
        cell[count] = (uint16_t)i;
        count += givens->cell[i] != 0;
    }
    draw_halos(s, givens, cell, count);
    if (joined) {
        join_stars(s, cell, count);
    }
    for (unsigned i = 0; i < count; i++) {
        canvas_circle(s->canvas, middle_x(s, cell[i]), middle_y(s, cell[i]),
                      star_radius(s, givens->cell[cell[i]]), 0,
                      book_shade(s->b, INKED_OPENERS, given_gray));
    }
}

/* ---- constraints ---- */

/* A cage as a figure of small stars. */
static void draw_figure(const struct silhouette *s, const struct constraint *c)
{
    const double radius = 0.11;
    join_stars(s, c->cell, c->count);
    for (unsigned i = 0; i < c->count; i++) {
        canvas_circle(s->canvas, middle_x(s, c->cell[i]), middle_y(s, c->cell[i]), radius * s->cell,
                      0, book_shade(s->b, INKED_OPENERS, line_gray));
    }
}

/* One area: tiles that reach over the gaps between its own cells. */
static void draw_area(const struct silhouette *s, const struct constraint *c, double gray)
{
    const struct paint paint = book_shade(s->b, INKED_OPENERS, gray);
    const double half = 0.43 * s->cell;
    for (unsigned i = 0; i < c->count; i++) {
        for (unsigned k = i; k < c->count; k++) {
            const double x[] = {middle_x(s, c->cell[i]), middle_x(s, c->cell[k])};
            const double y[] = {middle_y(s, c->cell[i]), middle_y(s, c->cell[k])};
            if (fabs(x[0] - x[1]) + fabs(y[0] - y[1]) < 1.5 * s->cell) {
                canvas_fill(s->canvas,
                            (struct box){fmin(x[0], x[1]) - half, fmin(y[0], y[1]) - half,
                                         fmax(x[0], x[1]) + half, fmax(y[0], y[1]) + half},
                            paint);
            }
        }
    }
}

static void draw_stroke(const struct silhouette *s, const struct constraint *c)
{
    const struct paint paint = book_shade(s->b, INKED_OPENERS, line_gray);
    const double part = s->discs ? 0.5 : 1; /* stars shine over fine lines */
    const double width = part * 0.36 * s->cell;
    uint16_t cell[MAX_LINE_CELLS];
    constraint_line_cells(s->v, c, cell);
    for (unsigned i = 0; i < c->count; i++) {
        const bool bulb = i == 0 && constraint_look_of(c->kind)->form != FORM_LINE;
        const double x = middle_x(s, cell[i]);
        const double y = middle_y(s, cell[i]);
        canvas_circle(s->canvas, x, y, part * (bulb ? 0.46 : 0.18) * s->cell, 0, paint);
        if (i > 0) {
            canvas_line(s->canvas, middle_x(s, cell[i - 1]), middle_y(s, cell[i - 1]), x, y, width,
                        paint);
        }
    }
}

/* In a cell, between two, or at the corner of four. */
static void draw_mark(const struct silhouette *s, const struct constraint *c, double part)
{
    const unsigned count = constraint_own_cells(c);
    double x = 0;
    double y = 0;
    for (unsigned i = 0; i < count; i++) {
        x += middle_x(s, c->cell[i]) / count;
        y += middle_y(s, c->cell[i]) / count;
    }
    canvas_circle(s->canvas, x, y, part * s->cell, 0, book_shade(s->b, INKED_OPENERS, line_gray));
}

static void draw_outside(const struct silhouette *s, const struct constraint *c)
{
    int row;
    int column;
    constraint_outside_place(s->v, c, &row, &column);
    canvas_circle(s->canvas, s->left + (column + 0.5) * s->cell, s->top + (row + 0.5) * s->cell,
                  0.26 * s->cell, 0, book_shade(s->b, INKED_OPENERS, line_gray));
}

static void draw_constraint(const struct silhouette *s, const struct constraint *c, double gray)
{
    switch (constraint_look_of(c->kind)->form) {
    case FORM_RULE:
    case CONSTRAINT_FORMS:
        break;
    case FORM_CAGE:
    case FORM_CLONE:
        if (s->discs) {
            draw_figure(s, c);
        } else {
            draw_area(s, c, gray);
        }
        break;
    case FORM_THERMO:
    case FORM_ARROW:
    case FORM_LINE:
        draw_stroke(s, c);
        break;
    case FORM_ROUND:
    case FORM_SQUARE:
    case FORM_EXTREME:
    case FORM_TINT:
        draw_mark(s, c, 0.36);
        break;
    case FORM_GREATER:
    case FORM_BAR:
    case FORM_DOT:
    case FORM_LETTER:
    case FORM_CIRCLE:
        draw_mark(s, c, 0.24);
        break;
    case FORM_OUTSIDE:
        draw_outside(s, c);
        break;
    }
}

/* Cages lie under the givens, all else over them. */
static void draw_silhouette(const struct book *b, struct canvas *c, size_t index, struct box box)
{
    const struct record *r = b->puzzle[index].record;
    struct silhouette s = {.b = b, .canvas = c, .v = r->variant};
    const struct layout *v = s.v;
    uint8_t shade[MAX_CELLS];
    const double across = board_across(v);
    const double down = board_down(v);
    s.discs = b->cfg->section[b->puzzle[index].section].look.pattern == PATTERN_DISCS;
    /* What shines around the stars of outer cells stays in the box. */
    const double around = s.discs ? 2 * shine_beyond_cell : 0;
    s.cell =
        fmin((box.right - box.left) / (across + around), (box.bottom - box.top) / (down + around));
    s.left = (box.left + box.right - across * s.cell) / 2 + board_room_left(v) * s.cell;
    s.top = (box.top + box.bottom - down * s.cell) / 2 + board_room_above(v) * s.cell;
    const bool shaded = constraint_art_cage_shades(v, shade);
    draw_cells(&s, &r->givens);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *k = constraint_at(v, i);
        if (!constraint_is_rule(k)) {
            const unsigned own = shaded ? shade[k->cell[0]] : 0;
            draw_constraint(&s, k, cage_gray[own ? own - 1 : i % MAX_REGION_SHADES]);
        }
    }
    if (s.discs) {
        draw_stars(&s, &r->givens, constraint_count(v) == 0);
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count && constraint_count(v); cell++) {
        if (r->givens.cell[cell]) {
            fill_tile(&s, cell, 0.6, given_gray);
        }
    }
}

/* How many stand side by side, and in how many rows: those that cover most of the box, a few large
 * ones no better than more of them. */
struct raster {
    size_t columns, rows;
    double side;
};

static const double gap_part = 0.16; /* of a side */

static struct raster best_raster(size_t count, double width, double height)
{
    enum { MOST = 24 };
    const double many = 0.2;
    struct raster best = {1, 1, fmin(width, height)};
    double most = 0;
    for (size_t columns = 1; columns <= count && columns <= MOST; columns++) {
        for (size_t rows = 1; columns * rows <= count && columns * rows <= MOST; rows++) {
            const double side = fmin(width / ((double)columns * (1 + gap_part) - gap_part),
                                     height / ((double)rows * (1 + gap_part) - gap_part));
            const double shown = (double)(columns * rows);
            const double covered = shown * side * side * pow(shown, many);
            if (covered > most) {
                most = covered;
                best = (struct raster){columns, rows, side};
            }
        }
    }
    return best;
}

void draw_silhouettes(const struct book *b, struct canvas *c, size_t first, size_t count,
                      struct box box)
{
    if (count == 0) {
        return;
    }
    /* Stars need a large sky. */
    const bool discs = b->cfg->section[b->puzzle[first].section].look.pattern == PATTERN_DISCS;
    const struct raster r =
        best_raster(discs ? 1 : count, box.right - box.left, box.bottom - box.top);
    const double pitch = (1 + gap_part) * r.side;
    const double left = box.right - (double)r.columns * pitch + gap_part * r.side;
    const double top = box.bottom - (double)r.rows * pitch + gap_part * r.side;
    for (size_t i = 0; i < r.columns * r.rows; i++) {
        const size_t row = i / r.columns;
        const double x = left + (double)(i % r.columns) * pitch;
        const double y = top + (double)row * pitch;
        draw_silhouette(b, c, first + i, (struct box){x, y, x + r.side, y + r.side});
    }
}
