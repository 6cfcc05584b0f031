#include "render/press/folder/book_files.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "render/book/plan/profile.h"

#define NOT_CONFIGURED    SIZE_MAX
#define CONFIGURED(field) offsetof(struct config_output, field)

static const struct {
    const char *kind;
    const char *extension;
    size_t configured; /* where the config's own name for it stands */
    bool of_book;      /* the book's name stands before it */
    bool with_kind;    /* and the kind behind that */
} kinds[] = {
    [FILE_BOOK] = {"book", ".pdf", NOT_CONFIGURED, true, false},
    [FILE_COVER] = {"cover", ".pdf", CONFIGURED(cover), true, true},
    [FILE_BOOKLET] = {"booklet", ".pdf", NOT_CONFIGURED, true, true},
    [FILE_SHEETS] = {"sheets", ".pdf", NOT_CONFIGURED, true, true},
    [FILE_ANSWERS] = {"answers", ".pdf", CONFIGURED(answers), true, true},
    [FILE_EBOOK_JPEG] = {"ebook", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_EBOOK_PNG] = {"ebook", ".png", NOT_CONFIGURED, true, true},
    [FILE_LISTING_FRONT] = {"listing-front", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_PAGE_1] = {"listing-page-1", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_PAGE_2] = {"listing-page-2", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_PAGE_3] = {"listing-page-3", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_BANNER] = {"listing-banner", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_SQUARE_1] = {"listing-square-1", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_SQUARE_2] = {"listing-square-2", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_LISTING_SQUARE_3] = {"listing-square-3", ".jpg", NOT_CONFIGURED, true, true},
    [FILE_WEB] = {"web", "/index.html", NOT_CONFIGURED, false, true},
    [FILE_WEB_WORKER] = {"web", "/sw.js", NOT_CONFIGURED, false, true},
    [FILE_WEB_MANIFEST] = {"web", "/app.webmanifest", NOT_CONFIGURED, false, true},
    [FILE_WEB_ICON] = {"web", "/icon.svg", NOT_CONFIGURED, false, true},
    [FILE_ONIX] = {"onix", ".xml", NOT_CONFIGURED, true, true},
    [FILE_PACK] = {"pack", ".zip", NOT_CONFIGURED, true, true},
    [FILE_REPORT] = {"report", ".html", NOT_CONFIGURED, false, true},
    [FILE_REPORT_PDF] = {"report", ".pdf", NOT_CONFIGURED, false, true},
    [FILE_PREFLIGHT] = {"preflight", ".json", NOT_CONFIGURED, false, true},
    [FILE_MANIFEST] = {"manifest", ".json", CONFIGURED(manifest), false, true},
};

/* The config names one file; where several profiles have one each, they go by their profiles. */
static const char *configured_name(const struct book_config *cfg, enum press_file_kind kind,
                                   const char *profile)
{
    if (profile || kinds[kind].configured == NOT_CONFIGURED) {
        return NULL;
    }
    const void *field = (const char *)&cfg->output + kinds[kind].configured;
    return *(const char *const *)field;
}

const char *book_own_name(const struct book_config *cfg)
{
    return cfg->output.name ? cfg->output.name : cfg->stem;
}

char *press_file_name(const struct book_config *cfg, enum press_file_kind kind, const char *profile)
{
    struct text name = {0};
    const char *configured = configured_name(cfg, kind, profile);
    text_puts(&name, configured ? configured : kinds[kind].of_book ? book_own_name(cfg) : "");
    if (profile && kind == FILE_WEB) { /* all languages' pages are in one folder */
        text_printf(&name, "web/index-%s.html", profile);
        if (name.failed) {
            text_free(&name);
        }
        return name.data;
    }
    if (profile) {
        text_printf(&name, "-%s", profile);
    }
    if (!configured && kinds[kind].with_kind) {
        text_printf(&name, "%s%s", name.length ? "-" : "", kinds[kind].kind);
    }
    text_puts(&name, kinds[kind].extension);
    if (name.failed) {
        text_free(&name);
    }
    return name.data;
}

/* NULL: there is none. Some file systems do not know capitals apart. */
static const struct press_file *file_of_name(const struct press_files *files, const char *name)
{
    for (size_t i = 0; i < files->count; i++) {
        if (strcasecmp(files->item[i].name, name) == 0) {
            return &files->item[i];
        }
    }
    return NULL;
}

struct press_file *press_files_add(struct press_files *files, const struct book_config *cfg,
                                   enum press_file_kind kind, const char *profile, struct diag *d)
{
    if (files->count == PRESS_MAX_FILES) {
        diag_usage(d, NULL,
                   "the book would have more than %d files; use fewer languages or profiles",
                   PRESS_MAX_FILES);
        return NULL;
    }
    const char *lacking = sha256_load_error();
    if (lacking) {
        diag_error(d, NULL, "%s", lacking);
        return NULL;
    }
    char *name = press_file_name(cfg, kind, profile);
    if (!name) {
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    const struct press_file *other = file_of_name(files, name);
    if (other) {
        struct diag_at at;
        diag_usage(d, book_config_at(cfg, &cfg->output, &at),
                   "two files of the book would have the name '%s'%s; change one under 'output'",
                   name, strcmp(other->name, name) == 0 ? "" : " but for capitals");
        free(name);
        return NULL;
    }
    struct press_file *f = &files->item[files->count++];
    *f = (struct press_file){.name = name, .kind = kinds[kind].kind};
    return f;
}

void press_file_seal(struct press_file *f)
{
    sha256_hex(f->bytes.data, f->bytes.length, f->sha256);
}

enum status press_files_prepare(const struct press_files *files, const char *directory,
                                struct outfolder *folder, struct diag *d)
{
    enum status status = outfolder_begin(folder, directory, d);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t i = 0; i < files->count && status == STATUS_OK; i++) {
        const struct press_file *f = &files->item[i];
        status = outfolder_add(folder, f->name, f->bytes.data, f->bytes.length, d);
    }
    status = status == STATUS_OK ? outfolder_prepare(folder, d) : status;
    if (status != STATUS_OK) {
        outfolder_discard(folder, d);
    }
    return status;
}

static bool exists(const char *directory, const char *name)
{
    struct text path = {0};
    struct stat status;
    text_printf(&path, "%s/%s", directory, name);
    const bool found = !path.failed && lstat(path.data, &status) == 0 && S_ISREG(status.st_mode);
    text_free(&path);
    return found;
}

void press_files_warn_of_older(const struct press_files *files, const struct book_config *cfg,
                               const char *directory, struct diag *d)
{
    struct text names = {0};
    for (int kind = 0; kind <= FILE_MANIFEST; kind++) {
        for (size_t i = 0; kinds[kind].of_book && i <= profile_count(); i++) {
            const char *profile = i < profile_count() ? profile_at(i)->name : NULL;
            char *name = press_file_name(cfg, (enum press_file_kind)kind, profile);
            if (name && !file_of_name(files, name) && exists(directory, name)) {
                text_printf(&names, "%s%s", names.length ? ", " : "", name);
            }
            free(name);
        }
    }
    if (names.length && !names.failed) {
        d->hint = "delete what you do not need, so that nobody takes it for this book's";
        diag_warning(d, NULL, "'%s' has files of an earlier run that are not part of this book: %s",
                     directory, names.data);
    }
    text_free(&names);
}

void press_files_free(struct press_files *files)
{
    for (size_t i = 0; i < files->count; i++) {
        free(files->item[i].name);
        text_free(&files->item[i].bytes);
    }
    *files = (struct press_files){0};
}
