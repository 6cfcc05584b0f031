#include "cli/search_notice.h"

#include <errno.h>
#include <string.h>

#include "base/work/monotonic.h"
#include "gen/make/threads/thread.h"

static void *show_notice(void *context)
{
    struct search_notice *n = context;
    pthread_mutex_lock(&n->lock);
    while (!n->ended) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        if (pthread_cond_timedwait(&n->over, &n->lock, &until) == ETIMEDOUT && n->busy) {
            progress_wait(&n->bar_progress, n->at.file, n->at.line, monotonic_s() - n->since_s);
        }
    }
    pthread_mutex_unlock(&n->lock);
    return NULL;
}

static void hide_notice(void *context)
{
    struct search_notice *n = context;
    pthread_mutex_lock(&n->lock);
    progress_hide(&n->bar_progress);
    pthread_mutex_unlock(&n->lock);
}

static void deliver_message(void *context, const struct diag_message *message)
{
    struct search_notice *n = context;
    hide_notice(n);
    diag_deliver(n->diag, message);
}

void search_notice_begin(struct search_notice *n, const struct invocation *in)
{
    memset(n, 0, sizeof *n);
    n->diag = in->diag;
    n->inside_diag = (struct diag){.deliver = deliver_message, .deliver_context = n};
    n->inside = *in;
    n->inside.diag = &n->inside_diag;
    invocation_progress(in, &n->bar);
    n->bar_progress = progress_bar_table(&n->bar);
    pthread_mutex_init(&n->lock, NULL);
    pthread_cond_init(&n->over, NULL);
    n->has_thread = thread_start(&n->thread, show_notice, n) == 0;
}

void search_notice_item(struct search_notice *n, const struct diag_at *at)
{
    pthread_mutex_lock(&n->lock);
    n->busy = true;
    n->at = at ? *at : (struct diag_at){0};
    n->since_s = monotonic_s();
    pthread_mutex_unlock(&n->lock);
}

void search_notice_rest(struct search_notice *n)
{
    pthread_mutex_lock(&n->lock);
    n->busy = false;
    progress_hide(&n->bar_progress);
    pthread_mutex_unlock(&n->lock);
}

static void begin_items(void *context, const char *unit, uint64_t total)
{
    struct search_notice *n = context;
    pthread_mutex_lock(&n->lock);
    progress_begin(&n->bar_progress, unit, total);
    pthread_mutex_unlock(&n->lock);
    search_notice_item(n, NULL);
}

static void set_done(void *context, uint64_t done)
{
    struct search_notice *n = context;
    pthread_mutex_lock(&n->lock);
    n->since_s = monotonic_s();
    progress_set(&n->bar_progress, done);
    pthread_mutex_unlock(&n->lock);
}

static void end_items(void *context)
{
    struct search_notice *n = context;
    pthread_mutex_lock(&n->lock);
    progress_end(&n->bar_progress);
    n->busy = false;
    pthread_mutex_unlock(&n->lock);
}

struct progress search_notice_progress(struct search_notice *n)
{
    return (struct progress){
        .begin = begin_items, .set = set_done, .hide = hide_notice, .end = end_items, .context = n};
}

void search_notice_end(struct search_notice *n)
{
    pthread_mutex_lock(&n->lock);
    n->ended = true;
    pthread_cond_signal(&n->over);
    pthread_mutex_unlock(&n->lock);
    if (n->has_thread) {
        pthread_join(n->thread, NULL);
    }
    progress_hide(&n->bar_progress);
    pthread_mutex_destroy(&n->lock);
    pthread_cond_destroy(&n->over);
    diag_add_counts(n->diag, &n->inside_diag);
}
