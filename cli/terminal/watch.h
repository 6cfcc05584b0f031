/* Seeing a method solve a puzzle on the terminal.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_WATCH_H
#define NONET_CLI_TERMINAL_WATCH_H

#include "base/diag.h"
#include "gen/solve/solve.h"

/* Show each puzzle of a file being solved; path NULL or "-" is wrong usage, since the keys come
 * from standard input. method NULL: by logic. speed: positions a second at the start; the keys +
 * and - change it. */
enum status watch_puzzles(const char *path, const struct solve_method *method, int64_t speed,
                          struct diag *d);

#endif
