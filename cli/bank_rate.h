/* `nonet bank rate`: finds the missing figures of a bank's puzzles on all threads and writes them
 * in batches, so that an interrupted run continues where it was.
 *
 * Threads: starts its own. */
#ifndef NONET_CLI_BANK_RATE_H
#define NONET_CLI_BANK_RATE_H

#include "cli/command.h"
#include "gen/bank/bank.h"

enum status bank_rate(const struct invocation *in, struct bank *b);

#endif
