/* What was done to files is written down, for powercut.c to play. Part of the library that faults.c
 * makes; all of it may be called in a signal handler. */
#ifndef NONET_TESTS_FAULTS_FAULT_RECORD_H
#define NONET_TESTS_FAULTS_FAULT_RECORD_H

#include <stdbool.h>

#include "tests/faults/fault_state.h"
#include "tests/faults/fault_syscall.h"

/* The path from the root of `path` below the directory `at`, without looking at its last part. */
void full_path(long at, const char *path, char out[FAULT_PATH]);

/* Where NONET_FAULT_RECORD is written; -1: nowhere. */
extern int fault_record_fd;

/* The inode that a name stands for; 0: none. follow: of a link its target. */
uint64_t fault_inode_at(const char *path, bool follow);

/* Where the next bytes of a descriptor will go. */
uint64_t fault_position_before_write(int fd);

/* Write down a call that succeeded. before: of a write its position, of an open the inode that the
 * name stood for. */
void fault_record(long number, const long a[6], long result, uint64_t before);

#endif
