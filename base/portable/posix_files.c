#include "base/portable/posix_files.h"

#include <errno.h>
#if __has_include(<windows.h>)
#include <io.h>
#include <windows.h>

#undef mkdir

/* Only paths are known, no open folders. */
static int refuse_folder(int folder)
{
    errno = ENOSYS;
    return folder == AT_FDCWD ? 0 : -1;
}

int posix_openat(int folder, const char *path, int flags, int mode)
{
    return refuse_folder(folder) ? -1 : open(path, flags | O_BINARY, mode);
}

int posix_renameat(int folder, const char *from, int to_folder, const char *to)
{
    if (refuse_folder(folder) || refuse_folder(to_folder)) {
        return -1;
    }
    if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) {
        return 0;
    }
    DWORD reason = GetLastError();
    errno = reason == ERROR_FILE_NOT_FOUND || reason == ERROR_PATH_NOT_FOUND ? ENOENT : EACCES;
    return -1;
}

int posix_unlinkat(int folder, const char *path)
{
    return refuse_folder(folder) ? -1 : unlink(path);
}

int posix_linkat(const char *from, const char *to)
{
    (void)from;
    (void)to;
    errno = ENOSYS;
    return -1;
}

int posix_fstatat(int folder, const char *path, struct stat *out)
{
    return refuse_folder(folder) ? -1 : stat(path, out);
}

int posix_fsync(int fd)
{
    return _commit(fd);
}

ssize_t posix_pread(int fd, void *bytes, size_t count, off_t at)
{
    return lseek(fd, at, SEEK_SET) < 0 ? -1 : read(fd, bytes, (unsigned)count);
}

/* NULL with ENOENT where there is no such file, as POSIX has it. */
char *posix_realpath(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 ? _fullpath(NULL, path, 0) : NULL;
}

ssize_t posix_readlink(void)
{
    errno = EINVAL;
    return -1;
}
#endif
