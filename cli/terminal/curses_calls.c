#include "cli/terminal/curses_calls.h"

#ifdef CURSES_LIBRARY
LAZY_LOADER(curses_load_error, libcurses_calls, CURSES_CALLS, CURSES_LIBRARY)
#else
LAZY_LINKED(curses_load_error)
#endif
