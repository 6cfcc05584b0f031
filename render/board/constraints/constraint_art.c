#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_looks.h"

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
static const double arrow_width = 0.065; /* of shafts and circles alike */
static const double dot = 0.173; /* a third larger than looks right on a screen: ink fills it in */
static const double numbered_dot = 0.21;
static const double corner_circle = 0.27;
static const double slant_distance = 0.55; /* of a number from the corner it points at */
static const double slant_text = 0.36;
static const double ring = 0.22;

/* Grays that print, on white and on shaded cells, where an outline keeps them apart. */
static const double parity_gray = 0.80;
static const double outline_gray = 0.5;
static const double tint_gray = 0.90;
static const double clone_gray = 0.84;

/* Text of constraints, as shares of a cell. Where that is smaller than what may be printed it grows
 * as far as it does not run into digits, and beyond that is left out. */
static const struct {
    double share, most;
} text_sizes[CONSTRAINT_TEXTS] = {[TEXT_OF_CAGE] = {0.285, 0.33},
                                  [TEXT_OF_PAIR] = {0.37, 0.37},
                                  [TEXT_OUTSIDE] = {0.44, 0.6},
                                  [TEXT_OF_DOT] = {0.26, 0.30},
                                  [TEXT_OF_CIRCLE] = {0.22, 0.26}};

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

/* Beneath a step's marks only outlines are drawn, because gray on gray could not be distinguished.
 */
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

static const struct constraint_look *look_of(const struct constraint *c)
{
    return constraint_look_of(c->kind);
}

/* The outline first, and the body a little narrower upon it. */
static void under_thermo(const struct drawing *d, const struct constraint *c)
{
    double at[2];
    double edge = 2 * line_weight(d, c) * d->style->min_line_pt;
    centre_of(d, c->cell[0], at);
    for (unsigned body = 0; body < 2; body++) {
        double gray = body ? fill_gray(d, look_of(c)->gray) : line_gray(d, c, outline_gray);
        double inset = body ? edge : 0;
        if (drawing_shows(d, c->cell[0])) {
            canvas_circle(d->canvas, at[0], at[1], bulb * d->cell - inset / 2, 0, paint_gray(gray));
        }
        draw_path(d, c, stem * d->cell - inset, gray);
    }
}

static void draw_head(const struct drawing *d, const double from[2], const double to[2],
                      double share, double width, struct paint paint)
{
    double heading = atan2(from[1] - to[1], from[0] - to[0]);
    double reach = share * d->cell;
    for (int side = -1; side <= 1; side += 2) {
        double angle = heading + side * 0.6;
        canvas_line(d->canvas, to[0], to[1], to[0] + reach * cos(angle), to[1] + reach * sin(angle),
                    width, paint);
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
        centre_of(d, c->cell[0], at);
        if (drawing_shows(d, c->cell[0])) {
            canvas_circle(d->canvas, at[0], at[1], half, 0, paint_gray(inside ? 1 : gray));
        }
        draw_path(d, &pill, 2 * half, inside ? 1 : gray);
    }
}

