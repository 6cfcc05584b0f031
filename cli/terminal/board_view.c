#include "cli/terminal/board_view.h"

#include "cli/terminal/curses_calls.h"
#include <string.h>

#include "cli/terminal/constraint_view.h"

enum { PANEL_GAP = 2, PANEL_MIN_WIDTH = 18 };

/* Rows a cell, and how far apart its candidates stand; the roomiest first. */
static const struct cell_shape {
    int height;
    int step; /* 0: candidates are not shown */
} shapes[] = {{3, 2}, {2, 1}, {1, 0}};

static bool is_cell(const struct layout *v, int row, int column)
{
    return row >= 0 && column >= 0 && row < (int)frame_rows(v) && column < (int)frame_columns(v) &&
           cell_at(v, (unsigned)row, (unsigned)column) != LAYOUT_NO_CELL;
}

/* Does a box end between two neighbouring places of the frame, or the board? */
static bool is_edge(const struct layout *v, const int one[2], const int other[2])
{
    bool first = is_cell(v, one[0], one[1]);
    bool second = is_cell(v, other[0], other[1]);
    return first && second ? box_of(v, cell_at(v, (unsigned)one[0], (unsigned)one[1])) !=
                                 box_of(v, cell_at(v, (unsigned)other[0], (unsigned)other[1]))
                           : first != second;
}

static bool edge_left(const struct layout *v, int row, int column)
{
    return is_edge(v, (const int[2]){row, column - 1}, (const int[2]){row, column});
}

static bool edge_above(const struct layout *v, int row, int column)
{
    return is_edge(v, (const int[2]){row - 1, column}, (const int[2]){row, column});
}

/* Where there is an edge there is room for its line. */
static void find_lines(struct board_view *view)
{
    const struct layout *v = view->variant;
    for (int row = 0; row <= (int)frame_rows(v); row++) {
        for (int column = 0; column <= (int)frame_columns(v); column++) {
            view->line_x[column] |= edge_left(v, row, column);
            view->line_y[row] |= edge_above(v, row, column);
        }
    }
}

/* Cells' places, the line before each left out; returns where the frame ends. */
static int place(int *at, const bool *line, int count, int size)
{
    int next = 0;
    for (int i = 0; i <= count; i++) {
        next += line[i];
        at[i] = next;
        next += i < count ? size : 0;
    }
    return next;
}

static void measure(struct board_view *view, const struct cell_shape *shape)
{
    const struct layout *v = view->variant;
    view->cell_h = shape->height;
    view->marks_per_row = (v->size + shape->height - 1) / shape->height;
    view->cell_w = shape->step ? view->marks_per_row * shape->step + 1 : 3;
    if (!shape->step) {
        view->marks_per_row = 0;
    }
    view->base_w = view->cell_w;
    constraint_view_place(view);
    view->width = place(view->column_x, view->line_x, (int)frame_columns(v), view->cell_w);
    view->height = place(view->row_y, view->line_y, (int)frame_rows(v), view->cell_h);
}

void board_view_fit(struct board_view *view, const struct layout *v, int reserved)
{
    memset(view, 0, sizeof *view);
    view->variant = v;
    view->focus = -1;
    find_lines(view);
    constraint_view_collect(view);
    view->left = constraint_view_margin(v, false);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes && !view->fits; i++) {
        measure(view, &shapes[i]);
        view->fits = view->height + reserved <= LINES && view->left + view->width <= COLS;
    }
    view->panel_x = view->left + view->width + constraint_view_margin(v, true) + PANEL_GAP;
    if (view->panel_x + PANEL_MIN_WIDTH > COLS) {
        view->panel_x = -1;
    }
}

int board_view_y(const struct board_view *view, unsigned cell)
{
    return view->top + view->row_y[row_of(view->variant, cell)];
}

int board_view_x(const struct board_view *view, unsigned cell)
{
    return view->left + view->column_x[column_of(view->variant, cell)];
}

