/* Dynamic chains inside dynamic chains.
 *
 * The last rules of the scale look for dynamic chains in the position as a closure has reduced it.
 * That search stands above closures, and is made of closures itself: so closures are handed it, as
 * functions (deduce_dynamic.c). The closures of the inner search have none. */
#ifndef NONET_GEN_GRADE_SE_INNER_H
#define NONET_GEN_GRADE_SE_INNER_H

#include "gen/grade/se/chain/propagation.h"
#include "gen/grade/se/deduce/deduction.h"
#include "gen/grade/se/se_work.h"

struct se_inner {
    /* The candidates (numbers) that dynamic chains remove from the consequences of an assumption in
     * position b; nested: those with forcing chains inside, right after the others have failed.
     * Returns whether there are any. */
    bool (*removes)(struct se_inner *self, const struct se_board *b,
                    const struct se_numbers *numbers, const struct se_consequences *c, bool nested,
                    struct se_work *w, struct se_set *gone);

    /* Hand on all dynamic chains of the reduced position. Returns whether there was any. */
    bool (*deduce)(struct se_inner *self, const struct se_reduced *t,
                   const struct se_numbers *numbers, bool nested, struct se_work *w,
                   se_deduction_use *use, void *context);
};

#endif
