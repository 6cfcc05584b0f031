/* How long it takes to find a puzzle that needs a technique, in CPU time of one thread.
 *
 *   bench_requires [--constraints KIND,…] [SEEDS CAP [KEY…]]
 *
 * A row a technique: level, and of SEEDS puzzles (3) the median and the longest search in seconds.
 * A search is stopped after CAP seconds (1) and counts as longer than all others; it stops at the
 * next board, so it may take longer than that. Without keys: every technique that a classic puzzle,
 * or one with these constraints, can need; and behind them one row for all. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "gen/make/search/never_required.h"
#include "gen/make/search/puzzle_search.h"
#include "tests/bench/measure.h"

enum { MAX_SEEDS = 100 };

static atomic_bool stop;

static void stop_search(int signal_number)
{
    (void)signal_number;
    stop = true;
}

static void stop_after(double seconds)
{
    struct itimerval timer = {{0, 0}, {0, 0}};
    timer.it_value.tv_sec = (time_t)seconds;
    timer.it_value.tv_usec = (suseconds_t)((seconds - (double)timer.it_value.tv_sec) * 1e6);
    stop = false;
    setitimer(ITIMER_VIRTUAL, &timer, NULL);
}

/* Seconds until the seed's puzzle is found; cap where it is not found by then. */
static double search_s(const struct constraint_spec *constraints, int technique, unsigned seed,
                       double cap)
{
    struct generate_request r;
    struct generate_live live = {0};
    struct generate_stats stats = {0};
    struct record record = {0};
    generate_request_init(&r);
    r.seed = seed;
    r.constraints = *constraints;
    technique_set_add(&r.target.requires, technique);
    struct searcher *s = searcher_new(&r, &live);
    if (!s) {
        exit(1);
    }
    double start = cpu_s();
    stop_after(cap);
    bool found = search_puzzle(s, 0, 0, &record, &stats, &stop);
    double seconds = cpu_s() - start;
    stop_after(0);
    searcher_drop(s);
    return found && seconds < cap ? seconds : cap;
}

static void print_seconds(double seconds, double cap, int width)
{
    char text[32];
    snprintf(text, sizeof text, seconds < cap ? "%.3f" : "> %.3g", seconds);
    printf(" %*s", width, text);
}

/* Of all searches so far. */
struct total {
    double seconds[MAX_SEEDS * MAX_TECHNIQUES];
    unsigned count;
};

static void bench_technique(const struct constraint_spec *constraints, int technique,
                            unsigned seeds, double cap, struct total *total)
{
    const struct technique *t = technique_at((size_t)technique);
    double seconds[MAX_SEEDS];
    for (unsigned i = 0; i < seeds; i++) {
        seconds[i] = search_s(constraints, technique, i + 1, cap);
        total->seconds[total->count++] = seconds[i];
    }
    sort_doubles(seconds, seeds);
    printf("%-32s %-8s", t->key, level_name(t->level));
    print_seconds(seconds[seeds / 2], cap, 8);
    print_seconds(seconds[seeds - 1], cap, 8);
    printf("\n");
    fflush(stdout);
}

static void print_total(struct total *total, double cap)
{
    unsigned long_ones = 0;
    unsigned capped = 0;
    sort_doubles(total->seconds, total->count);
    for (unsigned i = 0; i < total->count; i++) {
        long_ones += total->seconds[i] > 1 && total->seconds[i] < cap;
        capped += total->seconds[i] >= cap;
    }
    printf("%u searches: median %.3f s, %u took over 1 s, %u were stopped after %g s\n",
           total->count, total->seconds[total->count / 2], long_ones, capped, cap);
}

static bool is_possible(const struct constraint_spec *constraints, int technique)
{
    struct never_required why;
    return !technique_never_required(technique, variant_at(0), constraints->kinds, false, &why);
}

static int find(const char *key)
{
    const int id = technique_find(key);
    if (id < 0) {
        fprintf(stderr, "bench_requires: there is no technique '%s'\n", key);
        exit(2);
    }
    return id;
}

int main(int argc, char **argv)
{
    static struct total total;
    struct constraint_spec constraints = {0};
    struct diag diag;
    diag_init(&diag, stderr);
    if (argc > 2 && strcmp(argv[1], "--constraints") == 0) {
        if (constraint_spec_parse(argv[2], &constraints, NULL, &diag) != STATUS_OK) {
            return 2;
        }
        argv += 2;
        argc -= 2;
    }
    unsigned seeds = argc > 2 ? (unsigned)atoi(argv[1]) : 3;
    double cap = argc > 2 ? atof(argv[2]) : 1;
    if (argc == 2 || seeds < 1 || seeds > MAX_SEEDS || cap <= 0) {
        fprintf(stderr, "usage: bench_requires [--constraints KIND,…] [SEEDS CAP [KEY…]]\n");
        return 2;
    }
    const struct sigaction action = {.sa_handler = stop_search, .sa_flags = SA_RESTART};
    sigaction(SIGVTALRM, &action, NULL);
    printf("%-32s %-8s %8s %8s\n", "required technique", "level", "median s", "longest");
    for (int i = 3; i < argc && i < MAX_TECHNIQUES; i++) {
        bench_technique(&constraints, find(argv[i]), seeds, cap, &total);
    }
    for (int id = 0; argc <= 3 && id < (int)technique_count(); id++) {
        if (is_possible(&constraints, id)) {
            bench_technique(&constraints, id, seeds, cap, &total);
        }
    }
    if (total.count) {
        print_total(&total, cap);
    }
    return 0;
}
