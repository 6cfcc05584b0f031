#include "cli/studio/desk.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/json/json_writer.h"
#include "base/work/stop.h"

/* How long a book rests before it is checked. */
enum { REST_MS = 600 };

static void shown_drop(struct shown *s)
{
    if (s && --s->users == 0) {
        nonet_proof_drop(s->proof);
        pthread_mutex_destroy(&s->drawing);
        free(s);
    }
}

void desk_touch(struct desk *k)
{
    k->stamp++;
    pthread_cond_broadcast(&k->changed);
}

/* Which clock waits follow: macOS lets nobody choose. */
#if defined _POSIX_CLOCK_SELECTION && _POSIX_CLOCK_SELECTION > 0
#define WAITING_CLOCK CLOCK_MONOTONIC
#else
#define WAITING_CLOCK                          CLOCK_REALTIME
#define pthread_condattr_setclock(attr, clock) ((void)0)
#endif

static struct timespec in(unsigned milliseconds)
{
    struct timespec t;
    clock_gettime(WAITING_CLOCK, &t);
    t.tv_sec += milliseconds / 1000;
    t.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (t.tv_nsec >= 1000000000) {
        t.tv_sec++;
        t.tv_nsec -= 1000000000;
    }
    return t;
}

void desk_wait(struct desk *k, unsigned seen, unsigned milliseconds)
{
    const struct timespec until = in(milliseconds);
    while (!k->ending && k->stamp == seen &&
           pthread_cond_timedwait(&k->changed, &k->lock, &until) == 0) {
    }
}

void desk_wait_for_plan(struct desk *k, unsigned milliseconds)
{
    const struct timespec until = in(milliseconds);
    while (!k->ending && k->planning.done != k->revision &&
           pthread_cond_timedwait(&k->changed, &k->lock, &until) == 0) {
    }
}

static bool has_pages(const struct desk *k)
{
    return k->planning.done == k->revision || (k->shown && k->shown->revision == k->revision);
}

void desk_wait_for_pages(struct desk *k, unsigned milliseconds)
{
    const struct timespec until = in(milliseconds);
    while (!k->ending && !has_pages(k) &&
           pthread_cond_timedwait(&k->changed, &k->lock, &until) == 0) {
    }
}

struct shown *desk_borrow(struct desk *k)
{
    if (k->shown) {
        k->shown->users++;
    }
    return k->shown;
}

void desk_return(struct shown *s)
{
    shown_drop(s);
}

/* ---- progress ---- */

struct watch {
    struct desk *desk;
    struct desk_work *work;
    unsigned revision;
};

/* Called by the library while it works, without the lock. What another revision has overtaken ends;
 * but files that are being made are those of the config at that time. */
static int watch(void *context, const char *stage, uint64_t done, uint64_t total)
{
    struct watch *w = context;
    struct desk *k = w->desk;
    pthread_mutex_lock(&k->lock);
    bool overtaken = w->work != &k->making && k->revision != w->revision;
    bool end = k->ending || w->work->cancelled || overtaken;
    bool told = strcmp(w->work->stage, stage) == 0 && w->work->at == done;
    snprintf(w->work->stage, sizeof w->work->stage, "%s", stage);
    w->work->at = done;
    w->work->total = total;
    if (!told && w->work != &k->checking) {
        desk_touch(k);
    }
    pthread_mutex_unlock(&k->lock);
    return end;
}

static void begin_work(struct desk_work *w)
{
    w->running = true;
    w->stage[0] = '\0';
    w->at = 0;
    w->total = 0;
}

nonet_stop *desk_begin_limit(const struct desk *k)
{
    nonet_stop *stop = k->limit ? nonet_stop_create(NULL) : NULL;
    if (stop) {
        nonet_stop_after_steps(stop, k->limit);
        nonet_stop_use(stop);
    }
    return stop;
}

/* The messages of work that its limit ended. */
static void put_given_up(const struct desk *k, struct text *messages)
{
    struct json_writer w = {.out = messages};
    char words[64];
    snprintf(words, sizeof words, STEPS_OVER, k->limit);
    text_clear(messages);
    json_put_open(&w, '[');
    json_put_open(&w, '{');
    json_member_bool(&w, "warning", false);
    json_member_string(&w, "text", words);
    json_member_string(&w, "hint", "start the studio with a higher --limit, or without one");
    json_put_close(&w, '}');
    json_put_close(&w, ']');
}

/* A copy of the config for a thread that works without the lock. */
static nonet_config *copy_config(const struct desk *k)
{
    size_t length;
    const char *yaml = nonet_config_text(k->config, &length);
    return nonet_config_open_text(k->path, yaml, length, NULL);
}

/* ---- planning ---- */

