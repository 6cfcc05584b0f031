#include "render/board/board_art.h"

#include <math.h>
#include <string.h>

#include "render/board/step_art.h"

/* The cell at which lines have the weight that the style asks for. */
static const double full_cell_pt = 26;

const char *board_symbol(const struct board_style *style, unsigned digit, char buffer[2])
{
    if (style->symbol && digit <= style->symbol_count) {
        return style->symbol[digit - 1];
    }
    buffer[0] = digit_to_char(digit);
    buffer[1] = '\0';
    return buffer;
}

struct ink_extent {
    double bottom, top, widest;
};

/* The common height of the symbols, so that all of them share one baseline. */
static struct ink_extent symbols_extent(const struct board_style *style, const struct font *font,
                                        const struct variant *v)
{
    struct ink_extent e = {INFINITY, -INFINITY, 0};
    for (unsigned digit = 1; digit <= v->size; digit++) {
        char buffer[2];
        const char *symbol = board_symbol(style, digit, buffer);
        double left = INFINITY;
        double right = -INFINITY;
        double pen = 0;
        for (size_t i = 0, size, length = strlen(symbol); i < length; i += size) {
            uint32_t code_point = utf8_decode(symbol + i, length - i, &size);
            struct glyph_box g = font_glyph_box(font, code_point);
            char one[5] = {0};
            memcpy(one, symbol + i, size);
            left = fmin(left, pen + g.left);
            right = fmax(right, pen + g.right);
            e.bottom = fmin(e.bottom, g.bottom);
            e.top = fmax(e.top, g.top);
            pen += font_width_em(font, one);
        }
        e.widest = fmax(e.widest, right - left);
    }
    return e;
}

/* Round digits overshoot the cap line and the baseline by a hair; flat ones (1, 4, 7) do not. The
 * cap height therefore centres better than the ink's own box, unless symbols descend. */
static void optical_band(const struct ink_extent *e, const struct font *font, double *bottom,
                         double *top)
{
    const double overshoot = 0.03;
    double cap = font_cap_height_em(font);
    bool caps = e->bottom > -overshoot && fabs(e->top - cap) < 2 * overshoot;
    *bottom = caps ? 0 : e->bottom;
    *top = caps ? cap : e->top;
}

static double size_in_cell(const struct ink_extent *e, const struct font *font, double height_pt,
                           double max_width_pt)
{
    double bottom;
    double top;
    optical_band(e, font, &bottom, &top);
    double size = top > bottom ? height_pt / (top - bottom) : height_pt;
    return e->widest > 0 ? fmin(size, max_width_pt / e->widest) : size;
}

double board_digit_size_pt(const struct board_style *style, const struct font *font,
                           const struct variant *v, double cell_pt)
{
    struct ink_extent e = symbols_extent(style, font, v);
    return size_in_cell(&e, font, style->digit_height * cell_pt, 0.86 * cell_pt);
}

static double cell_left(const struct drawing *d, unsigned cell)
{
    return d->left + column_of(d->v, cell) * d->cell;
}

static double cell_top(const struct drawing *d, unsigned cell)
{
    return d->top + row_of(d->v, cell) * d->cell;
}

struct box drawing_cell(const struct drawing *d, unsigned cell)
{
    double left = cell_left(d, cell);
    double top = cell_top(d, cell);
    return (struct box){left, top, left + d->cell, top + d->cell};
}

/* Where the extra houses cover the whole board only every other one is shaded. */
static bool is_shaded(const struct variant *v, unsigned cell, bool cover_all)
{
    for (unsigned k = 3; k < v->house_count_of[cell]; k++) {
        if (!cover_all || v->house[v->house_of[cell][k]].number % 2 == 0) {
            return true;
        }
    }
    return false;
}

/* Runs of shaded cells in a row are filled as one, so that no seams show on screens. */
static void draw_shading(const struct drawing *d)
{
    const struct variant *v = d->v;
    bool cover_all = true;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        cover_all = cover_all && v->house_count_of[cell] > 3;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned first = cell;
        unsigned row_end = (row_of(v, cell) + 1U) * v->size;
        while (cell < row_end && is_shaded(v, cell, cover_all)) {
            cell++;
        }
        if (cell > first) {
            struct box b = drawing_cell(d, first);
            b.right = b.left + (cell - first) * d->cell;
            canvas_fill(d->canvas, b, paint_gray(d->style->shade_gray));
            cell--;
        }
    }
}

