/* What constraints rule out after an assumption, one constraint at a time, each by its kind's own
 * prune; in nets with sums also what sums and houses rule out. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CONSTRAINT_FOLLOW_H
#define NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CONSTRAINT_FOLLOW_H

#include "gen/grade/technique/constraint/net_rules.h"

/* The candidates of a position as constraints were last shown them (a filled cell has one), and the
 * constraints that have not seen what changed since. */
struct constraint_follow {
    digit_set seen[ENGINE_CELLS];
    digit_set noted[ENGINE_CELLS]; /* candidates of the position then, none of a filled cell */
    uint64_t pending[UNIT_WORDS];
    uint64_t houses[2]
                   [NEAR_WORDS]; /* the same where houses are followed: for places, for subsets */
    /* Where the last constraint fails: its cell without a candidate; else NO_CELL. */
    uint16_t dead;
    struct net_rule_cells cells;      /* the last constraint's … */
    digit_set before[MAX_LINE_CELLS]; /* … before it took anything */
};
enum { NO_CELL = 0xffff };

/* Begin with a position before it is changed; nothing where the board has no constraints. */
void constraint_follow_begin(const struct engine *e, const struct position *s,
                             struct constraint_follow *f) OF_WIDTH(constraint_follow_begin);

/* Show what changed to the constraints on it, until one takes something: that stands in f->seen,
 * not yet in the position. Returns the constraint; NO_UNIT: none does. */
unsigned constraint_follow_next(const struct engine *e, const struct position *s,
                                struct constraint_follow *f) OF_WIDTH(constraint_follow_next);

/* Carry out every single and what constraints take, until there is nothing left to do. False: a
 * contradiction. */
bool constraint_follow_settle(const struct engine *e, struct position *s,
                              struct constraint_follow *f) OF_WIDTH(constraint_follow_settle);

#endif
