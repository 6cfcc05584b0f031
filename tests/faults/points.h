/* Where a test stops the command: at a change to a file that the test names. Part of the library
 * that faults.c makes; all of it may be called in a signal handler. */
#ifndef NONET_TESTS_FAULTS_POINTS_H
#define NONET_TESTS_FAULTS_POINTS_H

#include <stdbool.h>

#include "tests/faults/fault_state.h"

/* Read NONET_FAULT_PATH and NONET_FAULT_PAUSE. */
void points_prepare(void);

/* Does the call change a file whose path has NONET_FAULT_PATH in it? Always where that is unset. */
bool point_matches(long number, const long argument[6]);

/* Do to this process what the kind stands for: FAULT_KILL, FAULT_INTERRUPT or FAULT_PAUSE. */
void point_act(enum fault_kind kind);

#endif