static void take_proof(struct desk *k, nonet_proof *proof, unsigned revision, bool whole)
{
    struct shown *s = NULL;
    text_clear(&k->messages);
    text_puts(&k->messages, nonet_proof_messages(proof));
    k->good = nonet_proof_is_good(proof);
    if (k->good) {
        s = calloc(1, sizeof *s);
    }
    if (!s) {
        nonet_proof_drop(proof);
        return;
    }
    *s = (struct shown){.proof = proof, .revision = revision, .whole = whole, .users = 1};
    pthread_mutex_init(&s->drawing, NULL);
    nonet_proof_json(proof); /* worked out here, so that requests need not wait for each other */
    shown_drop(k->shown);
    k->shown = s;
}

/* The pages in view, before all puzzles are made. Without the lock. */
static void plan_view(struct desk *k, const nonet_config *config, const struct desk_view *view,
                      struct watch *w)
{
    nonet_proof *proof = nonet_proof_glance(config, k->memory, view->part, view->page, view->pages,
                                            k->threads, watch, w, NULL);
    pthread_mutex_lock(&k->lock);
    if (proof && k->revision == w->revision) {
        take_proof(k, proof, w->revision, false);
        desk_touch(k);
    } else {
        nonet_proof_drop(proof);
    }
    pthread_mutex_unlock(&k->lock);
}

static void plan(struct desk *k)
{
    struct watch w = {k, &k->planning, k->revision};
    const struct desk_view view = k->view;
    nonet_config *config = copy_config(k);
    begin_work(&k->planning);
    desk_touch(k);
    pthread_mutex_unlock(&k->lock);
    nonet_error error = {.status = NONET_OK};
    nonet_stop *limit = desk_begin_limit(k);
    if (config && view.pages) {
        plan_view(k, config, &view, &w);
    }
    nonet_proof *proof =
        config ? nonet_proof_create(config, k->memory, k->threads, watch, &w, &error) : NULL;
    nonet_stop_drop(limit);
    nonet_config_drop(config);
    pthread_mutex_lock(&k->lock);
    k->planning.running = false;
    if (k->revision != w.revision) {
        nonet_proof_drop(proof);
    } else if (proof) {
        take_proof(k, proof, w.revision, true);
    } else if (k->limit && error.status == NONET_CANCELLED) {
        k->good = false;
        put_given_up(k, &k->messages);
    }
    k->planning.done = w.revision;
    desk_touch(k);
    pthread_cond_broadcast(&k->work);
}

