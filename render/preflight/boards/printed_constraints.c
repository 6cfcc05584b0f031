#include "render/preflight/boards/printed_constraints.h"
#include "render/board/constraints/constraint_looks.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"

/* Lengths are shares of a cell's side, from the first cell's upper left corner, downwards. How far
 * from its place something may stand: devices round to sixteenths of a point. */
static const double slack = 0.05;

struct printed_constraints_reading {
    const struct layout *v;
    const struct printed_place *place;
    const struct printed_marks *marks;
    struct printed_sign *sign;
    size_t sign_count;
    bool texts_needed;
    size_t lines, shapes; /* that the constraints asked for */
};

static double across(const struct printed_constraints_reading *r, double x)
{
    return (x - r->place->left) / r->place->side;
}

static double down(const struct printed_constraints_reading *r, double y)
{
    return (r->place->top - y) / r->place->side;
}

static bool near(double a, double b)
{
    return fabs(a - b) < slack;
}

static bool shows(const struct printed_constraints_reading *r, unsigned cell)
{
    return row_of(r->v, cell) - r->place->first_row < r->place->rows &&
           column_of(r->v, cell) - r->place->first_column < r->place->columns;
}

static bool shows_all(const struct printed_constraints_reading *r, const struct constraint *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (!shows(r, c->cell[i])) {
            return false;
        }
    }
    return true;
}

static void middle_of(const struct printed_constraints_reading *r, unsigned cell, double at[2])
{
    at[0] = column_of(r->v, cell) - r->place->first_column + 0.5;
    at[1] = row_of(r->v, cell) - r->place->first_row + 0.5;
}

static void between(const struct printed_constraints_reading *r, const struct constraint *c,
                    double at[2])
{
    double other[2];
    middle_of(r, c->cell[0], at);
    middle_of(r, c->cell[1], other);
    at[0] = (at[0] + other[0]) / 2;
    at[1] = (at[1] + other[1]) / 2;
}

static bool is_inside(const struct printed_constraints_reading *r, double x, double y)
{
    return x > -slack && y > -slack && x < r->place->columns + slack && y < r->place->rows + slack;
}

/* ---- what is there ---- */

/* Does a line go between two points, one way or the other? */
static bool has_line(struct printed_constraints_reading *r, const double a[2], const double b[2],
                     double gray)
{
    for (size_t i = 0; i < r->marks->line_count; i++) {
        const struct printed_line *l = &r->marks->line[i];
        double from[2] = {across(r, l->at.from[0]), down(r, l->at.from[1])};
        double to[2] = {across(r, l->at.to[0]), down(r, l->at.to[1])};
        bool forth =
            near(from[0], a[0]) && near(from[1], a[1]) && near(to[0], b[0]) && near(to[1], b[1]);
        bool back =
            near(from[0], b[0]) && near(from[1], b[1]) && near(to[0], a[0]) && near(to[1], a[1]);
        if ((forth || back) && fabs(l->gray - gray) < 0.01) {
            r->lines++;
            return true;
        }
    }
    return false;
}

/* What constraints are drawn with, besides lines and texts: one shape for each. */
struct printed_constraints_shape {
    int kind; /* PDF_FILL, PDF_STROKE */
    bool rectangle;
    double gray;
    double half[2]; /* of its width and height */
};

enum {
    BULB,
    RING,
    ROUND,
    SQUARE,
    BAR,
    BAR_ACROSS,
    WHITE_DOT,
    BLACK_DOT,
    LARGE_WHITE_DOT,
    LARGE_BLACK_DOT,
    CIRCLE,
    PILL,
    TINT,
    EXTREME,
    CLONE
};
static const struct printed_constraints_shape shapes[] = {
    [BULB] = {PDF_FILL, false, 0.5, {0.36, 0.36}},
    [RING] = {PDF_STROKE, false, 0.32, {0.3675, 0.3675}},
    [ROUND] = {PDF_STROKE, false, 0.5, {0.36, 0.36}},
    [SQUARE] = {PDF_STROKE, true, 0.5, {0.33, 0.33}},
    [BAR] = {PDF_STROKE, true, 0, {0.07, 0.26}},
    [BAR_ACROSS] = {PDF_STROKE, true, 0, {0.26, 0.07}},
    [WHITE_DOT] = {PDF_FILL, false, 1, {0.173, 0.173}},
    [BLACK_DOT] = {PDF_FILL, false, 0, {0.173, 0.173}},
    [LARGE_WHITE_DOT] = {PDF_FILL, false, 1, {0.21, 0.21}},
    [LARGE_BLACK_DOT] = {PDF_FILL, false, 0, {0.21, 0.21}},
    [CIRCLE] = {PDF_STROKE, false, 0, {0.255, 0.255}},
    [PILL] = {PDF_FILL, false, 0.32, {0.40, 0.40}},
    [TINT] = {PDF_FILL, true, 0.90, {0.41, 0.41}},
    [EXTREME] = {PDF_FILL, true, 0.90, {0.46, 0.46}},
    [CLONE] = {PDF_FILL, true, 0.84, {0.38, 0.38}},
};

