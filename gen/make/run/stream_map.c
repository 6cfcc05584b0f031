#include "gen/make/run/stream_map.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "base/message_log.h"
#include "base/work/stop.h"
#include "gen/format/records/table_columns.h"
#include "gen/make/run/thread.h"
#include "gen/solve/solve.h"

enum { BATCH_MAX = 128 };

/* A batch that took longer than this is followed by smaller ones, a quicker one by larger ones. */
static const double batch_slow_s = 0.02;
static const double batch_quick_s = 0.002;

enum batch_state { BATCH_EMPTY, BATCH_FILLED, BATCH_BUSY, BATCH_DONE };

struct slot {
    struct stream_item item;
    struct text messages; /* what reading and working reported, printed in order */
    enum status status;
    unsigned errors;
    bool starved;    /* the machine, not the input, was at fault */
    bool may_differ; /* its input may need more columns than plain puzzles do */
};

struct batch {
    enum batch_state state;
    size_t count;
    size_t used;           /* slots that ever held something */
    bool last_for_now;     /* the input has no more at present */
    atomic_size_t working; /* the slot that is worked on while the batch is busy */
    struct slot slot[BATCH_MAX];
};

/* The ring of batches: the reader thread fills, the workers work, the caller's thread writes, each
 * in ring order. Everything below `lock` is guarded by it. */
struct pipeline {
    const struct stream_map *map;
    struct diag *diag; /* the caller's; threads report into memory first */
    size_t ring_size;
    struct batch **ring;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t filled;   /* batches the reader has handed over */
    uint64_t taken;    /* batches the workers have begun */
    size_t batch_size; /* what the next batch should hold */
    bool input_over;
    bool stop;                 /* the writer has given up */
    enum columns_need columns; /* of the output, where it is a table */
    bool starved;              /* a thread could not get its memory */
};

/* A diagnostics sink whose messages wait for their turn. */
struct capture {
    struct diag diag;
    struct text messages;
};

static void capture_begin(struct capture *c)
{
    c->messages = (struct text){0};
    message_log_open(&c->diag, &c->messages);
}

static void capture_end(struct capture *c)
{
    text_free(&c->messages);
}

/* Move what was reported since the last call into the slot. */
static void capture_take(struct capture *c, struct slot *slot)
{
    if (c->diag.errors == 0 && c->diag.warnings == 0) {
        return;
    }
    text_add(&slot->messages, c->messages.data, c->messages.length);
    slot->messages.failed |= c->messages.failed;
    slot->starved = c->diag.starved;
    slot->errors += c->diag.errors;
    c->diag.errors = 0;
    c->diag.warnings = 0;
    text_clear(&c->messages);
}

static double now_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* With the lock held. */
static void adjust_batch_size(struct pipeline *p, size_t count, double seconds)
{
    if (seconds > batch_slow_s) {
        p->batch_size = count > 2 ? count / 2 : 1;
    } else if (seconds < batch_quick_s && count == p->batch_size && count * 2 <= BATCH_MAX) {
        p->batch_size = count * 2;
    }
}

/* What the reader thread keeps between batches. */
struct stream_map_source {
    struct pipeline *pipeline;
    struct capture capture;
    struct reader *reader;
    size_t next_file;
    const char *shown; /* the file's name, which lives longer than the reader */
    uint64_t position;
};

static void fill_slot_start(struct slot *slot)
{
    text_clear(&slot->item.out);
    text_clear(&slot->item.aside);
    text_clear(&slot->messages);
    slot->errors = 0;
    slot->starved = false;
}

/* One record, or one message about a bad one, into the slot; false at the end of all input. */
static bool source_next(struct stream_map_source *s, struct slot *slot)
{
    const struct stream_map *map = s->pipeline->map;
    size_t file_count = map->path_count ? map->path_count : 1;
    fill_slot_start(slot);
    for (;;) {
        if (!s->reader) {
            if (s->next_file == file_count) {
                return false;
            }
            const char *path = map->path_count ? map->path[s->next_file] : NULL;
            s->next_file++;
            s->shown = path && strcmp(path, "-") != 0 ? path : "standard input";
            s->reader = reader_open(path, map->input, map->variant, &s->capture.diag);
            if (!s->reader) {
                slot->status = STATUS_FAILED;
                capture_take(&s->capture, slot);
                return true;
            }
        }
        slot->status = reader_next(s->reader, &slot->item.record);
        if (slot->status == STATUS_END) {
            reader_close(s->reader);
            s->reader = NULL;
            continue;
        }
        slot->item.at = reader_at(s->reader);
        slot->item.at.file = s->shown;
        slot->item.at.source_line = NULL;
        slot->item.position = s->position++;
        slot->may_differ = columns_may_differ(s->reader);
        capture_take(&s->capture, slot);
        return true;
    }
}

