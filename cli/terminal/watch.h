/* Seeing a method solve a puzzle on the terminal.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_WATCH_H
#define NONET_CLI_TERMINAL_WATCH_H

#include "cli/command.h"
#include "gen/solve/solve.h"

/* Show each puzzle of the invocation's input being solved. method NULL: by logic. speed: positions
 * a second at the start; the keys + and - change it. */
enum status watch_puzzles(const struct invocation *in, const struct solve_method *method,
                          int64_t speed);

#endif
