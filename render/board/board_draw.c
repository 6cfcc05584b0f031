#include "render/board/board_draw.h"

#include "render/board/step_links.h"
#include "render/board/step_marks.h"

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
    struct board_lines w = board_lines(d->style, d->cell);
    draw_lines(d, false, w.cell_pt);
    draw_lines(d, true, w.box_pt);
    struct box frame = {d->left, d->top, d->left + side, d->top + side};
    canvas_frame(d->canvas, frame, w.outer_pt, PAINT_BLACK);
}

static void draw_digits(const struct drawing *d, const struct grid *digits,
                        const struct grid *except, const struct font *font)
{
    struct symbol_type type = board_digit_type(d->style, font, d->v, d->cell);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        unsigned digit = digits->cell[cell];
        if (digit && (!except || !except->cell[cell])) {
            struct box b = drawing_cell(d, cell);
            board_draw_symbol(d->canvas, b.left + d->cell / 2, b.top + d->cell / 2, &type, d->style,
                              digit);
        }
    }
}

void board_draw_digit(struct canvas *c, const struct box *cell, const struct board_style *style,
                      const struct variant *v, unsigned digit)
{
    double side = cell->right - cell->left;
    struct symbol_type type = board_digit_type(style, style->given_font, v, side);
    if (digit) {
        board_draw_symbol(c, cell->left + side / 2, (cell->top + cell->bottom) / 2, &type, style,
                          digit);
    }
}

static digit_set candidates_of(const struct drawing *d, unsigned cell)
{
    if (d->content->candidate) {
        return d->content->candidate[cell];
    }
    digit_set set = all_digits(d->v->size);
    for (unsigned i = 0; i < d->v->peer_count[cell]; i++) {
        unsigned peer = d->v->peer[cell][i];
        const struct board_content *a = d->content;
        unsigned digit = a->givens ? a->givens->cell[peer] : 0;
        digit = digit ? digit : a->filled ? a->filled->cell[peer] : 0;
        set &= digit ? ~digit_bit(digit) : ~(digit_set)0;
    }
    return set;
}

static void draw_candidates(const struct drawing *d)
{
    struct symbol_type type = board_candidate_type(d->style, d->v, d->cell);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        digit_set set = drawing_is_empty(d, cell) ? candidates_of(d, cell) : 0;
        for (; set; set &= set - 1) {
            unsigned digit = lowest_digit(set);
            double at[2];
            drawing_candidate(d, cell, digit, at);
            type.text.paint = step_marks_ink(d, cell, digit);
            board_draw_symbol(d->canvas, at[0], at[1], &type, d->style, digit);
        }
    }
}

static void draw_corner_boxes(const struct drawing *d)
{
    double side = d->cell * 0.26;
    double width = d->style->min_line_pt;
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        if (drawing_is_empty(d, cell)) {
            struct box b = drawing_cell(d, cell);
            double right = b.left + side;
            double bottom = b.top + side;
            canvas_line(d->canvas, right, b.top, right, bottom, width, paint_gray(0.45));
            canvas_line(d->canvas, b.left, bottom, right, bottom, width, paint_gray(0.45));
        }
    }
}

void board_draw(struct canvas *c, double left, double top, double cell_pt,
                const struct board_style *style, const struct board_content *content)
{
    struct drawing d = {c, left, top, cell_pt, style, content, content->variant};
    draw_shading(&d);
    if (content->step) {
        step_marks_under(&d);
        step_links_groups(&d);
    }
    draw_grid(&d);
    if (content->step) {
        step_links_draw(&d);
    }
    if (content->candidates == CANDIDATE_MARKS_FULL) {
        draw_candidates(&d);
    } else if (content->candidates == CANDIDATE_MARKS_CORNER) {
        draw_corner_boxes(&d);
    }
    if (content->givens) {
        draw_digits(&d, content->givens, NULL, style->given_font);
    }
    if (content->filled) {
        draw_digits(&d, content->filled, content->givens, style->solved_font);
    }
    if (content->step) {
        step_marks_over(&d);
    }
}