static void *run_planning(void *context)
{
    struct desk *k = context;
    pthread_mutex_lock(&k->lock);
    while (!k->ending) {
        if (k->config && k->planning.done != k->revision) {
            plan(k);
        } else {
            pthread_cond_wait(&k->work, &k->lock);
        }
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

/* ---- checking ---- */

/* Has the book been left alone for a while? */
static bool rests(struct desk *k)
{
    const unsigned revision = k->revision;
    const struct timespec until = in(REST_MS);
    while (!k->ending && k->revision == revision &&
           pthread_cond_timedwait(&k->work, &k->lock, &until) == 0) {
    }
    return !k->ending && k->revision == revision && k->good && !k->making.running;
}

static void check(struct desk *k)
{
    struct watch w = {k, &k->checking, k->revision};
    nonet_config *config = copy_config(k);
    begin_work(&k->checking);
    desk_touch(k);
    pthread_mutex_unlock(&k->lock);
    nonet_error error = {.status = NONET_OK};
    nonet_stop *limit = desk_begin_limit(k);
    nonet_printing *p =
        config ? nonet_printing_create(config, k->memory, NULL, 1, watch, &w, &error) : NULL;
    nonet_stop_drop(limit);
    nonet_config_drop(config);
    pthread_mutex_lock(&k->lock);
    k->checking.running = false;
    const bool given_up = k->limit && !p && error.status == NONET_CANCELLED;
    if ((p || given_up) && k->revision == w.revision) {
        const char *report = p ? nonet_printing_report(p) : NULL;
        struct text messages = {0};
        put_given_up(k, &messages);
        text_clear(&k->report);
        text_puts(&k->report, "{\"messages\":");
        text_puts(&k->report, p ? nonet_printing_messages(p) : messages.data);
        text_free(&messages);
        text_puts(&k->report, ",\"report\":");
        text_puts(&k->report, report ? report : "null");
        text_puts(&k->report, "}");
        k->checking.done = w.revision;
    }
    nonet_printing_drop(p);
    desk_touch(k);
}

static void *run_checking(void *context)
{
    struct desk *k = context;
    pthread_mutex_lock(&k->lock);
    while (!k->ending) {
        if (k->config && k->good && k->planning.done == k->revision &&
            k->checking.done != k->revision && !k->making.running) {
            if (rests(k)) {
                check(k);
            }
        } else {
            pthread_cond_wait(&k->work, &k->lock);
        }
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

/* ---- making ---- */

static void keep(struct text *to, const char *json)
{
    text_clear(to);
    text_puts(to, json ? json : "null");
}

static void make_puzzles(struct desk *k)
{
    struct watch w = {k, &k->making, k->revision};
    nonet_config *config = copy_config(k);
    struct text directory = {0};
    text_puts(&directory, k->folder.data);
    begin_work(&k->making);
    k->making.cancelled = false;
    desk_touch(k);
    pthread_mutex_unlock(&k->lock);
    nonet_error error = {.status = NONET_OK};
    nonet_stop *limit = desk_begin_limit(k);
    nonet_printing *p = config && !directory.failed
                            ? nonet_printing_create(config, k->memory, directory.data, k->threads,
                                                    watch, &w, &error)
                            : NULL;
    nonet_stop_drop(limit);
    nonet_config_drop(config);
    text_free(&directory);
    pthread_mutex_lock(&k->lock);
    k->making.running = false;
    k->making.wanted = 0;
    k->made_well = p && nonet_printing_is_good(p);
    k->made_cancelled = !p && k->making.cancelled;
    keep(&k->make_messages, p ? nonet_printing_messages(p) : "[]");
    keep(&k->make_report, p ? nonet_printing_report(p) : NULL);
    keep(&k->make_files, p ? nonet_printing_files(p) : "[]");
    if (k->limit && !k->made_cancelled && error.status == NONET_CANCELLED) {
        put_given_up(k, &k->make_messages);
    }
    nonet_printing_drop(p);
    k->made++;
    desk_touch(k);
    pthread_cond_broadcast(&k->work);
}

static void *run_making(void *context)
{
    struct desk *k = context;
    pthread_mutex_lock(&k->lock);
    while (!k->ending) {
        if (k->config && k->making.wanted) {
            make_puzzles(k);
        } else {
            pthread_cond_wait(&k->work, &k->lock);
        }
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

bool desk_make(struct desk *k, const char *directory)
{
    if (k->making.wanted || !k->config) {
        return false;
    }
    keep(&k->folder, directory);
    k->making.wanted = k->revision;
    k->making.running = true;
    pthread_cond_broadcast(&k->work);
    desk_touch(k);
    return !k->folder.failed;
}

void desk_cancel(struct desk *k)
{
    k->making.cancelled = k->making.running;
}

/* ---- the desk ---- */

void desk_clear(struct desk *k)
{
    nonet_config_drop(k->config);
    k->config = NULL;
    k->revision++;
    k->good = false;
    k->checking.done = 0;
    shown_drop(k->shown);
    k->shown = NULL;
    text_clear(&k->messages);
    text_clear(&k->report);
    desk_touch(k);
}

bool desk_take(struct desk *k, const nonet_config *config, const char *path,
               const struct desk_view *view)
{
    size_t length;
    const char *yaml = nonet_config_text(config, &length);
    nonet_config *copy = nonet_config_open_text(path, yaml, length, NULL);
    char *name = strdup(path);
    if (!copy || !name) {
        nonet_config_drop(copy);
        free(name);
        return false;
    }
    nonet_config_drop(k->config);
    free(k->path);
    k->config = copy;
    k->path = name;
    k->view = *view;
    k->revision++;
    pthread_cond_broadcast(&k->work);
    desk_touch(k);
    return true;
}

struct desk *desk_new(unsigned threads, uint64_t limit)
{
    struct desk *k = calloc(1, sizeof *k);
    if (!k) {
        return NULL;
    }
    pthread_condattr_t waiting;
    pthread_condattr_init(&waiting);
    pthread_condattr_setclock(&waiting, WAITING_CLOCK);
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->changed, &waiting);
    pthread_cond_init(&k->work, &waiting);
    pthread_condattr_destroy(&waiting);
    k->threads = threads;
    k->limit = limit;
    k->memory = nonet_memory_create(NULL);
    struct desk_work *work[] = {&k->planning, &k->checking, &k->making};
    void *(*const run[])(void *) = {run_planning, run_checking, run_making};
    bool good = k->memory != NULL;
    for (size_t i = 0; i < 3 && good; i++) {
        work[i]->started = pthread_create(&work[i]->thread, NULL, run[i], k) == 0;
        good = work[i]->started;
    }
    if (!good) {
        desk_drop(k);
        return NULL;
    }
    return k;
}

void desk_drop(struct desk *k)
{
    if (!k) {
        return;
    }
    pthread_mutex_lock(&k->lock);
    k->ending = true;
    pthread_cond_broadcast(&k->work);
    pthread_cond_broadcast(&k->changed);
    pthread_mutex_unlock(&k->lock);
    struct desk_work *work[] = {&k->planning, &k->checking, &k->making};
    for (size_t i = 0; i < 3; i++) {
        if (work[i]->started) {
            pthread_join(work[i]->thread, NULL);
        }
    }
    shown_drop(k->shown);
    nonet_config_drop(k->config);
    nonet_memory_drop(k->memory);
    struct text *texts[] = {&k->messages,    &k->report,     &k->make_messages,
                            &k->make_report, &k->make_files, &k->folder};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        text_free(texts[i]);
    }
    free(k->path);
    pthread_cond_destroy(&k->changed);
    pthread_cond_destroy(&k->work);
    pthread_mutex_destroy(&k->lock);
    free(k);
}
