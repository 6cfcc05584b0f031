/* Cages: dashed or solid outlines or tiles, with their sums. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/cage_sign.h"
#include "render/board/constraints/art_parts.h"
#include "render/board/constraints/constraint_art.h"

/* All lengths are shares of a cell's side. Dashes stand on a raster that begins at the lines
 * between cells, so that those of two cages on both sides of a line stand next to each other. */
struct cage_dashes {
    int count; /* along a side */
    double length;
};
static const struct cage_dashes long_dashes = {5, 0.105};
/* Outlines grow with large cells, but stay finer than the lines of boxes. */
static const double outline_share = 0.024;
static const struct cage_dashes fine_dashes = {8, 0.055};

/* A cage being drawn: its cells, by place of the frame, and the text that its line leaves out. */
struct constraint_art_cage {
    const struct drawing *d;
    const struct constraint *c;
    bool holds[MAX_CELLS];
    double text_right, text_bottom;   /* from the first cell's corner */
    double width;                     /* of the line */
    double inset;                     /* how far inside the cells it runs; a share of a cell */
    bool in_boxes;                    /* only there: boxes and the board have stronger lines */
    const struct cage_dashes *dashes; /* NULL: it has no gaps */
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
    return cell != LAYOUT_NO_CELL && g->holds[cell];
}

static bool shows_place(const struct constraint_art_cage *g, bool down, int line, int i)
{
    return holds_place(g, down, line, i) &&
           drawing_shows(g->d, down ? cell_at(g->d->v, (unsigned)i, (unsigned)line)
                                    : cell_at(g->d->v, (unsigned)line, (unsigned)i));
}

/* Is the line between a place and the next the grid's own, by its strength? */
static bool is_line_of_box(const struct constraint_art_cage *g, bool down, int line, int side,
                           int i)
{
    const struct layout *v = g->d->v;
    const int row = down ? i : line + side;
    const int column = down ? line + side : i;
    if (row < 0 || column < 0 || row >= (int)frame_rows(v) || column >= (int)frame_columns(v)) {
        return true;
    }
    const unsigned own =
        down ? cell_at(v, (unsigned)i, (unsigned)line) : cell_at(v, (unsigned)line, (unsigned)i);
    const unsigned next = cell_at(v, (unsigned)row, (unsigned)column);
    return next == LAYOUT_NO_CELL || box_of(v, next) != box_of(v, own);
}

/* Has the cage an outline there, or where the board is cut, as far as it runs over? */
static bool is_outlined(const struct constraint_art_cage *g, bool down, int line, int side, int i)
{
    return holds_place(g, down, line, i) && !holds_place(g, down, line + side, i) &&
           !(g->in_boxes && is_line_of_box(g, down, line, side, i)) &&
           (shows_place(g, down, line, i) || shows_place(g, down, line, i - 1) ||
            shows_place(g, down, line, i + 1));
}

/* A piece of a line along a row (down: a column), from and to in cells of the frame. across: in
 * points from the board's corner. dashes NULL: it has no gaps. */
static void draw_piece(const struct constraint_art_cage *g, bool down, double across, double from,
                       double to, const struct cage_dashes *dashes)
{
    const struct drawing *d = g->d;
    const double left = d->left - d->content->first_column * d->cell;
    const double top = d->top - d->content->first_row * d->cell;
    const double x[2] = {left + (down ? across : from * d->cell),
                         left + (down ? across : to * d->cell)};
    const double y[2] = {top + (down ? from * d->cell : across),
                         top + (down ? to * d->cell : across)};
    if (dashes) {
        const struct dashes in_points = {dashes->length * d->cell, d->cell / dashes->count};
        canvas_dashed_line(d->canvas, x[0], y[0], x[1], y[1], g->width, g->paint, in_points);
    } else {
        canvas_line(d->canvas, x[0], y[0], x[1], y[1], g->width, g->paint);
    }
}

