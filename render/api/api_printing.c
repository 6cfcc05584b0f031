/* The making of a book's files, with progress and an end at any time. */
#include <stdlib.h>

#include "base/json/json_writer.h"
#include "base/work/stop.h"
#include "render/api/designing.h"

struct nonet_printing {
    struct designing work;
    bool good;
    struct text report;
    struct text files;
};

static enum status keep_report(void *context, const struct preflight *report)
{
    struct designing *w = context;
    nonet_printing *p = (nonet_printing *)w; /* its first member */
    text_clear(&p->report);
    preflight_print_json(report, &p->report);
    return stop_is_asked() ? STATUS_FAILED : STATUS_OK;
}

static void keep_file(void *context, const struct press_file *file, const char *path)
{
    nonet_printing *p = context;
    struct json_writer w = {.out = &p->files};
    text_puts(&p->files, p->files.length > 1 ? "," : "");
    json_put_open(&w, '{');
    json_member_string(&w, "name", file->name);
    json_member_string(&w, "path", path);
    json_member_string(&w, "kind", file->kind);
    if (file->profile) {
        json_member_string(&w, "profile", file->profile);
    }
    if (file->pages) {
        json_member_unsigned(&w, "pages", file->pages);
    }
    json_put_close(&w, '}');
}

nonet_printing *nonet_printing_create(const nonet_config *config, nonet_memory *memory,
                                      const char *directory, unsigned threads,
                                      nonet_stage_function stage, void *context, nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_printing *p = calloc(1, sizeof *p);
    if (!p) {
        api_end(&call, STATUS_FAILED);
        return NULL;
    }
    struct designing *w = &p->work;
    text_puts(&p->files, "[");
    enum status status = designing_begin(w, config, memory, threads, stage, context);
    if (status == STATUS_OK) {
        w->options.check = !directory;
        w->options.directory = directory;
        w->progress.checked = keep_report;
        w->progress.written = keep_file;
        status = press_make(w->config, &w->options, &w->progress, &w->diag);
    }
    p->good = status == STATUS_OK;
    text_puts(&p->files, "]");
    if (!designing_end(w, &call, stop_is_asked() && !p->good,
                       p->files.failed || p->report.failed)) {
        nonet_printing_drop(p);
        p = NULL;
    }
    return p;
}

void nonet_printing_drop(nonet_printing *printing)
{
    if (printing) {
        designing_free(&printing->work);
        text_free(&printing->report);
        text_free(&printing->files);
        free(printing);
    }
}

int nonet_printing_is_good(const nonet_printing *printing)
{
    return printing->good;
}

const char *nonet_printing_messages(const nonet_printing *printing)
{
    return printing->work.messages.data;
}

const char *nonet_printing_report(const nonet_printing *printing)
{
    return printing->report.length ? printing->report.data : NULL;
}

const char *nonet_printing_files(const nonet_printing *printing)
{
    return printing->files.data;
}
