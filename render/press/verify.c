#include "render/press/verify.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/infile.h"
#include "base/json.h"
#include "base/limits.h"
#include "base/outfolder.h"
#include "render/press/sha256.h"

enum { FILE_LIMIT = 0x7FFFFFFF }; /* bytes */

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

/* JSON has U+FFFD for bytes of a name that are not UTF-8: the first file that is called so there.
 */
static void add_own_name(const struct folder *f, const char *name, struct text *path)
{
    struct text wanted = {0};
    struct text found = {0};
    char best[256] = "";
    DIR *folder = strstr(name, "\uFFFD") && !strchr(name, '/') ? opendir(f->directory) : NULL;
    text_json(&wanted, name);
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        text_clear(&found);
        text_json(&found, entry->d_name);
        bool same = !found.failed && !wanted.failed && strcmp(found.data, wanted.data) == 0;
        if (same && (!best[0] || strcmp(entry->d_name, best) < 0)) {
            snprintf(best, sizeof best, "%s", entry->d_name);
        }
    }
    if (folder) {
        closedir(folder);
    }
    text_free(&wanted);
    text_free(&found);
    text_puts(path, best[0] ? best : name);
}

static enum status check_file(const struct folder *f, const char *name, const char *sha256)
{
    struct diag_at at = {.file = f->manifest};
    struct text path = {0};
    struct text bytes = {0};
    char found[SHA256_HEX_SIZE];
    enum status status = STATUS_OK;
    text_printf(&path, "%s/", f->directory);
    add_own_name(f, name, &path);
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

/* One row of the table of files: {"name": …, "sha256": …} with whatever else. */
static bool check_row(const struct folder *f, struct json_cursor *c, enum status *worst)
{
    struct text key = {0};
    struct text name = {0};
    struct text hash = {0};
    bool first = true;
    bool whole = json_open(c, '{');
    while (whole && json_more(c, '{', &first)) {
        text_clear(&key);
        whole = json_key(c, &key) && !key.failed;
        struct text *value = !whole                            ? NULL
                             : strcmp(key.data, "name") == 0   ? &name
                             : strcmp(key.data, "sha256") == 0 ? &hash
                                                               : NULL;
        whole = whole && (value ? !value->length && json_string(c, value) : json_pass(c));
    }
    whole = whole && !c->what && !name.failed && !hash.failed && name.length &&
            strlen(name.data) == name.length && hash.length == SHA256_HEX_SIZE - 1 &&
            !outfolder_leads_out(name.data);
    if (whole) {
        enum status status = check_file(f, name.data, hash.data);
        *worst = status == STATUS_OK ? *worst : status;
    }
    text_free(&key);
    text_free(&name);
    text_free(&hash);
    return whole;
}

static enum status check_manifest(const struct folder *f, const struct text *manifest,
                                  size_t *count)
{
    enum status worst = STATUS_OK;
    struct json_cursor c = json_begin(manifest->data, manifest->length);
    struct text key = {0};
    bool first = true;
    bool has_files = false;
    bool whole = json_open(&c, '{');
    while (whole && json_more(&c, '{', &first)) {
        text_clear(&key);
        whole = json_key(&c, &key) && !key.failed;
        bool files = whole && strcmp(key.data, "files") == 0;
        bool first_row = true;
        whole = whole && (files ? !has_files && json_open(&c, '[') : json_pass(&c));
        has_files |= files;
        while (files && whole && json_more(&c, '[', &first_row)) {
            whole = check_row(f, &c, &worst);
            ++*count;
        }
    }
    text_free(&key);
    if (whole && has_files && json_at_end(&c)) {
        return worst;
    }
    struct diag_at at = {.file = f->manifest};
    json_place(&c, c.p, &at.line, &at.col);
    return diag_error(f->diag, &at, "this is not a whole manifest of a book%s%s",
                      c.what ? ": " : "", c.what ? c.what : "");
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
        int error = infile_read(f.manifest, LIMIT_MANIFEST_FILE, &manifest);
        status = error ? diag_error(d, NULL, "cannot read '%s': %s", f.manifest, strerror(error))
                 : manifest.length ? check_manifest(&f, &manifest, count)
                                   : diag_error(d, NULL, "'%s' is empty", f.manifest);
    }
    free(f.directory);
    free(f.manifest);
    text_free(&manifest);
    return status;
}
