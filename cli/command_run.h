/* Running a command: its options are parsed, and --help is answered, before it begins.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_COMMAND_RUN_H
#define NONET_CLI_COMMAND_RUN_H

#include "cli/command.h"

/* Parse and run. argv[0] is the command's name. Returns the exit status. */
enum status command_run(const struct command *c, int argc, char *const *argv, struct diag *d);

#endif
