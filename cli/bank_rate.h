/* `nonet bank rate`: what is missing of a bank's puzzles is found on all threads and written in
 * batches, so that a run that is cut off goes on where it was.
 *
 * Threads: starts its own. */
#ifndef NONET_CLI_BANK_RATE_H
#define NONET_CLI_BANK_RATE_H

#include "cli/command.h"
#include "gen/bank/bank.h"

enum status bank_rate(const struct invocation *in, struct bank *b);

#endif
