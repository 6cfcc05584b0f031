#include "cli/terminal/constraint_view.h"

#include "cli/terminal/curses_calls.h"
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_signs.h"

/* ---- which ---- */

/* A sign as the terminal can show it. */
static const char *shown(const char *sign)
{
    static const struct {
        const char *sign, *plain;
    } plain[] = {{"∨", "v"}, {"∧", "^"}, {"○", "o"}, {"●", "*"},
                 {"◦", "o"}, {"▫", "#"}, {"▾", "v"}, {"▴", "^"}};
    if (screen_is_utf8() || (unsigned char)sign[0] < 0x80) {
        return sign;
    }
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        if (strcmp(sign, plain[i].sign) == 0) {
            return plain[i].plain;
        }
    }
    return "?"; /* a letter, behind those of ASCII */
}

static void add_sign(struct board_view *view, unsigned cell, unsigned constraint, const char *text)
{
    if (*text && view->sign_count[cell] < CELL_SIGNS) {
        struct cell_sign *s = &view->sign[cell][view->sign_count[cell]++];
        s->constraint = (uint16_t)constraint;
        snprintf(s->text, sizeof s->text, "%s", shown(text));
        s->width = (uint8_t)utf8_length(s->text, strlen(s->text), NULL);
    }
}

void constraint_view_collect(struct board_view *view)
{
    const struct layout *v = view->variant;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        char buffer[CONSTRAINT_SIGN_SIZE];
        char sum[CONSTRAINT_NUMBER_SIZE];
        view->has_pair_signs |= *constraint_pair_sign(v, c) != '\0';
        for (unsigned k = 0; k < c->count && !constraint_is_rule(c); k++) {
            add_sign(view, c->cell[k], i, constraint_sign_of(v, c, k, buffer));
        }
        if (constraint_kind_of(c)->shape == CONSTRAINT_AREA && constraint_kind_of(c)->has_sum) {
            add_sign(view, c->cell[0], i, constraint_number_print(c, sum));
        }
    }
}

/* A number outside, with an arrow where it is about a diagonal. */
static int outside_text(const struct layout *v, const struct constraint *c, char text[16])
{
    static const char *const arrows[2][2] = {{"↖", "↗"}, {"↙", "↘"}};
    const char *arrow = "";
    if (constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL && screen_is_utf8()) {
        arrow = arrows[row_of(v, c->cell[1]) > row_of(v, c->cell[0])]
                      [column_of(v, c->cell[1]) > column_of(v, c->cell[0])];
    }
    return snprintf(text, 16, "%u%s", c->sum, arrow) - (*arrow ? (int)strlen(arrow) - 1 : 0);
}

int constraint_view_margin(const struct layout *v, bool right)
{
    int margin = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        char text[16];
        int row;
        int column;
        if (!constraint_is_outside(c)) {
            continue;
        }
        constraint_outside_place(v, c, &row, &column);
        if (right ? column >= (int)frame_columns(v) : column < 0) {
            int width = outside_text(v, c, text);
            width = width < 2 ? 2 : width;
            margin = width > margin ? width : margin;
        }
    }
    return margin;
}

/* ---- where ---- */

/* The rows of a cell in which signs stand between it and the next ones. */
static int row_beside(const struct board_view *view)
{
    return (view->cell_h - 1) / 2;
}

static int row_below(const struct board_view *view)
{
    return view->cell_h - 1;
}

/* Columns at the right of a row of the cell that are kept for signs between cells. */
static int kept(const struct board_view *view, int row)
{
    return view->has_pair_signs ? (row == row_beside(view)) + (row == row_below(view)) : 0;
}

/* Columns at the left that digits and candidates need. */
static int inked(const struct board_view *view, int row)
{
    int last = (int)view->variant->size - (view->cell_h - 1) * view->marks_per_row;
    int marks = row < view->cell_h - 1 ? view->marks_per_row : last;
    int digit = (view->base_w - 1) / 2 + 1;
    int columns = view->cell_h == 3 ? 2 * marks : marks;
    return columns > digit ? columns : digit;
}

/* Is there room for all signs of a cell? Each stands in the first row that has any, the later ones
 * behind the earlier. */
