#include "base/outfolder.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/infile.h"

static const char mark_name[] = ".nonet-commit";
static const char new_ending[] = ".nonet-new";
static const char old_ending[] = ".nonet-old";

enum { MARK_LIMIT = OUTFOLDER_MAX_FILES * (BENEATH_NAME_MOST + 2) };

static char *taken(struct text *t)
{
    if (t->failed) {
        text_free(t);
        errno = ENOMEM;
    }
    return t->data;
}

/* "dir/.NAME" and the ending, for free(). */
static char *hidden_name(const char *path, const char *ending)
{
    const char *slash = strrchr(path, '/');
    size_t before = slash ? (size_t)(slash + 1 - path) : 0;
    struct text name = {0};
    text_add(&name, path, before);
    text_printf(&name, ".%s%s", path + before, ending);
    return taken(&name);
}

static char *new_name(const char *path)
{
    return hidden_name(path, new_ending);
}

static bool is_there(int folder, const char *last)
{
    return beneath_kind(folder, last) != BENEATH_NOTHING;
}

static bool path_is_there(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0;
}

static enum status cannot(const char *what, const char *path, int error, struct diag *d)
{
    return error == ENOMEM ? diag_error(d, NULL, OUT_OF_MEMORY)
                           : diag_error(d, NULL, "%s '%s': %s", what, path, beneath_why(error));
}

/* ---- the folder, ours alone ---- */

/* Lock a folder that was opened; closes it where that fails. */
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

int outfolder_lock(const char *directory)
{
    return lock_open(open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

int outfolder_lock_beneath(int folder, const char *last)
{
    return lock_open(beneath_open_folder(folder, last));
}

/* Is it still what has the folder's name? A run that failed may have taken it away meanwhile. */
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
    return o->lock < 0 ? cannot("cannot open directory", o->directory, errno, d) : STATUS_OK;
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

/* ---- what an earlier run left ---- */

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name);
    return name[0] == '.' && length > strlen(ending) &&
           strcmp(name + length - strlen(ending), ending) == 0;
}

/* Without a mark, no file of these names is of use to anyone. How many went. */
static size_t sweep(int folder)
{
    size_t count = 0;
    int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy >= 0 ? fdopendir(copy) : NULL;
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (ends_with(entry->d_name, new_ending) || ends_with(entry->d_name, old_ending)) {
            count += unlinkat(folder, entry->d_name, 0) == 0;
        }
    }
    if (dir) {
        closedir(dir);
    } else if (copy >= 0) {
        close(copy);
    }
    return count;
}

static const char *const subfolders[] = {OUTFOLDER_SUBFOLDERS};
enum { SUBFOLDERS = sizeof subfolders / sizeof subfolders[0] };
_Static_assert((int)SUBFOLDERS == (int)OUTFOLDER_SUBFOLDER_COUNT, "a flag a subfolder");

/* A subfolder may be the folder of another book, which sweeps it itself where it has a mark or is
 * being written. One that is empty then was made by the run that left the files. */
static void sweep_subfolders(int folder)
{
    for (size_t i = 0; i < SUBFOLDERS; i++) {
        bool there = beneath_kind(folder, subfolders[i]) == BENEATH_FOLDER;
        int fd = there ? beneath_open_folder(folder, subfolders[i]) : -1;
        bool ours = fd >= 0 && (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) &&
                    !is_there(fd, mark_name);
        if (ours && sweep(fd)) {
            (void)unlinkat(folder, subfolders[i], AT_REMOVEDIR);
        }
        if (fd >= 0) {
            close(fd);
        }
    }
}

/* A file in the mark: KEPT where there was one of its name before, else ADDED. */
enum { KEPT = 'k', ADDED = 'a' };

/* A file that the mark names: its folder, and its names there. */
struct target {
    char what;
    int top; /* the folder that has the mark */
    int folder;
    const char *name;
    const char *last;
    char *new;
    char *old;
};

/* 0, or errno: only files stand at the three names, or nothing. */
static int look_at_target(const struct target *t)
{
    const char *const names[] = {t->last, t->new, t->old};
    int error = 0;
    for (size_t i = 0; i < 3 && !error; i++) {
        error = beneath_no_file(beneath_kind(t->folder, names[i]));
    }
    return error;
}

/* Back to what was there before. Whatever was put back already stays so: a second time changes
 * nothing. 0, or errno. */
static int put_back(const struct target *t)
{
    if (t->what == KEPT) {
        bool failed =
            is_there(t->folder, t->old) && renameat(t->folder, t->old, t->folder, t->last) != 0;
        return failed ? errno : 0;
    }
    bool failed = !is_there(t->folder, t->new) && unlinkat(t->folder, t->last, 0) != 0;
    return failed && errno != ENOENT ? errno : 0;
}

