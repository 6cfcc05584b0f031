/* The functions and variables of ncurses, loaded at the first use (base/lazy.h). Include this in
 * place of its header.
 *
 * Call curses_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_CLI_TERMINAL_CURSES_CALLS_H
#define NONET_CLI_TERMINAL_CURSES_CALLS_H

#include <curses.h>

#include "base/lazy.h"

/* What cli/terminal uses. */
#define CURSES_CALLS(CALL)                                                                         \
    CALL(COLOR_PAIRS)                                                                              \
    CALL(COLS)                                                                                     \
    CALL(LINES)                                                                                    \
    CALL(cbreak)                                                                                   \
    CALL(curs_set)                                                                                 \
    CALL(endwin)                                                                                   \
    CALL(getmouse)                                                                                 \
    CALL(has_colors)                                                                               \
    CALL(init_pair)                                                                                \
    CALL(isendwin)                                                                                 \
    CALL(keypad)                                                                                   \
    CALL(mouseinterval)                                                                            \
    CALL(mousemask)                                                                                \
    CALL(mvprintw)                                                                                 \
    CALL(newterm)                                                                                  \
    CALL(noecho)                                                                                   \
    CALL(nonl)                                                                                     \
    CALL(printw)                                                                                   \
    CALL(set_escdelay)                                                                             \
    CALL(start_color)                                                                              \
    CALL(stdscr)                                                                                   \
    CALL(use_default_colors)                                                                       \
    CALL(waddch)                                                                                   \
    CALL(waddnstr)                                                                                 \
    CALL(wattrset)                                                                                 \
    CALL(wclrtoeol)                                                                                \
    CALL(werase)                                                                                   \
    CALL(wgetch)                                                                                   \
    CALL(wmove)                                                                                    \
    CALL(wrefresh)                                                                                 \
    CALL(wtimeout)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef CURSES_LIBRARY
LAZY_CALLS(libcurses_calls, CURSES_CALLS)

/* clang-format off */
#define COLOR_PAIRS (*libcurses_calls.COLOR_PAIRS)
#define COLS (*libcurses_calls.COLS)
#define LINES (*libcurses_calls.LINES)
#define cbreak libcurses_calls.cbreak
#define curs_set libcurses_calls.curs_set
#define endwin libcurses_calls.endwin
#define getmouse libcurses_calls.getmouse
#define has_colors libcurses_calls.has_colors
#define init_pair libcurses_calls.init_pair
#define isendwin libcurses_calls.isendwin
#define keypad libcurses_calls.keypad
#define mouseinterval libcurses_calls.mouseinterval
#define mousemask libcurses_calls.mousemask
#define mvprintw libcurses_calls.mvprintw
#define newterm libcurses_calls.newterm
#define noecho libcurses_calls.noecho
#define nonl libcurses_calls.nonl
#define printw libcurses_calls.printw
#define set_escdelay libcurses_calls.set_escdelay
#define start_color libcurses_calls.start_color
#define stdscr (*libcurses_calls.stdscr)
#define use_default_colors libcurses_calls.use_default_colors
#define waddch libcurses_calls.waddch
#define waddnstr libcurses_calls.waddnstr
#define wattrset libcurses_calls.wattrset
#define wclrtoeol libcurses_calls.wclrtoeol
#define werase libcurses_calls.werase
#define wgetch libcurses_calls.wgetch
#define wmove libcurses_calls.wmove
#define wrefresh libcurses_calls.wrefresh
#define wtimeout libcurses_calls.wtimeout
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *curses_load_error(void);

#endif
