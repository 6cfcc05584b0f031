#include "gen/make/stream/stream_map.h"

#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/work/monotonic.h"
#include "base/work/stop.h"
#include "gen/make/stream/stream_pipeline.h"
#include "gen/make/threads/thread.h"
#include "gen/solve/solve.h"

/* A batch that took longer than this is followed by smaller ones, a quicker one by larger ones. */
static const double batch_slow_s = 0.02;
static const double batch_quick_s = 0.002;

/* With the lock held. */
static void adjust_batch_size(struct stream_pipeline *p, size_t count, double seconds)
{
    if (seconds > batch_slow_s) {
        p->batch_size = count > 2 ? count / 2 : 1;
    } else if (seconds < batch_quick_s && count == p->batch_size && count * 2 <= BATCH_MAX) {
        p->batch_size = count * 2;
    }
}

static struct stream_batch *take_batch(struct stream_pipeline *p)
{
    pthread_mutex_lock(&p->lock);
    while (p->taken == p->filled && !p->input_over && !p->stop) {
        pthread_cond_wait(&p->changed, &p->lock);
    }
    struct stream_batch *batch = NULL;
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
static enum status give_up(struct stream_capture *c, struct stream_slot *slot, uint64_t max_steps)
{
    text_clear(&c->messages);
    text_clear(&slot->item.out);
    text_clear(&slot->item.aside);
    c->diag.errors = 0;
    c->diag.warnings = 0;
    c->diag.hint = STEPS_HINT;
    return diag_error(&c->diag, &slot->item.at, STEPS_OVER, max_steps);
}

static enum status work_on(const struct stream_map *map, void *worker,
                           struct stream_capture *capture, struct stream_slot *slot)
{
    struct stop limit;
    struct stop *before = stop_use_limit(&limit, map->max_steps);
    enum status status = prepare(map, slot->item.record.variant)
                             ? map->work(map->context, worker, &slot->item, &capture->diag)
                             : diag_error(&capture->diag, &slot->item.at, OUT_OF_MEMORY);
    stop_use(before);
    return stop_has_run_out(&limit) ? give_up(capture, slot, map->max_steps) : status;
}

static void work_batch(struct stream_pipeline *p, void *worker, struct stream_capture *capture,
                       struct stream_batch *batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        struct stream_slot *slot = &batch->slot[i];
        atomic_store_explicit(&batch->working, i, memory_order_relaxed);
        slot->item.flawed = false;
        if (slot->status == STATUS_OK && p->map->work) {
            slot->status = work_on(p->map, worker, capture, slot);
            stream_capture_take(capture, slot);
        }
    }
}

static void *worker_thread(void *context)
{
    struct stream_pipeline *p = context;
    struct stream_capture capture;
    stream_capture_begin(&capture);
    void *worker = p->map->worker_new ? p->map->worker_new(p->map->context) : NULL;
    bool ready = worker || !p->map->worker_new;
    crew_use(&p->crew.crew);
    if (!ready) {
        pthread_mutex_lock(&p->lock);
        p->starved = p->stop = true;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    struct stream_batch *batch;
    while (ready && (batch = take_batch(p)) != NULL) {
        double start = monotonic_s();
        thread_crew_begin(&p->crew);
        work_batch(p, worker, &capture, batch);
        thread_crew_end(&p->crew);
        double seconds = monotonic_s() - start;
        pthread_mutex_lock(&p->lock);
        adjust_batch_size(p, batch->count, seconds);
        batch->state = BATCH_DONE;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    if (worker && p->map->worker_drop) {
        p->map->worker_drop(worker);
    }
    stream_capture_end(&capture);
    return NULL;
}

static void pipeline_free(struct stream_pipeline *p)
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
static bool allocate_batches(struct stream_pipeline *p, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        p->ring[i] = calloc(1, sizeof **p->ring);
        if (!p->ring[i]) {
            return false;
        }
    }
    return true;
}

static bool pipeline_allocate(struct stream_pipeline *p)
{
    p->ring = calloc(p->ring_size, sizeof *p->ring);
    return p->ring && allocate_batches(p, 0, FIRST_BATCHES);
}

/* The only item, whose work is over at once, needs no thread. */
static bool is_one_quick_item(const struct stream_pipeline *p)
{
    const struct stream_slot *slot = &p->ring[0]->slot[0];
    bool one = p->input_over && p->ring[0]->count + p->ring[1]->count <= 1;
    bool is_read = p->ring[0]->count == 1 && slot->status == STATUS_OK;
    return one && !p->map->worker_new &&
           (!is_read || !p->map->work ||
            (p->map->is_quick && p->map->is_quick(p->map->context, &slot->item.record)));
}

static void run_here(struct stream_pipeline *p, struct stream_sink *sink)
{
    struct stream_capture capture;
    stream_capture_begin(&capture);
    work_batch(p, NULL, &capture, p->ring[0]);
    (void)stream_sink_batch(p, sink, p->ring[0]);
    stream_capture_end(&capture);
}

/* Start the threads, write, wait for the threads. */
static void run_threads(struct stream_pipeline *p, struct stream_source *source,
                        struct stream_sink *sink)
{
    size_t wanted = p->map->threads;
    pthread_t *threads = calloc(wanted + 1, sizeof *threads);
    size_t workers = 0;
    bool reads = !p->input_over;
    bool ready = threads && allocate_batches(p, FIRST_BATCHES, p->ring_size);
    bool reading =
        ready && reads && thread_start(&threads[wanted], stream_source_thread, source) == 0;
    while (ready && (reading || !reads) && workers < wanted &&
           thread_start(&threads[workers], worker_thread, p) == 0) {
        workers++;
    }
    if (workers) { /* fewer workers than wanted are slower, not wrong */
        stream_sink_write(p, sink);
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

static void run_pipeline(struct stream_pipeline *p, struct stream_sink *sink)
{
    struct stream_source source = {.pipeline = p};
    stream_capture_begin(&source.capture);
    source.capture.diag.at_once = p->diag;
    stream_source_fill_first(p, &source);
    if (is_one_quick_item(p)) {
        run_here(p, sink);
    } else {
        run_threads(p, &source, sink);
    }
    if (source.reader) {
        reader_close(source.reader);
    }
    stream_capture_end(&source.capture);
}

enum status stream_map_run(const struct stream_map *m, const struct progress *progress,
                           struct diag *d)
{
    struct stream_pipeline p = {
        .map = m, .diag = d, .ring_size = 2 * (size_t)m->threads + 2, .batch_size = 1};
    struct stream_sink sink = {.progress = progress};
    enum status status = outfile_open(&sink.file, m->output_path, d);
    if (status != STATUS_OK) {
        return status;
    }
    sink.terminal = isatty(fileno(sink.file.stream)) == 1;
    if (!m->output && m->header) {
        fputs(m->header, sink.file.stream);
    }
    thread_crew_make(&p.crew, m->threads);
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
    status = stream_sink_end(m, &sink, d);
    if (status != STATUS_OK) {
        outfile_discard(&sink.file);
        return status;
    }
    status = outfile_commit(&sink.file, d);
    return sink.failed ? STATUS_FAILED : status;
}
