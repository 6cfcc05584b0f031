#define _GNU_SOURCE
#include "base/file/newfolder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/array.h"
#include "base/file/beneath.h"
#include "base/file/outfolder.h"
#include "base/text.h"

static void unlock(struct newfolder *f)
{
    if (f->lock >= 0) {
        close(f->lock);
    }
    f->lock = -1;
}

static void give_back(struct newfolder *f)
{
    for (size_t i = 0; i < f->count; i++) {
        free(f->name[i]);
    }
    for (size_t i = 0; i < f->gone_count; i++) {
        free(f->gone[i]);
    }
    unlock(f);
    free(f->gone);
    free(f->name);
    free(f->place);
    free(f->path);
    free(f->temporary);
    *f = (struct newfolder){.lock = -1};
}

/* ---- names ---- */

/* Returns the name's place in a table that is not full, or the place where it would be. */
static size_t *place_of(const struct newfolder *f, const char *name)
{
    size_t at = 2166136261; /* FNV-1a */
    for (const char *p = name; *p; p++) {
        at = (at ^ (unsigned char)*p) * 16777619;
    }
    for (at &= f->places - 1; f->place[at] && strcmp(f->name[f->place[at] - 1], name) != 0;) {
        at = (at + 1) & (f->places - 1);
    }
    return &f->place[at];
}

static bool is_added(const struct newfolder *f, const char *name)
{
    return f->places && *place_of(f, name) != 0;
}

/* Returns false when out of memory. */
static bool keep_name(struct newfolder *f, const char *name)
{
    enum { FIRST = 64 };
    char **names = array_room(f->name, &f->capacity, f->count, sizeof *names);
    f->name = names ? names : f->name;
    char *copy = names ? strdup(name) : NULL;
    if (copy && 2 * f->count >= f->places) {
        size_t *old = f->place;
        size_t places = f->places ? 2 * f->places : FIRST;
        size_t *place = calloc(places, sizeof *place);
        if (!place) {
            free(copy);
            return false;
        }
        f->place = place;
        f->places = places;
        for (size_t i = 0; i < f->count; i++) {
            *place_of(f, f->name[i]) = i + 1;
        }
        free(old);
    }
    if (!copy) {
        return false;
    }
    f->name[f->count] = copy;
    *place_of(f, copy) = f->count + 1;
    f->count++;
    return true;
}

/* ---- the temporary folder next to the target ---- */

/* Does the folder's name still lead to the one that is locked? Whoever held the lock before may
 * have moved that one away. */
static bool is_locked_one(const struct newfolder *f)
{
    struct stat here;
    struct stat locked;
    return fstat(f->lock, &locked) == 0 && lstat(f->temporary, &here) == 0 &&
           here.st_dev == locked.st_dev && here.st_ino == locked.st_ino;
}

/* Creates the folder, or takes over the one that a killed run left. A link is refused. Returns 0 or
 * an errno. */
static int take_folder(struct newfolder *f)
{
    enum { TRIES = 100 };
    for (int i = 0; i < TRIES; i++) {
        if (mkdir(f->temporary, 0777) != 0 && errno != EEXIST) {
            return errno;
        }
        f->lock = outfolder_lock_beneath(AT_FDCWD, f->temporary);
        if (f->lock < 0 && errno != ENOENT) {
            return errno;
        }
        if (f->lock >= 0 && is_locked_one(f)) {
            return 0;
        }
        unlock(f);
    }
    return EWOULDBLOCK;
}

/* The path comes from the user, so a link to a folder is followed and stays a link. */
static bool name_folders(struct newfolder *f, const char *path)
{
    struct text temporary = {0};
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') {
        length--;
    }
    f->path = strndup(path, length);
    if (f->path && beneath_kind(AT_FDCWD, f->path) == BENEATH_LINK) {
        char *target = outfile_target(f->path);
        free(f->path);
        f->path = target;
    }
    text_printf(&temporary, "%s.nonet-new", f->path ? f->path : "");
    if (!f->path || temporary.failed) {
        text_free(&temporary);
        return false;
    }
    f->temporary = temporary.data;
    return true;
}

static enum status cannot_take(const struct newfolder *f, int error, struct diag *d)
{
    static const char *const what[] = {[BENEATH_FILE] = "a file",
                                       [BENEATH_LINK] = "a symbolic link",
                                       [BENEATH_OTHER] = "a device, a pipe or a socket"};
    enum beneath_kind kind = beneath_kind(AT_FDCWD, f->temporary);
    if (kind == BENEATH_FILE || kind == BENEATH_LINK || kind == BENEATH_OTHER) {
        d->hint = "move it away: Nonet needs that name for the new files";
        return diag_error(d, NULL, "cannot write '%s': '%s' is %s", f->path, f->temporary,
                          what[kind]);
    }
    return error == EWOULDBLOCK ? diag_error(d, NULL, "another process is writing to '%s'", f->path)
                                : diag_error(d, NULL, "cannot make a folder next to '%s': %s",
                                             f->path, beneath_why(error));
}