struct weights {
    double cell, box, outer;
};

/* Small boards have thinner lines and large ones thicker, with the root of their cell so that a
 * large grid does not grow coarse. Where the least line allowed raises the cell lines, the others
 * stay apart from them as far as the style has them apart, at most 2.2 times. */
static struct weights line_weights(const struct drawing *d)
{
    const struct board_style *s = d->style;
    double ratio = d->cell / full_cell_pt;
    double scale = ratio < 1 ? fmax(0.6, ratio) : fmin(BOARD_WIDEST_LINE, sqrt(ratio));
    double least = s->min_line_pt;
    double cell = fmax(least, s->cell_line_pt * (ratio < 1 ? scale : sqrt(scale)));
    double asked = fmax(1, s->box_line_pt / fmax(s->cell_line_pt, 0.01));
    double box = fmax(s->box_line_pt * scale, cell * fmin(2.2, asked));
    double outer =
        fmax(s->outer_line_pt * scale, box * s->outer_line_pt / fmax(s->box_line_pt, 0.01));
    return (struct weights){cell, box, fmax(least, outer)};
}

static void draw_lines(const struct drawing *d, bool box_lines, double width)
{
    double side = d->v->size * d->cell;
    for (unsigned i = 1; i < d->v->size; i++) {
        double at = i * d->cell;
        if ((i % d->v->box_width == 0) == box_lines) {
            canvas_line(d->canvas, d->left + at, d->top, d->left + at, d->top + side, width,
                        PAINT_BLACK);
        }
        if ((i % d->v->box_height == 0) == box_lines) {
            canvas_line(d->canvas, d->left, d->top + at, d->left + side, d->top + at, width,
                        PAINT_BLACK);
        }
    }
}

static void draw_grid(const struct drawing *d)
{
    double side = d->v->size * d->cell;
    struct weights w = line_weights(d);
    draw_lines(d, false, w.cell);
    draw_lines(d, true, w.box);
    struct box frame = {d->left, d->top, d->left + side, d->top + side};
    canvas_frame(d->canvas, frame, w.outer, PAINT_BLACK);
}

/* Centred by the ink, both ways; the baseline is common to all symbols. */
static void draw_symbol(struct canvas *c, double x, double y, const struct text_style *style,
                        double bottom_em, double top_em, const char *symbol)
{
    double baseline = y + style->size_pt * (bottom_em + top_em) / 2;
    canvas_text(c, x, baseline, ALIGN_CENTRE, style, symbol);
}

static void draw_digits(const struct drawing *d, const struct grid *digits,
                        const struct grid *except, const struct font *font)
{
    struct ink_extent e = symbols_extent(d->style, font, d->v);
    double bottom;
    double top;
    optical_band(&e, font, &bottom, &top);
    struct text_style style = {
        .font = font,
        .size_pt = size_in_cell(&e, font, d->style->digit_height * d->cell, 0.86 * d->cell),
        .paint = PAINT_BLACK,
    };
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        unsigned digit = digits->cell[cell];
        if (digit && (!except || !except->cell[cell])) {
            char buffer[2];
            draw_symbol(d->canvas, cell_left(d, cell) + d->cell / 2,
                        cell_top(d, cell) + d->cell / 2, &style, bottom, top,
                        board_symbol(d->style, digit, buffer));
        }
    }
}

void board_draw_digit(struct canvas *c, const struct box *cell, const struct board_style *style,
                      const struct variant *v, unsigned digit)
{
    double side = cell->right - cell->left;
    struct ink_extent e = symbols_extent(style, style->given_font, v);
    double bottom;
    double top;
    optical_band(&e, style->given_font, &bottom, &top);
    struct text_style text = {
        .font = style->given_font,
        .size_pt = size_in_cell(&e, style->given_font, style->digit_height * side, 0.86 * side),
        .paint = PAINT_BLACK,
    };
    char buffer[2];
    if (digit) {
        draw_symbol(c, cell->left + side / 2, (cell->top + cell->bottom) / 2, &text, bottom, top,
                    board_symbol(style, digit, buffer));
    }
}

