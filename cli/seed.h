/* The --seed option of the commands that draw at random.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_SEED_H
#define NONET_CLI_SEED_H

#include <stdbool.h>
#include <stdint.h>

#include "config/diag.h"

/* Read --seed's value, a number of 64 bits. text NULL (not given): draw one from the system and,
 * unless quiet, tell it on standard error, so that the run can be repeated. */
enum status seed_parse(const char *text, bool quiet, uint64_t *seed, struct diag *d);

#endif
