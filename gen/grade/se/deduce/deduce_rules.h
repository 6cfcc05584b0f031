/* Deductions by locked candidates, pairs and X-wings. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_RULES_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_RULES_H

#include "gen/grade/se/deduce/deduction.h"

/* Looks for locked candidates, hidden pairs, naked pairs and X-wings, in this order, that removals
 * since the last look made possible. Uses all of the first kind that has any. Returns whether there
 * was one. */
bool se_deduce_by_rules(struct se_reduced *t, se_deduction_use *use, void *context);

#endif
