/* Deductions by chains.
 *
 * If nothing simpler applies, a nested closure looks for forcing chains in the position as it
 * has been reduced. All that are found are used, the best for each set of removals; what they
 * remove rests on the removals that made their links. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_CHAINS_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_CHAINS_H

#include "gen/grade/se/reduced_search.h"

/* Cycles and forcing chains (multiple: cell and house forcing chains) of the reduced position;
 * `implied` is of the position as it was, which has no chains. Returns whether any was used.
 * Multiple ones are looked for right after the others have failed. */
bool se_deduce_by_chains(struct se_chain_deducer *d, struct se_implications *implied,
                         const struct se_reduced *t, bool multiple, struct se_work *w,
                         se_deduction_use *use, void *context);

#endif
