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

#include "base/infile.h"

static const char mark_name[] = ".nonet-commit";
static const char new_ending[] = ".nonet-new";
static const char old_ending[] = ".nonet-old";

enum { MARK_LIMIT = 1 << 20 };

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

static char *path_in(const char *directory, const char *name)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", directory, name);
    return taken(&path);
}

static bool is_there(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0;
}

static enum status cannot(const char *what, const char *path, int error, struct diag *d)
{
    return error == ENOMEM ? diag_error(d, NULL, OUT_OF_MEMORY)
                           : diag_error(d, NULL, "%s '%s': %s", what, path, strerror(error));
}

/* ---- the folder, ours alone ---- */

int outfolder_lock(const char *directory)
{
    enum { WAITS = 400 };
    const struct timespec pause = {0, 25 * 1000 * 1000};
    int fd = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) {
        return -1;
    }
    int error = 0;
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
    free(o->mark);
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

/* Without a mark, no file of these names is of use to anyone. */
static void sweep(const char *directory)
{
    DIR *dir = opendir(directory);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (ends_with(entry->d_name, new_ending) || ends_with(entry->d_name, old_ending)) {
            (void)unlinkat(dirfd(dir), entry->d_name, 0);
        }
    }
    if (dir) {
        closedir(dir);
    }
}

/* A file in the mark: KEPT where there was one of its name before, else ADDED. */
enum { KEPT = 'k', ADDED = 'a' };

/* Back to what was there before. Whatever was put back already stays so: a second time changes
 * nothing. 0, or errno. */
static int put_back(const char *path, char what)
{
    char *new = hidden_name(path, new_ending);
    char *old = hidden_name(path, old_ending);
    int error = new &&old ? 0 : ENOMEM;
    if (!error && what == KEPT) {
        error = is_there(old) && rename(old, path) != 0 ? errno : 0;
    } else if (!error && !is_there(new)) {
        error = unlink(path) != 0 && errno != ENOENT ? errno : 0;
    }
    free(new);
    free(old);
    return error;
}

static int sync_names(const char *path, char what)
{
    (void)what;
    outfile_sync_directory(path);
    return 0;
}

static int remove_hidden(const char *path, char what)
{
    char *new = hidden_name(path, new_ending);
    char *old = hidden_name(path, old_ending);
    (void)what;
    if (new &&old) {
        (void)unlink(new);
        (void)unlink(old);
    }
    free(new);
    free(old);
    return 0;
}

bool outfolder_leads_out(const char *name)
{
    size_t length = strlen(name);
    return name[0] == '/' || strncmp(name, "../", 3) == 0 || strstr(name, "/../") ||
           strcmp(name, "..") == 0 || (length > 3 && strcmp(name + length - 3, "/..") == 0);
}

/* Do something to each target that the mark names: a letter, then the name in the folder, which NUL
 * ends. 0, or the errno of the first that fails. */
static int each_target(const char *directory, const struct text *names,
                       int (*act)(const char *path, char what))
{
    int error = 0;
    for (size_t i = 0; i < names->length && !error; i += strlen(names->data + i) + 1) {
        char what = names->data[i];
        const char *name = names->data + i + 1;
        if ((what != KEPT && what != ADDED) || !*name || outfolder_leads_out(name)) {
            return EINVAL;
        }
        char *link = path_in(directory, name);
        char *path = link ? outfile_target(link) : NULL;
        error = path ? act(path, what) : errno;
        free(link);
        free(path);
    }
    return error;
}

static enum status roll_back(const char *directory, const char *mark, struct diag *d)
{
    struct text names = {0};
    int error = infile_read(mark, MARK_LIMIT, &names);
    error = error ? error : each_target(directory, &names, put_back);
    error = error ? error : each_target(directory, &names, sync_names);
    error = error ? error : unlink(mark) != 0 ? errno : 0;
    if (!error) {
        outfile_sync_directory(mark);
        (void)each_target(directory, &names, remove_hidden);
    }
    text_free(&names);
    if (error == EINVAL) {
        d->hint = "this is no mark of ours: where the folder is as it should be, remove it";
        return diag_error(d, &(struct diag_at){.file = mark},
                          "what an interrupted run changed cannot be told from this");
    }
    return error ? cannot("cannot put back what an interrupted run changed in", directory, error, d)
                 : STATUS_OK;
}

static enum status recover(const char *directory, bool *found, struct diag *d)
{
    char *mark = path_in(directory, mark_name);
    *found = mark && is_there(mark);
    enum status status = mark ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    if (*found) {
        status = roll_back(directory, mark, d);
    }
    if (status == STATUS_OK) {
        sweep(directory);
    }
    free(mark);
    return status;
}

enum status outfolder_recover(const char *directory, bool *found, struct diag *d)
{
    struct outfolder o = {.lock = -1};
    *found = false;
    if (!is_there(directory)) {
        return STATUS_OK;
    }
    o.directory = strdup(directory);
    enum status status = o.directory ? lock(&o, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK) {
        status = recover(directory, found, d);
    }
    forget(&o);
    return status;
}

/* ---- new files ---- */