/* The dashes of the raster. The first and the last reach to the corners, which show where a cage
 * ends: a gap there would leave it open. cut: the line begins behind the sum, without a corner. */
static void draw_dashes(const struct constraint_art_cage *g, bool down, double across, double start,
                        double stop, bool cut)
{
    const double pitch = 1.0 / g->dashes->count;
    const double half = g->dashes->length / 2;
    const int first = (int)ceil((start + half) / pitch);
    const int last = (int)floor((stop - half) / pitch);
    if (first >= last) {
        const double from = first > last || !cut ? start : first * pitch - half;
        draw_piece(g, down, across, from, stop, NULL);
        return;
    }
    const int low = cut ? first : first + 1; /* of those between */
    if (!cut) {
        draw_piece(g, down, across, start, first * pitch + half, NULL);
    }
    if (low < last) {
        draw_piece(g, down, across, low * pitch - half, (last - 1) * pitch + half, g->dashes);
    }
    draw_piece(g, down, across, last * pitch - half, stop, NULL);
}

/* Where a run of cells ends whose next place is this one, in the direction of step. Where the board
 * is cut it runs over, straight on: what turns there would look like an end. A tile's line ends
 * under the stronger line of a box or of the board, beyond which it would stick out. */
static double end_of_run(const struct constraint_art_cage *g, bool down, int line, int next,
                         int step)
{
    const struct board_content *a = g->d->content;
    const unsigned first = down ? a->first_row : a->first_column;
    const unsigned count = down ? a->row_count : a->column_count;
    const bool under_line = g->in_boxes && is_line_of_box(g, !down, next - step, step, line);
    const double corner = under_line ? 0 : g->width / 2 / g->d->cell; /* so that corners are full */
    const bool goes_on = holds_place(g, down, line, next);
    double end =
        (step < 0 ? next + 1 : next) + step * (goes_on ? g->inset + corner : corner - g->inset);
    if (count && goes_on && !shows_place(g, down, line, next)) {
        end = next + step;
    }
    return count ? fmin(fmax(end, first - a->overhang), first + count + a->overhang) : end;
}

/* Cells first … end of a line (a row; `down`: a column), on whose side `side` (-1: above or left,
 * 1) the cage ends. */
static void draw_run(const struct constraint_art_cage *g, bool down, int line, int side, int first,
                     int end)
{
    const struct drawing *d = g->d;
    const double across = ((side < 0 ? line : line + 1) - side * g->inset) * d->cell;
    double start = end_of_run(g, down, line, first - 1, -1);
    const double stop = end_of_run(g, down, line, end + 1, 1);
    int row = down ? first : line;
    int column = down ? line : first;
    double text = -1;
    if (side < 0 && row == (int)row_of(d->v, g->c->cell[0]) &&
        column == (int)column_of(d->v, g->c->cell[0])) {
        text = first + (down ? g->text_bottom : g->text_right) / d->cell;
    }
    const bool cut = text > start;
    start = cut ? text : start;
    if (stop > start && !g->dashes) {
        draw_piece(g, down, across, start, stop, NULL);
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
            bool on = is_outlined(g, down, line, side, i);
            if (!on) {
                if (i > first) {
                    draw_run(g, down, line, side, first, i - 1);
                }
                first = i + 1;
            }
        }
    }
}

/* More room for a sum in the board's first corner where that is round; a share of a cell. */
static const double clear_of_corner = 0.06;

/* Half of the line at the upper or left side of a cell. */
static double half_line(const struct drawing *d, unsigned cell, bool left)
{
    const struct board_lines lines = board_lines(d->style, d->cell);
    const unsigned row = row_of(d->v, cell);
    const unsigned column = column_of(d->v, cell);
    const bool outer = (left ? column : row) == 0;
    const unsigned next = outer ? LAYOUT_NO_CELL : cell_at(d->v, row - !left, column - left);
    const bool box = next == LAYOUT_NO_CELL || box_of(d->v, next) != box_of(d->v, cell);
    return (outer ? lines.outer_pt : box ? lines.box_pt : lines.cell_pt) / 2;
}

