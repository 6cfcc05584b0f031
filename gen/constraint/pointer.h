/* Cells that point along a row, column or box: indexers and numbered rooms. Such a cell has n
 * exactly if the cell at place n has a digit.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_POINTER_H
#define NONET_GEN_CONSTRAINT_POINTER_H

#include "gen/constraint/constraint.h"

/* From 1 on: the place of the cell itself, and the digit. 0: it is no pointer. */
struct pointer {
    uint8_t place, digit;
};

/* Its first cell points; the others follow in their order. */
struct pointer pointer_of(const struct constraint *c);

#endif
