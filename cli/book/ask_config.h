/* A new config from a few answers: asked for at a terminal, or given as options.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_ASK_CONFIG_H
#define NONET_CLI_ASK_CONFIG_H

#include "base/diag.h"
#include "base/text.h"

/* The answers; NULL: to be asked, or the usual one. All are borrowed. */
struct config_answers_given {
    const char *title, *kind, *size, *vendor, *level, *count, *language;
};

/* Ask at the terminal for what is not given, if `ask`, on standard error; then write a commented
 * config. STATUS_USAGE after reporting an answer that a book cannot have. */
enum status ask_config(const struct config_answers_given *given, bool ask, struct text *out,
                       struct diag *d);

/* A line from standard input, without its end and the blanks around it; `usual` where it is empty
 * or the input ends. The result is the buffer's, or `usual`. */
const char *ask_line(const char *question, const char *usual, char *buffer, size_t size);

#endif
