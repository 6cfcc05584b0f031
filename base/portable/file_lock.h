/* Keeps other processes from writing to a file at the same time. Where a file system or system has
 * no locks, there is nobody to wait for, and every lock succeeds.
 *
 * Threads: a file belongs to one thread. The lock ends when the file is closed. */
#ifndef NONET_BASE_PORTABLE_FILE_LOCK_H
#define NONET_BASE_PORTABLE_FILE_LOCK_H

#include <stdbool.h>

/* Locks an open file. Returns false if another process has it; *holder is then its number, or 0
 * where the system does not know it. */
bool file_lock(int fd, long *holder);

/* Tells other processes this one's number. Call it once the file will not be opened and closed
 * again, because that would end it. */
void file_lock_name(int fd);

#endif
