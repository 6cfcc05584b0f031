/* Marking puzzles of a bank as printed, for callers that have puzzles, not ids.
 *
 * Threads: as for the bank. */
#ifndef NONET_GEN_BANK_USE_PUZZLE_H
#define NONET_GEN_BANK_USE_PUZZLE_H

#include "gen/bank/bank.h"

/* Within a transaction: mark the bank's puzzle that is equivalent to this one, as bank_use does.
 * STATUS_FAILED after reporting that the bank does not have it, or that another book has. */
enum status bank_use_puzzle(struct bank *b, const struct record *r, const char *book, unsigned page,
                            const struct diag_at *at, struct diag *d);

#endif
