/* What clues rule out after an assumption, one clue at a time, each by its kind's own prune. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CLUE_FOLLOW_H
#define NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CLUE_FOLLOW_H

#include "gen/grade/technique/constraint/clue_units.h"

/* The candidates of a position as clues were last shown them (a filled cell has one), and the clues
 * that have not seen what changed since. */
struct clue_follow {
    digit_set seen[ENGINE_CELLS];
    uint64_t pending[UNIT_WORDS];
    /* Where the last clue does not hold: its cell that is left with nothing; NO_CELL else. */
    uint16_t dead;
    digit_set before[MAX_SIZE + 1]; /* the last clue's cells, before it took anything */
};
enum { NO_CELL = 0xffff };

/* Begin with a position before it is changed; nothing where the board has no clues. */
void follow_begin(const struct engine *e, const struct position *s, struct clue_follow *f)
    OF_WIDTH(follow_begin);

/* Show what changed to the clues on it, until one takes something: that stands in f->seen, not yet
 * in the position. Returns the clue; NO_UNIT: none does. */
unsigned follow_next(const struct engine *e, const struct position *s, struct clue_follow *f)
    OF_WIDTH(follow_next);

/* Carry out every single and what clues take, until there is nothing left to do. False: a
 * contradiction. */
bool follow_settle(const struct engine *e, struct position *s, struct clue_follow *f)
    OF_WIDTH(follow_settle);

#endif