static bool is_empty(const struct drawing *d, unsigned cell)
{
    const struct board_art *a = d->art;
    return !(a->givens && a->givens->cell[cell]) && !(a->filled && a->filled->cell[cell]);
}

static digit_set candidates_of(const struct drawing *d, unsigned cell)
{
    if (d->art->candidate) {
        return d->art->candidate[cell];
    }
    digit_set set = all_digits(d->v->size);
    for (unsigned i = 0; i < d->v->peer_count[cell]; i++) {
        unsigned peer = d->v->peer[cell][i];
        const struct board_art *a = d->art;
        unsigned digit = a->givens ? a->givens->cell[peer] : 0;
        digit = digit ? digit : a->filled ? a->filled->cell[peer] : 0;
        set &= digit ? ~digit_bit(digit) : ~(digit_set)0;
    }
    return set;
}

/* Candidates stand in a small copy of a box: its width across, its height down. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    const double inset = 0.04;
    double room = d->cell * (1 - 2 * inset);
    double across = room / d->v->box_width;
    double down = room / d->v->box_height;
    unsigned column = (digit - 1) % d->v->box_width;
    unsigned row = (digit - 1) / d->v->box_width;
    at[0] = cell_left(d, cell) + inset * d->cell + (column + 0.5) * across;
    at[1] = cell_top(d, cell) + inset * d->cell + (row + 0.5) * down;
}

static double pitch_in_cell(const struct variant *v, double cell_pt)
{
    return cell_pt * 0.92 / fmax(v->box_width, v->box_height);
}

double drawing_pitch(const struct drawing *d)
{
    return pitch_in_cell(d->v, d->cell);
}

static double size_in_pitch(const struct ink_extent *e, const struct font *font, double pitch)
{
    return size_in_cell(e, font, 0.70 * pitch, 0.8 * pitch);
}

double board_candidate_size_pt(const struct board_style *style, const struct variant *v,
                               double cell_pt)
{
    struct ink_extent e = symbols_extent(style, style->candidate_font, v);
    return size_in_pitch(&e, style->candidate_font, pitch_in_cell(v, cell_pt));
}

static void draw_candidates(const struct drawing *d)
{
    const struct font *font = d->style->candidate_font;
    struct ink_extent e = symbols_extent(d->style, font, d->v);
    double bottom;
    double top;
    optical_band(&e, font, &bottom, &top);
    struct text_style style = {
        .font = font,
        .size_pt = size_in_pitch(&e, font, drawing_pitch(d)),
        .paint = PAINT_BLACK,
    };
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        for (digit_set set = is_empty(d, cell) ? candidates_of(d, cell) : 0; set; set &= set - 1) {
            unsigned digit = lowest_digit(set);
            char buffer[2];
            double at[2];
            drawing_candidate(d, cell, digit, at);
            style.paint = step_art_ink(d, cell, digit);
            draw_symbol(d->canvas, at[0], at[1], &style, bottom, top,
                        board_symbol(d->style, digit, buffer));
        }
    }
}

static void draw_corner_boxes(const struct drawing *d)
{
    double side = d->cell * 0.26;
    double width = d->style->min_line_pt;
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        if (is_empty(d, cell)) {
            double left = cell_left(d, cell);
            double top = cell_top(d, cell);
            canvas_line(d->canvas, left + side, top, left + side, top + side, width,
                        paint_gray(0.45));
            canvas_line(d->canvas, left, top + side, left + side, top + side, width,
                        paint_gray(0.45));
        }
    }
}

void board_draw(struct canvas *c, double left, double top, double cell_pt,
                const struct board_style *style, const struct board_art *art)
{
    struct drawing d = {c, left, top, cell_pt, style, art, art->variant};
    draw_shading(&d);
    if (art->step) {
        step_art_under(&d);
    }
    draw_grid(&d);
    if (art->step) {
        step_art_links(&d);
    }
    if (art->candidates == CANDIDATE_ART_FULL) {
        draw_candidates(&d);
    } else if (art->candidates == CANDIDATE_ART_CORNER) {
        draw_corner_boxes(&d);
    }
    if (art->givens) {
        draw_digits(&d, art->givens, NULL, style->given_font);
    }
    if (art->filled) {
        draw_digits(&d, art->filled, art->givens, style->solved_font);
    }
    if (art->step) {
        step_art_over(&d);
    }
}
