/* Books from configs. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "render/press/press.h"

struct nonet_book {
    struct book_config *config;
    struct text report;
    struct press_files files; /* of a book that was made and not written */
};

/* yaml NULL: the file called name. */
static nonet_book *open_book(const char *name, const char *yaml, size_t length,
                             const char *const *set, size_t set_count, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct config_vocabulary *vocabulary = press_vocabulary();
    enum status status = STATUS_FAILED;
    nonet_book *b = calloc(1, sizeof *b);
    if (b) {
        status =
            yaml ? book_config_parse(&b->config, name, yaml, length, vocabulary, set, set_count, d)
                 : book_config_read(&b->config, name, vocabulary, set, set_count, d);
    }
    if (status != STATUS_OK) {
        free(b);
        b = NULL;
    }
    api_end(&call, status);
    return b;
}

nonet_book *nonet_book_open(const char *path, const char *const *set, size_t set_count,
                            nonet_error *error)
{
    return open_book(path, NULL, 0, set, set_count, error);
}

nonet_book *nonet_book_open_text(const char *name, const char *yaml, size_t length,
                                 const char *const *set, size_t set_count, nonet_error *error)
{
    return open_book(name ? name : "config", yaml ? yaml : "", length, set, set_count, error);
}

void nonet_book_drop(nonet_book *book)
{
    if (book) {
        book_config_free(book->config);
        text_free(&book->report);
        press_files_free(&book->files);
        free(book);
    }
}

struct making {
    nonet_book *book;
    struct api_progress progress;
    uint64_t total;
};

static void begin_puzzles(void *context, const char *unit, uint64_t total)
{
    (void)unit;
    struct making *m = context;
    m->total = total;
}

static void set_puzzles(void *context, uint64_t done)
{
    struct making *m = context;
    api_progress_report(&m->progress, done, m->total);
}

static enum status keep_report(void *context, const struct preflight *report)
{
    struct making *m = context;
    text_clear(&m->book->report);
    preflight_print_json(report, &m->book->report);
    return m->book->report.failed ? STATUS_FAILED : STATUS_OK;
}

static void keep_files(void *context, struct press_files *files)
{
    struct making *m = context;
    m->book->files = *files;
    *files = (struct press_files){.count = 0};
}

static enum status find_profile(const char *name, const struct profile **profile, struct diag *d)
{
    const char *names[64];
    size_t count = profile_count() < 64 ? profile_count() : 64;
    for (size_t i = 0; i < count; i++) {
        names[i] = profile_at(i)->name;
    }
    *profile = name ? profile_find(name) : NULL;
    return name && !*profile ? api_no_such(d, "profile", name, names, count) : STATUS_OK;
}

/* The run's own stop is asked by the progress function. */
static enum status make_book(struct making *m, const struct press_options *o, struct diag *d)
{
    struct press_progress progress = {
        .puzzles = {.begin = begin_puzzles, .set = set_puzzles, .context = m},
        .checked = keep_report,
        .made = o->check ? keep_files : NULL,
        .context = m};
    struct stop *before = stop_use(&m->progress.stop);
    m->progress.stop.outer = before;
    enum status status = press_make(m->book->config, o, &progress, d);
    stop_use(before);
    return status;
}

enum nonet_status nonet_book_make(nonet_book *book, const char *directory, const char *profile,
                                  unsigned threads, nonet_progress_function tell, void *context,
                                  nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct making m = {.book = book, .progress = {.tell = tell, .context = context}};
    struct press_options o = {.threads = threads ? threads : 1,
                              .check = !directory,
                              .directory = directory ? directory : "."};
    press_files_free(&book->files);
    book->files = (struct press_files){.count = 0};
    enum status status = find_profile(profile, &o.profile, d);
    status = status == STATUS_OK ? make_book(&m, &o, d) : status;
    /* A stop that comes when all is done and written is too late. */
    return status != STATUS_OK && stop_has_come(&m.progress.stop)
               ? api_end_with(&call, NONET_CANCELLED, "cancelled")
               : api_end(&call, status);
}

static const struct press_file *file_at(const nonet_book *book, size_t index)
{
    return index < book->files.count ? &book->files.item[index] : NULL;
}

const void *nonet_book_file(const nonet_book *book, size_t index, size_t *length)
{
    const struct press_file *f = file_at(book, index);
    if (length) {
        *length = f ? f->bytes.length : 0;
    }
    return f ? f->bytes.data : NULL;
}

const char *nonet_book_file_name(const nonet_book *book, size_t index)
{
    const struct press_file *f = file_at(book, index);
    return f ? f->name : NULL;
}

const char *nonet_book_file_kind(const nonet_book *book, size_t index)
{
    const struct press_file *f = file_at(book, index);
    return f ? f->kind : NULL;
}

const char *nonet_book_report(const nonet_book *book)
{
    return book->report.length ? book->report.data : NULL;
}