/* The character in which lines meet; bits: up 8, down 4, left 2, right 1. */
static const char *line_character(unsigned lines)
{
    static const char *const wide[16] = {" ", "─", "─", "─", "│", "┌", "┐", "┬",
                                         "│", "└", "┘", "┴", "│", "├", "┤", "┼"};
    static const char *const plain[16] = {" ", "-", "-", "-", "|", "+", "+", "+",
                                          "|", "+", "+", "+", "|", "+", "+", "+"};
    return (screen_is_utf8() ? wide : plain)[lines];
}

/* The lines at the upper left of a place of the frame, or of one just beyond its ends. */
static void draw_lines(const struct board_view *view, int row, int column)
{
    const struct layout *v = view->variant;
    int y = view->top + view->row_y[row];
    int x = view->left + view->column_x[column];
    bool up = edge_left(v, row - 1, column);
    bool down = edge_left(v, row, column);
    bool left = edge_above(v, row, column - 1);
    bool right = edge_above(v, row, column);
    if (view->line_x[column] && view->line_y[row]) {
        mvaddstr(y - 1, x - 1, line_character(up * 8U + down * 4U + left * 2U + right));
    }
    for (int i = 0; down && i < view->cell_h; i++) {
        mvaddstr(y + i, x - 1, line_character(12));
    }
    for (int i = 0; right && i < view->cell_w; i++) {
        mvaddstr(y - 1, x + i, line_character(3));
    }
}

void board_view_frame(const struct board_view *view)
{
    for (int row = 0; row <= (int)frame_rows(view->variant); row++) {
        for (int column = 0; column <= (int)frame_columns(view->variant); column++) {
            draw_lines(view, row, column);
        }
    }
}

static void draw_marks(const struct board_view *view, int y, int x, const struct cell_look *look,
                       int attribute)
{
    int step = view->cell_h == 3 ? 2 : 1;
    for (unsigned digit = 1; view->marks_per_row && digit <= view->variant->size; digit++) {
        digit_set bit = digit_bit(digit);
        if (!((look->marks | look->place) & bit)) {
            continue;
        }
        enum look kind = look->place & bit     ? LOOK_PLACE
                         : look->remove & bit  ? LOOK_REMOVE
                         : look->pattern & bit ? LOOK_PATTERN
                                               : LOOK_DIM;
        int index = (int)digit - 1;
        attrset(attribute | screen_attribute(kind));
        mvaddch(y + index / view->marks_per_row, x + step - 1 + index % view->marks_per_row * step,
                (chtype)digit_to_char(digit));
    }
}

static bool in_extra_house(const struct layout *v, unsigned cell)
{
    return v->house_of[cell][v->all_count_of[cell] - 1] >= v->first_house[HOUSE_EXTRA];
}

void board_view_cell(const struct board_view *view, unsigned cell, const struct cell_look *look)
{
    int y = board_view_y(view, cell);
    int x = board_view_x(view, cell);
    int background = look->cursor ? A_REVERSE : A_NORMAL;
    attrset(background);
    for (int row = 0; row < view->cell_h; row++) {
        mvprintw(y + row, x, "%*s", view->cell_w, "");
    }
    if (in_extra_house(view->variant, cell)) {
        mvaddch(y, x + view->cell_w - 1, '\'');
    }
    int centre_y = y + (view->cell_h - 1) / 2;
    int centre_x = x + (view->base_w - 1) / 2;
    if (look->digit) {
        attrset(background | screen_attribute(look->look));
        mvaddch(centre_y, centre_x, (chtype)digit_to_char(look->digit));
    } else if (look->look == LOOK_WRONG) {
        attrset(background | screen_attribute(LOOK_WRONG));
        mvaddch(centre_y, centre_x, '!');
    } else {
        draw_marks(view, y, x, look, background);
    }
    constraint_view_cell(view, cell, background);
    attrset(A_NORMAL);
}

void board_view_constraints(const struct board_view *view)
{
    constraint_view_between(view);
    attrset(A_NORMAL);
}

int board_view_cell_at(const struct board_view *view, int y, int x)
{
    for (unsigned cell = 0; view->fits && cell < view->variant->cell_count; cell++) {
        int top = board_view_y(view, cell);
        int left = board_view_x(view, cell);
        if (y >= top && y < top + view->cell_h && x >= left && x < left + view->cell_w) {
            return (int)cell;
        }
    }
    return -1;
}