static bool is_shape(const struct printed_constraints_reading *r, const struct pdf_mark *m,
                     const double at[2], const struct printed_constraints_shape *s)
{
    return (int)m->kind == s->kind && m->rectangle == s->rectangle &&
           fabs(m->gray - s->gray) < 0.01 && near(across(r, m->left), at[0] - s->half[0]) &&
           near(across(r, m->right), at[0] + s->half[0]) &&
           near(down(r, m->top), at[1] - s->half[1]) &&
           near(down(r, m->bottom), at[1] + s->half[1]);
}

static bool has_shape(struct printed_constraints_reading *r, const double at[2], unsigned shape)
{
    for (size_t i = 0; i < r->marks->count; i++) {
        if (is_shape(r, &r->marks->mark[i], at, &shapes[shape])) {
            r->shapes++;
            return true;
        }
    }
    return false;
}

/* A text that begins in a box; sets *there to whether any does. */
static bool has_text(struct printed_constraints_reading *r, const double box[4], const char *wanted,
                     bool *there)
{
    bool found = false;
    *there = false;
    for (size_t i = 0; i < r->sign_count; i++) {
        struct printed_sign *s = &r->sign[i];
        double x = across(r, s->x);
        double y = down(r, s->y);
        if (x > box[0] && y > box[1] && x < box[2] && y < box[3]) {
            *there = true;
            if (strcmp(s->utf8, wanted) == 0) {
                s->of_constraint = found = true;
            }
        }
    }
    return found;
}

static bool check_text(struct printed_constraints_reading *r, const double box[4],
                       const char *wanted)
{
    bool there;
    return has_text(r, box, wanted, &there) || (!there && !r->texts_needed);
}

/* ---- cages ---- */

enum { ABOVE, BELOW, LEFT, RIGHT, SIDES };

struct printed_constraints_cages {
    float ink[MAX_CELLS][SIDES]; /* how much of a cell's side, without its ends, is drawn */
    uint16_t cage[MAX_CELLS];    /* index + 1 of its constraint */
};

/* Lines stand so far inside their cells; corners reach as far into the next. */
static const double inset = 0.08;
static const double end = 0.14;

static void add_ink(const struct printed_constraints_reading *r,
                    struct printed_constraints_cages *c, const struct printed_line *l)
{
    double from[2] = {across(r, l->at.from[0]), down(r, l->at.from[1])};
    double to[2] = {across(r, l->at.to[0]), down(r, l->at.to[1])};
    bool upright = near(from[0], to[0]);
    if (upright == near(from[1], to[1])) {
        return;
    }
    double at = upright ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2;
    double low = upright ? fmin(from[1], to[1]) : fmin(from[0], to[0]);
    double high = upright ? fmax(from[1], to[1]) : fmax(from[0], to[0]);
    double line = floor(at);
    bool first = near(at - line, inset);
    if (!is_inside(r, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2) ||
        (!first && !near(at - line, 1 - inset))) {
        return;
    }
    for (int i = (int)floor(low); i < high; i++) {
        unsigned row = r->place->first_row + (unsigned)(upright ? i : (int)line);
        unsigned column = r->place->first_column + (unsigned)(upright ? (int)line : i);
        bool on = row < frame_rows(r->v) && column < frame_columns(r->v);
        unsigned cell = on ? cell_at(r->v, row, column) : LAYOUT_NO_CELL;
        double length = fmin(high, i + 1 - end) - fmax(low, i + end);
        if (cell != LAYOUT_NO_CELL && length > 0) {
            c->ink[cell][upright ? first ? LEFT : RIGHT : first ? ABOVE : BELOW] += (float)length;
        }
    }
}

