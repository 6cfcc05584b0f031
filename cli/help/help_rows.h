/* Help in rows and paragraphs of 80 columns.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_HELP_ROWS_H
#define NONET_CLI_HELP_ROWS_H

#include "base/text.h"

enum { HELP_WIDTH = 80 }; /* columns */

/* Append `words` from a column on, broken between words, further lines indented. */
void help_add_wrapped(struct text *out, size_t column, size_t indent, const char *words);

/* Append a label and what it means; all docs start in one column. */
void help_add_row(struct text *out, const char *label, const char *doc);

#endif
