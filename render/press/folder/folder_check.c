#include "render/press/folder/folder_check.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/infile.h"
#include "base/outfolder.h"
#include "render/press/folder/sha256.h"

enum { MANIFEST_LIMIT = 1 << 28, FILE_LIMIT = 0x7FFFFFFF }; /* bytes */

struct folder {
    char *directory;
    char *manifest;
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

static enum status check_file(const struct folder *f, const char *name, const char *sha256)
{
    struct diag_at at = {.file = f->manifest};
    struct text path = {0};
    struct text bytes = {0};
    char found[SHA256_HEX_SIZE];
    enum status status = STATUS_OK;
    text_printf(&path, "%s/%s", f->directory, name);
    int error = path.failed ? ENOMEM : infile_read(path.data, FILE_LIMIT, &bytes);
    if (error) {
        status = diag_error(f->diag, &at, "'%s' cannot be read: %s", name, strerror(error));
    } else {
        sha256_hex(bytes.data ? bytes.data : "", bytes.length, found);
        if (strncmp(found, sha256, SHA256_HEX_SIZE - 1) != 0) {
            status = diag_error(f->diag, &at, "'%s' is not the file that was made with it", name);
        }
    }
    text_free(&path);
    text_free(&bytes);
    return status;
}

/* One row of the table of files. Gives its end, or NULL where it is not as we write it. */
static const char *check_row(const struct folder *f, const char *row, enum status *worst)
{
    struct text name = {0};
    const char *p = read_string(past(row, "    {\"name\": \""), &name);
    const char *end = p ? strchr(p, '\n') : NULL;
    const char *hash = p ? strstr(p, "\"sha256\": \"") : NULL;
    if (!end || !hash || hash > end || end - hash < SHA256_HEX_SIZE || name.failed ||
        name.length == 0 || outfolder_leads_out(name.data)) {
        text_free(&name);
        return NULL;
    }
    enum status status = check_file(f, name.data, past(hash, "\"sha256\": \""));
    *worst = status == STATUS_OK ? *worst : status;
    text_free(&name);
    return end + 1;
}

static enum status check_manifest(const struct folder *f, const struct text *manifest,
                                  size_t *count)
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

enum status press_verify(const char *path, size_t *count, struct diag *d)
{
    struct folder f = {.diag = d};
    struct text manifest = {0};
    bool found = false;
    *count = 0;
    enum status status = find_paths(&f, path) ? outfolder_recover(f.directory, &found, d)
                                              : diag_error(d, NULL, OUT_OF_MEMORY);
    if (found && status == STATUS_OK) {
        diag_warning(d, NULL, "a run that was interrupted in '%s' is undone", f.directory);
    }
    if (status == STATUS_OK) {
        int error = infile_read(f.manifest, MANIFEST_LIMIT, &manifest);
        status = error ? diag_error(d, NULL, "cannot read '%s': %s", f.manifest, strerror(error))
                 : manifest.length ? check_manifest(&f, &manifest, count)
                                   : diag_error(d, NULL, "'%s' is empty", f.manifest);
    }
    free(f.directory);
    free(f.manifest);
    text_free(&manifest);
    return status;
}
