#define _GNU_SOURCE /* syscall */
#include "base/file/beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined __linux__ && defined __has_include
#if __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#include <sys/syscall.h>
#endif
#endif

enum { FOLDER_FLAGS = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC };

const char *beneath_fault(const char *name)
{
    if (!*name) {
        return "is empty";
    }
    if (*name == '/') {
        return "does not begin in the folder";
    }
    if (strlen(name) > BENEATH_MAX_NAME) {
        return "is too long";
    }
    for (const char *p = name;; p++) {
        size_t length = strcspn(p, "/");
        if (length == 0 || (length == 1 && *p == '.')) {
            return "has an empty part";
        }
        if (length == 2 && p[0] == '.' && p[1] == '.') {
            return "leads out of the folder";
        }
        if (length > NAME_MAX) {
            return "has a part that is too long";
        }
        for (size_t i = 0; i < length; i++) {
            if ((unsigned char)p[i] < ' ' || p[i] == 0x7F) {
                return "has a control character";
            }
        }
        p += length;
        if (!*p) {
            return NULL;
        }
    }
}

/* ---- the folder of a file ---- */

int beneath_open_folder(int folder, const char *last)
{
    int fd = openat(folder, last, FOLDER_FLAGS);
    int error = errno;
    /* Linux reports ENOTDIR for a link. */
    if (fd < 0 && error == ENOTDIR && beneath_kind(folder, last) == BENEATH_LINK) {
        error = ELOOP;
    }
    errno = error;
    return fd;
}

static int same_folder(int folder)
{
    return openat(folder, ".", FOLDER_FLAGS);
}

/* Finds the last part of the name. Returns the length of the part before its slash, 0 if there is
 * no slash, and -1 if the name is empty. */
static ssize_t split(const char *name, const char **last)
{
    if (beneath_fault(name)) {
        errno = EINVAL;
        return -1;
    }
    const char *slash = strrchr(name, '/');
    *last = slash ? slash + 1 : name;
    return slash ? slash - name : 0;
}

int beneath_open_parent_stepwise(int folder, const char *name, const char **last)
{
    if (split(name, last) < 0) {
        return -1;
    }
    int fd = same_folder(folder);
    for (const char *p = name; fd >= 0 && p < *last;) {
        char part[NAME_MAX + 1];
        size_t length = strcspn(p, "/");
        memcpy(part, p, length);
        part[length] = '\0';
        int next = beneath_open_folder(fd, part);
        int error = errno;
        close(fd);
        errno = error;
        fd = next;
        p += length + 1;
    }
    return fd;
}

#ifdef RESOLVE_BENEATH
/* Does this errno leave the question open? That is so when the kernel or a system call filter does
 * not know the call, when the kernel gave up because others were moving folders at the same time,
 * and for ENOTDIR, which may mean a link. */
static bool is_no_answer(int error)
{
    return error == ENOSYS || error == EPERM || error == E2BIG || error == EINVAL ||
           error == EAGAIN || error == ENOTDIR;
}

int beneath_open_parent(int folder, const char *name, const char **last)
{
    ssize_t length = split(name, last);
    if (length < 0) {
        return -1;
    }
    if (length == 0) {
        return same_folder(folder);
    }
    char before[BENEATH_MAX_NAME + 1];
    memcpy(before, name, (size_t)length);
    before[length] = '\0';
    struct open_how how = {.flags = FOLDER_FLAGS, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
    int fd = (int)syscall(SYS_openat2, folder, before, &how, sizeof how);
    return fd < 0 && is_no_answer(errno) ? beneath_open_parent_stepwise(folder, name, last) : fd;
}
#else
int beneath_open_parent(int folder, const char *name, const char **last)
{
    return beneath_open_parent_stepwise(folder, name, last);
}
#endif

/* ---- files ---- */

DIR *beneath_list(int folder)
{
    int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = copy >= 0 ? fdopendir(copy) : NULL;
    if (!list && copy >= 0) {
        int error = errno;
        close(copy);
        errno = error;
    }
    return list;
}

enum beneath_kind beneath_kind(int folder, const char *last)
{
    struct stat st;
    if (fstatat(folder, last, &st, AT_SYMLINK_NOFOLLOW) != 0) {
        return errno == ENOENT ? BENEATH_NOTHING : BENEATH_UNKNOWN;
    }
    return S_ISREG(st.st_mode)   ? BENEATH_FILE
           : S_ISDIR(st.st_mode) ? BENEATH_FOLDER
           : S_ISLNK(st.st_mode) ? BENEATH_LINK
                                 : BENEATH_OTHER;
}

int beneath_no_file(enum beneath_kind kind)
{
    switch (kind) {
    case BENEATH_NOTHING:
    case BENEATH_FILE:
        return 0;
    case BENEATH_FOLDER:
        return EISDIR;
    case BENEATH_LINK:
        return ELOOP;
    case BENEATH_OTHER:
        return ENXIO;
    case BENEATH_UNKNOWN:
        break;
    }
    return errno ? errno : EIO;
}

/* The file is checked again after it was opened, because another process may have replaced it since
 * the first check. */
static int expect_file(int fd)
{
    struct stat st;
    int error = fstat(fd, &st) != 0   ? errno
                : S_ISREG(st.st_mode) ? 0
                : S_ISDIR(st.st_mode) ? EISDIR
                                      : ENXIO;
    if (!error) {
        return fd;
    }
    close(fd);
    errno = error;
    return -1;
}

int beneath_open_file(int folder, const char *name)
{
    const char *last;
    int parent = beneath_open_parent(folder, name, &last);
    if (parent < 0) {
        return -1;
    }
    /* opening a device can already have an effect, so check first */
    int error = beneath_no_file(beneath_kind(parent, last));
    int fd = error ? -1 : openat(parent, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    error = error ? error : errno;
    close(parent);
    errno = error;
    return fd < 0 ? -1 : expect_file(fd);
}

const char *beneath_why(int error)
{
    switch (error) {
    case ELOOP:
        return "a symbolic link is not followed here";
    case ENXIO:
        return "there is a device, pipe or socket in place of a file";
    case EXDEV:
        return "it leads out of the folder";
    default:
        return strerror(error);
    }
}
