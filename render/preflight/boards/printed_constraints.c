#include "render/preflight/boards/printed_constraints.h"
#include "gen/constraint/cage_sign.h"
#include "render/board/constraints/constraint_looks.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "render/preflight/boards/printed_reading.h"

/* ---- the sums of cages ---- */

/* A number in the upper left corner of the first cell. */
static bool check_corner_number(struct printed_reading *r, const struct constraint *c)
{
    char number[CONSTRAINT_NUMBER_SIZE];
    double at[2];
    reading_middle(r, c->cell[0], at);
    const double corner[4] = {at[0] - 0.5, at[1] - 0.5, at[0] - 0.3, at[1] - 0.05};
    return reading_has_text(r, corner, constraint_number_print(c, number));
}

static const char *check_cage(struct printed_reading *r, const struct constraint *c)
{
    return !constraint_kind_of(c)->has_sum || check_corner_number(r, c) ? NULL
                                                                        : "the sum of a cage";
}

/* ---- lines ---- */

static bool check_path(struct printed_reading *r, const struct constraint *c, double gray)
{
    for (unsigned i = 1; i < c->count; i++) {
        double from[2];
        double to[2];
        reading_middle(r, c->cell[i - 1], from);
        reading_middle(r, c->cell[i], to);
        if (!reading_has_line(r, from, to, gray)) {
            return false;
        }
    }
    return true;
}

static const char *check_thermo(struct printed_reading *r, const struct constraint *c)
{
    double at[2];
    reading_middle(r, c->cell[0], at);
    return check_path(r, c, constraint_look_of(c->kind)->gray) && reading_has_shape(r, at, BULB)
               ? NULL
               : "a thermometer";
}

/* A pill has a round end or joint in each of its cells. */
static const char *check_arrow(struct printed_reading *r, const struct constraint *c)
{
    double at[2];
    uint16_t cell[MAX_LINE_CELLS];
    constraint_line_cells(r->v, c, cell);
    struct constraint line = *c;
    line.cell = cell;
    bool good = check_path(r, &line, constraint_look_of(c->kind)->gray);
    for (unsigned i = 0; i < c->sum && good; i++) {
        reading_middle(r, c->cell[i], at);
        good = reading_has_shape(r, at, PILL);
    }
    if (c->sum > 1) { /* its outline is drawn from cell to cell too */
        r->lines += c->sum - 1;
        return good ? NULL : "an arrow with a pill";
    }
    reading_middle(r, c->cell[0], at);
    return good && reading_has_shape(r, at, RING) ? NULL : "an arrow";
}

/* The first two of the four sides of a diamond. */
static bool has_diamond(struct printed_reading *r, unsigned cell, double gray)
{
    static const double half = 0.40;
    const size_t lines = r->lines;
    double at[2];
    reading_middle(r, cell, at);
    const double right[2] = {at[0] + half, at[1]};
    const double below[2] = {at[0], at[1] + half};
    const double left[2] = {at[0] - half, at[1]};
    bool found = reading_has_line(r, right, below, gray) && reading_has_line(r, below, left, gray);
    r->lines = lines; /* those that lead from cell to cell alone are counted */
    return found;
}

static const char *check_line(struct printed_reading *r, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    const unsigned first = c->cell[0];
    const unsigned last = c->cell[c->count - 1];
    bool good = check_path(r, c, look->gray);
    if (look->end == LINE_END_RING || look->end == LINE_END_BULB) {
        good = good && reading_has_ring(r, first, look->gray);
    }
    if (look->end == LINE_END_RING) {
        good = good && reading_has_ring(r, last, look->gray);
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
        known = path && fabs(gray - look->gray) < NEAR_GRAY;
    }
    return known;
}

/* ---- cells ---- */

static bool check_marked(struct printed_reading *r, const struct constraint *c, unsigned shape)
{
    for (unsigned i = 0; i < c->count; i++) {
        double at[2];
        reading_middle(r, c->cell[i], at);
        if (!reading_has_shape(r, at, shape)) {
            return false;
        }
    }
    return true;
}

static const char *check_odd(struct printed_reading *r, const struct constraint *c)
{
    return check_marked(r, c, ROUND) ? NULL : "a circle for odd digits";
}

static const char *check_even(struct printed_reading *r, const struct constraint *c)
{
    return check_marked(r, c, SQUARE) ? NULL : "a square for even digits";
}