static int sync_names(const struct target *t)
{
    (void)fsync(t->folder);
    return 0;
}

/* What is not needed any more, and a subfolder that is empty then: the run had made it. */
static int remove_hidden(const struct target *t)
{
    (void)unlinkat(t->folder, t->new, 0);
    (void)unlinkat(t->folder, t->old, 0);
    if (t->what == ADDED && t->name != t->last) {
        char parent[BENEATH_NAME_MOST + 1];
        snprintf(parent, sizeof parent, "%.*s", (int)(t->last - t->name - 1), t->name);
        (void)(strchr(parent, '/') ? 0 : unlinkat(t->top, parent, AT_REMOVEDIR));
    }
    return 0;
}

/* 0, or errno. A target whose folder is not there needs nothing. */
static int do_to_target(int folder, const char *entry, int (*act)(const struct target *t))
{
    struct target t = {.what = *entry, .top = folder, .name = entry + 1};
    t.folder = beneath_open_parent(folder, t.name, &t.last);
    if (t.folder < 0) {
        return errno == ENOENT ? 0 : errno;
    }
    t.new = hidden_name(t.last, new_ending);
    t.old = hidden_name(t.last, old_ending);
    int error = t.new &&t.old ? act(&t) : ENOMEM;
    close(t.folder);
    free(t.new);
    free(t.old);
    return error;
}

/* Do something to each target that the mark names. 0, or the errno of the first that fails; *name
 * is then that target's. */
static int each_target(int folder, const struct text *mark, int (*act)(const struct target *t),
                       const char **name)
{
    int error = 0;
    for (size_t i = 0; i < mark->length && !error; i += strlen(mark->data + i) + 1) {
        *name = mark->data + i + 1;
        error = do_to_target(folder, mark->data + i, act);
    }
    return error;
}

/* Is this what set_mark writes: for each file a letter, then its name, which NUL ends; each once,
 * and none that this room uses itself? */
static bool is_mark(const struct text *mark)
{
    const char *name[OUTFOLDER_MAX_FILES];
    size_t count = 0;
    if (mark->length == 0 || mark->data[mark->length - 1] != '\0') {
        return false;
    }
    for (size_t i = 0; i < mark->length; i += strlen(mark->data + i) + 1) {
        const char *entry = mark->data + i;
        if ((*entry != KEPT && *entry != ADDED) || count == OUTFOLDER_MAX_FILES ||
            beneath_fault(entry + 1)) {
            return false;
        }
        const char *slash = strrchr(entry + 1, '/');
        const char *last = slash ? slash + 1 : entry + 1;
        if (ends_with(last, new_ending) || ends_with(last, old_ending) ||
            strcmp(last, mark_name) == 0) {
            return false;
        }
        for (size_t k = 0; k < count; k++) {
            if (strcmp(name[k], entry + 1) == 0) {
                return false;
            }
        }
        name[count++] = entry + 1;
    }
    return true;
}

/* Is this an error of what the folder holds, not of reading or writing there? */
static bool is_foreign(int error)
{
    return error == ELOOP || error == EISDIR || error == ENXIO || error == ENOTDIR ||
           error == EINVAL || error == EFBIG;
}

/* name: what the mark names and cannot be put back. */
static enum status refuse_mark(const char *directory, const char *name, int error, struct diag *d)
{
    struct text path = {0};
    struct text why = {0};
    text_printf(&path, "%s/%s", directory, mark_name);
    if (*name) {
        text_printf(&why, ": '%s': %s", name, beneath_why(error));
    } else if (error != EINVAL) {
        text_printf(&why, ": %s", beneath_why(error));
    }
    d->hint = "this is no mark of ours: where the folder is as it should be, remove it";
    enum status status =
        path.failed || why.failed
            ? diag_error(d, NULL, OUT_OF_MEMORY)
            : diag_error(d, &(struct diag_at){.file = path.data},
                         "what an interrupted run changed cannot be told from this%s",
                         why.length ? why.data : "");
    text_free(&path);
    text_free(&why);
    return status;
}

static enum status cannot_put_back(const char *directory, const char *name, int error,
                                   struct diag *d)
{
    if (is_foreign(error)) {
        return refuse_mark(directory, name, error, d);
    }
    return cannot("cannot put back what an interrupted run changed in", directory, error, d);
}

