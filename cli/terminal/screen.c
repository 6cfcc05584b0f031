#include "cli/terminal/screen.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config/text.h"

enum { PANEL_GAP = 2, PANEL_MIN_WIDTH = 18 };

static volatile sig_atomic_t told_to_end;

static void on_end_signal(int number)
{
    (void)number;
    told_to_end = 1;
}

void screen_catch_end_signals(void)
{
    struct sigaction action = {.sa_handler = on_end_signal};
    sigemptyset(&action.sa_mask);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGQUIT, &action, NULL);
}

bool screen_told_to_end(void)
{
    return told_to_end;
}

static bool started(void)
{
    return stdscr && !isendwin();
}

static bool wants_colour(void)
{
    const char *no_color = getenv("NO_COLOR");
    return !(no_color && *no_color);
}

enum status screen_start(bool mouse, struct diag *d)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        return diag_usage(d, NULL, "this needs a terminal for input and output");
    }
    setlocale(LC_CTYPE, "");
    const char *terminal = getenv("TERM");
    if (!newterm(NULL, stdout, stdin)) {
        return diag_error(d, NULL, "the terminal '%s' is not known (TERM)",
                          terminal ? terminal : "");
    }
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    curs_set(0);
    if (mouse) {
        mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED, NULL);
        mouseinterval(0);
    }
    if (wants_colour() && has_colors()) {
        start_color();
        use_default_colors();
        static const short colours[LOOK_COUNT] = {
            [LOOK_PLAIN] = -1,          [LOOK_GIVEN] = -1,
            [LOOK_ENTRY] = COLOR_CYAN,  [LOOK_WRONG] = COLOR_RED,
            [LOOK_PLACE] = COLOR_GREEN, [LOOK_PATTERN] = COLOR_YELLOW,
            [LOOK_REMOVE] = COLOR_RED,  [LOOK_DIM] = -1,
            [LOOK_TITLE] = COLOR_GREEN,
        };
        for (int look = 0; look < LOOK_COUNT; look++) {
            init_pair((short)(look + 1), colours[look], -1);
        }
    }
    return STATUS_OK;
}

void screen_end(void)
{
    if (started()) {
        endwin();
    }
}

int screen_attribute(enum look look)
{
    static const int in_colour[LOOK_COUNT] = {
        [LOOK_GIVEN] = A_BOLD, [LOOK_ENTRY] = A_NORMAL, [LOOK_WRONG] = A_BOLD,
        [LOOK_PLACE] = A_BOLD, [LOOK_PATTERN] = A_BOLD, [LOOK_REMOVE] = A_BOLD,
        [LOOK_DIM] = A_DIM,    [LOOK_TITLE] = A_BOLD,
    };
    static const int without[LOOK_COUNT] = {
        [LOOK_GIVEN] = A_BOLD,
        [LOOK_WRONG] = A_BOLD | A_UNDERLINE,
        [LOOK_PLACE] = A_BOLD | A_UNDERLINE,
        [LOOK_PATTERN] = A_UNDERLINE,
        [LOOK_REMOVE] = A_DIM | A_UNDERLINE,
        [LOOK_DIM] = A_DIM,
        [LOOK_TITLE] = A_BOLD,
    };
    bool colour = COLOR_PAIRS > 0 && has_colors() && wants_colour();
    return colour ? in_colour[look] | (int)COLOR_PAIR(look + 1) : without[look];
}

static bool is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* Rows a cell, and how far apart its candidates stand; the roomiest first. */
static const struct cell_shape {
    int height;
    int step; /* 0: candidates are not shown */
} shapes[] = {{3, 2}, {2, 1}, {1, 0}};

static void measure(struct board_view *view, const struct cell_shape *shape)
{
    const struct variant *v = view->variant;
    view->cell_h = shape->height;
    view->marks_per_row = (v->size + shape->height - 1) / shape->height;
    view->cell_w = shape->step ? view->marks_per_row * shape->step + 1 : 3;
    if (!shape->step) {
        view->marks_per_row = 0;
    }
    view->width = v->size * view->cell_w + v->size / v->box_width + 1;
    view->height = v->size * view->cell_h + v->size / v->box_height + 1;
}

