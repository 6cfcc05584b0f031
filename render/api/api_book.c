/* Books from configs. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "render/press/press.h"

struct nonet_book {
    struct book_config *config;
    struct text report;
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
        free(book);
    }
}

struct making {
    nonet_book *book;
    nonet_progress_function tell;
    void *context;
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
    if (m->tell) {
        m->tell(m->context, done, m->total);
    }
}

static enum status keep_report(void *context, const struct preflight *report)
{
    struct making *m = context;
    text_clear(&m->book->report);
    preflight_print_json(report, &m->book->report);
    return m->book->report.failed ? STATUS_FAILED : STATUS_OK;
}

enum nonet_status nonet_book_make(nonet_book *book, const char *directory, const char *profile,
                                  unsigned threads, nonet_progress_function tell, void *context,
                                  nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct making m = {book, tell, context, 0};
    struct press_options o = {.threads = threads ? threads : 1,
                              .check = !directory,
                              .directory = directory ? directory : "."};
    struct press_progress progress = {
        .puzzles = {.begin = begin_puzzles, .set = set_puzzles, .context = &m},
        .checked = keep_report,
        .context = &m};
    enum status status = STATUS_OK;
    for (size_t i = 0; profile && i < profile_count(); i++) {
        o.profile = strcmp(profile_at(i)->name, profile) == 0 ? profile_at(i) : o.profile;
    }
    if (profile && !o.profile) {
        d->hint = "'nonet help page.profiles' lists them";
        status = diag_usage(d, NULL, "there is no profile '%s'", profile);
    }
    if (status == STATUS_OK) {
        status = press_make(book->config, &o, &progress, d);
    }
    return api_end(&call, status);
}

const char *nonet_book_report(const nonet_book *book)
{
    return book->report.length ? book->report.data : NULL;
}
