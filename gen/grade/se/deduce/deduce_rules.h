/* Deductions by locked candidates, pairs and X-wings. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_RULES_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_RULES_H

#include "gen/grade/se/deduce/deduction.h"

/* Locked candidates; else hidden pairs; else naked pairs; else X-wings that the removals made
 * possible: all of the first kind that has any, where something was lost since. Returns whether
 * there was one. */
bool se_deduce_by_rules(struct se_reduced *t, se_deduction_use *use, void *context);

#endif