static bool place_signs(struct board_view *view, unsigned cell)
{
    int used[3] = {0};
    for (unsigned i = 0; i < view->sign_count[cell]; i++) {
        struct cell_sign *s = &view->sign[cell][i];
        int row = 0;
        while (row < view->cell_h &&
               inked(view, row) + used[row] + s->width + kept(view, row) > view->cell_w) {
            row++;
        }
        if (row == view->cell_h) {
            return false;
        }
        used[row] += s->width;
        s->row = (uint8_t)row;
        s->column = (uint8_t)used[row]; /* from its beginning to the row's end, for now */
    }
    for (unsigned i = 0; i < view->sign_count[cell]; i++) {
        struct cell_sign *s = &view->sign[cell][i];
        int first = view->cell_w - kept(view, s->row) - used[s->row];
        s->column = (uint8_t)(first + s->column - s->width);
    }
    return true;
}

void constraint_view_place(struct board_view *view)
{
    const struct layout *v = view->variant;
    for (int row = 0; row < view->cell_h && view->has_pair_signs; row++) {
        int least = inked(view, row) + kept(view, row);
        view->cell_w = view->cell_w > least ? view->cell_w : least;
    }
    for (unsigned cell = 0; cell < v->cell_count;) {
        if (place_signs(view, cell)) {
            cell++;
        } else {
            view->cell_w++;
            cell = 0;
        }
    }
}

/* ---- drawing ---- */

static bool holds(const struct constraint *c, int cell)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (c->cell[i] == cell) {
            return true;
        }
    }
    return false;
}

/* The look of a constraint: those of the hint stand out, or else those of the cell at hand. */
static int look_of(const struct board_view *view, unsigned constraint)
{
    for (unsigned i = 0; view->step && i < view->step->constraint_count; i++) {
        if (view->step->constraint[i].index == constraint) {
            return screen_attribute(LOOK_PATTERN);
        }
    }
    bool here = !view->step && view->focus >= 0 &&
                holds(constraint_at(view->variant, constraint), view->focus);
    return screen_attribute(LOOK_CONSTRAINT) | (here ? (int)(A_BOLD | A_UNDERLINE) : 0);
}

void constraint_view_cell(const struct board_view *view, unsigned cell, int background)
{
    for (unsigned i = 0; i < view->sign_count[cell]; i++) {
        const struct cell_sign *s = &view->sign[cell][i];
        attrset(background | look_of(view, s->constraint));
        mvaddstr(board_view_y(view, cell) + s->row, board_view_x(view, cell) + s->column, s->text);
    }
}

/* Upon the line between the two cells or, where there is none, at the end of the first. */
static void draw_pair(const struct board_view *view, unsigned index)
{
    const struct constraint *c = constraint_at(view->variant, index);
    const struct layout *v = view->variant;
    const char *sign = constraint_pair_sign(v, c);
    bool first = c->cell[0] < c->cell[1];
    unsigned one = c->cell[!first];
    unsigned other = c->cell[first];
    if (!*sign) {
        return;
    }
    attrset(look_of(view, index));
    if (row_of(v, one) == row_of(v, other)) {
        mvaddstr(board_view_y(view, one) + row_beside(view), board_view_x(view, other) - 1,
                 shown(sign));
    } else {
        int column = view->cell_w - kept(view, row_below(view));
        mvaddstr(board_view_y(view, other) - 1, board_view_x(view, one) + column, shown(sign));
    }
}

/* At the end of the row, or in the line above or below the column. */
static void draw_sum(const struct board_view *view, unsigned index)
{
    const struct layout *v = view->variant;
    const struct constraint *c = constraint_at(v, index);
    const int rows = (int)frame_rows(v);
    const int columns = (int)frame_columns(v);
    char text[16];
    int width = outside_text(v, c, text);
    int row;
    int column;
    constraint_outside_place(v, c, &row, &column);
    int y = row < 0       ? view->row_y[0] - 1
            : row >= rows ? view->row_y[rows - 1] + view->cell_h
                          : view->row_y[row] + row_beside(view);
    int x = column < 0          ? view->column_x[0] - 1 - width
            : column >= columns ? view->column_x[columns - 1] + view->cell_w + 1
                                : view->column_x[column] + (view->base_w - width + 1) / 2;
    attrset(look_of(view, index));
    mvaddstr(view->top + y, view->left + x, text);
}

void constraint_view_between(const struct board_view *view)
{
    for (unsigned i = 0; i < constraint_count(view->variant); i++) {
        if (constraint_is_outside(constraint_at(view->variant, i))) {
            draw_sum(view, i);
        } else {
            draw_pair(view, i);
        }
    }
}
