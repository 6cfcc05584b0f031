/* What grades the puzzles that are added to a bank, one for each thread.
 *
 * Threads: a grading belongs to one. */
#ifndef NONET_GEN_BANK_GRADING_H
#define NONET_GEN_BANK_GRADING_H

#include "gen/bank/bank.h"

/* For bank_entry_make: grade also what has a level already; find the SE rating of what has none.
 * NULL: out of memory. */
struct bank_grading *bank_grading_new(bool regrade, bool rate_se);
void bank_grading_drop(struct bank_grading *how);

#endif