/* Fill an empty batch with up to `wanted` items. False: that was the end of all input. */
static bool fill_batch(struct stream_map_source *s, struct batch *batch, size_t wanted)
{
    bool more = true;
    batch->count = 0;
    batch->last_for_now = false;
    while (batch->count < wanted && !batch->last_for_now) {
        batch->used = batch->used > batch->count ? batch->used : batch->count + 1;
        more = source_next(s, &batch->slot[batch->count]);
        if (!more) {
            break;
        }
        batch->count++;
        batch->last_for_now = s->reader && reader_must_wait(s->reader);
    }
    return more;
}

static void *reader_thread(void *context)
{
    struct stream_map_source *s = context;
    struct pipeline *p = s->pipeline;
    bool more = true;
    while (more) {
        pthread_mutex_lock(&p->lock);
        struct batch *batch = p->ring[p->filled % p->ring_size];
        while (batch->state != BATCH_EMPTY && !p->stop) {
            pthread_cond_wait(&p->changed, &p->lock);
        }
        size_t wanted = p->batch_size;
        bool stop = p->stop;
        pthread_mutex_unlock(&p->lock);
        if (stop) {
            break;
        }
        more = fill_batch(s, batch, wanted);
        pthread_mutex_lock(&p->lock);
        batch->state = BATCH_FILLED;
        p->filled++;
        p->input_over = !more;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    return NULL;
}

static struct batch *take_batch(struct pipeline *p)
{
    pthread_mutex_lock(&p->lock);
    while (p->taken == p->filled && !p->input_over && !p->stop) {
        pthread_cond_wait(&p->changed, &p->lock);
    }
    struct batch *batch = NULL;
    if (p->taken < p->filled && !p->stop) {
        batch = p->ring[p->taken % p->ring_size];
        batch->state = BATCH_BUSY;
        p->taken++;
    }
    pthread_mutex_unlock(&p->lock);
    return batch;
}

static bool prepare(const struct stream_map *map, const struct layout *v)
{
    return map->counts_only ? solve_prepare_counts(v) : solve_prepare(v);
}

/* Replaces what work reported and made of an item that it did not finish. */
static enum status give_up(struct capture *c, struct slot *slot, uint64_t max_steps)
{
    text_clear(&c->messages);
    text_clear(&slot->item.out);
    text_clear(&slot->item.aside);
    c->diag.errors = 0;
    c->diag.warnings = 0;
    c->diag.hint = STEPS_HINT;
    return diag_error(&c->diag, &slot->item.at, STEPS_OVER, max_steps);
}

static enum status work_on(const struct stream_map *map, void *worker, struct capture *capture,
                           struct slot *slot)
{
    struct stop limit;
    struct stop *before = stop_use_limit(&limit, map->max_steps);
    enum status status = prepare(map, slot->item.record.variant)
                             ? map->work(map->context, worker, &slot->item, &capture->diag)
                             : diag_error(&capture->diag, &slot->item.at, OUT_OF_MEMORY);
    stop_use(before);
    return stop_has_run_out(&limit) ? give_up(capture, slot, map->max_steps) : status;
}

static void work_batch(struct pipeline *p, void *worker, struct capture *capture,
                       struct batch *batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        struct slot *slot = &batch->slot[i];
        atomic_store_explicit(&batch->working, i, memory_order_relaxed);
        slot->item.flawed = false;
        if (slot->status == STATUS_OK && p->map->work) {
            slot->status = work_on(p->map, worker, capture, slot);
            capture_take(capture, slot);
        }
    }
}

