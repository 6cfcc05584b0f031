#include "cli/studio/studio_work.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/json_writer.h"
#include "cli/studio/draft.h"
#include "config/yaml/edit.h"

struct work {
    pthread_mutex_t lock; /* of all below it */
    bool running;
    bool started; /* the thread is to be joined */
    bool cancelled;
    bool good;
    struct text report;
    struct text files; /* JSON strings, a comma between two */
    struct draft_messages messages;
    unsigned number; /* of runs so far */

    pthread_t thread;
    unsigned threads;
    char *path;
    char *directory;
    struct text yaml;
};

struct work *work_new(unsigned threads)
{
    struct work *w = calloc(1, sizeof *w);
    if (w) {
        w->threads = threads;
        pthread_mutex_init(&w->lock, NULL);
    }
    return w;
}

static void join(struct work *w)
{
    if (w->started) {
        pthread_join(w->thread, NULL);
        w->started = false;
    }
}

void work_free(struct work *w)
{
    if (w) {
        work_cancel(w);
        join(w);
        text_free(&w->report);
        text_free(&w->files);
        text_free(&w->messages.json);
        text_free(&w->yaml);
        free(w->path);
        free(w->directory);
        pthread_mutex_destroy(&w->lock);
        free(w);
    }
}

/* ---- on its thread ---- */

static enum status keep_report(void *context, const struct preflight *report)
{
    struct work *w = context;
    struct text json = {0};
    preflight_print_json(report, &json);
    pthread_mutex_lock(&w->lock);
    text_free(&w->report);
    w->report = json;
    bool cancelled = w->cancelled;
    pthread_mutex_unlock(&w->lock);
    return cancelled ? STATUS_FAILED : STATUS_OK;
}

static void keep_file(void *context, const struct press_file *file, const char *path)
{
    struct work *w = context;
    (void)file;
    pthread_mutex_lock(&w->lock);
    struct json_writer json = {.out = &w->files};
    text_puts(&w->files, w->files.length ? "," : "");
    json_put_string(&json, path);
    pthread_mutex_unlock(&w->lock);
}

static void *run(void *context)
{
    struct work *w = context;
    struct diag d;
    struct draft_messages messages = {.outline = NULL};
    struct yaml_outline *outline = yaml_outline_new(w->yaml.data, w->yaml.length);
    struct book_config *config = NULL;
    const struct press_options o = {
        .threads = w->threads, .check = !w->directory, .directory = w->directory};
    const struct press_progress progress = {
        .checked = keep_report, .written = keep_file, .context = w};
    messages.outline = outline;
    draft_collect(&d, &messages);
    enum status status = book_config_parse(&config, w->path, w->yaml.data, w->yaml.length,
                                           press_vocabulary(), NULL, 0, &d);
    if (status == STATUS_OK) {
        status = press_make(config, &o, &progress, &d);
    }
    book_config_free(config);
    messages.outline = NULL;
    yaml_outline_free(outline);
    pthread_mutex_lock(&w->lock);
    text_free(&w->messages.json);
    w->messages = messages;
    w->good = status == STATUS_OK;
    w->running = false;
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* ---- from outside ---- */

bool work_begin(struct work *w, const char *path, const struct text *yaml, const char *directory)
{
    pthread_mutex_lock(&w->lock);
    bool running = w->running;
    pthread_mutex_unlock(&w->lock);
    if (running) {
        return false;
    }
    join(w);
    free(w->path);
    free(w->directory);
    w->path = strdup(path);
    w->directory = directory ? strdup(directory) : NULL;
    text_clear(&w->yaml);
    text_add(&w->yaml, yaml->data ? yaml->data : "", yaml->length);
    text_puts(&w->yaml, "");
    text_clear(&w->report);
    text_clear(&w->files);
    text_clear(&w->messages.json);
    w->cancelled = false;
    w->good = false;
    w->number++;
    w->running = w->path && (w->directory || !directory) && !w->yaml.failed &&
                 pthread_create(&w->thread, NULL, run, w) == 0;
    w->started = w->running;
    return w->running;
}

void work_cancel(struct work *w)
{
    pthread_mutex_lock(&w->lock);
    w->cancelled = true;
    pthread_mutex_unlock(&w->lock);
}

void work_state(struct work *w, struct text *out)
{
    struct json_writer json = {.out = out};
    pthread_mutex_lock(&w->lock);
    json_put_open(&json, '{');
    json_member_unsigned(&json, "number", w->number);
    json_member_bool(&json, "running", w->running);
    json_member_bool(&json, "making", w->directory != NULL);
    json_member_bool(&json, "good", w->good);
    json_member_bool(&json, "cancelled", w->cancelled);
    json_put_name(&json, "messages");
    json_put_open(&json, '[');
    json_put_json(&json, w->messages.json.data ? w->messages.json.data : "");
    json_put_close(&json, ']');
    json_put_name(&json, "files");
    json_put_open(&json, '[');
    json_put_json(&json, w->files.data ? w->files.data : "");
    json_put_close(&json, ']');
    if (w->report.length) {
        json_put_name(&json, "report");
        json_put_json(&json, w->report.data);
    }
    json_put_close(&json, '}');
    pthread_mutex_unlock(&w->lock);
}
