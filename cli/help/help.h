/* Help texts, printed from the tables of commands and options.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_HELP_H
#define NONET_CLI_HELP_H

#include "base/text.h"
#include "cli/command.h"
#include "include/nonet.h"

/* `nonet` alone: the commonest jobs. */
void help_short(struct text *out);

/* `nonet --help`: every command. */
void help_overview(const struct command_list *all, struct text *out);

/* The lines of a command's examples, "command|what it does". The command itself may contain bars.
 * *next is moved past the line; false at the end. */
struct example {
    const char *command;
    size_t command_length;
    const char *doc;
    size_t doc_length;
};
bool help_example(const char **next, struct example *out);

/* `nonet COMMAND --help`. */
void help_command(const struct command *c, struct text *out);

#endif