/* A tint, and two black lines that meet at each side. */
static const char *check_extreme(struct printed_reading *r, const struct constraint *c)
{
    static const int sides[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
    const bool outwards = constraint_look_of(c->kind)->black;
    const double far = 0.45;
    const double near_by = 0.36;
    const double half = 0.11;
    double at[2];
    reading_middle(r, c->cell[0], at);
    bool good = reading_has_shape(r, at, EXTREME);
    for (unsigned i = 0; i < 8 && good; i++) {
        const int *towards = sides[i / 2];
        const double x = towards[0];
        const double y = towards[1];
        const double side = i % 2 ? half : -half;
        const double tail = outwards ? near_by : far;
        const double tip = outwards ? far : near_by;
        const double from[2] = {at[0] + x * tail + y * side, at[1] + y * tail + x * side};
        const double to[2] = {at[0] + x * tip, at[1] + y * tip};
        good = reading_has_line(r, from, to, 0);
    }
    return good ? NULL : "the arrowheads of a minimum or maximum";
}

/* A letter in the lower right corner of a cell. */
static bool check_corner_letter(struct printed_reading *r, const double at[2], const char *letter)
{
    const double box[4] = {at[0], at[1] + 0.05, at[0] + 0.45, at[1] + 0.48};
    return reading_has_text(r, box, letter);
}

static const char *check_tint(struct printed_reading *r, const struct constraint *c)
{
    double at[2];
    reading_middle(r, c->cell[0], at);
    return reading_has_shape(r, at, TINT) &&
                   check_corner_letter(r, at, constraint_look_of(c->kind)->letter)
               ? NULL
               : "the tint and letter of an indexer";
}

static const char *check_clone(struct printed_reading *r, const struct constraint *c)
{
    char letter[2] = {'A'};
    bool good = true;
    for (const struct constraint *other = constraint_at(r->v, 0); other < c; other++) {
        letter[0] = (char)(letter[0] + (other->kind == c->kind));
    }
    letter[0] = letter[0] > 'Z' ? 'Z' : letter[0];
    for (unsigned i = 0; i < c->count && good; i++) {
        double at[2];
        reading_middle(r, c->cell[i], at);
        good = reading_has_shape(r, at, CLONE) &&
               (i % (c->count / 2U) || check_corner_letter(r, at, letter));
    }
    return good ? NULL : "a clone";
}

/* ---- between two cells ---- */

static bool is_beside(const struct printed_reading *r, const struct constraint *c)
{
    return row_of(r->v, c->cell[0]) == row_of(r->v, c->cell[1]);
}

/* Two black lines that meet towards the smaller cell. */
static const char *check_greater(struct printed_reading *r, const struct constraint *c)
{
    static const double half = 0.145;
    static const double reach = 0.10;
    double at[2];
    reading_between(r, c, at);
    bool beside = is_beside(r, c);
    double point = c->cell[1] > c->cell[0] ? reach : -reach;
    double tip[2] = {at[0] + (beside ? point : 0), at[1] + (beside ? 0 : point)};
    for (int side = -1; side <= 1; side += 2) {
        double tail[2] = {at[0] + (beside ? -point : side * half),
                          at[1] + (beside ? side * half : -point)};
        if (!reading_has_line(r, tail, tip, 0)) {
            return "a greater-than sign";
        }
    }
    return NULL;
}

static const char *check_consecutive(struct printed_reading *r, const struct constraint *c)
{
    double at[2];
    reading_between(r, c, at);
    return reading_has_shape(r, at, is_beside(r, c) ? BAR : BAR_ACROSS)
               ? NULL
               : "a bar between consecutive digits";
}

static const char *check_dot(struct printed_reading *r, const struct constraint *c)
{
    const struct constraint_look *look = constraint_look_of(c->kind);
    char number[12];
    double at[2];
    reading_between(r, c, at);
    const double box[4] = {at[0] - 0.2, at[1] - 0.1, at[0] + 0.1, at[1] + 0.25};
    unsigned shape = look->text    ? look->black ? LARGE_BLACK_DOT : LARGE_WHITE_DOT
                     : look->black ? BLACK_DOT
                                   : WHITE_DOT;
    snprintf(number, sizeof number, "%u", c->sum);
    return reading_has_shape(r, at, shape) && (!look->text || reading_has_text(r, box, number))
               ? NULL
               : "a dot";
}

static const char *check_letter(struct printed_reading *r, const struct constraint *c)
{
    double at[2];
    reading_between(r, c, at);
    const double box[4] = {at[0] - 0.3, at[1] - 0.1, at[0] + 0.1, at[1] + 0.3};
    return reading_has_text(r, box, constraint_look_of(c->kind)->letter) ? NULL : "an X or a V";
}

/* ---- at a corner ---- */

/* The white circle, and each of its digits within it. */
static const char *check_circle(struct printed_reading *r, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    double at[2];
    reading_middle(r, c->cell[3], at);
    at[0] -= 0.5;
    at[1] -= 0.5;
    /* Where digits begin; those of the cells around the corner begin outside. */
    const double box[4] = {at[0] - 0.22, at[1] - 0.18, at[0] + 0.2, at[1] + 0.28};
    bool good = reading_has_shape(r, at, CIRCLE);
    for (unsigned i = 0; i < count && good; i++) {
        const char text[2] = {digit_to_char(digit[i])};
        good = reading_has_text(r, box, text);
    }
    return good ? NULL : "a circle with digits";
}

/* ---- around the board ---- */

/* The number is near its place: along a diagonal nearer to the corner. */
static const char *check_outside(struct printed_reading *r, const struct constraint *c)
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
    return reading_has_text(r, box, sum) ? NULL : "a number outside the grid";
}

