#include "cli/terminal/screen.h"

#include "cli/terminal/curses_calls.h"
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

static volatile sig_atomic_t asked_to_end;

static void on_end_signal(int number)
{
    (void)number;
    asked_to_end = 1;
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

bool screen_interrupted(void)
{
    return asked_to_end;
}

/* The library is loaded, and its variables can be read. */
static bool has_curses;

static bool started(void)
{
    return has_curses && stdscr && !isendwin();
}

static bool wants_colour(void)
{
    const char *no_color = getenv("NO_COLOR");
    return !(no_color && *no_color);
}

enum status screen_start(bool mouse, struct diag *d)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
        return diag_usage(d, NULL, "this command needs a terminal for input and output");
    }
    const char *lacking = curses_load_error();
    if (lacking) {
        return diag_error(d, NULL, "%s", lacking);
    }
    has_curses = true;
    setlocale(LC_CTYPE, "");
    const char *terminal = getenv("TERM");
    if (!newterm(NULL, stdout, stdin)) {
        return diag_error(
            d, NULL, "the terminal type '%s' is not known; set TERM, as in TERM=xterm-256color",
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
            [LOOK_TITLE] = COLOR_GREEN, [LOOK_CONSTRAINT] = COLOR_MAGENTA,
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
        [LOOK_DIM] = A_DIM,    [LOOK_TITLE] = A_BOLD,   [LOOK_CONSTRAINT] = A_NORMAL,
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

bool screen_is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
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
