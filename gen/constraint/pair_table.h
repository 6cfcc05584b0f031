/* A pair of cells as a table: for each set of candidates of one cell, the digits that the
 * constraint's own rule leaves the other. Whether they are peers too does not matter.
 *
 * Thread rule: reads its arguments only. */
#ifndef NONET_GEN_CONSTRAINT_PAIR_TABLE_H
#define NONET_GEN_CONSTRAINT_PAIR_TABLE_H

#include "gen/constraint/constraint.h"

/* c: of two cells, or a rule about pairs of cells. given: the cell with the set of candidates, 0 or
 * 1. allowed: room for 2^size sets, of boards of up to 16 digits. */
void constraint_pair_table(const struct layout *v, const struct constraint *c, unsigned given,
                           uint16_t *allowed);

#endif
