/* Cages: dashed or solid outlines, with their sums. */
#include <math.h>
#include <stdio.h>

#include "gen/constraint/cage_sign.h"
#include "render/board/constraints/art_parts.h"

/* All lengths are shares of a cell's side. Dashes stand on a raster that begins at the lines
 * between cells, so that those of two cages on both sides of a line stand next to each other. */
enum { DASHES = 5 }; /* along a side */
static const double cage_inset = 0.09;
static const double dash = 0.115;

/* A cage being drawn: its cells, by place of the frame, and the text that its line leaves out. */
struct constraint_art_cage {
    const struct drawing *d;
    const struct constraint *c;
    bool holds[MAX_CELLS];
    double text_right, text_bottom; /* from the first cell's corner */
    double width;                   /* of the line */
    double inset;                   /* how far inside the cells it runs; a share of a cell */
    bool solid;                     /* it has no gaps */
    struct paint paint;
};

static bool holds_place(const struct constraint_art_cage *g, bool down, int line, int i)
{
    const struct layout *v = g->d->v;
    int row = down ? i : line;
    int column = down ? line : i;
    if (row < 0 || column < 0 || row >= (int)frame_rows(v) || column >= (int)frame_columns(v)) {
        return false;
    }
    unsigned cell = cell_at(v, (unsigned)row, (unsigned)column);
    return cell != LAYOUT_NO_CELL && g->holds[cell] && drawing_shows(g->d, cell);
}

/* A piece of a line along a row (down: a column), from and to in cells of the frame. across: in
 * points from the board's corner. */
static void draw_piece(const struct constraint_art_cage *g, bool down, double across, double from,
                       double to)
{
    const struct drawing *d = g->d;
    const double left = d->left - d->content->first_column * d->cell;
    const double top = d->top - d->content->first_row * d->cell;
    const double x[2] = {left + (down ? across : from * d->cell),
                         left + (down ? across : to * d->cell)};
    const double y[2] = {top + (down ? from * d->cell : across),
                         top + (down ? to * d->cell : across)};
    canvas_line(d->canvas, x[0], y[0], x[1], y[1], g->width, g->paint);
}

/* The dashes of the raster. The first and the last reach to the corners, which show where a cage
 * ends: a gap there would leave it open. cut: the line begins behind the sum, without a corner. */
static void draw_dashes(const struct constraint_art_cage *g, bool down, double across, double start,
                        double stop, bool cut)
{
    const double pitch = 1.0 / DASHES;
    const int first = (int)ceil((start + dash / 2) / pitch);
    const int last = (int)floor((stop - dash / 2) / pitch);
    for (int i = first; i <= last; i++) {
        const double from = i == first && !cut ? start : i * pitch - dash / 2;
        draw_piece(g, down, across, from, i == last ? stop : i * pitch + dash / 2);
    }
    if (first > last) {
        draw_piece(g, down, across, start, stop);
    }
}

/* Cells first … end of a line (a row; `down`: a column), on whose side `side` (-1: above or left,
 * 1) the cage ends. */
static void draw_run(const struct constraint_art_cage *g, bool down, int line, int side, int first,
                     int end)
{
    const struct drawing *d = g->d;
    const double across = ((side < 0 ? line : line + 1) - side * g->inset) * d->cell;
    const double corner = g->width / 2 / d->cell; /* so that corners are full */
    double start = first + (holds_place(g, down, line, first - 1) ? -1 : 1) * g->inset - corner;
    double stop = end + 1 + (holds_place(g, down, line, end + 1) ? 1 : -1) * g->inset + corner;
    int row = down ? first : line;
    int column = down ? line : first;
    double text = -1;
    if (side < 0 && row == (int)row_of(d->v, g->c->cell[0]) &&
        column == (int)column_of(d->v, g->c->cell[0])) {
        text = first + (down ? g->text_bottom : g->text_right) / d->cell;
    }
    const bool cut = text > start;
    start = cut ? text : start;
    if (stop > start && g->solid) {
        draw_piece(g, down, across, start, stop);
    } else if (stop > start) {
        draw_dashes(g, down, across, start, stop, cut);
    }
}

