#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/line_looks.h"

#include <math.h>
#include <stdio.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_signs.h"

/* All lengths are shares of a cell's side. */
static const double sum_distance = 0.46;
static const double cage_inset = 0.08;
static const double dash = 0.11;
static const double gap = 0.075;
static const double bulb = 0.36;
static const double stem = 0.26;
static const double circle = 0.40;
static const double dot = 0.13;
static const double ring = 0.22;

/* Grays that print, on white and on shaded cells, where an outline keeps them apart. */
static const double cage_gray = 0.2;
static const double thermo_gray = 0.80;
static const double parity_gray = 0.80;
static const double outline_gray = 0.5;
static const double arrow_gray = 0.45;

/* Text of constraints, as shares of a cell. Where that is smaller than what may be printed it grows
 * as far as it does not run into digits, and beyond that is left out. */
enum constraint_text { TEXT_OF_CAGE, TEXT_OF_PAIR, TEXT_OUTSIDE };
static const struct {
    double share, most;
} text_sizes[] = {{0.285, 0.33}, {0.37, 0.37}, {0.44, 0.6}};

struct constraint_art_look {
    void (*under)(const struct drawing *d, const struct constraint *c);
    void (*over)(const struct drawing *d, const struct constraint *c);
    int text; /* enum constraint_text; -1: none */
};

/* Does the step rest on it? Such constraints are drawn bold and black. */
static bool is_cited(const struct drawing *d, const struct constraint *c)
{
    const struct step *s = d->content->step;
    for (unsigned i = 0; s && i < s->constraint_count; i++) {
        if (constraint_at(d->v, s->constraint[i].index) == c) {
            return true;
        }
    }
    return false;
}

static double line_gray(const struct drawing *d, const struct constraint *c, double gray)
{
    return is_cited(d, c) ? 0 : gray;
}

static double line_weight(const struct drawing *d, const struct constraint *c)
{
    return is_cited(d, c) ? 2.5 : 1;
}

static double line_pt(const struct drawing *d, double share)
{
    return fmax(d->style->min_line_pt, share * d->cell);
}

static void centre_of(const struct drawing *d, unsigned cell, double at[2])
{
    struct box b = drawing_cell(d, cell);
    at[0] = (b.left + b.right) / 2;
    at[1] = (b.top + b.bottom) / 2;
}

/* Not positive: there is no room for it. */
static double text_size(const struct board_style *style, double cell, enum constraint_text text)
{
    double size = text_sizes[text].share * cell;
    double least = style->least_text_pt;
    return size >= least ? size : least <= text_sizes[text].most * cell ? least : 0;
}

/* A text with the middle of its capitals at a point. */
static void draw_text(const struct drawing *d, const struct font *font, double size, double x,
                      double y, const char *text)
{
    struct text_style style = {.font = font, .size_pt = size, .paint = PAINT_BLACK};
    canvas_text(d->canvas, x, y + size * font_cap_height_em(font) / 2, ALIGN_CENTRE, &style, text);
}

/* Beneath a step's marks there are outlines alone: gray upon gray would not be told apart. */
static double fill_gray(const struct drawing *d, double gray)
{
    return d->content->step ? 1 : gray;
}

/* ---- lines ---- */

/* A line through the middles of cells, with round joints. */
static void draw_path(const struct drawing *d, const struct constraint *c, double width,
                      double gray)
{
    double from[2];
    centre_of(d, c->cell[0], from);
    for (unsigned i = 1; i < c->count; i++) {
        double to[2];
        centre_of(d, c->cell[i], to);
        if (drawing_shows(d, c->cell[i - 1]) && drawing_shows(d, c->cell[i])) {
            canvas_line(d->canvas, from[0], from[1], to[0], to[1], width, paint_gray(gray));
            canvas_circle(d->canvas, to[0], to[1], width / 2, 0, paint_gray(gray));
        }
        from[0] = to[0];
        from[1] = to[1];
    }
}