/* ---- by form ---- */

/* What finds a printed constraint; it names what it does not find, or returns NULL. Rules for the
 * board are printed in words, which the page's text holds. */
typedef const char *form_check(struct printed_reading *r, const struct constraint *c);
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

/* Paths begin in the middle of a cell; the lines between cells, which may have the gray of one, do
 * not. */
static bool is_middle(double x, double y)
{
    return reading_near(x - floor(x), 0.5) && reading_near(y - floor(y), 0.5);
}

/* All lines that are slanted and black, as in signs, or lead from cell to cell. */
static size_t count_lines(const struct printed_reading *r)
{
    size_t count = 0;
    for (size_t i = 0; i < r->marks->line_count; i++) {
        const struct printed_line *l = &r->marks->line[i];
        double x[2] = {reading_across(r, l->at.from[0]), reading_across(r, l->at.to[0])};
        double y[2] = {reading_down(r, l->at.from[1]), reading_down(r, l->at.to[1])};
        bool slanted = !reading_near(x[0], x[1]) && !reading_near(y[0], y[1]);
        double longest = fmax(fabs(x[1] - x[0]), fabs(y[1] - y[0]));
        bool path = is_path_gray(l->gray) && is_middle(x[0], y[0]) && reading_near(longest, 1);
        count += reading_is_inside(r, (x[0] + x[1]) / 2, (y[0] + y[1]) / 2) &&
                 ((l->gray < 0.01 && slanted) || path);
    }
    return count;
}

const char *printed_constraints_check(const struct layout *v, const struct printed_place *place,
                                      const struct printed_marks *marks, struct printed_sign *sign,
                                      size_t sign_count, bool texts_needed)
{
    struct printed_reading r = {.v = v,
                                .place = place,
                                .marks = marks,
                                .sign = sign,
                                .sign_count = sign_count,
                                .texts_needed = texts_needed};
    bool whole = true;
    static const enum constraint_kind_id outlined[] = {
        CONSTRAINT_CAGE, CONSTRAINT_REPEAT_CAGE, CONSTRAINT_CALC_CAGE, CONSTRAINT_SIGNLESS_CAGE};
    const char *wrong = NULL;
    for (size_t i = 0; i < sizeof outlined / sizeof *outlined && !wrong; i++) {
        wrong = reading_check_cages(&r, constraint_look_of(outlined[i])->gray);
    }
    for (unsigned i = 0; i < constraint_count(v) && !wrong; i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_is_rule(c)) {
            continue;
        }
        if (!printed_constraints_can_read(c->kind)) {
            return "a constraint that preflight cannot read back";
        }
        if (reading_shows_all(&r, c)) {
            wrong = checks[constraint_look_of(c->kind)->form](&r, c);
        } else {
            whole = false;
        }
    }
    if (!wrong && whole && (reading_count_shapes(&r) != r.shapes || count_lines(&r) != r.lines)) {
        wrong = "a constraint that is not the puzzle's";
    }
    return wrong;
}