static unsigned cage_at(const struct printed_constraints_reading *r,
                        const struct printed_constraints_cages *c, unsigned row, unsigned column)
{
    if (row >= frame_rows(r->v) || column >= frame_columns(r->v)) {
        return 0;
    }
    unsigned cell = cell_at(r->v, row, column);
    return cell == LAYOUT_NO_CELL || !shows(r, cell) ? 0 : c->cage[cell];
}

/* Has each cell's side a line where its cage ends there, and only there? */
static bool check_outlines(const struct printed_constraints_reading *r,
                           const struct printed_constraints_cages *c)
{
    static const int step[SIDES][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    const float least = 0.05F;
    for (unsigned cell = 0; cell < r->v->cell_count; cell++) {
        for (int side = 0; side < SIDES && shows(r, cell); side++) {
            unsigned other = cage_at(r, c, row_of(r->v, cell) + (unsigned)step[side][0],
                                     column_of(r->v, cell) + (unsigned)step[side][1]);
            bool ends = c->cage[cell] && c->cage[cell] != other;
            if (ends != (c->ink[cell][side] > least)) {
                return false;
            }
        }
    }
    return true;
}

static bool has_outline(const struct constraint *c, double gray)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    return look->form == FORM_CAGE && fabs(look->gray - gray) < 0.01;
}

/* All cages whose outline has this gray. */
static const char *check_cages(struct printed_constraints_reading *r, double line_gray)
{
    struct printed_constraints_cages c = {.cage = {0}};
    for (unsigned i = 0; i < constraint_count(r->v); i++) {
        const struct constraint *constraint = constraint_at(r->v, i);
        for (unsigned k = 0; has_outline(constraint, line_gray) && k < constraint->count; k++) {
            c.cage[constraint->cell[k]] = (uint16_t)(i + 1);
        }
    }
    for (size_t i = 0; i < r->marks->line_count; i++) {
        if (fabs(r->marks->line[i].gray - line_gray) < 0.01) {
            add_ink(r, &c, &r->marks->line[i]);
        }
    }
    return check_outlines(r, &c) ? NULL : "the outline of a cage";
}

/* A number in the upper left corner of the first cell. */
static bool check_corner_number(struct printed_constraints_reading *r, const struct constraint *c)
{
    char sum[12];
    double at[2];
    middle_of(r, c->cell[0], at);
    const double corner[4] = {at[0] - 0.5, at[1] - 0.5, at[0] - 0.3, at[1] - 0.05};
    snprintf(sum, sizeof sum, "%u", c->sum);
    return check_text(r, corner, sum);
}

static const char *check_cage(struct printed_constraints_reading *r, const struct constraint *c)
{
    return !constraint_kind_of(c)->has_sum || check_corner_number(r, c) ? NULL
                                                                        : "the sum of a cage";
}

/* ---- lines ---- */

static bool check_path(struct printed_constraints_reading *r, const struct constraint *c,
                       double gray)
{
    for (unsigned i = 1; i < c->count; i++) {
        double from[2];
        double to[2];
        middle_of(r, c->cell[i - 1], from);
        middle_of(r, c->cell[i], to);
        if (!has_line(r, from, to, gray)) {
            return false;
        }
    }
    return true;
}

static const char *check_thermo(struct printed_constraints_reading *r, const struct constraint *c)
{
    double at[2];
    middle_of(r, c->cell[0], at);
    return check_path(r, c, constraint_look_of(c->kind)->gray) && has_shape(r, at, BULB)
               ? NULL
               : "a thermometer";
}

/* A pill has a round end or joint in each of its cells. */
static const char *check_arrow(struct printed_constraints_reading *r, const struct constraint *c)
{
    double at[2];
    bool good = check_path(r, c, constraint_look_of(c->kind)->gray);
    for (unsigned i = 0; i < c->sum && good; i++) {
        middle_of(r, c->cell[i], at);
        good = has_shape(r, at, PILL);
    }
    if (c->sum > 1) { /* its outline is drawn from cell to cell too */
        r->lines += c->sum - 1;
        return good ? NULL : "an arrow with a pill";
    }
    middle_of(r, c->cell[0], at);
    return good && has_shape(r, at, RING) ? NULL : "an arrow";
}

