#include "render/board/board_draw.h"

#include <math.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/region_shades.h"
#include "render/board/step_links.h"
#include "render/board/step_marks.h"

/* What is shaded, and how. */
struct shading {
    bool cover_all; /* by the extra houses: only every other one is shaded */
    bool regions;
    bool tint; /* every other box */
    uint8_t region[MAX_SIZE];
    uint8_t house[MAX_EXTRA_HOUSES]; /* darker ones where houses touch */
};

/* White is one of the shades; the lightest gray is one that every vendor prints (profile.c). */
static const double darker = 0.05;
static const double tint_gray = 0.9;
/* The radius of a round corner, of a cell. */
#define ROUND_CORNER 0.3
/* The length of a curve's handles that makes it a quarter of a circle, as a part of the radius. */
#define CIRCLE_HANDLE 0.5523

static bool is_in_extra(const struct layout *v, unsigned cell)
{
    unsigned last = v->house_of[cell][v->all_count_of[cell] - 1];
    return last >= v->first_house[HOUSE_EXTRA];
}

bool board_group_is_line(const struct layout *v, const struct cell_group *g)
{
    for (unsigned i = 1; i < g->count; i++) {
        int step = (int)column_of(v, g->cell[i]) - (int)column_of(v, g->cell[i - 1]);
        if (row_of(v, g->cell[i]) != row_of(v, g->cell[i - 1]) + 1 || (step != 1 && step != -1)) {
            return false;
        }
    }
    return true;
}

static double house_gray(const struct drawing *d, const struct shading *s, unsigned cell)
{
    const struct layout *v = d->v;
    double gray = d->style->shade_gray;
    for (unsigned k = 0; k < v->all_count_of[cell]; k++) {
        unsigned number = v->house_of[cell][k];
        unsigned extra = number - v->first_house[HOUSE_EXTRA];
        if (number >= v->house_count) {
            if (!board_group_is_line(v, &v->group[number - v->house_count])) {
                return gray;
            }
        } else if (v->house[number].kind == HOUSE_EXTRA &&
                   (!s->cover_all || v->house[number].number % 2 == 0)) {
            return gray - darker * s->house[extra];
        }
    }
    return 1;
}

/* A chessboard of boxes. */
static double tint_of(const struct layout *v, unsigned cell)
{
    unsigned box = row_of(v, cell) / v->box_height + column_of(v, cell) / v->box_width;
    return box % 2 ? tint_gray : 1;
}

static bool is_marked(const struct drawing *d, unsigned cell)
{
    return d->content->shaded && d->content->shaded[cell];
}

static double gray_of(const struct drawing *d, const struct shading *s, unsigned cell)
{
    double gray = s->regions ? region_shade_gray[s->region[box_of(d->v, cell)]]
                  : s->tint  ? tint_of(d->v, cell)
                             : house_gray(d, s, cell);
    return is_marked(d, cell) && gray > d->style->shade_gray ? d->style->shade_gray : gray;
}

static struct shading shading_of(const struct drawing *d)
{
    const struct layout *v = d->v;
    struct shading s = {.cover_all = true};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s.cover_all = s.cover_all && is_in_extra(v, cell);
    }
    s.regions = d->style->shade_regions && v->jigsaw && !has_extra_houses(v);
    s.tint = d->style->tint_boxes && v->plain && !v->constraints;
    if (s.regions) {
        region_shades(v, s.region);
    } else if (!s.cover_all) {
        (void)house_shades(v, s.house);
    }
    return s;
}

/* Runs of shaded cells in a row are filled as one, so that no seams show on screens. */
static void draw_shading(const struct drawing *d)
{
    const struct layout *v = d->v;
    struct shading s = shading_of(d);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned first = cell;
        double gray = gray_of(d, &s, cell);
        while (cell < v->cell_count && row_of(v, cell) == row_of(v, first) &&
               column_of(v, cell) - column_of(v, first) == cell - first && drawing_shows(d, cell) &&
               gray < 1 && gray_of(d, &s, cell) == gray) {
            cell++;
        }
        if (cell > first) {
            struct box b = drawing_cell(d, first);
            b.right = b.left + (cell - first) * d->cell;
            bool inked = s.tint && d->style->tint.is_cmyk && !is_marked(d, first);
            canvas_fill(d->canvas, b, inked ? d->style->tint : paint_gray(gray));
            cell--;
        }
    }
}

