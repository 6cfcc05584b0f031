/* Deductions by cell and house forcing chains. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_MULTIPLE_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_MULTIPLE_H

#include "gen/grade/se/reduced_search.h"

/* Find the chains, after the simple ones have failed. */
void se_deduce_by_multiple(struct se_reduced_search *s);

#endif