static void draw_outline(const struct constraint_art_cage *g, bool down, int side)
{
    const struct layout *v = g->d->v;
    int lines = (int)(down ? frame_columns(v) : frame_rows(v));
    int length = (int)(down ? frame_rows(v) : frame_columns(v));
    for (int line = 0; line < lines; line++) {
        int first = 0;
        for (int i = 0; i <= length; i++) {
            bool on = holds_place(g, down, line, i) && !holds_place(g, down, line + side, i);
            if (!on) {
                if (i > first) {
                    draw_run(g, down, line, side, first, i - 1);
                }
                first = i + 1;
            }
        }
    }
}

/* Would the number meet the digit that a solution has in its cell? */
static bool meets_digit(const struct drawing *d, unsigned cell, double right, double bottom)
{
    const unsigned digit = d->content->filled ? d->content->filled->cell[cell] : 0;
    if (!digit) {
        return false;
    }
    const double clear = 0.75;
    const struct font *font = d->style->solved_font;
    const double size = board_digit_size_pt(d->style, font, d->v, d->cell);
    const double wide = size * font_width_em(font, (char[]){digit_to_char(digit), '\0'});
    const double high = size * font_cap_height_em(font);
    return right > (d->cell - wide) / 2 - clear && bottom > (d->cell - high) / 2 - clear;
}

/* The sum breaks the line in the corner of the first cell. Solutions go without, where their digits
 * leave no room. */
static void draw_sum(struct constraint_art_cage *g, double size)
{
    const struct drawing *d = g->d;
    char sum[CONSTRAINT_NUMBER_SIZE];
    struct text_style style = {
        .font = d->style->solved_font, .size_pt = size, .paint = PAINT_BLACK};
    struct box b = drawing_cell(d, g->c->cell[0]);
    double height = size * font_cap_height_em(style.font);
    constraint_number_print(g->c, sum);
    const double border = constraint_look_border(look_of_constraint(g->c), d->v);
    const double away = (border > 0 ? border + 0.05 : 0.06) * d->cell;
    if (border > 0 &&
        meets_digit(d, g->c->cell[0], away + text_width_pt(&style, sum), away + height)) {
        return;
    }
    canvas_text(d->canvas, b.left + away - 0.005 * d->cell, b.top + away + height, ALIGN_LEFT,
                &style, sum);
    if (border > 0) { /* there is room beside the line */
        return;
    }
    g->text_right = 0.09 * d->cell + text_width_pt(&style, sum);
    g->text_bottom = 0.11 * d->cell + height;
}

void art_of_cage(const struct drawing *d, const struct constraint *c)
{
    const double border = constraint_look_border(look_of_constraint(c), d->v);
    struct constraint_art_cage g = {
        .d = d,
        .c = c,
        .width = border > 0 ? fmax(border * d->cell, d->style->min_line_pt)
                            : drawing_line_weight(d, c) * d->style->min_line_pt,
        .inset = border > 0 ? border / 2 : cage_inset,
        .solid = look_of_constraint(c)->solid,
        .paint = paint_gray(drawing_line_gray(d, c, look_of_constraint(c)->gray))};
    double size = constraint_text_size(d->style, d->cell, TEXT_OF_CAGE);
    for (unsigned i = 0; i < c->count; i++) {
        g.holds[c->cell[i]] = true;
    }
    if (size > 0 && constraint_kind_of(c)->has_sum && drawing_shows(d, c->cell[0])) {
        draw_sum(&g, size);
    }
    for (unsigned turn = 0; turn < 4; turn++) {
        draw_outline(&g, turn & 1, turn & 2 ? 1 : -1);
    }
}
