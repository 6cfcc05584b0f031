#include "render/press/verify.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/infile.h"
#include "base/outfolder.h"
#include "render/press/sha256.h"

enum { MANIFEST_LIMIT = 1 << 28, FILE_LIMIT = 0x7FFFFFFF }; /* bytes */

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

/* Behind the words at p, or NULL where there is something else. */
static const char *past(const char *p, const char *words)
{
    return p && strncmp(p, words, strlen(words)) == 0 ? p + strlen(words) : NULL;
}

/* A string as text_json and the manifest write it, behind its first quote. Gives the place behind
 * the last one. */
static const char *read_string(const char *p, struct text *out)
{
    for (; p && *p != '"'; p++) {
        unsigned code = 0;
        int length = 0;
        if ((unsigned char)*p < 0x20) {
            return NULL;
        }
        if (*p != '\\') {
            text_add(out, p, 1);
        } else if (p[1] == '"' || p[1] == '\\') {
            text_add(out, ++p, 1);
        } else if (sscanf(p, "\\u00%2x%n", &code, &length) == 1 && length == 6 && code) {
            text_add(out, &(const char){(char)code}, 1);
            p += length - 1;
        } else {
            return NULL;
        }
    }
    return p ? p + 1 : NULL;
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
    int error = digest_file(f, name, found);
    if (error) {
        return diag_error(f->diag, &at, "'%s' cannot be read: %s", name, beneath_why(error));
    }
    return strncmp(found, sha256, SHA256_HEX_SIZE - 1) == 0
               ? STATUS_OK
               : diag_error(f->diag, &at, "'%s' is not the file that was made with it", name);
}

/* A book's manifest names each of its files once. Takes the name. */
static bool is_new(struct folder *f, struct text *name)
{
    for (size_t i = 0; i < f->count; i++) {
        if (strcmp(f->seen[i], name->data) == 0) {
            return false;
        }
    }
    if (f->count == OUTFOLDER_MAX_FILES) {
        return false;
    }
    f->seen[f->count++] = name->data;
    *name = (struct text){0};
    return true;
}

/* One row of the table of files. Gives its end, or NULL where it is not as we write it. */
static const char *check_row(struct folder *f, const char *row, enum status *worst)
{
    struct text name = {0};
    const char *p = read_string(past(row, "    {\"name\": \""), &name);
    const char *end = p ? strchr(p, '\n') : NULL;
    const char *hash = p ? strstr(p, "\"sha256\": \"") : NULL;
    if (!end || !hash || hash > end || end - hash < SHA256_HEX_SIZE || name.failed ||
        name.length == 0 || beneath_fault(name.data) || !is_new(f, &name)) {
        text_free(&name);
        return NULL;
    }
    enum status status = check_file(f, f->seen[f->count - 1], past(hash, "\"sha256\": \""));
    *worst = status == STATUS_OK ? *worst : status;
    return end + 1;
}

static enum status check_manifest(struct folder *f, const struct text *manifest, size_t *count)
{
    struct diag_at at = {.file = f->manifest};
    enum status worst = STATUS_OK;
    const char *p = strstr(manifest->data, "\n  \"files\": [\n");
    p = p ? strstr(p, "[\n") + 2 : NULL;
    while (p && !past(p, "  ],\n")) {
        p = check_row(f, p, &worst);
        ++*count;
    }
    bool whole =
        p && manifest->length > 4 && strcmp(manifest->data + manifest->length - 4, "]\n}\n") == 0;
    return whole ? worst : diag_error(f->diag, &at, "this is not a whole manifest of a book");
}

/* The manifest that the user names may be a link; that of a folder may not. */
static int read_manifest(struct folder *f, struct text *out)
{
    f->fd = open(f->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return f->fd < 0  ? errno
           : f->named ? infile_read(f->manifest, MANIFEST_LIMIT, out)
                      : infile_read_beneath(f->fd, "manifest.json", MANIFEST_LIMIT, out);
}

enum status press_verify(const char *path, size_t *count, struct diag *d)
{
    struct folder f = {.fd = -1, .diag = d};
    struct text manifest = {0};
    bool found = false;
    *count = 0;
    enum status status = find_paths(&f, path) ? outfolder_recover(f.directory, &found, d)
                                              : diag_error(d, NULL, OUT_OF_MEMORY);
    if (found && status == STATUS_OK) {
        diag_warning(d, NULL, "a run that was interrupted in '%s' is undone", f.directory);
    }
    if (status == STATUS_OK) {
        int error = read_manifest(&f, &manifest);
        status = error ? diag_error(d, NULL, "cannot read '%s': %s", f.manifest, beneath_why(error))
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