/* Diagonals that are no whole houses, such as argyle's. */
static void draw_group_lines(const struct drawing *d, double width)
{
    for (unsigned i = 0; i < d->v->group_count; i++) {
        const struct cell_group *g = &d->v->group[i];
        for (unsigned k = 1; k < g->count && board_group_is_line(d->v, g); k++) {
            struct box one = drawing_cell(d, g->cell[k - 1]);
            struct box two = drawing_cell(d, g->cell[k]);
            if (drawing_shows(d, g->cell[k - 1]) && drawing_shows(d, g->cell[k])) {
                canvas_line(d->canvas, one.left + d->cell / 2, one.top + d->cell / 2,
                            two.left + d->cell / 2, two.top + d->cell / 2, width, paint_gray(0.6));
            }
        }
    }
}

/* Boards with cages read as cages first: the lines between their cells are pale, and as fine as a
 * page can hold. */
static const double cell_gray_in_cages = 0.74;
static const double strong_gray_in_cages = 0.5; /* where the style has them black */

static double cell_line_pt(const struct drawing *d, const struct board_lines *w)
{
    return board_has_cage_numbers(d->v) ? fmin(w->cell_pt, d->style->min_line_pt) : w->cell_pt;
}

static struct paint line_paint(const struct drawing *d, bool between_cells)
{
    bool characters = canvas_device_of(d->canvas)->kind == CANVAS_CHARACTERS;
    if (!between_cells || characters) {
        return between_cells ? PAINT_BLACK : d->style->frame_paint;
    }
    const double gray = d->style->cell_gray;
    return paint_gray(!board_has_cage_numbers(d->v) ? gray
                      : gray > 0                    ? cell_gray_in_cages
                                                    : strong_gray_in_cages);
}

/* Of a double frame: the air between its lines, of the width of the thick one and in all, and the
 * widest fine line. */
static const double air_share = 1.1;
static const double most_air_pt = 3;
static const double widest_fine_pt = 1;

double board_frame_reach_pt(double outer_pt)
{
    return outer_pt / 2 + fmin(air_share * outer_pt, most_air_pt) + widest_fine_pt;
}

static void draw_fine_frame(const struct drawing *d, struct box b, double outer_pt)
{
    double width = fmin(widest_fine_pt, fmax(d->style->min_line_pt, 0.28 * outer_pt));
    double out = board_frame_reach_pt(outer_pt) - widest_fine_pt + width / 2;
    canvas_frame(d->canvas, (struct box){b.left - out, b.top - out, b.right + out, b.bottom + out},
                 width, d->style->frame_paint);
}

/* A path in the ink of the frame. Its points are from the box's upper left corner; the path is as
 * wide and high as the box. */
static void stroke_in_box(const struct drawing *d, struct box b, struct art_path path, double width)
{
    path.fill = -1;
    path.stroke = 0;
    path.width = width;
    struct art art = {
        .width = b.right - b.left, .height = b.bottom - b.top, .path = &path, .path_count = 1};
    canvas_art_inked(d->canvas, b, &art, 0, d->style->frame_paint);
}

/* The frame around a board whose cells fill it. */
static void draw_frame(const struct drawing *d, struct box b, const struct board_lines *w)
{
    double width = w->outer_pt;
    bool characters = canvas_device_of(d->canvas)->kind == CANVAS_CHARACTERS;
    if (!drawing_is_round(d)) {
        canvas_frame(d->canvas, b, width, d->style->frame_paint);
        if (d->style->frame == BOARD_FRAME_DOUBLE && !characters) {
            draw_fine_frame(d, b, width);
        }
        return;
    }
    double across = b.right - b.left;
    double down = b.bottom - b.top;
    double r = ROUND_CORNER * d->cell;
    double k = r * (1 - CIRCLE_HANDLE);
    uint8_t verb[] = {ART_MOVE, ART_LINE,  ART_CURVE, ART_LINE,  ART_CURVE,
                      ART_LINE, ART_CURVE, ART_LINE,  ART_CURVE, ART_CLOSE};
    double point[][2] = {{r, 0},
                         {across - r, 0},
                         {across - k, 0},
                         {across, k},
                         {across, r},
                         {across, down - r},
                         {across, down - k},
                         {across - k, down},
                         {across - r, down},
                         {r, down},
                         {k, down},
                         {0, down - k},
                         {0, down - r},
                         {0, r},
                         {0, k},
                         {k, 0},
                         {r, 0}};
    stroke_in_box(d, b,
                  (struct art_path){.verb = verb,
                                    .verb_count = sizeof verb,
                                    .point = point,
                                    .point_count = sizeof point / sizeof point[0]},
                  width);
}

