/* --with, --without and --no-uniqueness: which techniques a command may use.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_TECHNIQUE_OPTIONS_H
#define NONET_CLI_TECHNIQUE_OPTIONS_H

#include "cli/command.h"
#include "gen/grade/grade.h"

/* The techniques that the options leave, for a command that shares SHARED_TECHNIQUES. A technique
 * named in both lists is off. STATUS_USAGE after reporting the keys that are not in the table. */
enum status technique_options_read(const struct invocation *in, struct grade_options *o);

#endif
