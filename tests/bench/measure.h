/* What the measuring programs share: the machine, this thread's time, and values in order. */
#ifndef NONET_TESTS_BENCH_MEASURE_H
#define NONET_TESTS_BENCH_MEASURE_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/text.h"
#include "gen/make/run/benchmark.h"

static inline double clock_s(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline double cpu_s(void)
{
    return clock_s(CLOCK_THREAD_CPUTIME_ID);
}

static inline int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static inline void sort_doubles(double *values, size_t count)
{
    qsort(values, count, sizeof *values, compare_doubles);
}

static inline void print_machine(const char *flags)
{
    struct text cpu = {0};
    benchmark_processor(&cpu);
    printf("CPU: %s\n", cpu.data);
    text_free(&cpu);
    printf("compiler: %s\nflags: %s\n", __VERSION__, flags);
}

#endif
