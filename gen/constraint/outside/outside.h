/* What the kinds with numbers outside the grid share; for gen/constraint/outside. Such a number is
 * about a row or column as it is seen from one end, or about a diagonal. To add a kind: one file
 * here, and its row (see gen/constraint/constraint.h).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_OUTSIDE_OUTSIDE_H
#define NONET_GEN_CONSTRAINT_OUTSIDE_OUTSIDE_H

#include "gen/constraint/kind.h"

/* What a kind's number is for the cells of a line, from the number on. */
typedef unsigned outside_number(const struct layout *v, const uint16_t *cell,
                                const uint8_t *digits);

/* Add the kind's constraints from both ends of all rows and columns. */
void outside_derive(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                    outside_number *number, struct constraint_list *out);

/* A cell that points along its line: it has n exactly if target[n - 1] has the digit. Each digit is
 * on the line once. */
bool pointer_holds(const uint8_t *digits, unsigned pointer, const uint16_t *target, unsigned count,
                   unsigned digit);

/* The `prune` of such kinds (gen/constraint/pointer.h). */
enum constraint_effect prune_pointer(const struct layout *v, const struct constraint *c,
                                     digit_set *candidates);

#endif
