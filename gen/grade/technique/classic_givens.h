/* A classic puzzle's givens as a position, all at once. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CLASSIC_GIVENS_H
#define NONET_GEN_GRADE_TECHNIQUE_CLASSIC_GIVENS_H

#include "gen/grade/technique/grade_position.h"

/* Set up the position of a classic board, just as if its givens had been filled one by one: singles
 * too are queued in that order. False: the givens contradict each other, and the position is
 * nothing. */
bool givens_set_up(const struct tables *t, struct position *p, const struct grid *givens)
    OF_WIDTH(givens_set_up);

#endif