enum status outfolder_begin(struct outfolder *o, const char *directory, struct diag *d)
{
    bool found;
    memset(o, 0, sizeof *o);
    o->lock = -1;
    enum status status = outfile_make_directory(directory, d);
    if (status == STATUS_OK) {
        o->directory = strdup(directory);
        status = o->directory ? lock(o, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    status = status == STATUS_OK ? recover(o->directory, &found, d) : status;
    if (status != STATUS_OK) {
        forget(o);
    }
    return status;
}

/* The folder of a file in a folder of the folder; what an earlier run left there goes. */
static enum status make_subfolder(const char *path, struct diag *d)
{
    char *directory = strdup(path);
    if (!directory) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    *strrchr(directory, '/') = '\0';
    enum status status = outfile_make_directory(directory, d);
    if (status == STATUS_OK) {
        sweep(directory);
    }
    free(directory);
    return status;
}

enum status outfolder_add(struct outfolder *o, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    assert(o->count < OUTFOLDER_MAX_FILES);
    struct outfile *f = &o->file[o->count];
    char *path = path_in(o->directory, name);
    enum status status = path ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK && strchr(name, '/')) {
        status = make_subfolder(path, d);
    }
    status = status == STATUS_OK ? outfile_open_as(f, path, new_name, d) : status;
    if (status == STATUS_OK) {
        o->name[o->count++] = strdup(name);
        status = o->name[o->count - 1] ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        (void)fwrite(length ? data : "", 1, length, f->stream);
        status = outfile_settle(f, d);
    }
    free(path);
    return status;
}

/* The old file's second name, so that it can be put back. A file system without second names moves
 * it there when its turn comes. */
static enum status keep_old(struct outfolder *o, size_t i, struct diag *d)
{
    const char *path = o->file[i].path;
    char *old = hidden_name(path, old_ending);
    if (!old) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    o->old[i] = old;
    (void)unlink(old);
    if (!is_there(path) || link(path, old) == 0) {
        return STATUS_OK;
    }
    bool without = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS || errno == EMLINK;
    return without ? STATUS_OK : cannot("cannot write", path, errno, d);
}

enum status outfolder_prepare(struct outfolder *o, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < o->count && status == STATUS_OK; i++) {
        status = outfile_name(&o->file[i], d);
        status = status == STATUS_OK ? keep_old(o, i, d) : status;
    }
    for (size_t i = 0; i < o->count && status == STATUS_OK; i++) {
        outfile_sync_directory(o->file[i].path);
    }
    return status;
}

static void free_files(struct outfolder *o)
{
    for (size_t i = 0; i < o->count; i++) {
        free(o->file[i].path);
        free(o->file[i].temporary);
    }
    forget(o);
}

void outfolder_discard(struct outfolder *o, struct diag *d)
{
    if (o->mark) {
        if (roll_back(o->directory, o->mark, d) != STATUS_OK) {
            diag_warning(d, NULL, "'%s' is not whole; 'nonet book --verify' puts it back",
                         o->directory);
        }
        free_files(o);
        return;
    }
    for (size_t i = 0; i < o->count; i++) {
        if (o->old[i]) {
            (void)unlink(o->old[i]);
        }
        outfile_discard(&o->file[i]);
    }
    forget(o);
}

static enum status set_mark(const struct outfolder *o, const char *mark, struct diag *d)
{
    struct text names = {0};
    for (size_t i = 0; i < o->count; i++) {
        const char *name = o->name[i];
        text_add(&names, is_there(o->file[i].path) ? &(const char){KEPT} : &(const char){ADDED}, 1);
        text_add(&names, name, strlen(name) + 1);
    }
    enum status status = names.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                      : outfile_write(mark, names.data, names.length, d);
    text_free(&names);
    return status;
}

/* 0, or errno. */
static int move_file(const struct outfolder *o, size_t i)
{
    const struct outfile *f = &o->file[i];
    if (is_there(f->path) && !is_there(o->old[i]) && rename(f->path, o->old[i]) != 0) {
        return errno;
    }
    return rename(f->temporary, f->path) == 0 ? 0 : errno;
}

enum status outfolder_move(struct outfolder *o, struct diag *d)
{
    char *mark = path_in(o->directory, mark_name);
    enum status status = mark ? set_mark(o, mark, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status != STATUS_OK) {
        free(mark);
        return status;
    }
    o->mark = mark;
    for (size_t i = 0; i < o->count; i++) {
        int error = move_file(o, i);
        if (error) {
            return cannot("cannot write", o->file[i].path, error, d);
        }
    }
    for (size_t i = 0; i < o->count; i++) {
        outfile_sync_directory(o->file[i].path);
    }
    return STATUS_OK;
}

enum status outfolder_commit(struct outfolder *o, struct diag *d)
{
    if (unlink(o->mark) != 0) {
        enum status status = cannot("cannot remove", o->mark, errno, d);
        outfolder_discard(o, d);
        return status;
    }
    outfile_sync_directory(o->mark);
    for (size_t i = 0; i < o->count; i++) {
        (void)unlink(o->old[i]);
    }
    free_files(o);
    return STATUS_OK;
}
