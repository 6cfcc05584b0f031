#include "base/file/outfolder.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file/beneath.h"
#include "base/file/outfolder_private.h"
#include "base/text.h"

static char *new_name(const char *path)
{
    return folder_hidden_name(path, FOLDER_NEW);
}

static bool path_is_there(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0;
}

/* ---- the locked folder ---- */

/* Locks an open folder. Closes it if that fails. */
static int lock_open(int fd)
{
    enum { WAITS = 400 };
    const struct timespec pause = {0, 25 * 1000 * 1000};
    int error = 0;
    if (fd < 0) {
        return -1;
    }
    for (int i = 0; i < WAITS; i++) {
        error = flock(fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
        if (error != EWOULDBLOCK && error != EINTR) {
            break;
        }
        nanosleep(&pause, NULL);
    }
    if (error == EWOULDBLOCK) {
        close(fd);
        errno = EWOULDBLOCK;
        return -1;
    }
    return fd;
}

/* As outfolder_lock_beneath, by a path. */
static int outfolder_lock(const char *directory)
{
    return lock_open(open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

int outfolder_lock_beneath(int folder, const char *last)
{
    return lock_open(beneath_open_folder(folder, last));
}

/* Does the folder's name still lead to this folder? A run that failed may have removed it in the
 * meantime. */
static bool is_still_there(const struct outfolder *o)
{
    struct stat locked;
    struct stat here;
    return fstat(o->lock, &locked) == 0 && stat(o->directory, &here) == 0 &&
           locked.st_dev == here.st_dev && locked.st_ino == here.st_ino;
}

static enum status lock(struct outfolder *o, struct diag *d)
{
    o->lock = outfolder_lock(o->directory);
    if (o->lock < 0 && errno == EWOULDBLOCK) {
        return diag_error(d, NULL, "another process is writing to '%s'", o->directory);
    }
    return o->lock < 0 ? folder_cannot("cannot open directory", o->directory, errno, d) : STATUS_OK;
}

static void forget(struct outfolder *o)
{
    for (size_t i = 0; i < OUTFOLDER_MAX_FILES; i++) {
        free(o->old[i]);
        free(o->name[i]);
    }
    if (o->lock >= 0) {
        close(o->lock);
    }
    free(o->directory);
    memset(o, 0, sizeof *o);
    o->lock = -1;
}

enum status outfolder_recover(const char *directory, bool *found, struct diag *d)
{
    struct outfolder o = {.lock = -1};
    *found = false;
    if (!path_is_there(directory)) {
        return STATUS_OK;
    }
    o.directory = strdup(directory);
    enum status status = o.directory ? lock(&o, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK) {
        status = folder_recover(directory, o.lock, found, d);
    }
    forget(&o);
    return status;
}

/* ---- new files ---- */

/* Removes what the run created, as far as it is empty. */
static void give_up(struct outfolder *o)
{
    for (size_t i = 0; i < OUTFOLDER_SUBFOLDER_COUNT; i++) {
        if (o->lock >= 0 && o->made_subfolder[i]) {
            (void)unlinkat(o->lock, folder_subfolders[i], AT_REMOVEDIR);
        }
    }
    if (o->directory) {
        outfile_unmake_directories(o->directory, o->made);
    }
    forget(o);
}

enum status outfolder_begin(struct outfolder *o, const char *directory, struct diag *d)
{
    enum { TRIES = 100 };
    bool found;
    memset(o, 0, sizeof *o);
    o->lock = -1;
    o->directory = strdup(directory);
    enum status status = o->directory ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    for (int i = 0; i < TRIES && status == STATUS_OK; i++) {
        size_t made;
        status = outfile_make_directories(directory, &made, d);
        o->made = made ? made : o->made;
        status = status == STATUS_OK ? lock(o, d) : status;
        if (status != STATUS_OK || is_still_there(o)) {
            break;
        }
        close(o->lock);
        o->lock = -1;
    }
    if (status == STATUS_OK && o->lock < 0) {
        status = diag_error(d, NULL, "another process is writing to '%s'", directory);
    }
    status = status == STATUS_OK ? folder_recover(o->directory, o->lock, &found, d) : status;
    if (status != STATUS_OK) {
        give_up(o);
    }
    return status;
}

/* Creates the subfolder of a file. Returns 0 or an errno. */
static int make_subfolder(struct outfolder *o, const char *name)
{
    const char *slash = strchr(name, '/');
    for (size_t i = 0; slash && i < OUTFOLDER_SUBFOLDER_COUNT; i++) {
        size_t length = strlen(folder_subfolders[i]);
        if ((size_t)(slash - name) != length || memcmp(name, folder_subfolders[i], length) != 0) {
            continue;
        }
        int error = mkdirat(o->lock, folder_subfolders[i], 0777) == 0 ? 0 : errno;
        if (!error) {
            (void)fsync(o->lock);
            o->made_subfolder[i] = true;
        }
        return error == EEXIST ? 0 : error;
    }
    assert(!slash); /* recovery would not clean up there */
    return 0;
}

enum status outfolder_add(struct outfolder *o, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    assert(o->count < OUTFOLDER_MAX_FILES);
    struct outfile *f = &o->file[o->count];
    int error = make_subfolder(o, name);
    enum status status = error ? folder_cannot("cannot write", name, error, d) : STATUS_OK;
    if (status == STATUS_OK) {
        status = outfile_open_beneath(f, o->lock, o->directory, name, new_name, d);
    }
    if (status == STATUS_OK) {
        o->name[o->count++] = strdup(name);
        status = o->name[o->count - 1] ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        (void)fwrite(length ? data : "", 1, length, f->stream);
        status = outfile_settle(f, d);
    }
    return status;
}

/* Gives the old file a second name, so that it can be put back. If the file system has no second
 * names, the old file is moved there when its turn comes. */
static enum status keep_old(struct outfolder *o, size_t i, struct diag *d)
{
    const struct outfile *f = &o->file[i];
    char *old = folder_hidden_name(f->path, FOLDER_OLD);
    if (!old) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    o->old[i] = old;
    const char *last = outfile_last(f, f->path);
    const char *kept = outfile_last(f, old);
    (void)unlinkat(f->folder, kept, 0);
    if (!folder_has(f->folder, last) || linkat(f->folder, last, f->folder, kept, 0) == 0) {
        return STATUS_OK;
    }
    bool without = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS || errno == EMLINK;
    return without ? STATUS_OK : folder_cannot("cannot write", f->path, errno, d);
}

enum status outfolder_prepare(struct outfolder *o, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < o->count && status == STATUS_OK; i++) {
        status = outfile_name(&o->file[i], d);
        status = status == STATUS_OK ? keep_old(o, i, d) : status;
    }
    for (size_t i = 0; i < o->count && status == STATUS_OK; i++) {
        (void)fsync(o->file[i].folder);
    }
    return status;
}

static void forget_files(struct outfolder *o)
{
    for (size_t i = 0; i < o->count; i++) {
        outfile_forget(&o->file[i]);
    }
}

void outfolder_discard(struct outfolder *o, struct diag *d)
{
    if (o->marked) {
        if (folder_roll_back(o->directory, o->lock, d) != STATUS_OK) {
            diag_warning(d, NULL,
                         "'%s' holds the half-written files of an interrupted run; 'nonet book "
                         "--verify' restores it",
                         o->directory);
        }
        forget_files(o);
        give_up(o);
        return;
    }
    for (size_t i = 0; i < o->count; i++) {
        if (o->old[i]) {
            (void)unlinkat(o->file[i].folder, outfile_last(&o->file[i], o->old[i]), 0);
        }
        outfile_discard(&o->file[i]);
    }
    give_up(o);
}

static enum status set_mark(const struct outfolder *o, struct diag *d)
{
    struct text names = {0};
    for (size_t i = 0; i < o->count; i++) {
        const char *name = o->name[i];
        const struct outfile *f = &o->file[i];
        bool kept = folder_has(f->folder, outfile_last(f, f->path));
        text_add(&names, kept ? &(const char){KEPT} : &(const char){ADDED}, 1);
        text_add(&names, name, strlen(name) + 1);
    }
    struct outfile f;
    enum status status =
        names.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                     : outfile_open_beneath(&f, o->lock, o->directory, FOLDER_MARK, new_name, d);
    if (status == STATUS_OK) {
        (void)fwrite(names.data, 1, names.length, f.stream);
        status = outfile_commit(&f, d);
    }
    text_free(&names);
    return status;
}

/* Returns 0 or an errno. */
static int move_file(const struct outfolder *o, size_t i)
{
    const struct outfile *f = &o->file[i];
    const char *last = outfile_last(f, f->path);
    const char *old = outfile_last(f, o->old[i]);
    if (folder_has(f->folder, last) && !folder_has(f->folder, old) &&
        renameat(f->folder, last, f->folder, old) != 0) {
        return errno;
    }
    const char *new = outfile_last(f, f->temporary);
    return renameat(f->folder, new, f->folder, last) == 0 ? 0 : errno;
}

enum status outfolder_move(struct outfolder *o, struct diag *d)
{
    enum status status = set_mark(o, d);
    if (status != STATUS_OK) {
        return status;
    }
    o->marked = true;
    for (size_t i = 0; i < o->count; i++) {
        int error = move_file(o, i);
        if (error) {
            return folder_cannot("cannot write", o->file[i].path, error, d);
        }
    }
    for (size_t i = 0; i < o->count; i++) {
        (void)fsync(o->file[i].folder);
    }
    return STATUS_OK;
}

enum status outfolder_commit(struct outfolder *o, struct diag *d)
{
    if (unlinkat(o->lock, FOLDER_MARK, 0) != 0) {
        enum status status = folder_cannot("cannot finish the files in", o->directory, errno, d);
        outfolder_discard(o, d);
        return status;
    }
    (void)fsync(o->lock);
    for (size_t i = 0; i < o->count; i++) {
        (void)unlinkat(o->file[i].folder, outfile_last(&o->file[i], o->old[i]), 0);
    }
    forget_files(o);
    forget(o);
    return STATUS_OK;
}
