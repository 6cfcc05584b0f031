/* Equivalent puzzles: a record put in its canonical form, or exchanged for a random equivalent one
 * (an isomorph: see gen/board/canon/canon.h). The solution is changed in the same way, if the
 * record has one. The symmetry of the givens, if recorded, is found again. Seed and index are
 * removed, since the generator did not make this puzzle.
 *
 * Threads: no shared state but tables that are built once. */
#ifndef NONET_GEN_MAKE_EQUIVALENT_H
#define NONET_GEN_MAKE_EQUIVALENT_H

#include "base/diag.h"
#include "gen/board/board_set.h"
#include "gen/board/record.h"

/* The canonical form of the record's puzzle to *form, its layout to *layout (the caller's to drop,
 * also after a failure), and how many arrangements keep the puzzle.
 * STATUS_FAILED after reporting a puzzle that breaks a rule or has too few givens. */
enum status equivalent_find_canonical(const struct record *r, const struct layout **layout,
                                      struct grid *form, uint64_t *automorphisms,
                                      const struct diag_at *at, struct diag *d);

/* Put the record in the canonical form that was found. */
void equivalent_make_canonical(struct record *r, const struct layout *layout,
                               const struct grid *form);

/* Exchange the puzzle for an isomorph, each as likely as any other: which one follows from the seed
 * and the stream alone. STATUS_FAILED after reporting that the board has too many arrangements. */
enum status equivalent_shuffle(struct record *r, uint64_t seed, uint64_t stream,
                               const struct diag_at *at, struct diag *d);

/* A hash of the canonical form and its board, which all equivalent puzzles share; never 0. */
uint64_t equivalent_form(const struct record *r);

/* Is no puzzle equivalent to this one in the set yet? It is now. canonical: the record is in
 * canonical form already. Where memory ends, *out_of_memory is set and the puzzle counts as new. */
bool equivalent_is_first(struct board_set *seen, const struct record *r, bool canonical,
                         bool *out_of_memory);

#endif
