/* Marking puzzles of a bank as printed by the puzzles themselves, equivalent ones included, and the
 * graders that adding works with. For callers that have puzzles, not ids.
 *
 * Threads: as for the bank. */
#ifndef NONET_GEN_BANK_USE_H
#define NONET_GEN_BANK_USE_H

#include "gen/bank/bank.h"

/* Within a transaction: mark the bank's puzzle that is equivalent to this one, as bank_use does.
 * STATUS_FAILED after reporting that the bank does not have it, or that another book has. */
enum status bank_use_puzzle(struct bank *b, const struct record *r, const char *book, unsigned page,
                            const struct diag_at *at, struct diag *d);

/* The scratches of one thread for bank_entry_make. NULL: out of memory. */
struct bank_grading *bank_grading_new(bool regrade, bool rate_se);
void bank_grading_drop(struct bank_grading *how);

#endif
