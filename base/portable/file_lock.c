#include "base/portable/file_lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined F_GETLK
#include <sys/file.h>

/* flock keeps other processes out but does not name the owner; an fcntl lock does. That one is lost
 * as soon as the file is read and closed, so both are needed. */
bool file_lock(int fd, long *holder)
{
    struct flock who = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    *holder = 0;
    if (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) {
        return true;
    }
    if (fcntl(fd, F_GETLK, &who) == 0 && who.l_type != F_UNLCK && who.l_pid > 0) {
        *holder = (long)who.l_pid;
    }
    return false;
}

void file_lock_name(int fd)
{
    struct flock me = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    (void)fcntl(fd, F_SETLK, &me);
}
#elif __has_include(<windows.h>)
#include <io.h>
#include <windows.h>

/* One byte far behind the end, because nobody can read locked bytes. */
bool file_lock(int fd, long *holder)
{
    OVERLAPPED place = {.OffsetHigh = 0x40000000};
    *holder = 0;
    return LockFileEx((HANDLE)_get_osfhandle(fd),
                      LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) ||
           GetLastError() != ERROR_LOCK_VIOLATION;
}

void file_lock_name(int fd)
{
    (void)fd;
}
#else
bool file_lock(int fd, long *holder)
{
    (void)fd;
    *holder = 0;
    return true;
}

void file_lock_name(int fd)
{
    (void)fd;
}
#endif
