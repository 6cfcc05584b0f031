/* The environment variables that Nonet reads, and its exit statuses: one table each for help and
 * the manual.
 *
 * Threads: constant. */
#ifndef NONET_CLI_ENVIRONMENT_H
#define NONET_CLI_ENVIRONMENT_H

#include <stddef.h>

#include "base/text.h"

struct environment_row {
    const char *name;
    const char *doc; /* a sentence, or several */
};

/* NULL past the last. */
const struct environment_row *environment_variable_at(size_t index);
const struct environment_row *exit_status_at(size_t index);

/* The topics of `nonet help`. */
void print_environment(struct text *out);
void print_exit_statuses(struct text *out);

#endif
