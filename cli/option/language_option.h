/* --language: the language of explanations.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_LANGUAGE_OPTION_H
#define NONET_CLI_LANGUAGE_OPTION_H

#include <stddef.h>

/* The code of a language by its index; NULL past the last. */
const char *language_name(size_t index);

/* Its row in a table of options; the value is an int, the language's index. */
#define LANGUAGE_OPTION(at)                                                                        \
    {                                                                                              \
        .name = "language", .letter = 'l', .kind = OPTION_CHOICE, .metavar = "CODE",               \
        .doc = "language of the sentences (default: en)", .offset = (at), .choice = language_name  \
    }

#endif
