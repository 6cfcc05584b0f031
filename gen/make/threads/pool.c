#include "gen/make/threads/pool.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "base/work/stop.h"
#include "gen/make/threads/thread.h"

enum { CHUNKS_A_WORKER = 8, MAX_THREADS = 1024, TICK_NS = 200000000 };

/* Chunk k holds the items k * chunk … and lives in the window at k % window. */
struct pool {
    const struct pool_job *job;
    struct stop *caller_stop; /* the caller's, which its workers obey too */
    uint64_t chunk_count;
    size_t window; /* chunks that may be worked on ahead of the delivery */
    char *slots;
    bool *finished; /* by place in the window */
    atomic_bool stop;

    pthread_mutex_t lock; /* guards what follows, and `finished` */
    pthread_cond_t chunk_finished;
    pthread_cond_t window_moved;
    uint64_t next_chunk;      /* to be taken by a worker */
    uint64_t delivered_chunk; /* all before are delivered */
};

struct worker {
    struct pool *pool;
    void *state;
    pthread_t thread;
};

static uint64_t chunk_end(const struct pool *p, uint64_t chunk)
{
    uint64_t end = (chunk + 1) * p->job->chunk;
    return end < p->job->count ? end : p->job->count;
}

static char *slot_of(const struct pool *p, uint64_t index)
{
    uint64_t chunk = index / p->job->chunk;
    uint64_t place = chunk % p->window * p->job->chunk + index % p->job->chunk;
    return p->slots + place * p->job->slot_size;
}

/* Wait for a chunk to work on. False: there is none left, or the run ends. */
static bool take_chunk(struct pool *p, uint64_t *chunk)
{
    pthread_mutex_lock(&p->lock);
    while (!p->stop && p->next_chunk < p->chunk_count &&
           p->next_chunk >= p->delivered_chunk + p->window) {
        pthread_cond_wait(&p->window_moved, &p->lock);
    }
    bool taken = !p->stop && p->next_chunk < p->chunk_count;
    if (taken) {
        *chunk = p->next_chunk++;
    }
    pthread_mutex_unlock(&p->lock);
    return taken;
}

static void *worker_main(void *argument)
{
    struct worker *w = argument;
    struct pool *p = w->pool;
    uint64_t chunk;
    stop_use(p->caller_stop);
    while (take_chunk(p, &chunk)) {
        uint64_t first = chunk * p->job->chunk;
        p->job->work(p->job->context, w->state, first, (unsigned)(chunk_end(p, chunk) - first),
                     slot_of(p, first), &p->stop);
        pthread_mutex_lock(&p->lock);
        p->finished[chunk % p->window] = true;
        bool awaited = chunk == p->delivered_chunk;
        pthread_mutex_unlock(&p->lock);
        if (awaited) {
            pthread_cond_signal(&p->chunk_finished);
        }
    }
    return NULL;
}

/* Wait until the next chunk to deliver is finished, ticking meanwhile. False: the run ends. */
static bool await_chunk(struct pool *p)
{
    bool go_on = true;
    pthread_mutex_lock(&p->lock);
    while (go_on && !p->finished[p->delivered_chunk % p->window]) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += TICK_NS;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        int result = pthread_cond_timedwait(&p->chunk_finished, &p->lock, &until);
        if (result == ETIMEDOUT && p->job->tick) {
            pthread_mutex_unlock(&p->lock);
            go_on = p->job->tick(p->job->context);
            pthread_mutex_lock(&p->lock);
        }
    }
    pthread_mutex_unlock(&p->lock);
    return go_on;
}

static bool deliver_all(struct pool *p)
{
    for (uint64_t chunk = 0; chunk < p->chunk_count; chunk++) {
        if (!await_chunk(p)) {
            return false;
        }
        for (uint64_t i = chunk * p->job->chunk; i < chunk_end(p, chunk); i++) {
            if (!p->job->deliver(p->job->context, i, slot_of(p, i))) {
                return false;
            }
        }
        if (p->job->tick && !p->job->tick(p->job->context)) {
            return false;
        }
        pthread_mutex_lock(&p->lock);
        p->finished[chunk % p->window] = false;
        p->delivered_chunk++;
        pthread_mutex_unlock(&p->lock);
        pthread_cond_broadcast(&p->window_moved);
    }
    return true;
}

/* Start the workers; if a thread cannot be made, there are fewer. Returns how many run. */
static unsigned start_workers(struct pool *p, struct worker *workers, unsigned count)
{
    unsigned started = 0;
    while (started < count) {
        struct worker *w = &workers[started];
        w->pool = p;
        w->state = p->job->worker_new(p->job->context);
        if (!w->state) {
            break;
        }
        if (thread_start(&w->thread, worker_main, w) != 0) {
            p->job->worker_drop(w->state);
            break;
        }
        started++;
    }
    return started;
}

/* Where there are no threads at all (WebAssembly without them): the work on the caller's own. */
static enum pool_result run_alone(struct pool *p)
{
    const struct pool_job *job = p->job;
    void *state = job->worker_new(job->context);
    if (!state) {
        return POOL_NO_MEMORY;
    }
    bool go_on = true;
    for (uint64_t i = 0; i < job->count && go_on; i++) {
        job->work(job->context, state, i, 1, slot_of(p, i), &p->stop);
        go_on =
            job->deliver(job->context, i, slot_of(p, i)) && (!job->tick || job->tick(job->context));
    }
    job->worker_drop(state);
    return go_on ? POOL_DONE : POOL_ENDED;
}

static enum pool_result run_pool(struct pool *p, struct worker *workers, unsigned count)
{
    unsigned started = start_workers(p, workers, count);
    if (started == 0) {
        return run_alone(p);
    }
    bool done = deliver_all(p);
    pthread_mutex_lock(&p->lock);
    p->stop = true;
    pthread_mutex_unlock(&p->lock);
    pthread_cond_broadcast(&p->window_moved);
    for (unsigned i = 0; i < started; i++) {
        pthread_join(workers[i].thread, NULL);
        p->job->worker_drop(workers[i].state);
    }
    return done ? POOL_DONE : POOL_ENDED;
}

enum pool_result pool_run(const struct pool_job *job)
{
    struct pool p = {.job = job, .caller_stop = stop_in_use()};
    p.chunk_count = (job->count + job->chunk - 1) / job->chunk;
    unsigned threads = job->threads < MAX_THREADS ? job->threads : MAX_THREADS;
    threads = threads < p.chunk_count ? threads : (unsigned)p.chunk_count;
    if (threads == 0) {
        return POOL_DONE;
    }
    p.window = (size_t)threads * CHUNKS_A_WORKER;
    p.slots = calloc(p.window * job->chunk, job->slot_size);
    p.finished = calloc(p.window, sizeof p.finished[0]);
    struct worker *workers = calloc(threads, sizeof workers[0]);
    enum pool_result result = POOL_NO_MEMORY;
    if (p.slots && p.finished && workers) {
        pthread_mutex_init(&p.lock, NULL);
        pthread_cond_init(&p.chunk_finished, NULL);
        pthread_cond_init(&p.window_moved, NULL);
        result = run_pool(&p, workers, threads);
        pthread_cond_destroy(&p.window_moved);
        pthread_cond_destroy(&p.chunk_finished);
        pthread_mutex_destroy(&p.lock);
    }
    free(workers);
    free(p.finished);
    for (size_t i = 0; p.slots && job->slot_drop && i < p.window * job->chunk; i++) {
        job->slot_drop(p.slots + i * job->slot_size);
    }
    free(p.slots);
    return result;
}