void board_view_fit(struct board_view *view, const struct variant *v, int reserved)
{
    memset(view, 0, sizeof *view);
    view->variant = v;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes && !view->fits; i++) {
        measure(view, &shapes[i]);
        view->fits = view->height + reserved <= LINES && view->width <= COLS;
    }
    view->panel_x = view->width + PANEL_GAP;
    if (view->panel_x + PANEL_MIN_WIDTH > COLS) {
        view->panel_x = -1;
    }
}

static int cell_y(const struct board_view *view, unsigned cell)
{
    int row = (int)row_of(view->variant, cell);
    return view->top + 1 + row * view->cell_h + row / view->variant->box_height;
}

static int cell_x(const struct board_view *view, unsigned cell)
{
    int column = (int)column_of(view->variant, cell);
    return view->left + 1 + column * view->cell_w + column / view->variant->box_width;
}

/* One horizontal rule: its left end, its line, a crossing, its right end. */
static void draw_rule(const struct board_view *view, int y, const char *const parts[4])
{
    const struct variant *v = view->variant;
    int boxes = v->size / v->box_width;
    move(y, view->left);
    addstr(parts[0]);
    for (int box = 0; box < boxes; box++) {
        for (int i = 0; i < v->box_width * view->cell_w; i++) {
            addstr(parts[1]);
        }
        addstr(box + 1 < boxes ? parts[2] : parts[3]);
    }
}

void board_view_frame(const struct board_view *view)
{
    static const char *const wide[3][4] = {
        {"┌", "─", "┬", "┐"}, {"├", "─", "┼", "┤"}, {"└", "─", "┴", "┘"}};
    static const char *const plain[3][4] = {
        {"+", "-", "+", "+"}, {"+", "-", "+", "+"}, {"+", "-", "+", "+"}};
    const char *const(*rules)[4] = is_utf8() ? wide : plain;
    const struct variant *v = view->variant;
    int bands = v->size / v->box_height;
    int band_height = v->box_height * view->cell_h + 1;
    for (int band = 0; band <= bands; band++) {
        int kind = band == 0 ? 0 : band < bands ? 1 : 2;
        draw_rule(view, view->top + band * band_height, rules[kind]);
    }
    for (int y = view->top; y < view->top + view->height; y++) {
        for (int x = 0; (y - view->top) % band_height && x < view->width;
             x += v->box_width * view->cell_w + 1) {
            mvaddstr(y, view->left + x, is_utf8() ? "│" : "|");
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

static bool in_extra_house(const struct variant *v, unsigned cell)
{
    return v->house_count_of[cell] > 3;
}

void board_view_cell(const struct board_view *view, unsigned cell, const struct cell_look *look)
{
    int y = cell_y(view, cell);
    int x = cell_x(view, cell);
    int background = look->cursor ? A_REVERSE : A_NORMAL;
    attrset(background);
    for (int row = 0; row < view->cell_h; row++) {
        mvprintw(y + row, x, "%*s", view->cell_w, "");
    }
    if (in_extra_house(view->variant, cell)) {
        mvaddch(y, x + view->cell_w - 1, '\'');
    }
    int centre_y = y + (view->cell_h - 1) / 2;
    int centre_x = x + (view->cell_w - 1) / 2;
    if (look->digit) {
        attrset(background | screen_attribute(look->look));
        mvaddch(centre_y, centre_x, (chtype)digit_to_char(look->digit));
    } else if (look->look == LOOK_WRONG) {
        attrset(background | screen_attribute(LOOK_WRONG));
        mvaddch(centre_y, centre_x, '!');
    } else {
        draw_marks(view, y, x, look, background);
    }
    attrset(A_NORMAL);
}

int board_view_cell_at(const struct board_view *view, int y, int x)
{
    for (unsigned cell = 0; view->fits && cell < view->variant->cell_count; cell++) {
        int top = cell_y(view, cell);
        int left = cell_x(view, cell);
        if (y >= top && y < top + view->cell_h && x >= left && x < left + view->cell_w) {
            return (int)cell;
        }
    }
    return -1;
}

int screen_paragraph(int y, int x, int columns, int limit, const char *words)
{
    int column = 0;
    while (*words && y < limit) {
        size_t length = strcspn(words, " ");
        int shown = (int)utf8_length(words, length, NULL);
        if (column && column + 1 + shown > columns) {
            y++;
            column = 0;
            continue;
        }
        if (column) {
            column++;
        }
        mvaddnstr(y, x + column, words, (int)length);
        column += shown;
        words += length;
        words += *words == ' ';
    }
    return y < limit ? y + 1 : limit;
}