/* The outline first, and the body a little narrower upon it. */
static void under_thermo(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    double edge = 2 * line_weight(d, c) * d->style->min_line_pt;
    centre_of(d, c->cell[0], at);
    for (unsigned body = 0; body < 2; body++) {
        double gray = body ? fill_gray(d, thermo_gray) : line_gray(d, c, outline_gray);
        double inset = body ? edge : 0;
        if (drawing_shows(d, c->cell[0])) {
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell - inset / 2, 0, paint_gray(gray));
        }
        draw_path(d, c, stem * d->cell - inset, gray);
    }
}

static void draw_head(const struct drawing *d, const double from[2], const double to[2],
                      double width, struct paint paint)
{
    double heading = atan2(from[1] - to[1], from[0] - to[0]);
    double reach = 0.2 * d->cell;
    for (int side = -1; side <= 1; side += 2) {
        double angle = heading + side * 0.6;
        canvas_line(d->canvas, to[0], to[1], to[0] + reach * cos(angle), to[1] + reach * sin(angle),
                    width, paint);
    }
}

static void under_arrow(const struct drawing *d, const struct constraint *c)
{
    double width = line_pt(d, is_cited(d, c) ? 0.07 : 0.05);
    double from[2];
    double at[2];
    double gray = line_gray(d, c, arrow_gray);
    struct paint paint = paint_gray(gray);
    draw_path(d, c, width, gray);
    if (drawing_shows(d, c->cell[c->count - 1])) {
        centre_of(d, c->cell[c->count - 2], from);
        centre_of(d, c->cell[c->count - 1], at);
        draw_head(d, from, at, width, paint);
    }
    if (drawing_shows(d, c->cell[0])) {
        centre_of(d, c->cell[0], at);
        canvas_circle(d->canvas, at[0], at[1], circle * d->cell, 0, PAINT_WHITE);
        canvas_circle(d->canvas, at[0], at[1], circle * d->cell - width / 2, width, paint);
    }
}

/* Lines that are no more than lines, but for a sign at their ends; all of them as line_looks.h has
 * them. */
static void draw_end(const struct drawing *d, unsigned cell, const struct line_look *look,
                     double width, double gray)
{
    double at[2];
    if (!drawing_shows(d, cell)) {
        return;
    }
    centre_of(d, cell, at);
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

static void under_line(const struct drawing *d, const struct constraint *c)
{
    const struct line_look *look = line_look_of(c->kind);
    const double gray = line_gray(d, c, look->gray);
    double thin = line_pt(d, is_cited(d, c) ? 0.07 : 0.05);
    const double width = line_pt(d, look->width);
    draw_path(d, c, width, gray);
    if (drawing_shows(d, c->cell[0])) {
        double at[2];
        centre_of(d, c->cell[0], at);
        canvas_circle(d->canvas, at[0], at[1], width / 2, 0, paint_gray(gray));
    }
    if (look->end != LINE_END_NONE) {
        draw_end(d, c->cell[0], look, thin, gray);
    }
    if (look->end == LINE_END_RING || look->end == LINE_END_DIAMOND) {
        draw_end(d, c->cell[c->count - 1], look, thin, gray);
    }
}

/* ---- cells ---- */

static void under_odd(const struct drawing *d, const struct constraint *c)
{
    double thin = line_weight(d, c) * d->style->min_line_pt;
    for (unsigned i = 0; i < c->count; i++) {
        double at[2];
        if (drawing_shows(d, c->cell[i])) {
            centre_of(d, c->cell[i], at);
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell, 0,
                          paint_gray(fill_gray(d, parity_gray)));
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell, thin,
                          paint_gray(line_gray(d, c, outline_gray)));
        }
    }
}

static void under_even(const struct drawing *d, const struct constraint *c)
{
    double thin = line_weight(d, c) * d->style->min_line_pt;
    double inset = 0.17 * d->cell;
    for (unsigned i = 0; i < c->count; i++) {
        struct box b = drawing_cell(d, c->cell[i]);
        if (drawing_shows(d, c->cell[i])) {
            b = (struct box){b.left + inset, b.top + inset, b.right - inset, b.bottom - inset};
            canvas_fill(d->canvas, b, paint_gray(fill_gray(d, parity_gray)));
            canvas_frame(d->canvas, b, thin, paint_gray(line_gray(d, c, outline_gray)));
        }
    }
}

/* ---- cages ---- */

