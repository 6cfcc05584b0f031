/* Ends long work before its time: another thread or a signal handler asks, or a time limit passes.
 *
 * A stop is set for a thread (stop_use), and the loops that may take long look at it
 * (stop_is_asked). Work that was stopped returns at once, with an answer that means nothing: a
 * search has counted too few solutions, a puzzle has a wrong level. So whoever keeps an answer
 * looks once more, after the work and before keeping it. A stop that was asked stays asked, so this
 * is enough.
 *
 * Threads: each has its own current stop; those that work for another take over its stop. */
#ifndef NONET_BASE_WORK_STOP_H
#define NONET_BASE_WORK_STOP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct stop {
    atomic_bool asked;
    _Atomic int64_t deadline_ns; /* by the monotonic clock; 0 means none */
    struct stop *outer;          /* another that ends this work too; NULL means none */
};

/* May be called from any thread and from a signal handler. */
void stop_ask(struct stop *s);

/* Asks by itself after this time; 0 or less means never. */
void stop_after(struct stop *s, double seconds);

/* Has it been asked, or has its time passed? */
bool stop_has_come(struct stop *s);

/* Makes a stop this thread's, or none (NULL). Returns the one before. It is borrowed. */
struct stop *stop_use(struct stop *s);
struct stop *stop_in_use(void);

/* Is this thread's work to end? */
bool stop_is_asked(void);

#endif