static const double sum_air_pt = 0.7;
static const double least_air_pt = 0.25;
static const double sum_inset = 0.06;
/* Under a sum, over a given; a share of a cell. Bold digits are round, and look closer. */
static const double air_over_given = 0.065;

/* Where the highest candidates begin, of the cell; 1: there are none below a sum. */
static double candidates_top(const struct layout *v, enum candidate_marks candidates)
{
    const struct candidate_grid step = {.of_step = true};
    const bool any = candidates == CANDIDATE_MARKS_STEP || candidates == CANDIDATE_MARKS_FULL;
    const struct candidate_grid grid =
        candidates == CANDIDATE_MARKS_STEP ? step : board_candidate_grid(v);
    return any ? board_candidate_insets(v, grid).top : 1;
}

/* Under the thickest line that there may be. */
static double sum_room(const struct board_style *style, const struct layout *v,
                       enum candidate_marks candidates, double cell_pt)
{
    const double top =
        fmax(sum_inset * cell_pt, board_lines(style, cell_pt).outer_pt / 2 + sum_air_pt);
    return candidates_top(v, candidates) * cell_pt - top - sum_air_pt / 2;
}

/* Smaller over candidates. */
static double sum_size(const struct board_style *style, const struct layout *v,
                       enum candidate_marks candidates, double cell_pt)
{
    const double size = constraint_text_size(style, cell_pt, TEXT_OF_CAGE);
    const double share = candidates == CANDIDATE_MARKS_NONE ? 1 : CAGE_TEXT_OVER_CANDIDATES;
    const double room = sum_room(style, v, candidates, cell_pt);
    return fmax(fmin(share * size, room / font_cap_height_em(style->given_font)),
                fmin(size, style->min_text_pt));
}

bool constraint_art_sums_clear(const struct board_style *style, const struct layout *v,
                               enum candidate_marks candidates, double cell_pt)
{
    const double height =
        sum_size(style, v, candidates, cell_pt) * font_cap_height_em(style->given_font);
    return !board_has_cage_numbers(v) || height <= sum_room(style, v, candidates, cell_pt) + 1e-6;
}

/* The sum breaks the line in the corner of the first cell, clear of the lines there, which may be a
 * frame's. It shrinks before it meets a digit, and where it would leave too little of the line.
 * Where that is not enough, solutions go without. */
static void draw_sum(struct constraint_art_cage *g, double size)
{
    const struct drawing *d = g->d;
    const unsigned cell = g->c->cell[0];
    const double border = constraint_look_border(look_of_constraint(g->c), d->v);
    const double inset = (border > 0 ? border + 0.05 : sum_inset) * d->cell;
    const bool round = cell == 0 && frame_is_full(d->v) && drawing_is_round(d);
    /* Candidates leave no room below. */
    const bool low = d->content->candidates == CANDIDATE_MARKS_NONE;
    const double clear = round ? clear_of_corner * d->cell : 0;
    const double left = fmax(inset - 0.005 * d->cell, half_line(d, cell, true) + sum_air_pt) +
                        (low ? clear : 1.6 * clear);
    const double top = fmax(inset, half_line(d, cell, false) + sum_air_pt) + (low ? clear : 0);
    char sum[CONSTRAINT_NUMBER_SIZE];
    constraint_number_print(g->c, sum);
    struct corner_text t = {.text = sum,
                            .widest = 0.72 * d->cell - left,
                            .box = {.left = left, .top = top},
                            .size_pt = size,
                            .font = d->style->given_font};
    bool fits = drawing_fit_corner(d, cell, &t);
    if (!fits && border <= 0) { /* nearer to the lines, in the smallest type */
        t.box.left = half_line(d, cell, true) + least_air_pt;
        t.box.top = half_line(d, cell, false) + least_air_pt;
        fits = drawing_fit_corner(d, cell, &t);
    }
    if (!fits && d->content->filled) {
        return;
    }
    drawing_put_corner(d, cell, &t);
    if (border > 0) { /* there is room next to the line */
        return;
    }
    g->text_right = t.box.right + 0.035 * d->cell;
    g->text_bottom = t.box.bottom + 0.05 * d->cell;
}

