#include "gen/make/threads/thread_crew.h"

#include <stddef.h>

#include "base/work/stop.h"
#include "gen/make/threads/thread.h"

enum { MAX_MORE = 63 };

struct task {
    crew_work *work;
    void *context;
    unsigned count;
    atomic_uint next;
    struct stop *stop; /* of whoever asked */
};

static void do_parts(struct task *t)
{
    for (unsigned part; (part = atomic_fetch_add(&t->next, 1)) < t->count;) {
        t->work(t->context, part);
    }
}

static void *help(void *context)
{
    struct task *t = context;
    stop_use(t->stop);
    do_parts(t);
    return NULL;
}

/* Takes idle threads, at most `most` of them. Returns how many. */
static unsigned take_idle(struct thread_crew *c, unsigned most)
{
    int idle = atomic_load(&c->idle);
    unsigned taken;
    do {
        taken = idle <= 0 ? 0 : (unsigned)idle < most ? (unsigned)idle : most;
    } while (!atomic_compare_exchange_weak(&c->idle, &idle, idle - (int)taken));
    return taken;
}

/* A thread that cannot be started is not missed: the others do its parts. */
static void run_parts(struct crew *crew, unsigned count, crew_work *work, void *context)
{
    struct thread_crew *c = (struct thread_crew *)crew;
    struct task t = {.work = work, .context = context, .count = count, .stop = stop_in_use()};
    pthread_t thread[MAX_MORE];
    const unsigned wanted = count > MAX_MORE ? MAX_MORE : count - (count > 0);
    const unsigned taken = take_idle(c, wanted);
    unsigned started = 0;
    while (started < taken && thread_start(&thread[started], help, &t) == 0) {
        started++;
    }
    do_parts(&t);
    for (unsigned i = 0; i < started; i++) {
        pthread_join(thread[i], NULL);
    }
    atomic_fetch_add(&c->idle, (int)taken);
}

void thread_crew_make(struct thread_crew *c, unsigned threads)
{
    c->crew.run = run_parts;
    atomic_init(&c->idle, (int)threads);
}

void thread_crew_begin(struct thread_crew *c)
{
    atomic_fetch_sub(&c->idle, 1);
}

void thread_crew_end(struct thread_crew *c)
{
    atomic_fetch_add(&c->idle, 1);
}