static void draw_lines(const struct drawing *d, bool box_lines, double width)
{
    struct paint paint = line_paint(d, !box_lines);
    double side = d->v->size * d->cell;
    for (unsigned i = 1; i < d->v->size; i++) {
        double at = i * d->cell;
        if ((i % d->v->box_width == 0) == box_lines) {
            canvas_line(d->canvas, d->left + at, d->top, d->left + at, d->top + side, width, paint);
        }
        if ((i % d->v->box_height == 0) == box_lines) {
            canvas_line(d->canvas, d->left, d->top + at, d->left + side, d->top + at, width, paint);
        }
    }
}

/* The line between two neighbouring places of the frame. */
enum side_kind { SIDE_NONE, SIDE_OF_CELL, SIDE_OF_BOX, SIDE_OUTER };

static unsigned place(const struct layout *v, int row, int column)
{
    bool inside =
        row >= 0 && column >= 0 && row < (int)frame_rows(v) && column < (int)frame_columns(v);
    return inside ? cell_at(v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
}

/* If the board continues on another page, only its own sides are drawn. */
static enum side_kind side_between(const struct drawing *d, unsigned one, unsigned other)
{
    const struct layout *v = d->v;
    bool cut_one = one != LAYOUT_NO_CELL && !drawing_shows(d, one);
    bool cut_other = other != LAYOUT_NO_CELL && !drawing_shows(d, other);
    if ((cut_one && (cut_other || other == LAYOUT_NO_CELL)) ||
        (cut_other && one == LAYOUT_NO_CELL)) {
        return SIDE_NONE;
    }
    if (one == LAYOUT_NO_CELL || other == LAYOUT_NO_CELL) {
        return one == other ? SIDE_NONE : SIDE_OUTER;
    }
    return box_of(v, one) == box_of(v, other) ? SIDE_OF_CELL : SIDE_OF_BOX;
}

/* Is this line between two columns, or two rows, one where the board is cut? */
static bool is_cut(const struct drawing *d, bool rows, int line)
{
    const struct board_content *a = d->content;
    const unsigned first = rows ? a->first_row : a->first_column;
    const unsigned count = rows ? a->row_count : a->column_count;
    const unsigned most = rows ? frame_rows(d->v) : frame_columns(d->v);
    return count && line > 0 && line < (int)most &&
           (line == (int)first || line == (int)(first + count));
}

static bool is_part(const struct drawing *d)
{
    return d->content->column_count || d->content->row_count;
}

/* Does a part of a board show the round corners that it has? */
static bool has_round_parts(const struct drawing *d)
{
    return is_part(d) && frame_is_full(d->v) && drawing_is_round(d);
}

/* A quarter of a circle in each corner of the board that the part has. */
static void draw_corners(const struct drawing *d, double width)
{
    const double r = ROUND_CORNER * d->cell;
    const double k = r * (1 - CIRCLE_HANDLE);
    for (unsigned corner = 0; corner < 4; corner++) {
        const bool right = corner & 1;
        const bool low = corner & 2;
        const unsigned cell =
            cell_at(d->v, low ? frame_rows(d->v) - 1 : 0, right ? frame_columns(d->v) - 1 : 0);
        if (!drawing_shows(d, cell)) {
            continue;
        }
        struct box b = drawing_cell(d, cell);
        b = (struct box){right ? b.right - r : b.left, low ? b.bottom - r : b.top,
                         right ? b.right : b.left + r, low ? b.bottom : b.top + r};
        uint8_t verb[] = {ART_MOVE, ART_CURVE};
        double point[][2] = {{0, r}, {0, k}, {k, 0}, {r, 0}};
        for (unsigned i = 0; i < 4; i++) {
            point[i][0] = right ? r - point[i][0] : point[i][0];
            point[i][1] = low ? r - point[i][1] : point[i][1];
        }
        stroke_in_box(d, b,
                      (struct art_path){.verb = verb,
                                        .verb_count = sizeof verb,
                                        .point = point,
                                        .point_count = sizeof point / sizeof point[0]},
                      width);
    }
}

/* Does a line that runs along these places end at the board's outer line? */
static bool ends_outside(const struct drawing *d, bool down, int line, int i)
{
    const struct layout *v = d->v;
    return (down ? place(v, i, line - 1) : place(v, line - 1, i)) == LAYOUT_NO_CELL &&
           (down ? place(v, i, line) : place(v, line, i)) == LAYOUT_NO_CELL;
}

/* All sides of a kind, runs of them as one line; `down`: those that are upright. They reach over
 * their ends, so that corners are closed, but not beyond the board's outer line. */
static void draw_sides(const struct drawing *d, bool down, enum side_kind kind, double width,
                       double outer_pt)
{
    const struct layout *v = d->v;
    int lines = (int)(down ? frame_columns(v) : frame_rows(v));
    int length = (int)(down ? frame_rows(v) : frame_columns(v));
    double left = d->left - d->content->first_column * d->cell;
    double top = d->top - d->content->first_row * d->cell;
    const double corner = kind == SIDE_OF_CELL ? 0 : width / 2;
    const double edge = fmin(corner, outer_pt / 2);
    double over = d->content->overhang * d->cell;
    const bool round = kind == SIDE_OUTER && has_round_parts(d);
    struct paint paint = line_paint(d, kind == SIDE_OF_CELL);
    for (int line = 0; line <= lines; line++) {
        int first = 0;
        for (int i = 0; i <= length; i++) {
            unsigned one = down ? place(v, i, line - 1) : place(v, line - 1, i);
            unsigned other = down ? place(v, i, line) : place(v, line, i);
            if (i < length && side_between(d, one, other) == kind) {
                continue;
            }
            if (i > first) {
                const double before = ends_outside(d, down, line, first - 1) ? edge : corner;
                const double after = ends_outside(d, down, line, i) ? edge : corner;
                double from = first * d->cell - (is_cut(d, down, first) ? over : before);
                double to = i * d->cell + (is_cut(d, down, i) ? over : after);
                if (round && first == 0) {
                    from = ROUND_CORNER * d->cell;
                }
                if (round && i == length) {
                    to = (length - ROUND_CORNER) * d->cell;
                }
                double at = line * d->cell;
                canvas_line(d->canvas, left + (down ? at : from), top + (down ? from : at),
                            left + (down ? at : to), top + (down ? to : at), width, paint);
            }
            first = i + 1;
        }
    }
}

static struct box shown_box(const struct drawing *d)
{
    const struct board_content *k = d->content;
    const unsigned columns = is_part(d) ? k->column_count : frame_columns(d->v);
    const unsigned rows = is_part(d) ? k->row_count : frame_rows(d->v);
    return (struct box){d->left, d->top, d->left + columns * d->cell, d->top + rows * d->cell};
}

/* A box by itself is framed all around: some of its sides are the board's, others between boxes. */
static bool is_one_box(const struct drawing *d)
{
    const struct board_content *k = d->content;
    const struct layout *v = d->v;
    return is_part(d) && v->box_height && v->box_width && k->row_count == v->box_height &&
           k->column_count == v->box_width && k->first_row % v->box_height == 0 &&
           k->first_column % v->box_width == 0;
}

/* Boards with other than rectangular boxes. */
static void draw_all_sides(const struct drawing *d, const struct board_lines *w)
{
    for (unsigned down = 0; down < 2; down++) {
        draw_sides(d, down, SIDE_OF_CELL, cell_line_pt(d, w), w->outer_pt);
    }
    for (unsigned down = 0; down < 2; down++) {
        draw_sides(d, down, SIDE_OF_BOX, w->box_pt, w->outer_pt);
    }
    bool framed = frame_is_full(d->v) && !is_part(d);
    for (unsigned down = 0; down < 2 && !framed; down++) {
        draw_sides(d, down, SIDE_OUTER, w->outer_pt, w->outer_pt);
    }
    if (!framed && has_round_parts(d)) {
        draw_corners(d, w->outer_pt);
    }
    if (framed || is_one_box(d)) {
        draw_frame(d, shown_box(d), w);
    }
}

/* Of a step's board, whose candidates come near the lines. */
static const double widest_line_of_step = 0.1; /* of a cell */

static void draw_grid(const struct drawing *d)
{
    double side = d->v->size * d->cell;
    struct board_lines w = board_lines(d->style, d->cell);
    if (d->content->step) {
        w.box_pt = fmin(w.box_pt, widest_line_of_step * d->cell);
        w.outer_pt = fmin(w.outer_pt, widest_line_of_step * d->cell);
    }
    draw_group_lines(d, 1.6 * w.cell_pt);
    if (is_part(d) || d->v->jigsaw || d->v->grid_count > 1 || box_of(d->v, 0) == LAYOUT_NO_CELL) {
        draw_all_sides(d, &w);
        return;
    }
    draw_lines(d, false, cell_line_pt(d, &w));
    draw_lines(d, true, w.box_pt);
    struct box frame = {d->left, d->top, d->left + side, d->top + side};
    /* As fine as the lines between cells, but black: cages and lines end at it. Characters need a
     * corner. */
    bool open = d->style->frame == BOARD_FRAME_OPEN &&
                canvas_device_of(d->canvas)->kind != CANVAS_CHARACTERS;
    if (open) {
        canvas_frame(d->canvas, frame, w.cell_pt, line_paint(d, false));
    } else {
        draw_frame(d, frame, &w);
    }
}

static void draw_digits(const struct drawing *d, const struct grid *digits,
                        const struct grid *except, const struct font *font)
{
    struct symbol_type type = board_digit_type(d->style, font, d->v, d->cell);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        unsigned digit = digits->cell[cell];
        if (digit && drawing_shows(d, cell) && (!except || !except->cell[cell])) {
            struct box b = drawing_cell(d, cell);
            double middle = b.top + d->cell / 2 + constraint_art_digit_drop(d, cell, font);
            board_draw_symbol(d->canvas, b.left + d->cell / 2, middle, &type, d->style, digit);
        }
    }
}