static void *worker_thread(void *context)
{
    struct pipeline *p = context;
    struct capture capture;
    capture_begin(&capture);
    void *worker = p->map->worker_new ? p->map->worker_new(p->map->context) : NULL;
    bool ready = worker || !p->map->worker_new;
    if (!ready) {
        pthread_mutex_lock(&p->lock);
        p->starved = p->stop = true;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    struct batch *batch;
    while (ready && (batch = take_batch(p)) != NULL) {
        double start = now_s();
        work_batch(p, worker, &capture, batch);
        double seconds = now_s() - start;
        pthread_mutex_lock(&p->lock);
        adjust_batch_size(p, batch->count, seconds);
        batch->state = BATCH_DONE;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    if (worker && p->map->worker_drop) {
        p->map->worker_drop(worker);
    }
    capture_end(&capture);
    return NULL;
}

/* The writing side, on the caller's thread. */
struct sink {
    struct outfile file;
    struct writer writer;
    const struct progress *progress;
    uint64_t done;
    uint64_t good;
    bool failed;
    bool terminal; /* the output is one */
    bool has_writer;
};

static void sink_messages(struct sink *s, struct slot *slot, struct diag *d)
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

static void sink_flush(const struct pipeline *p, struct sink *s)
{
    if (p->map->output && s->has_writer) {
        writer_flush(&s->writer);
    } else {
        fflush(s->file.stream);
    }
}

/* Write a record; false after reporting that the format cannot. */
static bool sink_record(struct pipeline *p, struct sink *s, const struct slot *slot)
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
    writer_put(&s->writer, &slot->item.record);
    return true;
}

/* False: stop reading. */
static bool sink_batch(struct pipeline *p, struct sink *s, struct batch *batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        struct slot *slot = &batch->slot[i];
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
    progress_set(s->progress, s->done);
    if (s->terminal || batch->last_for_now) {
        sink_flush(p, s);
    }
    return !ferror(s->file.stream);
}

/* What the writer has been waiting for, and since when. */
struct waiting {
    const struct batch *batch;
    size_t slot;
    double since_s;
};

/* With the lock held: report on the progress bar that one item is taking long. Only the reader
 * writes an item's place, and it no longer touches a busy batch. */
static void report_waiting(const struct sink *s, const struct batch *batch, struct waiting *w)
{
    size_t slot = atomic_load_explicit(&batch->working, memory_order_relaxed);
    double now = now_s();
    if (batch->state != BATCH_BUSY || batch != w->batch || slot != w->slot) {
        *w = (struct waiting){batch, slot, now};
        return;
    }
    const struct diag_at *at = &batch->slot[slot].item.at;
    progress_wait(s->progress, at->file, at->line, now - w->since_s);
}

/* With the lock held: wait for a change, a second at the most. */
static void await_change(struct pipeline *p, const struct sink *s, const struct batch *batch,
                         struct waiting *w)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    if (pthread_cond_timedwait(&p->changed, &p->lock, &until) == ETIMEDOUT) {
        report_waiting(s, batch, w);
    }
}

