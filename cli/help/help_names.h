/* `nonet help NAME` for a name that is neither a command, a topic nor a technique: boards, kinds of
 * constraints, levels, symmetries, formats, covers, parts, printers, terms, and the keys of a
 * book's config.
 *
 * To add a kind of name: a row of the table in help_names.c. Threads: no shared state. */
#ifndef NONET_CLI_HELP_NAMES_H
#define NONET_CLI_HELP_NAMES_H

#include <stdbool.h>

#include "base/text.h"

/* Are these the same name to a reader? Case, ' ', '_' or '-' between words, and the s of a plural
 * do not matter. */
bool help_same_name(const char *a, const char *b);

/* Append the help of a name. False, and nothing appended, if the name is not known. */
bool help_name(const char *name, struct text *out);

/* Append the names that mention a phrase in whole words, a row each; false, and nothing, without
 * any.
 */
bool help_mentions(const char *phrase, struct text *out);

/* The known names by index, for "did you mean"; NULL past the last. */
const char *help_name_at(size_t index);

/* `nonet help config` (key NULL): the config's keys, a line each. `nonet help config KEY`: what the
 * key means and takes; false, and nothing, where there is no such key. */
bool help_config(const char *key, struct text *out);

/* The keys alone, each with this behind it. */
void help_config_keys(const char *end, struct text *out);

#endif
