#include "base/work/stop.h"

#include <stddef.h>

#include "base/work/monotonic.h"

static _Thread_local struct stop *in_use;

void stop_ask(struct stop *s)
{
    atomic_store(&s->asked, true);
}

void stop_after(struct stop *s, double seconds)
{
    const double most = 1e9; /* thirty years */
    int64_t length_ns = (int64_t)((seconds < most ? seconds : most) * 1e9);
    atomic_store(&s->deadline_ns, seconds > 0 ? monotonic_ns() + length_ns : 0);
}

void stop_after_steps(struct stop *s, uint64_t steps)
{
    atomic_store(&s->steps, 0);
    atomic_store(&s->max_steps, steps);
}

bool stop_has_run_out(struct stop *s)
{
    uint64_t most = atomic_load_explicit(&s->max_steps, memory_order_relaxed);
    return most && atomic_load_explicit(&s->steps, memory_order_relaxed) > most;
}

bool stop_has_come(struct stop *s)
{
    if (atomic_load_explicit(&s->asked, memory_order_relaxed)) {
        return true;
    }
    int64_t deadline = atomic_load_explicit(&s->deadline_ns, memory_order_relaxed);
    bool come =
        (deadline != 0 && monotonic_ns() >= deadline) || (s->outer && stop_has_come(s->outer));
    if (come) {
        stop_ask(s);
    }
    return come;
}

struct stop *stop_use(struct stop *s)
{
    struct stop *before = in_use;
    in_use = s;
    return before;
}

struct stop *stop_in_use(void)
{
    return in_use;
}

bool stop_is_asked(void)
{
    return in_use && stop_has_come(in_use);
}

struct stop *stop_use_limit(struct stop *limit, uint64_t steps)
{
    *limit = (struct stop){.outer = stop_in_use()};
    stop_after_steps(limit, steps);
    return stop_use(steps ? limit : limit->outer);
}

bool stop_step(uint64_t steps)
{
    if (!in_use) {
        return false;
    }
    for (struct stop *s = in_use; s; s = s->outer) {
        if (atomic_load_explicit(&s->max_steps, memory_order_relaxed)) {
            atomic_fetch_add_explicit(&s->steps, steps, memory_order_relaxed);
            if (stop_has_run_out(s)) {
                stop_ask(s);
            }
        }
    }
    return stop_is_asked();
}

uint64_t stop_steps_left(void)
{
    uint64_t least = UINT64_MAX;
    for (struct stop *s = in_use; s; s = s->outer) {
        uint64_t most = atomic_load_explicit(&s->max_steps, memory_order_relaxed);
        uint64_t done = atomic_load_explicit(&s->steps, memory_order_relaxed);
        uint64_t left = most > done ? most - done : 0;
        least = most && left < least ? left : least;
    }
    return least;
}