static void write_all(struct pipeline *p, struct sink *s)
{
    struct waiting waiting = {0};
    for (uint64_t written = 0;; written++) {
        struct batch *batch = p->ring[written % p->ring_size];
        pthread_mutex_lock(&p->lock);
        while (!p->stop && batch->state != BATCH_DONE && !(p->input_over && written == p->filled)) {
            await_change(p, s, batch, &waiting);
        }
        bool go_on = !p->stop && batch->state == BATCH_DONE;
        pthread_mutex_unlock(&p->lock);
        if (!go_on) {
            return;
        }
        go_on = sink_batch(p, s, batch);
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

static void pipeline_free(struct pipeline *p)
{
    for (size_t i = 0; p->ring && i < p->ring_size; i++) {
        for (size_t k = 0; p->ring[i] && k < p->ring[i]->used; k++) {
            record_free(&p->ring[i]->slot[k].item.record);
            text_free(&p->ring[i]->slot[k].item.out);
            text_free(&p->ring[i]->slot[k].item.aside);
            text_free(&p->ring[i]->slot[k].messages);
        }
        free(p->ring[i]);
    }
    free(p->ring);
}

/* Batches `from` to `to` of the ring. */
static bool allocate_batches(struct pipeline *p, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        p->ring[i] = calloc(1, sizeof **p->ring);
        if (!p->ring[i]) {
            return false;
        }
    }
    return true;
}

/* Batches that are filled before there is any thread. */
enum { FIRST_BATCHES = 2 };

static bool pipeline_allocate(struct pipeline *p)
{
    p->ring = calloc(p->ring_size, sizeof *p->ring);
    return p->ring && allocate_batches(p, 0, FIRST_BATCHES);
}

/* Read the first item, and the next one where that cannot wait for whoever writes the input, so
 * that it is known whether the first is the only one. */
static void fill_first(struct pipeline *p, struct stream_map_source *s)
{
    bool more = true;
    while (more && p->filled < FIRST_BATCHES) {
        struct batch *batch = p->ring[p->filled++];
        more = fill_batch(s, batch, 1);
        batch->state = BATCH_FILLED;
        if (more &&
            (s->next_file < p->map->path_count || (s->reader && !reader_never_waits(s->reader)))) {
            break;
        }
    }
    p->input_over = !more;
}

/* The only item, whose work is over at once, needs no thread. */
static bool is_one_quick_item(const struct pipeline *p)
{
    const struct slot *slot = &p->ring[0]->slot[0];
    bool one = p->input_over && p->ring[0]->count + p->ring[1]->count <= 1;
    bool is_read = p->ring[0]->count == 1 && slot->status == STATUS_OK;
    return one && !p->map->worker_new &&
           (!is_read || !p->map->work ||
            (p->map->is_quick && p->map->is_quick(p->map->context, &slot->item.record)));
}

static void run_here(struct pipeline *p, struct sink *sink)
{
    struct capture capture;
    capture_begin(&capture);
    work_batch(p, NULL, &capture, p->ring[0]);
    (void)sink_batch(p, sink, p->ring[0]);
    capture_end(&capture);
}

/* Start the threads, write, wait for the threads. */
static void run_threads(struct pipeline *p, struct stream_map_source *source, struct sink *sink)
{
    size_t wanted = p->map->threads;
    pthread_t *threads = calloc(wanted + 1, sizeof *threads);
    size_t workers = 0;
    bool reads = !p->input_over;
    bool ready = threads && allocate_batches(p, FIRST_BATCHES, p->ring_size);
    bool reading = ready && reads && thread_start(&threads[wanted], reader_thread, source) == 0;
    while (ready && (reading || !reads) && workers < wanted &&
           thread_start(&threads[workers], worker_thread, p) == 0) {
        workers++;
    }
    if (workers) { /* fewer workers than wanted are slower, not wrong */
        write_all(p, sink);
    }
    pthread_mutex_lock(&p->lock);
    p->starved |= !workers;
    p->stop |= !workers;
    pthread_cond_broadcast(&p->changed);
    pthread_mutex_unlock(&p->lock);
    for (size_t i = 0; i < workers; i++) {
        pthread_join(threads[i], NULL);
    }
    if (reading) {
        pthread_join(threads[wanted], NULL);
    }
    free(threads);
}

/* The columns that the header of a table needs for all inputs. An input that can be read only once
 * (a pipe) shows its format alone, and that only with its first record; if other inputs may come
 * first, not even that. */
static enum columns_need find_columns(const struct stream_map *m)
{
    enum columns_need need = COLUMNS_FIT;
    for (size_t i = 0; i < m->path_count || i == 0; i++) {
        enum columns_need one = need == COLUMNS_WIDER || !m->output || !m->output->wider
                                    ? need
                                    : columns_needed(m->path_count ? m->path[i] : NULL, m->input,
                                                     m->variant, m->output);
        bool beside = one == COLUMNS_UNSEEN && m->path_count > 1;
        need = beside ? COLUMNS_WIDER : one > COLUMNS_FIT ? one : need;
    }
    return need;
}

static void run_pipeline(struct pipeline *p, struct sink *sink)
{
    struct stream_map_source source = {.pipeline = p};
    capture_begin(&source.capture);
    fill_first(p, &source);
    if (is_one_quick_item(p)) {
        run_here(p, sink);
    } else {
        run_threads(p, &source, sink);
    }
    if (source.reader) {
        reader_close(source.reader);
    }
    capture_end(&source.capture);
}

/* What comes after the last item. */
static enum status write_end(const struct stream_map *m, const struct sink *s, struct diag *d)
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

enum status stream_map_run(const struct stream_map *m, const struct progress *progress,
                           struct diag *d)
{
    struct pipeline p = {
        .map = m, .diag = d, .ring_size = 2 * (size_t)m->threads + 2, .batch_size = 1};
    struct sink sink = {.progress = progress};
    enum status status = outfile_open(&sink.file, m->output_path, d);
    if (status != STATUS_OK) {
        return status;
    }
    sink.terminal = isatty(fileno(sink.file.stream)) == 1;
    if (!m->output && m->header) {
        fputs(m->header, sink.file.stream);
    }
    pthread_mutex_init(&p.lock, NULL);
    pthread_cond_init(&p.changed, NULL);
    progress_begin(progress, m->unit, 0);
    p.starved = !pipeline_allocate(&p);
    p.columns = find_columns(m);
    if (!p.starved) {
        run_pipeline(&p, &sink);
    }
    progress_end(progress);
    pipeline_free(&p);
    pthread_cond_destroy(&p.changed);
    pthread_mutex_destroy(&p.lock);
    if (m->output && !sink.has_writer) {
        writer_init(&sink.writer, sink.file.stream, m->output);
    }
    if (m->output && writer_finish(&sink.writer, d) != STATUS_OK) {
        outfile_discard(&sink.file);
        return STATUS_FAILED;
    }
    if (p.starved) {
        outfile_discard(&sink.file);
        return diag_error(d, NULL, "out of memory or threads");
    }
    if (sink.failed && (m->strict || sink.good == 0 || d->starved)) {
        outfile_discard(&sink.file);
        return STATUS_FAILED;
    }
    status = write_end(m, &sink, d);
    if (status != STATUS_OK) {
        outfile_discard(&sink.file);
        return status;
    }
    status = outfile_commit(&sink.file, d);
    return sink.failed ? STATUS_FAILED : status;
}
