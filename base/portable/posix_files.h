/* Calls of POSIX for files that Microsoft's C library does not have. A header that has them (which
 * defines AT_FDCWD) is used as it is.
 *
 * Without them there are no links, no file modes and no open folders: paths are followed as they
 * are, and what names a folder by its descriptor fails with ENOSYS. A file that is renamed still
 * replaces the one of its new name in one step.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_PORTABLE_POSIX_FILES_H
#define NONET_BASE_PORTABLE_POSIX_FILES_H

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifndef AT_FDCWD
#include <stdlib.h>

#define AT_FDCWD            (-100)
#define AT_SYMLINK_NOFOLLOW 1
#define AT_SYMLINK_FOLLOW   2

#define O_CLOEXEC   O_NOINHERIT
#define O_DIRECTORY 0
#define O_NOFOLLOW  0
#define O_NONBLOCK  0

#define S_ISLNK(mode) ((void)(mode), 0)

typedef int uid_t;
typedef int gid_t;

int posix_openat(int folder, const char *path, int flags, int mode);
int posix_renameat(int folder, const char *from, int to_folder, const char *to);
int posix_unlinkat(int folder, const char *path);
int posix_linkat(const char *from, const char *to);
int posix_fstatat(int folder, const char *path, struct stat *out);
int posix_fsync(int fd);
ssize_t posix_pread(int fd, void *bytes, size_t count, off_t at);
char *posix_realpath(const char *path);
ssize_t posix_readlink(void);

#define openat(folder, path, flags, mode)      posix_openat(folder, path, flags, mode)
#define renameat(folder, from, to_folder, to)  posix_renameat(folder, from, to_folder, to)
#define unlinkat(folder, path, flags)          posix_unlinkat(folder, path)
#define linkat(folder, from, to_folder, to, f) posix_linkat(from, to)
#define fstatat(folder, path, out, flags)      posix_fstatat(folder, path, out)
#define fsync(fd)                              posix_fsync(fd)
#define fdatasync(fd)                          posix_fsync(fd)
#define write(fd, bytes, count)                write(fd, bytes, (unsigned)(count))
#define pread(fd, bytes, count, at)            posix_pread(fd, bytes, count, at)
#define realpath(path, out)                    posix_realpath(path)
#define readlink(path, out, size)              posix_readlink()
#define lstat(path, out)                       stat(path, out)
#define fchown(fd, owner, group)               ((void)(fd), 0)
#define fchmod(fd, mode)                       ((void)(fd), 0)
#define mkdir(path, mode)                      mkdir(path)
#endif

#if !defined _POSIX_SYNCHRONIZED_IO || _POSIX_SYNCHRONIZED_IO <= 0 /* macOS */
#undef fdatasync
#define fdatasync(fd) fsync(fd)
#endif

/* macOS has another name for the time of the last change. */
#ifdef _DARWIN_C_SOURCE
#define st_mtim st_mtimespec
#endif

/* Files are bytes: no line end is changed. */
#ifndef O_BINARY
#define O_BINARY 0
#endif

#endif
