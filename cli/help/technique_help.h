/* `nonet help TECHNIQUE`: its level and score, and an example with a drawing and an explanation.
 *
 * Threads: none. */
#ifndef NONET_CLI_TECHNIQUE_HELP_H
#define NONET_CLI_TECHNIQUE_HELP_H

#include "base/diag.h"
#include "base/text.h"

/* Append the help in a language (NULL: English). STATUS_FAILED after reporting. */
enum status technique_help(int technique, const char *language, struct text *out, struct diag *d);

#endif