void board_draw_digit(struct canvas *c, const struct box *cell, const struct board_style *style,
                      const struct layout *v, unsigned digit)
{
    double side = cell->right - cell->left;
    struct symbol_type type = board_digit_type(style, style->given_font, v, side);
    if (digit) {
        board_draw_symbol(c, cell->left + side / 2, (cell->top + cell->bottom) / 2, &type, style,
                          digit);
    }
}

static void draw_candidates(const struct drawing *d)
{
    struct symbol_type type = board_candidate_type(d->style, d->v, d->grid, d->cell);
    for (unsigned cell = 0; cell < d->v->cell_count; cell++) {
        digit_set set = drawing_shows(d, cell) ? drawing_candidates(d, cell) : 0;
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
        if (drawing_is_empty(d, cell) && drawing_shows(d, cell)) {
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
    const struct layout *v = content->variant;
    struct drawing d = {.canvas = c,
                        .left = left + board_room_left(v) * cell_pt,
                        .top = top + board_room_above(v) * cell_pt,
                        .cell = cell_pt,
                        .style = style,
                        .content = content,
                        .v = v,
                        .grid = board_candidate_grid(v)};
    uint8_t tile[MAX_CELLS];
    digit_set marked[MAX_CELLS];
    if (content->step && content->candidates == CANDIDATE_MARKS_STEP) {
        step_digits(content->step, marked);
        d.marked = marked;
        d.grid = step_digits_grid(v, content->step);
    }
    /* The marks of a step need the paper. */
    const bool fills = !content->step && canvas_device_of(c)->kind == CANVAS_GRAPHICS;
    d.tile = fills && constraint_art_tiles(v, style, tile) ? tile : NULL;
    draw_shading(&d);
    if (content->step) {
        step_marks_houses(&d);
    }
    constraint_art_under(&d);
    if (content->step) {
        step_links_groups(&d);
        step_marks_draw(&d);
    }
    if (content->struck) {
        step_marks_struck(&d);
    }
    draw_grid(&d);
    constraint_art_over(&d);
    if (content->step) {
        step_links_draw(&d);
    }
    if (content->candidates == CANDIDATE_MARKS_FULL || d.marked) {
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
}
