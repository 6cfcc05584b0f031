/* How long it takes to find a puzzle that needs a technique, in CPU time of one thread.
 *
 *   bench_requires [SEEDS CAP [KEY…]]
 *
 * A row a technique: level, and of SEEDS puzzles (3) the median and the longest search in seconds.
 * A search is stopped after CAP seconds (1) and counts as longer than all others; it stops at the
 * next board, so it may take longer than that. Without keys: every technique that a classic puzzle
 * can need. */
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
static double search_s(int technique, unsigned seed, double cap)
{
    struct generate_request r;
    struct generate_live live = {0};
    struct generate_stats stats = {0};
    struct record record = {0};
    generate_request_init(&r);
    r.seed = seed;
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

static void bench_technique(int technique, unsigned seeds, double cap)
{
    const struct technique *t = technique_at((size_t)technique);
    double seconds[MAX_SEEDS];
    for (unsigned i = 0; i < seeds; i++) {
        seconds[i] = search_s(technique, i + 1, cap);
    }
    sort_doubles(seconds, seeds);
    printf("%-32s %-8s", t->key, level_name(t->level));
    print_seconds(seconds[seeds / 2], cap, 8);
    print_seconds(seconds[seeds - 1], cap, 8);
    printf("\n");
    fflush(stdout);
}

static bool is_possible(int technique)
{
    struct never_required why;
    return !technique_never_required(technique, variant_at(0), 0, false, &why);
}

static int find(const char *key)
{
    for (size_t id = 0; id < technique_count(); id++) {
        if (strcmp(technique_at(id)->key, key) == 0) {
            return (int)id;
        }
    }
    fprintf(stderr, "bench_requires: there is no technique '%s'\n", key);
    exit(2);
}

int main(int argc, char **argv)
{
    unsigned seeds = argc > 2 ? (unsigned)atoi(argv[1]) : 3;
    double cap = argc > 2 ? atof(argv[2]) : 1;
    if (argc == 2 || seeds < 1 || seeds > MAX_SEEDS || cap <= 0) {
        fprintf(stderr, "usage: bench_requires [SEEDS CAP [KEY…]]\n");
        return 2;
    }
    const struct sigaction action = {.sa_handler = stop_search, .sa_flags = SA_RESTART};
    sigaction(SIGVTALRM, &action, NULL);
    printf("%-32s %-8s %8s %8s\n", "required technique", "level", "median s", "longest");
    for (int i = 3; i < argc; i++) {
        bench_technique(find(argv[i]), seeds, cap);
    }
    for (int id = 0; argc <= 3 && id < (int)technique_count(); id++) {
        if (is_possible(id)) {
            bench_technique(id, seeds, cap);
        }
    }
    return 0;
}
