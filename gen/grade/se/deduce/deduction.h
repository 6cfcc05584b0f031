/* A deduction inside a closure: candidates that a rule or a chain removes from the position as the
 * closure has reduced it, and the removals, within the closure, that it rests on. */
#ifndef NONET_GEN_GRADE_SE_DEDUCE_DEDUCTION_H
#define NONET_GEN_GRADE_SE_DEDUCE_DEDUCTION_H

#include "gen/grade/se/units.h"

/* The rules without chains, in the order in which they are looked for. */
enum se_deduction_rule {
    SE_DEDUCE_LOCKED,
    SE_DEDUCE_HIDDEN_PAIR,
    SE_DEDUCE_NAKED_PAIR,
    SE_DEDUCE_X_WING,
    SE_DEDUCTION_RULES
};

/* The position as a dynamic closure has reduced it. */
struct se_reduced {
    const struct se_board *b; /* as it was */
    uint16_t cand[SE_CELLS];
    uint16_t at[SE_HOUSES][9];
    uint16_t lost[SE_HOUSES]; /* digits, since rules were looked for */
    /* For each of the rules, the digits that houses had lost since it was looked for, when rules
     * were. */
    uint16_t fresh[SE_DEDUCTION_RULES][SE_HOUSES];
};

struct se_deduction {
    unsigned removed;
    uint16_t candidate[SE_CANDIDATES];
    unsigned parents;
    uint16_t parent[SE_CANDIDATES]; /* candidates whose removal it rests on */
    unsigned complexity;            /* of the chain that it is; 0: no chain */
    uint64_t identity;              /* of that chain */
};

/* Is handed each deduction. */
typedef void se_deduction_use(void *context, const struct se_deduction *found);

/* Put the removals in order: they are taken column by column. */
void se_deduction_sort(struct se_deduction *found);

/* The candidates of the unit that went while `whole` was reduced: what a link in it rests on. Adds
 * them to *lost. */
void se_reduced_lost(const struct se_board *whole, const struct se_reduced *t, unsigned unit,
                     struct se_set *lost);

/* What the literal's holding removes from its cell, as digits. */
static inline unsigned se_reduced_by(const struct se_reduced *t, unsigned literal)
{
    unsigned digit = 1U << literal / 2 % 9;
    return literal & 1 ? t->cand[literal / 18] & ~digit : digit;
}

#endif
