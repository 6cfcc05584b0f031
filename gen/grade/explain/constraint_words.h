/* Constraints in the sentences that explain a step: their names and their meaning. Used by
 * placeholders.c. To add a kind, add its row in constraint_words.c.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_CONSTRAINT_WORDS_H
#define NONET_GEN_GRADE_CONSTRAINT_WORDS_H

#include "gen/grade/explain/sentence.h"

/* "The white dot between r1c1 and r1c2 means that their digits are consecutive". */
void constraint_words_put(const struct sentence *t, struct step_constraint which);

/* "the cage r1c1,r1c2 (sum 9) and the thermometer from r3c1 to r4c1"; each name appears once. */
void constraint_words_names(const struct sentence *t, const struct step_constraint *constraint,
                            unsigned count);

#endif
