/* Running a command: its options are parsed, and --help is answered, before it begins.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_COMMAND_RUN_H
#define NONET_CLI_COMMAND_RUN_H

#include "cli/command.h"

/* What the shared options are where they are not given. */
struct shared_settings command_shared_defaults(void);

/* Parse and run. argv[0] is the command's name; `begun` is what options before it have set. Returns
 * the exit status. */
enum status command_run(const struct command *c, int argc, char *const *argv,
                        const struct shared_settings *begun, struct diag *d);

#endif
