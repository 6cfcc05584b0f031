/* The tables of a board, made at its first question and kept with it.
 *
 * Threads: any number at once. Of two that make the same tables, one keeps its own. */
#ifndef NONET_GEN_SOLVE_PLAN_TABLES_H
#define NONET_GEN_SOLVE_PLAN_TABLES_H

#include "gen/board/layout.h"

/* What the slot, of the layout or of its plan, holds. If it is empty, `make` fills it, and `drop`
 * frees it with the slot (plan_slot_drop). NULL when out of memory. */
const void *plan_tables_of(const struct plan_slot *slot, const struct layout *v,
                           void *(*make)(const struct layout *v), void (*drop)(void *tables));

#endif
