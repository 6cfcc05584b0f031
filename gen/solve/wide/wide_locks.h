/* Cells that see many cells of a constraint or house, for the wide search (wide_plan.h). */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_LOCKS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_LOCKS_H

#include "gen/solve/constraint/network.h"

enum {
    WIDE_SIZE = CONSTRAINT_TABLE_DIGITS, /* digits up to which lanes have all forms */
    MAX_WIDE_SIZE = 16,                  /* digits up to which they have those without a table */
    MAX_WIDE_CELLS = MAX_WIDE_SIZE * MAX_WIDE_SIZE,
    MAX_LOCKED_CELLS = 24,
    MAX_LOCKS = 12, /* of one constraint */
};

/* Cells that see all cells of a constraint or house but these. A digit that it must have, and that
 * these do not have, is in none of them. */
struct wide_lock {
    uint8_t unseen_count;
    uint8_t count;
    uint16_t unseen[MAX_WIDE_SIZE];
    uint16_t cell[MAX_LOCKED_CELLS];
};

/* Of a constraint: locks of all cells that see at least two of its cells, those with the lowest
 * cells. Returns how many there are. `out` has room for MAX_LOCKS. None on boards of more than
 * SMALL_CELLS cells. */
unsigned wide_locks_of(const struct network *n, const uint16_t *cell, unsigned count,
                       struct wide_lock *out);

/* The houses of which a cell sees nearly all, with a lock for each such cell. What the houses alone
 * say follows from crossings and bands, and is left out. Returns how many there are. `out` has room
 * for one for each house and cell. None on boards of more than SMALL_CELLS cells. */
unsigned wide_house_locks(const struct network *n, const struct layout *v, struct wide_lock *out);

#endif
