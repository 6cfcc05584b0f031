/* Ends long work before its time: another thread or a signal handler asks, a time limit passes, or
 * a number of steps of work is used up.
 *
 * A stop is set for a thread (stop_use), and the loops that may take long look at it
 * (stop_is_asked). Work that was stopped returns at once, with an answer that means nothing: a
 * search has counted too few solutions, a puzzle has a wrong level. So code that keeps an answer
 * asks once more, after the work and before keeping it. A stop that was asked stays asked, so this
 * is enough.
 *
 * A limit of steps ends the same work at the same place on every machine, which a time limit does
 * not. A step is a position of a search, a step of a solution path, or a node of a chain of the SE
 * rater.
 *
 * Threads: each has its own current stop; those that work for another take over its stop. */
#ifndef NONET_BASE_WORK_STOP_H
#define NONET_BASE_WORK_STOP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* What a command reports where its limit of steps (a uint64_t) ended the work, and what to do. */
#define STEPS_OVER "given up after %" PRIu64 " positions"
#define STEPS_HINT "raise --limit, or leave it out"

struct stop {
    atomic_bool asked;
    _Atomic int64_t deadline_ns; /* by the monotonic clock; 0 means none */
    _Atomic uint64_t max_steps;  /* 0 means no limit */
    _Atomic uint64_t steps;
    struct stop *outer; /* another that ends this work too; NULL means none */
};

/* May be called from any thread and from a signal handler. */
void stop_ask(struct stop *s);

/* Asks by itself after this time; 0 or less means never. */
void stop_after(struct stop *s, double seconds);

/* Asks by itself once more steps than these have been counted; 0 means never. Counting begins anew.
 */
void stop_after_steps(struct stop *s, uint64_t steps);

/* Has it counted more steps than its own limit? */
bool stop_has_run_out(struct stop *s);

/* Has it been asked, or has its time passed? */
bool stop_has_come(struct stop *s);

/* Makes a stop this thread's, or none (NULL). Returns the one before. It is borrowed. */
struct stop *stop_use(struct stop *s);
struct stop *stop_in_use(void);

/* Counts this thread's work from now on, and ends it after this many steps; 0 means no limit, and
 * then nothing is counted. Fills *limit, which must stay until stop_use has put back what is
 * returned: the stop before. */
struct stop *stop_use_limit(struct stop *limit, uint64_t steps);

/* Is this thread's work to end? */
bool stop_is_asked(void);

/* Counts steps of this thread's work, before they are done. Is the work to end instead? */
bool stop_step(uint64_t steps);

/* The number of steps that this thread may still do; UINT64_MAX means any number. */
uint64_t stop_steps_left(void);

#endif
