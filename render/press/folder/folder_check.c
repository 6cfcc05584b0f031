#include "render/press/folder/folder_check.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/beneath.h"
#include "base/file/infile.h"
#include "base/file/outfolder.h"
#include "base/json/json_cursor.h"
#include "base/limits.h"
#include "render/press/folder/sha256.h"

enum { FILE_LIMIT = 0x7FFFFFFF }; /* bytes */

struct folder {
    char *directory;
    char *manifest;
    bool named; /* the manifest itself was given, not its folder */
    int fd;     /* of the folder */
    char *seen[OUTFOLDER_MAX_FILES];
    size_t count;
    struct diag *diag;
};

static bool find_paths(struct folder *f, const char *path)
{
    struct stat st;
    struct text directory = {0};
    struct text manifest = {0};
    bool is_file = stat(path, &st) == 0 && S_ISREG(st.st_mode);
    const char *slash = strrchr(path, '/');
    if (!is_file) {
        text_puts(&directory, path);
        text_printf(&manifest, "%s/manifest.json", path);
    } else {
        text_printf(&directory, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
        text_puts(&directory, directory.length ? "" : "/");
        text_puts(&manifest, path);
    }
    f->named = is_file;
    f->directory = directory.data;
    f->manifest = manifest.data;
    return !directory.failed && !manifest.failed;
}

/* JSON has U+FFFD for bytes of a name that are not UTF-8: the first file of the folder that is
 * called so there. */
static void add_own_name(const struct folder *f, const char *name, struct text *own)
{
    struct text wanted = {0};
    struct text found = {0};
    char best[256] = "";
    int copy = strstr(name, "\uFFFD") ? openat(f->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    DIR *list = copy >= 0 ? fdopendir(copy) : NULL;
    text_json(&wanted, name);
    for (struct dirent *entry; list && (entry = readdir(list));) {
        text_clear(&found);
        text_json(&found, entry->d_name);
        bool same = !found.failed && !wanted.failed && strcmp(found.data, wanted.data) == 0;
        if (same && (!best[0] || strcmp(entry->d_name, best) < 0)) {
            snprintf(best, sizeof best, "%s", entry->d_name);
        }
    }
    if (list) {
        closedir(list);
    } else if (copy >= 0) {
        close(copy);
    }
    text_free(&wanted);
    text_free(&found);
    text_puts(own, best[0] ? best : name);
}

/* The digest of a file of the folder. 0, or errno. */
static int digest_file(const struct folder *f, const char *name, char hex[SHA256_HEX_SIZE])
{
    struct stat st;
    int fd = beneath_open_file(f->fd, name);
    if (fd < 0) {
        return errno;
    }
    int error = fstat(fd, &st) != 0 ? errno : st.st_size > FILE_LIMIT ? EFBIG : 0;
    error = error ? error : sha256_hex_file(fd, hex);
    close(fd);
    return error;
}

static enum status check_file(const struct folder *f, const char *name, const char *sha256)
{
    struct diag_at at = {.file = f->manifest};
    char found[SHA256_HEX_SIZE];
    struct text own = {0};
    add_own_name(f, name, &own);
    int error = own.failed ? ENOMEM : digest_file(f, own.data, found);
    text_free(&own);
    if (error) {
        return diag_error(f->diag, &at, "cannot read '%s': %s", name, beneath_why(error));
    }
    return strncmp(found, sha256, SHA256_HEX_SIZE - 1) == 0
               ? STATUS_OK
               : diag_error(f->diag, &at,
                            "'%s' has changed since the book was made; make the book again", name);
}

/* A book's manifest names each of its files once. */
static bool is_new(struct folder *f, struct span name)
{
    for (size_t i = 0; i < f->count; i++) {
        if (span_is(name, f->seen[i])) {
            return false;
        }
    }
    char *copy = f->count < OUTFOLDER_MAX_FILES ? strndup(name.text, name.length) : NULL;
    if (copy) {
        f->seen[f->count++] = copy;
    }
    return copy != NULL;
}

/* One row of the table of files: {"name": …, "sha256": …} with whatever else. */
static bool check_row(struct folder *f, struct json_cursor *c, enum status *worst)
{
    struct span key;
    struct span name = {0};
    struct span hash = {0};
    bool whole = json_open(c, '{');
    while (whole && json_more(c)) {
        whole = json_key(c, &key);
        struct span *value = !whole                   ? NULL
                             : span_is(key, "name")   ? &name
                             : span_is(key, "sha256") ? &hash
                                                      : NULL;
        whole = whole && (value ? json_string(c, value) : json_pass(c));
    }
    whole = whole && !c->wrong && name.length && hash.length == SHA256_HEX_SIZE - 1 &&
            is_new(f, name) && !beneath_fault(f->seen[f->count - 1]);
    if (whole) {
        enum status status = check_file(f, f->seen[f->count - 1], hash.text);
        *worst = status == STATUS_OK ? *worst : status;
    }
    return whole;
}

/* The member "files", and that all else is JSON. */
static bool check_members(struct folder *f, struct json_cursor *c, size_t *count,
                          enum status *worst)
{
    struct span key;
    bool has_files = false;
    bool whole = json_open(c, '{');
    while (whole && json_more(c)) {
        whole = json_key(c, &key);
        bool files = whole && span_is(key, "files");
        has_files |= files;
        whole = whole && (files ? json_open(c, '[') : json_pass(c));
        while (files && whole && json_more(c)) {
            whole = check_row(f, c, worst);
            ++*count;
        }
    }
    return whole && has_files && json_at_end(c);
}

static enum status check_manifest(struct folder *f, const struct text *manifest, size_t *count)
{
    enum status worst = STATUS_OK;
    struct json_cursor c;
    json_begin(&c, manifest->data, manifest->length);
    if (!check_members(f, &c, count, &worst)) {
        struct diag_at at = {.file = f->manifest};
        json_place(&c, c.wrong ? c.wrong : c.p, &at.line, &at.col);
        worst = diag_error(f->diag, &at, "this is not a complete manifest of a book%s%s",
                           c.what ? ": " : "", c.what ? c.what : "");
    }
    json_end(&c);
    return worst;
}

/* The manifest that the user names may be a link; that of a folder may not. */
static int read_manifest(struct folder *f, struct text *out)
{
    f->fd = open(f->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return f->fd < 0  ? errno
           : f->named ? infile_read(f->manifest, LIMIT_MANIFEST_FILE, out)
                      : infile_read_beneath(f->fd, "manifest.json", LIMIT_MANIFEST_FILE, out);
}

enum status press_verify(const char *path, size_t *count, struct diag *d)
{
    struct folder f = {.fd = -1, .diag = d};
    struct text manifest = {0};
    bool found = false;
    *count = 0;
    const char *lacking = sha256_load_error();
    if (lacking) {
        return diag_error(d, NULL, "%s", lacking);
    }
    enum status status = find_paths(&f, path) ? outfolder_recover(f.directory, &found, d)
                                              : diag_error(d, NULL, OUT_OF_MEMORY);
    if (found && status == STATUS_OK) {
        diag_warning(d, NULL, "an interrupted run in '%s' was undone", f.directory);
    }
    if (status == STATUS_OK) {
        int error = read_manifest(&f, &manifest);
        status = error == ENOENT && !f.named
                     ? diag_error(d, NULL, "'%s' is not a book's folder: it has no manifest.json",
                                  f.directory)
                 : error
                     ? diag_error(d, NULL, "cannot read '%s': %s", f.manifest, beneath_why(error))
                 : manifest.length ? check_manifest(&f, &manifest, count)
                                   : diag_error(d, NULL, "'%s' is empty", f.manifest);
    }
    if (f.fd >= 0) {
        close(f.fd);
    }
    for (size_t i = 0; i < f.count; i++) {
        free(f.seen[i]);
    }
    free(f.directory);
    free(f.manifest);
    text_free(&manifest);
    return status;
}
