/* Recovers a folder from an interrupted run, which leaves the mark and files with hidden names. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file/beneath.h"
#include "base/file/infile.h"
#include "base/file/outfolder_private.h"

enum { MARK_LIMIT = OUTFOLDER_MAX_FILES * (BENEATH_MAX_NAME + 2) };

static char *taken(struct text *t)
{
    if (t->failed) {
        text_free(t);
        errno = ENOMEM;
    }
    return t->data;
}

/* Returns "dir/.NAME" with the ending added, for free(). */
char *folder_hidden_name(const char *path, const char *ending)
{
    const char *slash = strrchr(path, '/');
    size_t before = slash ? (size_t)(slash + 1 - path) : 0;
    struct text name = {0};
    text_add(&name, path, before);
    text_printf(&name, ".%s%s", path + before, ending);
    return taken(&name);
}

bool folder_has(int folder, const char *last)
{
    return beneath_kind(folder, last) != BENEATH_NOTHING;
}

enum status folder_cannot(const char *what, const char *path, int error, struct diag *d)
{
    return error == ENOMEM ? diag_error(d, NULL, OUT_OF_MEMORY)
                           : diag_error(d, NULL, "%s '%s': %s", what, path, beneath_why(error));
}

/* ---- removing leftover files ---- */

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name);
    return name[0] == '.' && length > strlen(ending) &&
           strcmp(name + length - strlen(ending), ending) == 0;
}

/* Removes files with our hidden names, which are useless without a mark. Returns how many were
 * removed. */
static size_t sweep(int folder)
{
    size_t count = 0;
    DIR *dir = beneath_list(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (ends_with(entry->d_name, FOLDER_NEW) || ends_with(entry->d_name, FOLDER_OLD)) {
            count += unlinkat(folder, entry->d_name, 0) == 0;
        }
    }
    if (dir) {
        closedir(dir);
    }
    return count;
}

const char *const folder_subfolders[] = {OUTFOLDER_SUBFOLDERS};
_Static_assert(sizeof folder_subfolders / sizeof *folder_subfolders == OUTFOLDER_SUBFOLDER_COUNT,
               "a flag a subfolder");

/* Cleans up the subfolders. A subfolder may be the folder of another book, and that book cleans it
 * up itself if it has a mark or is being written. A subfolder that is empty afterwards was made by
 * the interrupted run, so it is removed. */
static void sweep_subfolders(int folder)
{
    for (size_t i = 0; i < OUTFOLDER_SUBFOLDER_COUNT; i++) {
        bool there = beneath_kind(folder, folder_subfolders[i]) == BENEATH_FOLDER;
        int fd = there ? beneath_open_folder(folder, folder_subfolders[i]) : -1;
        bool ours = fd >= 0 && (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) &&
                    !folder_has(fd, FOLDER_MARK);
        if (ours && sweep(fd)) {
            (void)unlinkat(folder, folder_subfolders[i], AT_REMOVEDIR);
        }
        if (fd >= 0) {
            close(fd);
        }
    }
}

/* A file that the mark names: its folder, and its names there. */
struct outfolder_recover_target {
    char what;
    int top; /* the folder that has the mark */
    int folder;
    const char *name;
    const char *last;
    char *new;
    char *old;
};

/* Checks that each of the three names is a regular file or does not exist. Returns 0 or an
 * errno. */
static int look_at_target(const struct outfolder_recover_target *t)
{
    const char *const names[] = {t->last, t->new, t->old};
    int error = 0;
    for (size_t i = 0; i < 3 && !error; i++) {
        error = beneath_no_file(beneath_kind(t->folder, names[i]));
    }
    return error;
}

/* Restores what was there before. A file that has already been restored stays as it is, so this can
 * run twice. Returns 0 or an errno. */
static int put_back(const struct outfolder_recover_target *t)
{
    if (t->what == KEPT) {
        bool failed =
            folder_has(t->folder, t->old) && renameat(t->folder, t->old, t->folder, t->last) != 0;
        return failed ? errno : 0;
    }
    bool failed = !folder_has(t->folder, t->new) && unlinkat(t->folder, t->last, 0) != 0;
    return failed && errno != ENOENT ? errno : 0;
}

static int sync_names(const struct outfolder_recover_target *t)
{
    (void)fsync(t->folder);
    return 0;
}

/* Removes files that are no longer needed, and a subfolder that is then empty, since the
 * interrupted run had created it. */