/* Does a cage's number stand over a given, which makes room for it? In the rows of a solution one
 * that is lower looks misplaced. */
static bool is_over_given(const struct drawing *d, const struct constraint *c)
{
    const struct board_content *content = d->content;
    return BOARD_NUMBERED_CAGES >> c->kind & 1 && !content->filled && content->givens &&
           content->givens->cell[c->cell[0]];
}

static bool is_cage(const struct layout *v, const struct constraint *c)
{
    (void)v;
    return constraint_has_cage_look(c);
}

bool art_leaves_cage_out(const struct drawing *d, const struct constraint *c)
{
    if (!d->content->whole_cages || !constraint_has_cage_look(c)) {
        return false;
    }
    bool whole = true;
    for (unsigned i = 0; i < c->count; i++) {
        whole = whole && drawing_shows(d, c->cell[i]);
    }
    return !whole;
}

static bool is_under_sum(const struct drawing *d, unsigned cell)
{
    for (unsigned i = 0; i < constraint_count(d->v) && board_has_cage_numbers(d->v); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (c->cell[0] == cell && is_over_given(d, c) && !art_leaves_cage_out(d, c)) {
            return true;
        }
    }
    return false;
}

double constraint_art_digit_drop(const struct drawing *d, unsigned cell, const struct font *font)
{
    const double usual = board_digit_drop_pt(d->v, d->cell);
    if (!is_under_sum(d, cell)) {
        return usual;
    }
    const double height =
        board_digit_size_pt(d->style, font, d->v, d->cell) * font_cap_height_em(font);
    return fmax(usual, (BOARD_DIGIT_UNDER_SUM - 0.5) * d->cell + height / 2);
}

/* All sums of a board have the size that has room over its givens. */
static double common_sum_size(const struct drawing *d)
{
    const double size = sum_size(d->style, d->v, d->content->candidates, d->cell);
    const double room = sum_room(d->style, d->v, CANDIDATE_MARKS_NONE, d->cell) -
                        (1 - BOARD_DIGIT_UNDER_SUM + air_over_given) * d->cell;
    const double fitting =
        fmax(room / font_cap_height_em(d->style->given_font), d->style->min_text_pt);
    if (fitting >= size) {
        return size;
    }
    bool any = false;
    for (unsigned i = 0; i < constraint_count(d->v) && !any; i++) {
        any = is_over_given(d, constraint_at(d->v, i));
    }
    return any ? fitting : size;
}

static bool is_tile(const struct layout *v, const struct constraint *c)
{
    const struct constraint_look *look = look_of_constraint(c);
    return look->form == FORM_CAGE && !look->solid && constraint_look_border(look, v) <= 0;
}

/* Of the cages of which this is true; false where a cell is in two of them. */
static bool shade_cages(const struct layout *v,
                        bool (*is_shaded)(const struct layout *v, const struct constraint *c),
                        uint8_t shade[MAX_CELLS])
{
    uint8_t part[MAX_CELLS];
    unsigned count = 0;
    memset(part, NO_PART, sizeof part);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (!is_shaded(v, c)) {
            continue;
        }
        for (unsigned k = 0; k < c->count; k++) {
            if (part[c->cell[k]] != NO_PART || count >= NO_PART) {
                return false;
            }
            part[c->cell[k]] = (uint8_t)count;
        }
        count++;
    }
    return count > 0 && cell_shades(v, part, count, shade);
}

