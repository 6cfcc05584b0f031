/* All steps of one kind in a position: for each conclusion the best one. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_CONCLUSIONS_H
#define NONET_GEN_GRADE_SE_CHAIN_CONCLUSIONS_H

#include "gen/grade/se/chain/se_closure.h"

/* What a step concludes, and how it compares. */
struct se_conclusion {
    unsigned literal;
    struct se_rank rank;
    enum se_link_kind kind; /* of the house or cell whose ways to be filled were followed */
};

struct se_step {
    struct se_conclusion what;
    uint32_t order;
    uint64_t identity;
    struct se_set parents; /* candidates */
};

struct se_steps {
    const struct se_board *whole;     /* the position before it was reduced */
    const struct se_reduced *reduced; /* the position */
    unsigned count;
    uint32_t order;
    uint16_t slot[SE_LITERALS]; /* 1 + index */
    struct se_step step[SE_LITERALS];
    uint16_t sorted[SE_LITERALS];
};

void se_steps_clear(struct se_steps *all);

/* Would a step of this rank replace the one for the literal? */
bool se_steps_improves(const struct se_steps *all, unsigned literal, const struct se_rank *rank);

/* Take the step whose conclusion rests on these. */
void se_steps_take(struct se_steps *all, const struct se_closures *f,
                   const struct se_conclusion *what, const struct se_end end[], unsigned count);

/* The indexes of the steps, the best first, as all->sorted. */
void se_steps_sort(struct se_steps *all);

#endif
