#define _GNU_SOURCE /* O_TMPFILE */
#include "base/file/outfile.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/beneath.h"
#include "base/portable/posix_files.h"
#include "base/text.h"

/* The open folder that contains the file, for openat and the like. Use it with outfile_last of its
 * path and temporary. */
static int outfile_folder(const struct outfile *f)
{
    return f->beneath ? f->folder : AT_FDCWD;
}

const char *outfile_last(const struct outfile *f, const char *path)
{
    const char *slash = f->beneath ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

void outfile_forget(struct outfile *f)
{
    if (f->beneath) {
        close(f->folder);
    }
    free(f->path);
    free(f->temporary);
    memset(f, 0, sizeof *f);
}

static void remove_temporary(const struct outfile *f)
{
    (void)unlinkat(outfile_folder(f), outfile_last(f, f->temporary), 0);
}

static char *temporary_name(const char *path)
{
    size_t length = strlen(path) + 32;
    char *name = malloc(length);
    if (name) {
        snprintf(name, length, "%s.%ld.tmp", path, (long)getpid());
    }
    return name;
}

static bool is_directory(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Devices and pipes are written in place. */
static bool is_special(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

/* Returns where a dangling link points, for free(), or NULL with errno set. */
static char *follow_link(const char *path)
{
    enum { LONGEST = 4096 };
    char *target = malloc(2 * LONGEST);
    ssize_t length = target ? readlink(path, target + LONGEST, LONGEST - 1) : -1;
    const char *slash = strrchr(path, '/');
    size_t before = slash ? (size_t)(slash + 1 - path) : 0;
    if (length <= 0 || before >= LONGEST) {
        free(target);
        errno = length > 0 ? ENAMETOOLONG : errno;
        return NULL;
    }
    before = target[LONGEST] == '/' ? 0 : before;
    memcpy(target, path, before);
    memmove(target + before, target + LONGEST, (size_t)length);
    target[before + (size_t)length] = '\0';
    return target;
}

char *outfile_target(const char *path)
{
    enum { MAX_LINKS = 40 };
    char *target = realpath(path, NULL);
    if (target || errno != ENOENT) {
        return target;
    }
    target = strdup(path);
    struct stat st;
    for (int links = 0; target && lstat(target, &st) == 0 && S_ISLNK(st.st_mode); links++) {
        char *next = links < MAX_LINKS ? follow_link(target) : NULL;
        int error = links < MAX_LINKS ? errno : ELOOP;
        free(target);
        target = next;
        errno = error;
    }
    return target;
}

/* Gives the new file the mode of the one it replaces, and its owner where the system allows
 * that. */
static void keep_mode(const struct outfile *f)
{
    struct stat st;
    int fd = fileno(f->stream);
    if (fstatat(outfile_folder(f), outfile_last(f, f->path), &st,
                f->beneath ? AT_SYMLINK_NOFOLLOW : 0) == 0) {
        if (fchown(fd, st.st_uid, st.st_gid) != 0) {
            (void)!fchown(fd, (uid_t)-1, st.st_gid);
        }
        (void)fchmod(fd, st.st_mode & 0777);
    }
}

/* Opens the directory that contains the path. */
static int open_directory(const char *path, int flags)
{
    char *directory = strdup(path);
    if (!directory) {
        return -1;
    }
    char *slash = strrchr(directory, '/');
    if (slash) {
        slash[slash == directory] = '\0';
    }
    int fd = open(slash ? directory : ".", flags | O_CLOEXEC, 0666);
    free(directory);
    return fd;
}

enum { FD_PATH_SIZE = 32 };

static const char *fd_path(int fd, char buffer[FD_PATH_SIZE])
{
    snprintf(buffer, FD_PATH_SIZE, "/proc/self/fd/%d", fd);
    return buffer;
}

/* Opens a file without a name in the target's directory, so that it vanishes with the process.
 * Returns -1 if the file system has no such files, or could not name one later. */
static int open_nameless(const struct outfile *f)
{
#ifdef O_TMPFILE /* only Linux has it */
    char shown[FD_PATH_SIZE];
    int fd = f->beneath ? openat(f->folder, ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666)
                        : open_directory(f->path, O_TMPFILE | O_WRONLY);
    if (fd >= 0 && access(fd_path(fd, shown), F_OK) != 0) {
        close(fd);
        fd = -1;
    }
    return fd;
#else
    (void)f;
    return -1;
#endif
}

/* Gives the file its temporary name, which it keeps until it is renamed. */
static int give_name(const struct outfile *f)
{
    char shown[FD_PATH_SIZE];
    remove_temporary(f);
    return linkat(AT_FDCWD, fd_path(fileno(f->stream), shown), outfile_folder(f),
                  outfile_last(f, f->temporary), AT_SYMLINK_FOLLOW);
}

/* Never writes to something that already has the temporary name, such as a link. */
static int open_temporary(const struct outfile *f)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    remove_temporary(f);
    return openat(outfile_folder(f), outfile_last(f, f->temporary), flags, 0666);
}

/* Returns 0 or an errno. */
static int open_stream(struct outfile *f, bool special)
{
    int fd = special ? open(f->path, O_WRONLY | O_CLOEXEC) : open_nameless(f);
    f->nameless = !special && fd >= 0;
    if (!special && !f->nameless) {
        fd = open_temporary(f);
    }
    f->stream = fd >= 0 ? fdopen(fd, "wb") : NULL;
    int error = f->stream ? 0 : errno;
    if (error && fd >= 0) {
        close(fd);
        if (!f->nameless && !special) {
            remove_temporary(f);
        }
    }
    return error;
}

static enum status cannot(const char *path, int error, struct diag *d)
{
    d->hint = error == ENOENT                     ? "make the folder first"
              : error == EISDIR                   ? "name a file in this folder"
              : error == EACCES || error == EROFS ? "choose a folder where you may write"
                                                  : d->hint;
    return error == ENOMEM ? diag_error(d, NULL, OUT_OF_MEMORY)
                           : diag_error(d, NULL, "cannot write '%s': %s", path, strerror(error));
}

static enum status outfile_open_as(struct outfile *f, const char *path,
                                   char *(*name_temporary)(const char *path), struct diag *d)
{
    memset(f, 0, sizeof *f);
    if (!path || strcmp(path, "-") == 0) {
        f->stream = stdout;
        return STATUS_OK;
    }
    if (is_directory(path)) {
        return cannot(path, EISDIR, d);
    }
    f->path = outfile_target(path);
    bool special = f->path && is_special(f->path);
    f->temporary = f->path ? (special ? strdup(f->path) : name_temporary(f->path)) : NULL;
    int error = f->temporary ? open_stream(f, special) : errno;
    if (error) {
        outfile_forget(f);
        return cannot(path, error, d);
    }
    assert(f->path);
    if (!special) {
        keep_mode(f);
    }
    return STATUS_OK;
}

enum status outfile_open_beneath(struct outfile *f, int folder, const char *shown, const char *name,
                                 char *(*name_temporary)(const char *path), struct diag *d)
{
    struct text path = {0};
    const char *last = NULL;
    memset(f, 0, sizeof *f);
    text_printf(&path, "%s/%s", shown, name);
    if (path.failed) {
        text_free(&path);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    f->path = path.data;
    f->folder = beneath_open_parent(folder, name, &last);
    f->beneath = f->folder >= 0;
    int error = f->beneath ? beneath_no_file(beneath_kind(f->folder, last)) : errno;
    f->temporary = error ? NULL : name_temporary(f->path);
    error = error ? error : f->temporary ? open_stream(f, false) : errno;
    if (error) {
        d->hint = error == ELOOP ? "remove the link, or name another folder" : NULL;
        enum status status = error == ENOMEM ? diag_error(d, NULL, OUT_OF_MEMORY)
                                             : diag_error(d, NULL, "cannot write '%s': %s", f->path,
                                                          beneath_why(error));
        outfile_forget(f);
        return status;
    }
    keep_mode(f);
    return STATUS_OK;
}

enum status outfile_open(struct outfile *f, const char *path, struct diag *d)
{
    return outfile_open_as(f, path, temporary_name, d);
}

static bool same_file(const struct outfile *f)
{
    return strcmp(f->path, f->temporary) == 0;
}

void outfile_sync_directory(const char *path)
{
    int fd = open_directory(path, O_RDONLY | O_DIRECTORY);
    if (fd >= 0) {
        (void)fsync(fd);
        close(fd);
    }
}

/* Returns 0, or the errno of the reason why the bytes are not on disk. */
static int put_on_disk(const struct outfile *f)
{
    /* the errno of an earlier failed write is lost by now, so name the most common cause */
    int error = ferror(f->stream) ? ENOSPC : 0;
    if (fflush(f->stream) != 0) {
        error = errno;
    }
    bool file = f->path && !same_file(f);
    return !error && file && fsync(fileno(f->stream)) != 0 ? errno : error;
}

enum status outfile_settle(struct outfile *f, struct diag *d)
{
    int error = put_on_disk(f);
    return error ? diag_error(d, NULL, "cannot write '%s': %s",
                              f->path ? f->path : "standard output", strerror(error))
                 : STATUS_OK;
}

/* Gives the file its temporary name and closes it. Returns 0 or an errno. */
static int give_name_and_close(struct outfile *f)
{
    int error = f->nameless && give_name(f) != 0 ? errno : 0;
    if (fclose(f->stream) != 0 && !error) {
        error = errno;
    }
    f->stream = NULL;
    return error;
}

enum status outfile_name(struct outfile *f, struct diag *d)
{
    int error = give_name_and_close(f);
    return error ? cannot(f->path, error, d) : STATUS_OK;
}

enum status outfile_commit(struct outfile *f, struct diag *d)
{
    const char *shown = f->path ? f->path : "standard output";
    int error = put_on_disk(f);
    if (!f->path) {
        f->stream = NULL;
        return error ? diag_error(d, NULL, "cannot write %s: %s", shown, strerror(error))
                     : STATUS_OK;
    }
    bool special = same_file(f);
    if (error) {
        fclose(f->stream);
    } else {
        error = give_name_and_close(f);
    }
    int folder = outfile_folder(f);
    if (!error && !special &&
        renameat(folder, outfile_last(f, f->temporary), folder, outfile_last(f, f->path)) != 0) {
        error = errno;
    }
    enum status status = STATUS_OK;
    if (error) {
        if (!special) {
            remove_temporary(f);
        }
        status = cannot(shown, error, d);
    } else if (f->beneath) {
        (void)fsync(f->folder);
    } else if (!special) {
        outfile_sync_directory(f->path);
    }
    outfile_forget(f);
    return status;
}

void outfile_discard(struct outfile *f)
{
    if (f->path) {
        if (f->stream) {
            fclose(f->stream);
        }
        if (!same_file(f)) {
            remove_temporary(f);
        }
    }
    outfile_forget(f);
}

static enum status fill(struct outfile *f, const void *data, size_t length, struct diag *d)
{
    /* A short write leaves the stream's error flag set, and the commit reports it. */
    (void)fwrite(length ? data : "", 1, length, f->stream);
    return outfile_commit(f, d);
}

enum status outfile_write(const char *path, const void *data, size_t length, struct diag *d)
{
    struct outfile f;
    enum status status = outfile_open(&f, path, d);
    return status == STATUS_OK ? fill(&f, data, length, d) : status;
}

enum status outfile_write_beneath(int folder, const char *shown, const char *name, const void *data,
                                  size_t length, struct diag *d)
{
    struct outfile f;
    enum status status = outfile_open_beneath(&f, folder, shown, name, temporary_name, d);
    return status == STATUS_OK ? fill(&f, data, length, d) : status;
}

/* ---- directories ---- */

/* Creates one directory unless it exists. Returns 0 or an errno. */
static int make_one(const char *path, bool *made)
{
    *made = mkdir(path, 0777) == 0;
    int error = *made ? 0 : errno;
    if (*made) {
        outfile_sync_directory(path);
    } else if (is_directory(path)) {
        error = 0;
    }
    return error == EEXIST ? ENOTDIR : error;
}

void outfile_unmake_directories(const char *path, size_t made)
{
    char *copy = made ? strdup(path) : NULL;
    if (!copy) {
        return;
    }
    for (size_t length = strlen(copy); length >= made; length--) {
        bool end = copy[length] == '\0' || copy[length] == '/';
        copy[length] = '\0';
        if (end && copy[length - 1] != '/') {
            (void)rmdir(copy); /* a directory that is not empty stays, and so do its parents */
        }
    }
    free(copy);
}

enum status outfile_make_directories(const char *path, size_t *made, struct diag *d)
{
    char *copy = strdup(path);
    *made = 0;
    if (!copy) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status status =
        *copy ? STATUS_OK : diag_error(d, NULL, "cannot make a directory without a name");
    for (char *p = copy + 1; status == STATUS_OK && (p == copy + 1 || p[-1]); p++) {
        if (*p != '/' && *p != '\0') {
            continue;
        }
        char kept = *p;
        bool fresh;
        *p = '\0';
        int error = make_one(copy, &fresh);
        *made = fresh && !*made ? (size_t)(p - copy) : *made;
        if (error) {
            status =
                diag_error(d, NULL, "cannot make the directory '%s': %s", copy, strerror(error));
        }
        *p = kept;
    }
    if (status != STATUS_OK) {
        outfile_unmake_directories(path, *made);
        *made = 0;
    }
    free(copy);
    return status;
}

enum status outfile_make_directory(const char *path, struct diag *d)
{
    size_t made;
    return outfile_make_directories(path, &made, d);
}
