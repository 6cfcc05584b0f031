/* The manual page and the shell completions, written from the tables of commands and options.
 *
 * Threads: no shared state. All append to out. */
#ifndef NONET_CLI_MANUAL_H
#define NONET_CLI_MANUAL_H

#include "base/text.h"
#include "cli/command.h"

void manual_page(const struct command_list *all, struct text *out);  /* nonet(1) */
void manual_command_page(const struct command *c, struct text *out); /* nonet-NAME(1) */
void manual_book_page(struct text *out);                             /* nonet-book(5) */
void completion_bash(const struct command_list *all, struct text *out);
void completion_zsh(const struct command_list *all, struct text *out);
void completion_fish(const struct command_list *all, struct text *out);

#endif
