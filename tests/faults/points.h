/* Where a test stops the command: at a change to a file that the test names. Part of the library
 * that faults.c makes; all of it may be called in a signal handler. */
#ifndef NONET_TESTS_FAULTS_POINTS_H
#define NONET_TESTS_FAULTS_POINTS_H

#include <stdbool.h>

#include "tests/faults/fault_state.h"

/* A system call that the filter of faults.c lets pass; the result as the kernel gives it. */
long faults_syscall(long number, long a, long b, long c, long d, long e, long f);

/* The path from the root of `path` below the directory `at`, without looking at its last part. */
void full_path(long at, const char *path, char out[FAULT_PATH]);

/* Read NONET_FAULT_PATH and NONET_FAULT_PAUSE. */
void points_prepare(void);

/* Does the call change a file whose path has NONET_FAULT_PATH in it? Always where that is unset. */
bool point_matches(long number, const long argument[6]);

/* Do to this process what the kind stands for: FAULT_KILL, FAULT_INTERRUPT or FAULT_PAUSE. */
void point_act(enum fault_kind kind);

#endif
