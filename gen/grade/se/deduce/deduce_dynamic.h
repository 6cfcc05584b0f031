/* Deductions by dynamic chains: the inner search of dynamic chains with dynamic chains inside. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_DYNAMIC_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCE_DYNAMIC_H

#include "gen/grade/se/chain/forcing.h"

/* Large; begins as zeros. */
struct se_dynamic {
    struct se_inner inner; /* first: what the outer search is handed */
    struct se_board b;     /* the reduced position */
    struct se_links links;
    struct se_steps steps;
    struct se_forcing forcing;
};

void se_dynamic_init(struct se_dynamic *d);

#endif