/* The rings at the ends of a line have its gray. */
static bool has_ring(struct printed_constraints_reading *r, unsigned cell, double gray)
{
    double at[2];
    middle_of(r, cell, at);
    struct printed_constraints_shape ring = shapes[RING];
    ring.gray = gray;
    for (size_t i = 0; i < r->marks->count; i++) {
        if (is_shape(r, &r->marks->mark[i], at, &ring)) {
            return true;
        }
    }
    return false;
}

/* The first two of the four sides of a diamond. */
static bool has_diamond(struct printed_constraints_reading *r, unsigned cell, double gray)
{
    static const double half = 0.40;
    const size_t lines = r->lines;
    double at[2];
    middle_of(r, cell, at);
    const double right[2] = {at[0] + half, at[1]};
    const double below[2] = {at[0], at[1] + half};
    const double left[2] = {at[0] - half, at[1]};
    bool found = has_line(r, right, below, gray) && has_line(r, below, left, gray);
    r->lines = lines; /* those that lead from cell to cell alone are counted */
    return found;
}

static const char *check_line(struct printed_constraints_reading *r, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    const unsigned first = c->cell[0];
    const unsigned last = c->cell[c->count - 1];
    bool good = check_path(r, c, look->gray);
    if (look->end == LINE_END_RING || look->end == LINE_END_BULB) {
        good = good && has_ring(r, first, look->gray);
    }
    if (look->end == LINE_END_RING) {
        good = good && has_ring(r, last, look->gray);
    }
    if (look->end == LINE_END_DIAMOND) {
        good = good && has_diamond(r, first, look->gray) && has_diamond(r, last, look->gray);
    }
    if (look->text) {
        good = good && check_corner_number(r, c);
    }
    return good ? NULL : "a line";
}

static bool is_path_gray(double gray)
{
    bool known = false;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && !known; kind++) {
        const struct constraint_look *look = constraint_look_of(kind);
        bool path =
            look->form == FORM_THERMO || look->form == FORM_ARROW || look->form == FORM_LINE;
        known = path && fabs(gray - look->gray) < 0.01;
    }
    return known;
}

/* ---- cells ---- */

static bool check_marked(struct printed_constraints_reading *r, const struct constraint *c,
                         unsigned shape)
{
    for (unsigned i = 0; i < c->count; i++) {
        double at[2];
        middle_of(r, c->cell[i], at);
        if (!has_shape(r, at, shape)) {
            return false;
        }
    }
    return true;
}

static const char *check_odd(struct printed_constraints_reading *r, const struct constraint *c)
{
    return check_marked(r, c, ROUND) ? NULL : "a circle for odd digits";
}

static const char *check_even(struct printed_constraints_reading *r, const struct constraint *c)
{
    return check_marked(r, c, SQUARE) ? NULL : "a square for even digits";
}