static void under_arrow(const struct drawing *d, const struct constraint *c)
{
    double width = line_pt(d, is_cited(d, c) ? 0.09 : arrow_width);
    double from[2];
    double at[2];
    double gray = line_gray(d, c, look_of(c)->gray);
    struct paint paint = paint_gray(gray);
    draw_path(d, c, width, gray);
    if (drawing_shows(d, c->cell[c->count - 1])) {
        centre_of(d, c->cell[c->count - 2], from);
        centre_of(d, c->cell[c->count - 1], at);
        draw_head(d, from, at, 0.24, width, paint);
    }
    if (c->sum > 1) {
        draw_pill(d, c, width, gray);
    } else if (drawing_shows(d, c->cell[0])) {
        centre_of(d, c->cell[0], at);
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

/* The number of a line, in the corner of its first cell. */
static void draw_corner_number(const struct drawing *d, const struct constraint *c)
{
    char sum[12];
    struct text_style style = {.font = d->style->solved_font,
                               .size_pt = text_size(d->style, d->cell, TEXT_OF_CAGE),
                               .paint = PAINT_BLACK};
    struct box b = drawing_cell(d, c->cell[0]);
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (style.size_pt > 0) {
        canvas_text(d->canvas, b.left + 0.055 * d->cell,
                    b.top + 0.06 * d->cell + style.size_pt * font_cap_height_em(style.font),
                    ALIGN_LEFT, &style, sum);
    }
}

static void under_line(const struct drawing *d, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    const double gray = line_gray(d, c, look->gray);
    double thin = line_pt(d, is_cited(d, c) ? 0.07 : 0.05);
    const double width = line_pt(d, look->width);
    draw_path(d, c, width, gray);
    if (drawing_shows(d, c->cell[0])) {
        double at[2];
        centre_of(d, c->cell[0], at);
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

/* ---- tinted cells ---- */

static void tint(const struct drawing *d, const struct constraint *c, unsigned cell, double inset,
                 double gray)
{
    struct box b = drawing_cell(d, cell);
    double by = inset * d->cell;
    b = (struct box){b.left + by, b.top + by, b.right - by, b.bottom - by};
    canvas_fill(d->canvas, b, paint_gray(fill_gray(d, gray)));
    if (is_cited(d, c)) {
        canvas_frame(d->canvas, b, line_weight(d, c) * d->style->min_line_pt, PAINT_BLACK);
    }
}

/* The sides at which an arrowhead stands, in the directions of its neighbours. */
static const int sides[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};

static void under_extreme(const struct drawing *d, const struct constraint *c)
{
    const bool outwards = look_of(c)->black;
    const double far = 0.45 * d->cell;
    const double near = 0.36 * d->cell;
    const double half = 0.11 * d->cell;
    const double width = line_pt(d, 0.03);
    double at[2];
    if (!drawing_shows(d, c->cell[0])) {
        return;
    }
    tint(d, c, c->cell[0], 0.04, tint_gray);
    centre_of(d, c->cell[0], at);
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
static void under_tint(const struct drawing *d, const struct constraint *c)
{
    double size = text_size(d->style, d->cell, TEXT_OF_CAGE);
    if (!drawing_shows(d, c->cell[0])) {
        return;
    }
    struct box b = drawing_cell(d, c->cell[0]);
    struct text_style style = {
        .font = d->style->solved_font, .size_pt = size, .paint = PAINT_BLACK};
    tint(d, c, c->cell[0], 0.09, tint_gray);
    if (size > 0) {
        canvas_text(d->canvas, b.right - 0.12 * d->cell, b.bottom - 0.12 * d->cell, ALIGN_RIGHT,
                    &style, look_of(c)->letter);
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

static void under_clone(const struct drawing *d, const struct constraint *c)
{
    const char letter[2] = {clone_letter(d, c)};
    double size = text_size(d->style, d->cell, TEXT_OF_CAGE);
    struct text_style style = {
        .font = d->style->solved_font, .size_pt = size, .paint = PAINT_BLACK};
    for (unsigned i = 0; i < c->count; i++) {
        struct box b = drawing_cell(d, c->cell[i]);
        if (!drawing_shows(d, c->cell[i])) {
            continue;
        }
        tint(d, c, c->cell[i], 0.12, clone_gray);
        if (i % (c->count / 2U) == 0 && size > 0) {
            canvas_text(d->canvas, b.right - 0.15 * d->cell, b.bottom - 0.15 * d->cell, ALIGN_RIGHT,
                        &style, letter);
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
    if (stop > start && g->solid) {
        canvas_line(d->canvas, from[0], from[1], to[0], to[1], g->width, g->paint);
    } else if (stop > start) {
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
                                    .solid = look_of(c)->solid,
                                    .paint = paint_gray(line_gray(d, c, look_of(c)->gray))};
    double size = text_size(d->style, d->cell, TEXT_OF_CAGE);
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

/* ---- between two cells ---- */

/* The middle of the side between them. False if the board continues there on another page. */
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

/* One with a number is larger. */
static void over_dot(const struct drawing *d, const struct constraint *c)
{
    const bool black = look_of(c)->black;
    double at[2];
    double width = line_pt(d, 0.03);
    double radius = (look_of(c)->text ? numbered_dot : dot) * d->cell;
    double size = text_size(d->style, d->cell, TEXT_OF_DOT);
    if (!between(d, c, at)) {
        return;
    }
    canvas_circle(d->canvas, at[0], at[1], radius, 0, black ? PAINT_BLACK : PAINT_WHITE);
    canvas_circle(d->canvas, at[0], at[1], radius - width / 2, width, PAINT_BLACK);
    if (look_of(c)->text && size > 0) {
        char number[12];
        struct text_style style = {.font = d->style->given_font,
                                   .size_pt = size,
                                   .paint = black ? PAINT_WHITE : PAINT_BLACK};
        snprintf(number, sizeof number, "%u", c->sum);
        canvas_text(d->canvas, at[0], at[1] + size * font_cap_height_em(style.font) / 2,
                    ALIGN_CENTRE, &style, number);
    }
}

static void over_letter(const struct drawing *d, const struct constraint *c)
{
    const char *text = look_of(c)->letter;
    double at[2];
    double size = text_size(d->style, d->cell, TEXT_OF_PAIR);
    if (size > 0 && between(d, c, at)) {
        canvas_fill(d->canvas, patch(at, 0.36 * size, 0.46 * size), PAINT_WHITE);
        draw_text(d, d->style->given_font, size, at[0], at[1], text);
    }
}

/* ---- at a corner ---- */

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

static void over_circle(const struct drawing *d, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MOST_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    double size = text_size(d->style, d->cell, TEXT_OF_CIRCLE);
    double width = line_weight(d, c) * line_pt(d, 0.03);
    double at[2];
    if (!drawing_shows(d, c->cell[0]) || !drawing_shows(d, c->cell[3])) {
        return;
    }
    struct box b = drawing_cell(d, c->cell[3]);
    canvas_circle(d->canvas, b.left, b.top, corner_circle * d->cell, 0, PAINT_WHITE);
    canvas_circle(d->canvas, b.left, b.top, corner_circle * d->cell - width / 2, width,
                  PAINT_BLACK);
    for (unsigned k = 0; k < count && size > 0; k++) {
        const char text[2] = {digit_to_char(digit[k])};
        place_in_circle(k, count, at);
        draw_text(d, d->style->solved_font, size, b.left + at[0] * d->cell, b.top + at[1] * d->cell,
                  text);
    }
}

/* ---- beside the board ---- */

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
    centre_of(d, c->cell[0], at);
    for (unsigned i = 0; i < 2; i++) {
        at[i] -= heading[i] * (0.5 + (slants ? slant_distance : sum_distance)) * d->cell;
    }
}

static void over_outside(const struct drawing *d, const struct constraint *c)
{
    char sum[12];
    double size = text_size(d->style, d->cell, TEXT_OUTSIDE);
    double at[2];
    if (size <= 0 || !drawing_shows(d, c->cell[0])) {
        return;
    }
    snprintf(sum, sizeof sum, "%u", c->sum);
    outside_of(d, c, at);
    if (constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL) {
        double heading[2];
        double corner[2];
        double width = line_pt(d, is_cited(d, c) ? 0.05 : 0.03);
        heading_of(d, c, heading);
        centre_of(d, c->cell[0], corner);
        double from[2];
        double to[2];
        for (unsigned i = 0; i < 2; i++) {
            from[i] = corner[i] - heading[i] * 0.80 * d->cell;
            to[i] = corner[i] - heading[i] * 0.54 * d->cell;
        }
        canvas_line(d->canvas, from[0], from[1], to[0], to[1], width, PAINT_BLACK);
        draw_head(d, from, to, 0.12, width, PAINT_BLACK);
        size = fmin(size, fmax(slant_text * d->cell, d->style->least_text_pt));
    }
    draw_text(d, d->style->solved_font, size, at[0], at[1], sum);
}

/* ---- by form ---- */

typedef void form_drawer(const struct drawing *d, const struct constraint *c);

static form_drawer *const under[CONSTRAINT_FORMS] = {
    [FORM_THERMO] = under_thermo, [FORM_ARROW] = under_arrow, [FORM_LINE] = under_line,
    [FORM_ROUND] = under_odd,     [FORM_SQUARE] = under_even, [FORM_EXTREME] = under_extreme,
    [FORM_TINT] = under_tint,     [FORM_CLONE] = under_clone,
};

static form_drawer *const over[CONSTRAINT_FORMS] = {
    [FORM_CAGE] = over_cage,     [FORM_GREATER] = over_greater, [FORM_BAR] = over_consecutive,
    [FORM_DOT] = over_dot,       [FORM_LETTER] = over_letter,   [FORM_OUTSIDE] = over_outside,
    [FORM_CIRCLE] = over_circle,
};

bool constraint_has_art(enum constraint_kind_id kind)
{
    enum constraint_form form = constraint_look_of(kind)->form;
    return constraint_kinds[kind]->shape == CONSTRAINT_BOARD || under[form] || over[form];
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
        if (under[look_of(c)->form] && !constraint_is_rule(c)) {
            under[look_of(c)->form](d, c);
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
    } else if (constraint_is_outside(c)) {
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
        if (over[look_of(c)->form] && !constraint_is_rule(c)) {
            over[look_of(c)->form](d, c);
            over_cited(d, c);
        }
    }
}

/* Does a number stand outside the board on that side? */
static bool has_numbers(const struct layout *v, int below, int right)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        int row;
        int column;
        if (!constraint_is_outside(c)) {
            continue;
        }
        constraint_outside_place(v, c, &row, &column);
        if ((below < 0 && row < 0) || (below > 0 && row >= (int)frame_rows(v)) ||
            (right < 0 && column < 0) || (right > 0 && column >= (int)frame_columns(v))) {
            return true;
        }
    }
    return false;
}

unsigned board_room_left(const struct layout *v)
{
    return has_numbers(v, 0, -1);
}

unsigned board_room_right(const struct layout *v)
{
    return has_numbers(v, 0, 1);
}

unsigned board_room_above(const struct layout *v)
{
    return has_numbers(v, -1, 0);
}

unsigned board_room_below(const struct layout *v)
{
    return has_numbers(v, 1, 0);
}

unsigned board_across(const struct layout *v)
{
    return board_room_left(v) + frame_columns(v) + board_room_right(v);
}

unsigned board_down(const struct layout *v)
{
    return board_room_above(v) + frame_rows(v) + board_room_below(v);
}

double constraint_art_least_cell_pt(const struct layout *v, double text_pt)
{
    double least = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        enum constraint_text text = look_of(c)->text;
        if (text != TEXT_NONE && !constraint_is_rule(c)) {
            least = fmax(least, text_pt / text_sizes[text].most);
        }
    }
    return least;
}