static int remove_hidden(const struct outfolder_recover_target *t)
{
    (void)unlinkat(t->folder, t->new, 0);
    (void)unlinkat(t->folder, t->old, 0);
    if (t->what == ADDED && t->name != t->last) {
        char parent[BENEATH_MAX_NAME + 1];
        snprintf(parent, sizeof parent, "%.*s", (int)(t->last - t->name - 1), t->name);
        (void)(strchr(parent, '/') ? 0 : unlinkat(t->top, parent, AT_REMOVEDIR));
    }
    return 0;
}

/* Returns 0 or an errno. If a target's folder does not exist, there is nothing to do. */
static int do_to_target(int folder, const char *entry,
                        int (*act)(const struct outfolder_recover_target *t))
{
    struct outfolder_recover_target t = {.what = *entry, .top = folder, .name = entry + 1};
    t.folder = beneath_open_parent(folder, t.name, &t.last);
    if (t.folder < 0) {
        return errno == ENOENT ? 0 : errno;
    }
    t.new = folder_hidden_name(t.last, FOLDER_NEW);
    t.old = folder_hidden_name(t.last, FOLDER_OLD);
    int error = t.new &&t.old ? act(&t) : ENOMEM;
    close(t.folder);
    free(t.new);
    free(t.old);
    return error;
}

/* Calls a function for each target that the mark names. Returns 0, or the errno of the first call
 * that fails; *name is then that target's name. */
static int each_target(int folder, const struct text *mark,
                       int (*act)(const struct outfolder_recover_target *t), const char **name)
{
    int error = 0;
    for (size_t i = 0; i < mark->length && !error; i += strlen(mark->data + i) + 1) {
        *name = mark->data + i + 1;
        error = do_to_target(folder, mark->data + i, act);
    }
    return error;
}

/* Is this what set_mark writes? For each file, that is a letter, its name and a NUL. Each name
 * occurs once, and none is a name that this module uses itself. */
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
        if (ends_with(last, FOLDER_NEW) || ends_with(last, FOLDER_OLD) ||
            strcmp(last, FOLDER_MARK) == 0) {
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

/* Is the cause of this error what the folder contains, rather than reading or writing there? */
static bool is_foreign(int error)
{
    return error == ELOOP || error == EISDIR || error == ENXIO || error == ENOTDIR ||
           error == EINVAL || error == EFBIG;
}

/* `name` is an entry of the mark that cannot be put back. */
static enum status refuse_mark(const char *directory, const char *name, int error, struct diag *d)
{
    struct text path = {0};
    struct text why = {0};
    text_printf(&path, "%s/%s", directory, FOLDER_MARK);
    if (*name) {
        text_printf(&why, ": '%s': %s", name, beneath_why(error));
    } else if (error != EINVAL) {
        text_printf(&why, ": %s", beneath_why(error));
    }
    d->hint = "Nonet did not write this file; if the folder is as it should be, remove it";
    enum status status = path.failed || why.failed
                             ? diag_error(d, NULL, OUT_OF_MEMORY)
                             : diag_error(d, &(struct diag_at){.file = path.data},
                                          "the record of an interrupted run cannot be read%s",
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
    return folder_cannot("cannot undo an interrupted run in", directory, error, d);
}

enum status folder_roll_back(const char *directory, int folder, struct diag *d)
{
    struct text mark = {0};
    const char *name = "";
    int error = infile_read_beneath(folder, FOLDER_MARK, MARK_LIMIT, &mark);
    error = error ? error : is_mark(&mark) ? 0 : EINVAL;
    error = error ? error : each_target(folder, &mark, look_at_target, &name);
    error = error ? error : each_target(folder, &mark, put_back, &name);
    error = error ? error : each_target(folder, &mark, sync_names, &name);
    error = error ? error : unlinkat(folder, FOLDER_MARK, 0) != 0 ? errno : 0;
    if (!error) {
        (void)fsync(folder);
        (void)each_target(folder, &mark, remove_hidden, &name);
    }
    enum status status = error ? cannot_put_back(directory, name, error, d) : STATUS_OK;
    text_free(&mark);
    return status;
}

enum status folder_recover(const char *directory, int folder, bool *found, struct diag *d)
{
    *found = folder_has(folder, FOLDER_MARK);
    enum status status = *found ? folder_roll_back(directory, folder, d) : STATUS_OK;
    if (status == STATUS_OK) {
        sweep(folder);
        sweep_subfolders(folder);
    }
    return status;
}