/* A white tile among cells of no cage would not be seen: there white is the last shade. */
bool tiles_of_cages(const struct layout *v, uint8_t tile[MAX_CELLS])
{
    const bool shaded = shade_cages(v, is_tile, tile);
    const bool gaps = shaded && memchr(tile, 0, v->cell_count);
    for (unsigned cell = 0; cell < v->cell_count && gaps; cell++) {
        tile[cell] = tile[cell] ? (uint8_t)(1 + tile[cell] % MAX_REGION_SHADES) : 0;
    }
    return shaded;
}

bool constraint_art_cage_shades(const struct layout *v, uint8_t shade[MAX_CELLS])
{
    return shade_cages(v, is_cage, shade);
}

static struct constraint_art_cage cage_of(const struct drawing *d, const struct constraint *c)
{
    struct constraint_art_cage g = {.d = d, .c = c};
    for (unsigned i = 0; i < c->count; i++) {
        g.holds[c->cell[i]] = true;
    }
    return g;
}

/* A rectangle a cell, which reaches its edge where the next cell is of the cage too. The lines of
 * the grid hide the seams. */
void art_of_cage_tile(const struct drawing *d, const struct constraint *c)
{
    const struct constraint_art_cage g = cage_of(d, c);
    const double gap = CAGE_TILE_INSET * d->cell;
    for (unsigned i = 0; i < c->count && d->tile && is_tile(d->v, c); i++) {
        const int row = (int)row_of(d->v, c->cell[i]);
        const int column = (int)column_of(d->v, c->cell[i]);
        struct box b = drawing_cell(d, c->cell[i]);
        b.left += holds_place(&g, false, row, column - 1) ? 0 : gap;
        b.right -= holds_place(&g, false, row, column + 1) ? 0 : gap;
        b.top += holds_place(&g, false, row - 1, column) ? 0 : gap;
        b.bottom -= holds_place(&g, false, row + 1, column) ? 0 : gap;
        if (drawing_shows(d, c->cell[i])) {
            canvas_fill(d->canvas, b, paint_gray(cage_tile_gray[d->tile[c->cell[i]] - 1]));
        }
    }
}

/* Two grays next to each other, or a gray and the paper, are hard to tell apart: where a tile ends,
 * the line between the cells is stronger, but no stronger than one between boxes. */
static void draw_tile_outline(struct constraint_art_cage *g)
{
    const struct board_lines lines = board_lines(g->d->style, g->d->cell);
    g->width = sqrt(lines.cell_pt * lines.box_pt);
    g->inset = 0;
    g->in_boxes = true;
    g->dashes = NULL;
    g->paint = paint_gray(cage_tile_line_gray);
    g->text_right = g->text_bottom = 0; /* the sum stands inside */
}

void art_of_cage(const struct drawing *d, const struct constraint *c)
{
    const struct constraint_look *look = look_of_constraint(c);
    const double border = constraint_look_border(look, d->v);
    struct constraint_art_cage g = cage_of(d, c);
    g.width = border > 0 ? fmax(border * d->cell, d->style->min_line_pt)
                         : drawing_line_weight(d, c) * drawing_line_pt(d, outline_share);
    g.inset = border > 0 ? border / 2 : CAGE_INSET;
    g.dashes = look->solid                             ? NULL
               : d->style->cages == BOARD_CAGES_DASHES ? &long_dashes
                                                       : &fine_dashes;
    g.paint = paint_gray(drawing_line_gray(d, c, look->gray));
    if (constraint_kind_of(c)->has_sum && drawing_shows(d, c->cell[0])) {
        const double size = common_sum_size(d);
        if (size > 0) {
            draw_sum(&g, size);
        }
    }
    if (d->tile && is_tile(d->v, c)) {
        draw_tile_outline(&g);
    }
    for (unsigned turn = 0; turn < 4; turn++) {
        draw_outline(&g, turn & 1, turn & 2 ? 1 : -1);
    }
}
