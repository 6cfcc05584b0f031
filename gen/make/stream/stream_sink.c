#include <errno.h>
#include <time.h>

#include "base/message_log.h"
#include "base/work/monotonic.h"
#include "gen/make/stream/stream_pipeline.h"

static void sink_messages(struct stream_sink *s, struct stream_slot *slot, struct diag *d)
{
    if (slot->messages.length == 0) {
        return;
    }
    progress_hide(s->progress);
    fflush(s->file.stream);
    message_log_replay(&slot->messages, d);
    d->errors += slot->errors;
    d->starved |= slot->starved;
}

static void sink_flush(const struct stream_pipeline *p, struct stream_sink *s)
{
    if (p->map->output && s->has_writer) {
        writer_flush(&s->writer);
    } else {
        fflush(s->file.stream);
    }
}

/* Write a record; false after reporting that the format cannot. */
static bool sink_record(struct stream_pipeline *p, struct stream_sink *s,
                        const struct stream_slot *slot)
{
    const struct layout *v = slot->item.record.variant;
    if (!s->has_writer) {
        bool change = !p->map->output_chosen && !format_supports(p->map->output, v);
        writer_init(&s->writer, s->file.stream, change ? format_find("json") : p->map->output);
        s->has_writer = true;
        if (p->columns == COLUMNS_WIDER || (p->columns == COLUMNS_UNSEEN && slot->may_differ)) {
            record_stream_widen(&s->writer.records);
        }
    }
    if (!format_supports(s->writer.records.format, v)) {
        progress_hide(s->progress);
        format_refuse(s->writer.records.format, v, &slot->item.at, p->diag);
        s->failed = true;
        s->good--;
        return false;
    }
    if (!p->map->variant && writer_loses_board(&s->writer, &slot->item.record)) {
        progress_hide(s->progress);
        writer_warn(&s->writer, &slot->item.record, &slot->item.at, p->diag);
    }
    writer_put(&s->writer, &slot->item.record);
    return true;
}

bool stream_sink_batch(struct stream_pipeline *p, struct stream_sink *s, struct stream_batch *batch)
{
    if (s->terminal) {
        progress_hide(s->progress);
    }
    for (size_t i = 0; i < batch->count; i++) {
        struct stream_slot *slot = &batch->slot[i];
        sink_messages(s, slot, p->diag);
        s->failed = s->failed || slot->status == STATUS_FAILED || slot->item.flawed;
        s->good += slot->status == STATUS_OK;
        if (s->failed && p->map->strict) {
            return false;
        }
        if (slot->item.out.failed || slot->item.aside.failed || slot->messages.failed) {
            p->starved = true;
            return false;
        }
        if (slot->status == STATUS_OK && p->map->keep &&
            !p->map->keep(p->map->keep_context, &slot->item)) {
            continue;
        }
        if (slot->status == STATUS_OK && p->map->output) {
            if (!sink_record(p, s, slot) && p->map->strict) {
                return false;
            }
        } else if (slot->status == STATUS_OK && slot->item.out.length) {
            fwrite(slot->item.out.data, 1, slot->item.out.length, s->file.stream);
        }
    }
    s->done += batch->count;
    if (s->terminal || batch->last_for_now) {
        sink_flush(p, s);
    }
    progress_set(s->progress, s->done);
    return !ferror(s->file.stream);
}

/* What the writer has been waiting for, and since when. */
struct waiting {
    const struct stream_batch *batch;
    size_t slot;
    double since_s;
};

/* With the lock held: report on the progress bar that one item is taking long. Only the reader
 * writes an item's place, and it no longer touches a busy batch. */
static void report_waiting(const struct stream_sink *s, const struct stream_batch *batch,
                           struct waiting *w)
{
    size_t slot = atomic_load_explicit(&batch->working, memory_order_relaxed);
    double now = monotonic_s();
    if (batch->state != BATCH_BUSY || batch != w->batch || slot != w->slot) {
        *w = (struct waiting){batch, slot, now};
        return;
    }
    const struct diag_at *at = &batch->slot[slot].item.at;
    progress_wait(s->progress, at->file, at->line, now - w->since_s);
}

/* With the lock held: wait for a change, a second at the most. */
static void await_change(struct stream_pipeline *p, const struct stream_sink *s,
                         const struct stream_batch *batch, struct waiting *w)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    if (pthread_cond_timedwait(&p->changed, &p->lock, &until) == ETIMEDOUT) {
        report_waiting(s, batch, w);
    }
}

void stream_sink_write(struct stream_pipeline *p, struct stream_sink *s)
{
    struct waiting waiting = {0};
    for (uint64_t written = 0;; written++) {
        struct stream_batch *batch = p->ring[written % p->ring_size];
        pthread_mutex_lock(&p->lock);
        while (!p->stop && batch->state != BATCH_DONE && !(p->input_over && written == p->filled)) {
            await_change(p, s, batch, &waiting);
        }
        bool go_on = !p->stop && batch->state == BATCH_DONE;
        pthread_mutex_unlock(&p->lock);
        if (!go_on) {
            return;
        }
        go_on = stream_sink_batch(p, s, batch);
        pthread_mutex_lock(&p->lock);
        batch->state = BATCH_EMPTY;
        p->stop = p->stop || !go_on;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
        if (!go_on) {
            return;
        }
    }
}

enum status stream_sink_end(const struct stream_map *m, const struct stream_sink *s, struct diag *d)
{
    struct text end = {0};
    if (m->finish && !m->output) {
        m->finish(m->keep_context, &end);
    }
    enum status status = end.failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    if (end.length) {
        fwrite(end.data, 1, end.length, s->file.stream);
    }
    text_free(&end);
    return status;
}
