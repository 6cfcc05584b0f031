/* The --seed option of the commands that draw at random.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_SEED_OPTION_H
#define NONET_CLI_SEED_OPTION_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/option/options.h"

/* Its row in a table of options; settings has a member seed_text. */
#define SEED_OPTION(settings, text)                                                                \
    {                                                                                              \
        .name = "seed", .kind = OPTION_STRING, .metavar = "S", .doc = text,                        \
        .offset = offsetof(settings, seed_text)                                                    \
    }

/* Read --seed's value, a number of 64 bits. text NULL (not given): draw one from the system. */
enum status seed_option_read(const char *text, uint64_t *seed, struct diag *d);

/* Before the work begins, unless quiet: print a seed that Nonet chose (text NULL) on standard
 * error, so that the run can be repeated. */
void seed_option_print(const char *text, bool quiet, uint64_t seed);

#endif
