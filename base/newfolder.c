#define _GNU_SOURCE
#include "base/newfolder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/array.h"
#include "base/outfolder.h"
#include "base/text.h"

static char *joined(const char *folder, const char *name)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    return path.failed ? (text_free(&path), NULL) : path.data;
}

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

/* Where the name is, or would be, in a table that is not full. */
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

/* False: memory ended. */
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

/* ---- the folder beside the target ---- */

/* Is it still the folder that is locked? Whoever had it before may have moved it away. */
static bool is_locked_one(const struct newfolder *f)
{
    struct stat here;
    struct stat locked;
    return fstat(f->lock, &locked) == 0 && lstat(f->temporary, &here) == 0 &&
           here.st_dev == locked.st_dev && here.st_ino == locked.st_ino;
}

/* Make it, or take over what a killed run left. 0, or errno. */
static int take_folder(struct newfolder *f)
{
    enum { TRIES = 100 };
    for (int i = 0; i < TRIES; i++) {
        if (mkdir(f->temporary, 0777) != 0 && errno != EEXIST) {
            return errno;
        }
        f->lock = outfolder_lock(f->temporary);
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

enum status newfolder_begin(struct newfolder *f, const char *path, struct diag *d)
{
    struct text temporary = {0};
    size_t length = strlen(path);
    *f = (struct newfolder){.lock = -1};
    while (length > 1 && path[length - 1] == '/') {
        length--;
    }
    f->path = strndup(path, length);
    text_printf(&temporary, "%.*s.nonet-new", (int)length, path);
    f->temporary = temporary.failed ? NULL : temporary.data;
    if (!f->path || !f->temporary) {
        text_free(&temporary);
        f->temporary = NULL;
        give_back(f);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    int error = take_folder(f);
    if (!error) {
        return STATUS_OK;
    }
    enum status status =
        error == EWOULDBLOCK
            ? diag_error(d, NULL, "another process is writing to '%s'", f->path)
            : diag_error(d, NULL, "cannot make a folder beside '%s': %s", f->path, strerror(error));
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

/* Has the file these bytes and no others? */
static bool is_same(int file, const char *data, size_t length)
{
    struct stat st;
    bool same = fstat(file, &st) == 0 && S_ISREG(st.st_mode) && (size_t)st.st_size == length;
    for (size_t done = 0; same && done < length;) {
        char buffer[16384];
        ssize_t got = read(file, buffer, sizeof buffer);
        same = got > 0 && (size_t)got <= length - done &&
               memcmp(buffer, data + done, (size_t)got) == 0;
        done += got > 0 ? (size_t)got : 0;
    }
    return same;
}

/* What a killed run wrote may not be on disk yet. */
static bool keep_whole(const char *path, const void *data, size_t length)
{
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    bool kept = file >= 0 && is_same(file, data, length) && fsync(file) == 0;
    if (file >= 0) {
        close(file);
    }
    return kept;
}

static bool write_whole(const char *path, const void *data, size_t length)
{
    if (unlink(path) != 0 && errno != ENOENT) {
        return false;
    }
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    bool ok = file >= 0 && write_all(file, data, length) && fsync(file) == 0;
    int error = errno;
    ok = (file < 0 || close(file) == 0) && ok;
    errno = ok ? errno : error;
    return ok;
}

enum status newfolder_add(struct newfolder *f, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    if (is_added(f, name)) {
        return diag_usage(d, NULL, "two files would be called '%s'", name);
    }
    char *path = joined(f->temporary, name);
    enum status status = STATUS_OK;
    if (!path || !keep_name(f, name)) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    } else if (keep_whole(path, data, length)) {
        f->kept++;
    } else if (!write_whole(path, data, length)) {
        status = diag_error(d, NULL, "cannot write '%s/%s': %s", f->path, name, strerror(errno));
    }
    free(path);
    return status;
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

static bool is_ours(const struct newfolder *f, const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || is_added(f, name) ||
           may_go(f, name);
}

/* *there: the target is a folder that may be replaced. */
static enum status look_at_target(const struct newfolder *f, bool *there, struct diag *d)
{
    DIR *folder = opendir(f->path);
    enum status status = STATUS_OK;
    *there = folder != NULL;
    if (!folder && errno != ENOENT) {
        return diag_error(d, NULL, "cannot write the folder '%s': %s", f->path, strerror(errno));
    }
    for (struct dirent *entry; folder && status == STATUS_OK && (entry = readdir(folder));) {
        if (!is_ours(f, entry->d_name)) {
            d->hint = "name a new folder, or empty that one";
            status = diag_error(d, NULL, "'%s' has another file, '%s', and is left alone", f->path,
                                entry->d_name);
        }
    }
    if (folder) {
        closedir(folder);
    }
    return status;
}

enum swept { EVERYTHING, WHAT_WAS_REPLACED, WHAT_WAS_NOT_ADDED };

static void sweep(const struct newfolder *f, enum swept what)
{
    DIR *folder = opendir(f->temporary);
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        bool added = is_added(f, entry->d_name);
        bool swept = what == EVERYTHING           ? true
                     : what == WHAT_WAS_NOT_ADDED ? !added
                                                  : added || may_go(f, entry->d_name);
        if (swept) {
            (void)unlinkat(dirfd(folder), entry->d_name, 0); /* "." and ".." stay */
        }
    }
    if (folder) {
        closedir(folder);
    }
}

static void sync_folder(const char *path)
{
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
}

enum status newfolder_commit(struct newfolder *f, struct diag *d)
{
    bool there;
    enum status status = look_at_target(f, &there, d);
    if (status != STATUS_OK) {
        newfolder_discard(f);
        return status;
    }
    sweep(f, WHAT_WAS_NOT_ADDED); /* of an earlier run */
    sync_folder(f->temporary);
    /* The old folder comes to stand where another run would go on, which it must not before it is
     * gone. */
    int old = there ? outfolder_lock(f->path) : -1;
    int moved = there ? renameat2(AT_FDCWD, f->temporary, AT_FDCWD, f->path, RENAME_EXCHANGE)
                      : rename(f->temporary, f->path);
    if (moved != 0) {
        status = diag_error(d, NULL, "cannot put the folder '%s' in its place: %s", f->path,
                            strerror(errno));
    } else {
        outfile_sync_directory(f->path);
    }
    if (moved != 0 || there) {
        sweep(f, moved != 0 ? EVERYTHING : WHAT_WAS_REPLACED);
        rmdir(f->temporary);
    }
    if (old >= 0) {
        close(old);
    }
    give_back(f);
    return status;
}

void newfolder_discard(struct newfolder *f)
{
    sweep(f, EVERYTHING);
    rmdir(f->temporary);
    give_back(f);
}