/* A tint, and two black lines that meet at each side. */
static const char *check_extreme(struct printed_constraints_reading *r, const struct constraint *c)
{
    static const int sides[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
    const bool outwards = constraint_look_of(c->kind)->black;
    const double far = 0.45;
    const double near_by = 0.36;
    const double half = 0.11;
    double at[2];
    middle_of(r, c->cell[0], at);
    bool good = has_shape(r, at, EXTREME);
    for (unsigned i = 0; i < 8 && good; i++) {
        const double x = sides[i / 2][0];
        const double y = sides[i / 2][1];
        const double side = i % 2 ? half : -half;
        const double tail = outwards ? near_by : far;
        const double tip = outwards ? far : near_by;
        const double from[2] = {at[0] + x * tail + y * side, at[1] + y * tail + x * side};
        const double to[2] = {at[0] + x * tip, at[1] + y * tip};
        good = has_line(r, from, to, 0);
    }
    return good ? NULL : "the arrowheads of a minimum or maximum";
}

/* A letter in the lower right corner of a cell. */
static bool check_corner_letter(struct printed_constraints_reading *r, const double at[2],
                                const char *letter)
{
    const double box[4] = {at[0], at[1] + 0.05, at[0] + 0.45, at[1] + 0.48};
    return check_text(r, box, letter);
}

static const char *check_tint(struct printed_constraints_reading *r, const struct constraint *c)
{
    double at[2];
    middle_of(r, c->cell[0], at);
    return has_shape(r, at, TINT) && check_corner_letter(r, at, constraint_look_of(c->kind)->letter)
               ? NULL
               : "the tint and letter of an indexer";
}

static const char *check_clone(struct printed_constraints_reading *r, const struct constraint *c)
{
    char letter[2] = {'A'};
    bool good = true;
    for (const struct constraint *other = constraint_at(r->v, 0); other < c; other++) {
        letter[0] = (char)(letter[0] + (other->kind == c->kind));
    }
    letter[0] = letter[0] > 'Z' ? 'Z' : letter[0];
    for (unsigned i = 0; i < c->count && good; i++) {
        double at[2];
        middle_of(r, c->cell[i], at);
        good =
            has_shape(r, at, CLONE) && (i % (c->count / 2U) || check_corner_letter(r, at, letter));
    }
    return good ? NULL : "a clone";
}

/* ---- between two cells ---- */

static bool is_beside(const struct printed_constraints_reading *r, const struct constraint *c)
{
    return row_of(r->v, c->cell[0]) == row_of(r->v, c->cell[1]);
}

/* Two black lines that meet towards the smaller cell. */
static const char *check_greater(struct printed_constraints_reading *r, const struct constraint *c)
{
    static const double half = 0.145;
    static const double reach = 0.10;
    double at[2];
    between(r, c, at);
    bool beside = is_beside(r, c);
    double point = c->cell[1] > c->cell[0] ? reach : -reach;
    double tip[2] = {at[0] + (beside ? point : 0), at[1] + (beside ? 0 : point)};
    for (int side = -1; side <= 1; side += 2) {
        double tail[2] = {at[0] + (beside ? -point : side * half),
                          at[1] + (beside ? side * half : -point)};
        if (!has_line(r, tail, tip, 0)) {
            return "a greater-than sign";
        }
    }
    return NULL;
}

static const char *check_consecutive(struct printed_constraints_reading *r,
                                     const struct constraint *c)
{
    double at[2];
    between(r, c, at);
    return has_shape(r, at, is_beside(r, c) ? BAR : BAR_ACROSS)
               ? NULL
               : "a bar between consecutive digits";
}

static const char *check_dot(struct printed_constraints_reading *r, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    char number[12];
    double at[2];
    between(r, c, at);
    const double box[4] = {at[0] - 0.2, at[1] - 0.1, at[0] + 0.1, at[1] + 0.25};
    unsigned shape = look->text    ? look->black ? LARGE_BLACK_DOT : LARGE_WHITE_DOT
                     : look->black ? BLACK_DOT
                                   : WHITE_DOT;
    snprintf(number, sizeof number, "%u", c->sum);
    return has_shape(r, at, shape) && (!look->text || check_text(r, box, number)) ? NULL : "a dot";
}

static const char *check_letter(struct printed_constraints_reading *r, const struct constraint *c)
{
    double at[2];
    between(r, c, at);
    const double box[4] = {at[0] - 0.3, at[1] - 0.1, at[0] + 0.1, at[1] + 0.3};
    return check_text(r, box, constraint_look_of(c->kind)->letter) ? NULL : "an X or a V";
}

/* ---- at a corner ---- */

/* The white circle, and each of its digits within it. */
static const char *check_circle(struct printed_constraints_reading *r, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MOST_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    double at[2];
    middle_of(r, c->cell[3], at);
    at[0] -= 0.5;
    at[1] -= 0.5;
    const double box[4] = {at[0] - 0.27, at[1] - 0.27, at[0] + 0.27, at[1] + 0.30};
    bool good = has_shape(r, at, CIRCLE);
    for (unsigned i = 0; i < count && good; i++) {
        const char text[2] = {digit_to_char(digit[i])};
        good = check_text(r, box, text);
    }
    return good ? NULL : "a circle with digits";
}

/* ---- beside the board ---- */

/* The number is near its place: along a diagonal nearer to the corner. */
static const char *check_outside(struct printed_constraints_reading *r, const struct constraint *c)
{
    char sum[12];
    double at[2];
    int row;
    int column;
    constraint_outside_place(r->v, c, &row, &column);
    at[0] = column - (int)r->place->first_column + 0.5;
    at[1] = row - (int)r->place->first_row + 0.5;
    const double box[4] = {at[0] - 0.6, at[1] - 0.4, at[0] + 0.4, at[1] + 0.6};
    snprintf(sum, sizeof sum, "%u", c->sum);
    return check_text(r, box, sum) ? NULL : "a number outside the grid";
}

/* ---- by form ---- */

/* What finds a printed constraint; it names what it does not find, or returns NULL. Rules for the
 * board are printed in words, which the page's text holds. */
typedef const char *form_check(struct printed_constraints_reading *r, const struct constraint *c);
static form_check *const checks[CONSTRAINT_FORMS] = {
    [FORM_CAGE] = check_cage,       [FORM_THERMO] = check_thermo,   [FORM_ARROW] = check_arrow,
    [FORM_LINE] = check_line,       [FORM_ROUND] = check_odd,       [FORM_SQUARE] = check_even,
    [FORM_GREATER] = check_greater, [FORM_BAR] = check_consecutive, [FORM_DOT] = check_dot,
    [FORM_LETTER] = check_letter,   [FORM_OUTSIDE] = check_outside, [FORM_CIRCLE] = check_circle,
    [FORM_EXTREME] = check_extreme, [FORM_TINT] = check_tint,       [FORM_CLONE] = check_clone,
};

bool printed_constraints_can_read(enum constraint_kind_id kind)
{
    return checks[constraint_look_of(kind)->form] ||
           constraint_kinds[kind]->shape == CONSTRAINT_BOARD;
}

const char *printed_constraints_unreadable(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        if (!printed_constraints_can_read(constraint_at(v, i)->kind)) {
            return constraint_kind_of(constraint_at(v, i))->name;
        }
    }
    return NULL;
}