/* A cage being drawn: its cells, by place of the frame, and the text that its line leaves out. */
struct constraint_art_cage {
    const struct drawing *d;
    const struct constraint *c;
    bool holds[MAX_CELLS];
    double text_right, text_bottom; /* from the first cell's corner */
    double width;                   /* of the line */
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

/* A dashed line with ink at both ends. */
static void draw_dashes(const struct constraint_art_cage *g, const double from[2],
                        const double to[2])
{
    const struct drawing *d = g->d;
    double length = hypot(to[0] - from[0], to[1] - from[1]);
    int count = (int)fmax(1, round((length / d->cell + gap) / (dash + gap)));
    double period = count > 1 ? (length - dash * d->cell) / (count - 1) : length;
    double ink = count > 1 ? dash * d->cell : length;
    if (length <= 0) {
        return;
    }
    double x = (to[0] - from[0]) / length;
    double y = (to[1] - from[1]) / length;
    for (int i = 0; i < count; i++) {
        double start = i * period;
        canvas_line(d->canvas, from[0] + x * start, from[1] + y * start,
                    from[0] + x * (start + ink), from[1] + y * (start + ink), g->width, g->paint);
    }
}

/* Cells first … end of a line (a row; `down`: a column), on whose side `side` (-1: above or left,
 * 1) the cage ends. */
static void draw_run(const struct constraint_art_cage *g, bool down, int line, int side, int first,
                     int end)
{
    const struct drawing *d = g->d;
    double inset = cage_inset * d->cell;
    double left = d->left - d->content->first_column * d->cell;
    double across = (side < 0 ? line : line + 1) * d->cell - side * inset;
    double start = first * d->cell + (holds_place(g, down, line, first - 1) ? -inset : inset);
    double stop = (end + 1) * d->cell + (holds_place(g, down, line, end + 1) ? inset : -inset);
    int row = down ? first : line;
    int column = down ? line : first;
    if (side < 0 && row == (int)row_of(d->v, g->c->cell[0]) &&
        column == (int)column_of(d->v, g->c->cell[0])) {
        start = fmax(start, first * d->cell + (down ? g->text_bottom : g->text_right));
    }
    double from[2] = {left + (down ? across : start), d->top + (down ? start : across)};
    double to[2] = {left + (down ? across : stop), d->top + (down ? stop : across)};
    if (stop > start) {
        draw_dashes(g, from, to);
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

/* The sum breaks the line in the corner of the first cell. */
static void draw_sum(struct constraint_art_cage *g, double size)
{
    const struct drawing *d = g->d;
    char sum[8];
    struct text_style style = {
        .font = d->style->solved_font, .size_pt = size, .paint = PAINT_BLACK};
    struct box b = drawing_cell(d, g->c->cell[0]);
    double height = size * font_cap_height_em(style.font);
    snprintf(sum, sizeof sum, "%u", g->c->sum);
    canvas_text(d->canvas, b.left + 0.055 * d->cell, b.top + 0.06 * d->cell + height, ALIGN_LEFT,
                &style, sum);
    g->text_right = 0.09 * d->cell + text_width_pt(&style, sum);
    g->text_bottom = 0.11 * d->cell + height;
}

static void over_cage(const struct drawing *d, const struct constraint *c)
{
    struct constraint_art_cage g = {.d = d,
                                    .c = c,
                                    .width = line_weight(d, c) * d->style->min_line_pt,
                                    .paint = paint_gray(line_gray(d, c, cage_gray))};
    double size = text_size(d->style, d->cell, TEXT_OF_CAGE);
    for (unsigned i = 0; i < c->count; i++) {
        g.holds[c->cell[i]] = true;
    }
    if (size > 0 && drawing_shows(d, c->cell[0])) {
        draw_sum(&g, size);
    }
    for (unsigned turn = 0; turn < 4; turn++) {
        draw_outline(&g, turn & 1, turn & 2 ? 1 : -1);
    }
}

/* ---- between two cells ---- */

/* The middle of the side between them; false where the board goes on on another page. */
static bool between(const struct drawing *d, const struct constraint *c, double at[2])
{
    double one[2];
    double other[2];
    centre_of(d, c->cell[0], one);
    centre_of(d, c->cell[1], other);
    at[0] = (one[0] + other[0]) / 2;
    at[1] = (one[1] + other[1]) / 2;
    return drawing_shows(d, c->cell[0]);
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
static void over_greater(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    if (!between(d, c, at)) {
        return;
    }
    double reach = 0.10 * d->cell;
    double half = 0.145 * d->cell;
    double width = line_pt(d, 0.04);
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

static void over_consecutive(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    if (between(d, c, at)) {
        double thin = 0.07 * d->cell;
        double wide = 0.26 * d->cell;
        bool beside = is_beside(d, c);
        struct box bar = patch(at, beside ? thin : wide, beside ? wide : thin);
        canvas_fill(d->canvas, bar, PAINT_WHITE);
        canvas_frame(d->canvas, bar, line_pt(d, 0.03), PAINT_BLACK);
    }
}

static void over_dot(const struct drawing *d, const struct constraint *c, struct paint paint)
{
    double at[2];
    double width = line_pt(d, 0.03);
    if (between(d, c, at)) {
        canvas_circle(d->canvas, at[0], at[1], dot * d->cell, 0, paint);
        canvas_circle(d->canvas, at[0], at[1], dot * d->cell - width / 2, width, PAINT_BLACK);
    }
}

static void over_white_dot(const struct drawing *d, const struct constraint *c)
{
    over_dot(d, c, PAINT_WHITE);
}

static void over_black_dot(const struct drawing *d, const struct constraint *c)
{
    over_dot(d, c, PAINT_BLACK);
}

static void over_letter(const struct drawing *d, const struct constraint *c, const char *text)
{
    double at[2];
    double size = text_size(d->style, d->cell, TEXT_OF_PAIR);
    if (size > 0 && between(d, c, at)) {
        canvas_fill(d->canvas, patch(at, 0.36 * size, 0.46 * size), PAINT_WHITE);
        draw_text(d, d->style->given_font, size, at[0], at[1], text);
    }
}

static void over_x(const struct drawing *d, const struct constraint *c)
{
    over_letter(d, c, "X");
}

static void over_v(const struct drawing *d, const struct constraint *c)
{
    over_letter(d, c, "V");
}

/* ---- beside the board ---- */

/* Where the sum of a row or a column stands. */
static void outside_of(const struct drawing *d, const struct constraint *c, double at[2])
{
    bool row = row_of(d->v, c->cell[0]) == row_of(d->v, c->cell[1]);
    centre_of(d, c->cell[0], at);
    at[row ? 0 : 1] -= (0.5 + sum_distance) * d->cell;
}

static void over_sandwich(const struct drawing *d, const struct constraint *c)
{
    char sum[8];
    double size = text_size(d->style, d->cell, TEXT_OUTSIDE);
    double at[2];
    if (size <= 0 || !drawing_shows(d, c->cell[0])) {
        return;
    }
    snprintf(sum, sizeof sum, "%u", c->sum);
    outside_of(d, c, at);
    draw_text(d, d->style->solved_font, size, at[0], at[1], sum);
}

/* ---- the table ---- */

static const struct constraint_art_look look_cage = {NULL, over_cage, TEXT_OF_CAGE};
static const struct constraint_art_look look_thermo = {under_thermo, NULL, -1};
static const struct constraint_art_look look_arrow = {under_arrow, NULL, -1};
static const struct constraint_art_look look_greater = {NULL, over_greater, -1};
static const struct constraint_art_look look_consecutive = {NULL, over_consecutive, -1};
static const struct constraint_art_look look_white_dot = {NULL, over_white_dot, -1};
static const struct constraint_art_look look_black_dot = {NULL, over_black_dot, -1};
static const struct constraint_art_look look_x_sum = {NULL, over_x, TEXT_OF_PAIR};
static const struct constraint_art_look look_v_sum = {NULL, over_v, TEXT_OF_PAIR};
static const struct constraint_art_look look_odd = {under_odd, NULL, -1};
static const struct constraint_art_look look_even = {under_even, NULL, -1};
static const struct constraint_art_look look_sandwich = {NULL, over_sandwich, TEXT_OUTSIDE};
/* Rules for the board stand in words beside it. */
static const struct constraint_art_look look_anti_knight = {NULL, NULL, -1};
static const struct constraint_art_look look_anti_king = {NULL, NULL, -1};
static const struct constraint_art_look look_non_consecutive = {NULL, NULL, -1};
static const struct constraint_art_look look_whisper = {under_line, NULL, -1};
static const struct constraint_art_look look_renban = {under_line, NULL, -1};
static const struct constraint_art_look look_palindrome = {under_line, NULL, -1};
static const struct constraint_art_look look_between = {under_line, NULL, -1};
static const struct constraint_art_look look_lockout = {under_line, NULL, -1};
static const struct constraint_art_look look_region_sum = {under_line, NULL, -1};
static const struct constraint_art_look look_zipper = {under_line, NULL, -1};
static const struct constraint_art_look look_nabner = {under_line, NULL, -1};
static const struct constraint_art_look look_modular = {under_line, NULL, -1};
static const struct constraint_art_look look_entropic = {under_line, NULL, -1};
static const struct constraint_art_look look_slow_thermo = {under_line, NULL, -1};

#define LOOK_ROW(id, row) &look_##row,
static const struct constraint_art_look *const looks[] = {CONSTRAINT_KINDS(LOOK_ROW)};
#undef LOOK_ROW

bool constraint_has_art(enum constraint_kind_id kind)
{
    return constraint_kinds[kind]->shape == CONSTRAINT_BOARD || looks[kind]->under ||
           looks[kind]->over;
}

const char *constraint_art_missing(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        enum constraint_kind_id kind = constraint_at(v, i)->kind;
        if (!constraint_has_art(kind) || !constraint_has_sign(kind)) {
            return constraint_kinds[kind]->name;
        }
    }
    return NULL;
}

static bool is_graphic(const struct drawing *d)
{
    return canvas_device_of(d->canvas)->kind == CANVAS_GRAPHICS;
}

void constraint_art_under(const struct drawing *d)
{
    for (unsigned i = 0; i < constraint_count(d->v) && is_graphic(d); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (looks[c->kind]->under && !constraint_is_rule(c)) {
            looks[c->kind]->under(d, c);
        }
    }
}

/* Around the sign or the sum, which are black anyway. */
static void over_cited(const struct drawing *d, const struct constraint *c)
{
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    double at[2];
    if (!is_cited(d, c) || !drawing_shows(d, c->cell[0])) {
        return;
    }
    if (shape == CONSTRAINT_PAIR && between(d, c, at)) {
        canvas_circle(d->canvas, at[0], at[1], ring * d->cell, line_pt(d, 0.03), PAINT_BLACK);
    } else if (shape == CONSTRAINT_HOUSE) {
        outside_of(d, c, at);
        canvas_frame(d->canvas, patch(at, 0.36 * d->cell, 0.36 * d->cell), line_pt(d, 0.03),
                     PAINT_BLACK);
    }
}

void constraint_art_over(const struct drawing *d)
{
    if (!is_graphic(d)) {
        constraint_signs_draw(d);
        return;
    }
    for (unsigned i = 0; i < constraint_count(d->v); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (looks[c->kind]->over && !constraint_is_rule(c)) {
            looks[c->kind]->over(d, c);
            over_cited(d, c);
        }
    }
}

/* Is there a sum beside a row, or above a column? */
static bool has_sums(const struct layout *v, bool of_rows)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_kind_of(c)->shape == CONSTRAINT_HOUSE &&
            (row_of(v, c->cell[0]) == row_of(v, c->cell[1])) == of_rows) {
            return true;
        }
    }
    return false;
}

unsigned board_room_left(const struct layout *v)
{
    return has_sums(v, true);
}

unsigned board_room_above(const struct layout *v)
{
    return has_sums(v, false);
}

unsigned board_across(const struct layout *v)
{
    return board_room_left(v) + frame_columns(v);
}

unsigned board_down(const struct layout *v)
{
    return board_room_above(v) + frame_rows(v);
}

double constraint_art_least_cell_pt(const struct layout *v, double text_pt)
{
    double least = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        int text = looks[c->kind]->text;
        if (text >= 0 && !constraint_is_rule(c)) {
            least = fmax(least, text_pt / text_sizes[text].most);
        }
    }
    return least;
}
