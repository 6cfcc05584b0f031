#define _GNU_SOURCE
#include "config/newfolder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config/array.h"
#include "config/outfile.h"
#include "config/text.h"

static char *joined(const char *folder, const char *name)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    return path.failed ? (text_free(&path), NULL) : path.data;
}

static void give_back(struct newfolder *f)
{
    for (size_t i = 0; i < f->count; i++) {
        free(f->name[i]);
    }
    free(f->name);
    free(f->path);
    free(f->temporary);
    *f = (struct newfolder){0};
}

enum status newfolder_begin(struct newfolder *f, const char *path, struct diag *d)
{
    struct text temporary = {0};
    size_t length = strlen(path);
    *f = (struct newfolder){0};
    while (length > 1 && path[length - 1] == '/') {
        length--;
    }
    f->path = strndup(path, length);
    text_printf(&temporary, "%.*s.nonet-XXXXXX", (int)length, path);
    f->temporary = temporary.failed ? NULL : temporary.data;
    if (!f->path || !f->temporary) {
        text_free(&temporary);
        f->temporary = NULL;
        give_back(f);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (!mkdtemp(f->temporary) || chmod(f->temporary, 0777 & ~umask(umask(0))) != 0) {
        enum status status =
            diag_error(d, NULL, "cannot make a folder beside '%s': %s", f->path, strerror(errno));
        give_back(f);
        return status;
    }
    return STATUS_OK;
}

static bool write_whole(const char *path, const void *data, size_t length)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    bool ok = file >= 0;
    for (size_t done = 0; ok && done < length;) {
        ssize_t written = write(file, (const char *)data + done, length - done);
        ok = written > 0 || (written < 0 && errno == EINTR);
        done += written > 0 ? (size_t)written : 0;
    }
    ok = ok && fsync(file) == 0;
    int error = errno;
    ok = (file < 0 || close(file) == 0) && ok;
    errno = ok ? errno : error;
    return ok;
}

enum status newfolder_add(struct newfolder *f, const char *name, const void *data, size_t length,
                          struct diag *d)
{
    char **names = array_room(f->name, &f->capacity, f->count, sizeof *names);
    f->name = names ? names : f->name;
    char *path = joined(f->temporary, name);
    char *copy = names ? strdup(name) : NULL;
    enum status status = STATUS_OK;
    if (!path || !copy) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    } else if (!write_whole(path, data, length)) {
        status = errno == EEXIST ? diag_usage(d, NULL, "two files would be called '%s'", name)
                                 : diag_error(d, NULL, "cannot write '%s/%s': %s", f->path, name,
                                              strerror(errno));
    }
    if (copy && status == STATUS_OK) {
        f->name[f->count++] = copy;
    } else {
        free(copy);
    }
    free(path);
    return status;
}

static bool is_ours(const struct newfolder *f, const char *name)
{
    bool found = strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
    for (size_t i = 0; i < f->count && !found; i++) {
        found = strcmp(f->name[i], name) == 0;
    }
    return found;
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

/* Take the folder away with all files of these names. */
static void clear(const struct newfolder *f, const char *folder)
{
    for (size_t i = 0; i < f->count; i++) {
        char *path = joined(folder, f->name[i]);
        if (path) {
            unlink(path);
        }
        free(path);
    }
    rmdir(folder);
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
    sync_folder(f->temporary);
    int moved = there ? renameat2(AT_FDCWD, f->temporary, AT_FDCWD, f->path, RENAME_EXCHANGE)
                      : rename(f->temporary, f->path);
    if (moved != 0) {
        status = diag_error(d, NULL, "cannot put the folder '%s' in its place: %s", f->path,
                            strerror(errno));
        newfolder_discard(f);
        return status;
    }
    outfile_sync_directory(f->path);
    if (there) {
        clear(f, f->temporary);
    }
    give_back(f);
    return STATUS_OK;
}

void newfolder_discard(struct newfolder *f)
{
    clear(f, f->temporary);
    give_back(f);
}