static enum status roll_back(const char *directory, int folder, struct diag *d)
{
    struct text mark = {0};
    const char *name = "";
    int error = infile_read_beneath(folder, mark_name, MARK_LIMIT, &mark);
    error = error ? error : is_mark(&mark) ? 0 : EINVAL;
    error = error ? error : each_target(folder, &mark, look_at_target, &name);
    error = error ? error : each_target(folder, &mark, put_back, &name);
    error = error ? error : each_target(folder, &mark, sync_names, &name);
    error = error ? error : unlinkat(folder, mark_name, 0) != 0 ? errno : 0;
    if (!error) {
        (void)fsync(folder);
        (void)each_target(folder, &mark, remove_hidden, &name);
    }
    enum status status = error ? cannot_put_back(directory, name, error, d) : STATUS_OK;
    text_free(&mark);
    return status;
}

static enum status recover(const char *directory, int folder, bool *found, struct diag *d)
{
    *found = is_there(folder, mark_name);
    enum status status = *found ? roll_back(directory, folder, d) : STATUS_OK;
    if (status == STATUS_OK) {
        sweep(folder);
        sweep_subfolders(folder);
    }
    return status;
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
        status = recover(directory, o.lock, found, d);
    }
    forget(&o);
    return status;
}

/* ---- new files ---- */

/* What the run made goes, as far as it is empty. */
static void give_up(struct outfolder *o)
{
    for (size_t i = 0; i < SUBFOLDERS; i++) {
        if (o->lock >= 0 && o->made_subfolder[i]) {
            (void)unlinkat(o->lock, subfolders[i], AT_REMOVEDIR);
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
    status = status == STATUS_OK ? recover(o->directory, o->lock, &found, d) : status;
    if (status != STATUS_OK) {
        give_up(o);
    }
    return status;
}

/* Make the subfolder of a file. 0, or errno. */
static int make_subfolder(struct outfolder *o, const char *name)
{
    const char *slash = strchr(name, '/');
    for (size_t i = 0; slash && i < SUBFOLDERS; i++) {
        size_t length = strlen(subfolders[i]);
        if ((size_t)(slash - name) != length || memcmp(name, subfolders[i], length) != 0) {
            continue;
        }
        int error = mkdirat(o->lock, subfolders[i], 0777) == 0 ? 0 : errno;
        if (!error) {
            (void)fsync(o->lock);
            o->made_subfolder[i] = true;
        }
        return error == EEXIST ? 0 : error;
    }
    assert(!slash); /* nobody would sweep there */
    return 0;
}

enum status outfolder_add(struct outfolder *o, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    assert(o->count < OUTFOLDER_MAX_FILES);
    struct outfile *f = &o->file[o->count];
    int error = make_subfolder(o, name);
    enum status status = error ? cannot("cannot write", name, error, d) : STATUS_OK;
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

/* The old file's second name, so that it can be put back. A file system without second names moves
 * it there when its turn comes. */
static enum status keep_old(struct outfolder *o, size_t i, struct diag *d)
{
    const struct outfile *f = &o->file[i];
    char *old = hidden_name(f->path, old_ending);
    if (!old) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    o->old[i] = old;
    const char *last = outfile_last(f, f->path);
    const char *kept = outfile_last(f, old);
    (void)unlinkat(f->folder, kept, 0);
    if (!is_there(f->folder, last) || linkat(f->folder, last, f->folder, kept, 0) == 0) {
        return STATUS_OK;
    }
    bool without = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS || errno == EMLINK;
    return without ? STATUS_OK : cannot("cannot write", f->path, errno, d);
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
        if (roll_back(o->directory, o->lock, d) != STATUS_OK) {
            diag_warning(d, NULL, "'%s' is not whole; 'nonet book --verify' puts it back",
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
        bool kept = is_there(f->folder, outfile_last(f, f->path));
        text_add(&names, kept ? &(const char){KEPT} : &(const char){ADDED}, 1);
        text_add(&names, name, strlen(name) + 1);
    }
    struct outfile f;
    enum status status =
        names.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                     : outfile_open_beneath(&f, o->lock, o->directory, mark_name, new_name, d);
    if (status == STATUS_OK) {
        (void)fwrite(names.data, 1, names.length, f.stream);
        status = outfile_commit(&f, d);
    }
    text_free(&names);
    return status;
}

/* 0, or errno. */
static int move_file(const struct outfolder *o, size_t i)
{
    const struct outfile *f = &o->file[i];
    const char *last = outfile_last(f, f->path);
    const char *old = outfile_last(f, o->old[i]);
    if (is_there(f->folder, last) && !is_there(f->folder, old) &&
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
            return cannot("cannot write", o->file[i].path, error, d);
        }
    }
    for (size_t i = 0; i < o->count; i++) {
        (void)fsync(o->file[i].folder);
    }
    return STATUS_OK;
}

enum status outfolder_commit(struct outfolder *o, struct diag *d)
{
    if (unlinkat(o->lock, mark_name, 0) != 0) {
        enum status status = cannot("cannot finish the files in", o->directory, errno, d);
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