/* ---- nothing else ---- */

/* All marks of the board that look like a constraint's. */
static size_t count_shapes(const struct printed_constraints_reading *r)
{
    size_t count = 0;
    for (size_t i = 0; i < r->marks->count; i++) {
        const struct pdf_mark *m = &r->marks->mark[i];
        double at[2] = {across(r, (m->left + m->right) / 2), down(r, (m->bottom + m->top) / 2)};
        for (size_t k = 0; k < sizeof shapes / sizeof *shapes && is_inside(r, at[0], at[1]); k++) {
            if (is_shape(r, m, at, &shapes[k])) {
                count++;
                break;
            }
        }
    }
    return count;
}

/* All lines that are slanted and black, as in signs, or lead from cell to cell. */
static size_t count_lines(const struct printed_constraints_reading *r)
{
    size_t count = 0;
    for (size_t i = 0; i < r->marks->line_count; i++) {
        const struct printed_line *l = &r->marks->line[i];
        double x[2] = {across(r, l->at.from[0]), across(r, l->at.to[0])};
        double y[2] = {down(r, l->at.from[1]), down(r, l->at.to[1])};
        bool slanted = !near(x[0], x[1]) && !near(y[0], y[1]);
        double longest = fmax(fabs(x[1] - x[0]), fabs(y[1] - y[0]));
        bool path = is_path_gray(l->gray);
        count += is_inside(r, (x[0] + x[1]) / 2, (y[0] + y[1]) / 2) &&
                 ((l->gray < 0.01 && slanted) || (path && near(longest, 1)));
    }
    return count;
}

const char *printed_constraints_check(const struct layout *v, const struct printed_place *place,
                                      const struct printed_marks *marks, struct printed_sign *sign,
                                      size_t sign_count, bool texts_needed)
{
    struct printed_constraints_reading r = {.v = v,
                                            .place = place,
                                            .marks = marks,
                                            .sign = sign,
                                            .sign_count = sign_count,
                                            .texts_needed = texts_needed};
    bool whole = true;
    const char *wrong = check_cages(&r, constraint_look_of(CONSTRAINT_CAGE)->gray);
    wrong = wrong ? wrong : check_cages(&r, constraint_look_of(CONSTRAINT_REPEAT_CAGE)->gray);
    for (unsigned i = 0; i < constraint_count(v) && !wrong; i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_is_rule(c)) {
            continue;
        }
        if (!printed_constraints_can_read(c->kind)) {
            return "a constraint that preflight cannot read back";
        }
        if (shows_all(&r, c)) {
            wrong = checks[constraint_look_of(c->kind)->form](&r, c);
        } else {
            whole = false;
        }
    }
    if (!wrong && whole && (count_shapes(&r) != r.shapes || count_lines(&r) != r.lines)) {
        wrong = "a constraint that is not the puzzle's";
    }
    return wrong;
}