enum status newfolder_begin(struct newfolder *f, const char *path, struct diag *d)
{
    *f = (struct newfolder){.lock = -1};
    if (!*path) {
        return diag_error(d, NULL, "cannot make a directory without a name");
    }
    errno = 0;
    if (!name_folders(f, path)) {
        int error = errno;
        give_back(f);
        return error && error != ENOMEM
                   ? diag_error(d, NULL, "cannot write '%s': %s", path, strerror(error))
                   : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    int error = take_folder(f);
    if (!error) {
        return STATUS_OK;
    }
    enum status status = cannot_take(f, error, d);
    give_back(f);
    return status;
}

/* ---- files ---- */

static bool write_all(int file, const char *data, size_t length)
{
    bool ok = true;
    for (size_t done = 0; ok && done < length;) {
        ssize_t written = write(file, data + done, length - done);
        ok = written > 0 || (written < 0 && errno == EINTR);
        done += written > 0 ? (size_t)written : 0;
    }
    return ok;
}

/* Does the file have exactly these bytes, and no second name elsewhere? */
static bool is_same(int file, const char *data, size_t length)
{
    struct stat st;
    bool same = fstat(file, &st) == 0 && S_ISREG(st.st_mode) && st.st_nlink == 1 &&
                (size_t)st.st_size == length;
    for (size_t done = 0; same && done < length;) {
        char buffer[16384];
        ssize_t got = read(file, buffer, sizeof buffer);
        same = got > 0 && (size_t)got <= length - done &&
               memcmp(buffer, data + done, (size_t)got) == 0;
        done += got > 0 ? (size_t)got : 0;
    }
    return same;
}

/* Keeps a file that a killed run wrote. It may not be on disk yet, so it is synced. */
static bool keep_whole(const struct newfolder *f, const char *name, const void *data, size_t length)
{
    int file = beneath_open_file(f->lock, name);
    bool kept = file >= 0 && is_same(file, data, length) && fsync(file) == 0;
    if (file >= 0) {
        close(file);
    }
    return kept;
}

static bool write_whole(const struct newfolder *f, const char *name, const void *data,
                        size_t length)
{
    if (unlinkat(f->lock, name, 0) != 0 && errno != ENOENT) {
        return false;
    }
    int file = openat(f->lock, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    bool ok = file >= 0 && write_all(file, data, length) && fsync(file) == 0;
    int error = errno;
    ok = (file < 0 || close(file) == 0) && ok;
    errno = ok ? errno : error;
    return ok;
}

/* A file name may contain words that come from a puzzle, such as its level, so it may contain
 * anything. */
static const char *fault_of_name(const char *name)
{
    return strchr(name, '/') ? "has a '/'" : beneath_fault(name);
}

enum status newfolder_add(struct newfolder *f, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    const char *fault = fault_of_name(name);
    if (fault) {
        return diag_error(d, NULL, "'%s' cannot have a file named '%s': the name %s", f->path, name,
                          fault);
    }
    if (is_added(f, name)) {
        return diag_usage(d, NULL, "two files would have the name '%s'; change one of the names",
                          name);
    }
    if (!keep_name(f, name)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (keep_whole(f, name, data, length)) {
        f->kept++;
        return STATUS_OK;
    }
    return write_whole(f, name, data, length)
               ? STATUS_OK
               : diag_error(d, NULL, "cannot write '%s/%s': %s", f->path, name, strerror(errno));
}

bool newfolder_let_go(struct newfolder *f, const char *name)
{
    char **gone = array_room(f->gone, &f->gone_capacity, f->gone_count, sizeof *gone);
    f->gone = gone ? gone : f->gone;
    char *copy = gone ? strdup(name) : NULL;
    if (copy) {
        f->gone[f->gone_count++] = copy;
    }
    return copy != NULL;
}

static bool may_go(const struct newfolder *f, const char *name)
{
    for (size_t i = 0; i < f->gone_count; i++) {
        if (strcmp(f->gone[i], name) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- the whole folder ---- */

static bool is_dots(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* Checks that each entry is a file that this run writes again. */
static enum status look_at_entries(const struct newfolder *f, int folder, struct diag *d)
{
    DIR *list = beneath_list(folder);
    enum status status =
        list ? STATUS_OK
             : diag_error(d, NULL, "cannot read the folder '%s': %s", f->path, strerror(errno));
    for (struct dirent *entry; list && status == STATUS_OK && (entry = readdir(list));) {
        if (is_dots(entry->d_name)) {
            continue;
        }
        int error = beneath_no_file(beneath_kind(folder, entry->d_name));
        if (!is_added(f, entry->d_name) && !may_go(f, entry->d_name)) {
            d->hint = "name a new folder, or empty this one";
            status = diag_error(
                d, NULL, "'%s' holds '%s', which this command did not write; nothing was changed",
                f->path, entry->d_name);
        } else if (error) {
            d->hint = "name a new folder, or empty this one";
            status = diag_error(d, NULL, "cannot replace '%s/%s': %s", f->path, entry->d_name,
                                beneath_why(error));
        }
    }
    if (list) {
        closedir(list);
    }
    return status;
}

/* Opens the target if it is a folder that may be replaced. *old is -1 if there is no target yet. */
static enum status look_at_target(const struct newfolder *f, int *old, struct diag *d)
{
    *old = outfolder_lock_beneath(AT_FDCWD, f->path);
    if (*old < 0) {
        return errno == ENOENT ? STATUS_OK
               : errno == EWOULDBLOCK
                   ? diag_error(d, NULL, "another process is writing to '%s'", f->path)
                   : diag_error(d, NULL, "cannot write the folder '%s': %s", f->path,
                                beneath_why(errno));
    }
    return look_at_entries(f, *old, d);
}

enum swept { EVERYTHING, WHAT_WAS_REPLACED, WHAT_WAS_NOT_ADDED };

/* Returns 0, or the errno of the first file that cannot be removed. */
static int sweep(const struct newfolder *f, int folder, enum swept what)
{
    DIR *list = beneath_list(folder);
    int error = list ? 0 : errno;
    for (struct dirent *entry; list && (entry = readdir(list));) {
        bool added = is_added(f, entry->d_name);
        bool swept = what == EVERYTHING           ? true
                     : what == WHAT_WAS_NOT_ADDED ? !added
                                                  : added || may_go(f, entry->d_name);
        if (swept && !is_dots(entry->d_name) && unlinkat(folder, entry->d_name, 0) != 0) {
            error = errno;
        }
    }
    if (list) {
        closedir(list);
    }
    return error;
}

/* Lets two folders change places in one step. musl has no renameat2, so this makes the system call
 * itself. Returns 0, or -1 and errno. */
static int exchange(const char *one, const char *other)
{
#ifdef SYS_renameat2
    enum { EXCHANGE = 1 << 1 }; /* RENAME_EXCHANGE of linux/fs.h */
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, EXCHANGE);
#else
    (void)one;
    (void)other;
    errno = ENOSYS;
    return -1;
#endif
}

/* Moves the new folder to the target's place. The old one is then where another run would look for
 * an interrupted one, and is still locked. Returns 0 or an errno. */
static int move_folder(const struct newfolder *f, int old)
{
    int moved = old >= 0 ? exchange(f->temporary, f->path) : rename(f->temporary, f->path);
    return moved == 0 ? 0 : errno;
}

static enum status commit(struct newfolder *f, int old, struct diag *d)
{
    int error = sweep(f, f->lock, WHAT_WAS_NOT_ADDED); /* files of an earlier run */
    if (error) {
        d->hint = "move away the files that no earlier run wrote";
        return diag_error(d, NULL, "cannot empty '%s': %s", f->temporary, strerror(error));
    }
    (void)fsync(f->lock);
    error = move_folder(f, old);
    if (error) {
        return diag_error(d, NULL, "cannot rename the new folder to '%s': %s", f->path,
                          strerror(error));
    }
    outfile_sync_directory(f->path);
    if (old >= 0) {
        (void)sweep(f, old, WHAT_WAS_REPLACED);
        rmdir(f->temporary);
    }
    return STATUS_OK;
}

enum status newfolder_commit(struct newfolder *f, struct diag *d)
{
    int old;
    enum status status = look_at_target(f, &old, d);
    status = status == STATUS_OK ? commit(f, old, d) : status;
    if (old >= 0) {
        close(old);
    }
    if (status == STATUS_OK) {
        give_back(f);
    } else {
        newfolder_discard(f);
    }
    return status;
}

void newfolder_discard(struct newfolder *f)
{
    (void)sweep(f, f->lock, EVERYTHING);
    rmdir(f->temporary);
    give_back(f);
}
