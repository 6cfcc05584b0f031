/* Sums by the rule of 45: a house holds each digit once, so that what its cages do not account for
 * is known. Which sums a board's cages give is a matter of the layout alone, found once for each.
 */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_HOUSE_SUMS_H
#define NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_HOUSE_SUMS_H

#include "gen/grade/technique/constraint/constraint_units.h"

/* Find the sums of houses alone; the engine's constraints are among its units already. Returns how
 * many: SUM_UNITS at most. */
unsigned sums_of_houses(struct engine *e, struct sum_unit *out) OF_WIDTH(sums_of_houses);

/* Find, behind the `count` of houses alone, those of lines side by side and of boxes that cages
 * join, of fewer houses first. Returns how many there are now. */
unsigned sums_of_several_houses(struct engine *e, struct sum_unit *out, unsigned count)
    OF_WIDTH(sums_of_several_houses);

#endif
