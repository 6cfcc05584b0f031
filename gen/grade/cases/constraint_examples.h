/* The examples of techniques of constraints (examples.h has the others).
 *
 * Threads: constant data. */
#ifndef NONET_GEN_GRADE_CASES_CONSTRAINT_EXAMPLES_H
#define NONET_GEN_GRADE_CASES_CONSTRAINT_EXAMPLES_H

#include <stddef.h>

#include "gen/grade/cases/examples.h"

extern const struct technique_example constraint_examples[];
extern const size_t constraint_example_count;

#endif
