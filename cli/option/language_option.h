/* --language: the language of explanations.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_LANGUAGE_OPTION_H
#define NONET_CLI_LANGUAGE_OPTION_H

#include <stddef.h>

#include "base/diag.h"

/* The code of a language by its index; NULL past the last. */
const char *language_name(size_t index);

/* The code that --language chose, by its index; -1 means that it was not given. Then NONET_LANGUAGE
 * decides, else the locale of messages (LC_ALL, LC_MESSAGES, LANG), else English. A NONET_LANGUAGE
 * that there is not is warned of. */
const char *language_chosen(int index, struct diag *d);

/* Its row in a table of options; the value is an int, the language's index, or -1 by default. */
#define LANGUAGE_OPTION(at)                                                                        \
    {                                                                                              \
        .name = "language", .letter = 'l', .kind = OPTION_CHOICE, .metavar = "CODE",               \
        .doc = "language of the sentences (default: $NONET_LANGUAGE, the locale's, or en)",        \
        .offset = (at), .choice = language_name                                                    \
    }

#endif
