/* The clock that measures how long something takes: it never goes back.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_WORK_MONOTONIC_H
#define NONET_BASE_WORK_MONOTONIC_H

#include <stdint.h>
#include <time.h>

static inline int64_t monotonic_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static inline double monotonic_s(void)
{
    return (double)monotonic_ns() * 1e-9;
}

#endif
