/* How fast puzzles are made, in CPU time of one thread.
 *
 *   bench_generate            everything but 17 givens
 *   bench_generate few G N    the time to N puzzles of G givens, a seed each
 *   bench_generate boards     how far the retry pattern's boards are from uniformly random */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/search/puzzle_search.h"
#include "tests/bench/measure.h"

static const double budget_s = 1.5; /* CPU time of an open-ended measurement */

static void bench_boards(void)
{
    const struct layout *v = variant_at(0);
    uint64_t attempts;
    double total = 0;
    unsigned count = 0;
    double start = cpu_s();
    while (cpu_s() - start < budget_s) {
        for (unsigned i = 0; i < 100; i++, count++) {
            struct pcg32 rng;
            struct grid board;
            pcg32_seed(&rng, 1, count);
            board_method_at(0)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts);
            total += (double)attempts;
        }
    }
    printf("%-34s %9.0f/s  (mean attempts %.1f)\n", "full boards, retry pattern",
           count / (cpu_s() - start), total / count);
}

static void run_request(const char *name, const struct generate_request *r)
{
    struct generate_live live = {0};
    struct generate_stats stats = {0};
    struct searcher *s = searcher_new(r, &live);
    static struct search_item items[MAX_SEARCHES];
    struct search_item *all[MAX_SEARCHES];
    const atomic_bool stop = false;
    unsigned givens[82] = {0};
    unsigned count = 0;
    if (!s) {
        exit(1);
    }
    double start = cpu_s();
    while (cpu_s() - start < budget_s) {
        const unsigned at_once = search_at_once(s);
        for (unsigned i = 0; i < at_once; i++) {
            all[i] = &items[i];
            items[i].index = count + i;
            memset(&items[i].stats, 0, sizeof items[i].stats);
        }
        search_puzzles(s, all, at_once, &stop);
        for (unsigned i = 0; i < at_once; i++, count++) {
            if (!items[i].found) {
                printf("%s: not found\n", name);
                exit(1);
            }
            stats.tries += items[i].stats.tries;
            stats.boards += items[i].stats.boards;
            givens[grid_given_count(r->variant, &items[i].record.givens)]++;
        }
    }
    double rate = count / (cpu_s() - start);
    unsigned least = 0;
    unsigned most = 81;
    unsigned median = 0;
    for (unsigned seen = 0; seen + givens[median] <= count / 2; median++) {
        seen += givens[median];
    }
    while (!givens[least]) {
        least++;
    }
    while (!givens[most]) {
        most--;
    }
    printf("%-34s %9.0f/s  %5.1f %% of tries fit, %.2f boards each, givens %u/%u/%u\n", name, rate,
           100.0 * count / (double)stats.tries, (double)stats.boards / count, least, median, most);
    searcher_drop(s);
}

static void bench_levels(void)
{
    struct generate_request r;
    generate_request_init(&r);
    r.seed = 1;
    run_request("minimal, no symmetry", &r);
    r.symmetry = SYMMETRY_ROTATE180;
    run_request("minimal, rotate180", &r);
    for (int level = LEVEL_EASY; level <= LEVEL_EXTREME; level++) {
        char name[64];
        snprintf(name, sizeof name, "%s, rotate180, graded", level_name((enum level)level));
        r.target.level_low = r.target.level_high = (enum level)level;
        run_request(name, &r);
    }
}

static void bench_few(unsigned givens, unsigned count)
{
    struct generate_request r;
    struct generate_live live = {0};
    struct generate_stats stats = {0};
    const atomic_bool stop = false;
    generate_request_init(&r);
    r.few_givens = givens;
    r.seed = 1;
    struct searcher *s = searcher_new(&r, &live);
    double *seconds = calloc(count, sizeof *seconds);
    if (!s || !seconds) {
        exit(1);
    }
    double sum = 0;
    for (unsigned i = 0; i < count; i++) {
        struct record record = {0};
        double start = cpu_s();
        if (!search_puzzle(s, i, 0, &record, &stats, &stop)) {
            printf("few %u: not found\n", givens);
            exit(1);
        }
        seconds[i] = cpu_s() - start;
        sum += seconds[i];
    }
    sort_doubles(seconds, count);
    printf("few %u, %u seeds, CPU-seconds min %.4f median %.4f mean %.4f max %.4f; %.0f puzzles "
           "visited each\n",
           givens, count, seconds[0], (seconds[(count - 1) / 2] + seconds[count / 2]) / 2,
           sum / count, seconds[count - 1], (double)stats.visited / count);
    free(seconds);
    searcher_drop(s);
}

static bool ignore(void *context, const struct record *record)
{
    (void)context;
    (void)record;
    return true;
}

/* All threads' CPU time for the same puzzles: the cost of a second thread beyond its half. On an
 * idle machine, wall time shows the same. */
static void bench_threads(void)
{
    double cpu[2];
    double wall[2];
    struct diag d = {.out = stderr};
    for (unsigned threads = 1; threads <= 2; threads++) {
        struct generate_request r;
        generate_request_init(&r);
        r.count = 30000;
        r.threads = threads;
        r.emit = ignore;
        r.diag = &d;
        double cpu_start = clock_s(CLOCK_PROCESS_CPUTIME_ID);
        double wall_start = clock_s(CLOCK_MONOTONIC);
        generate(&r, NULL);
        cpu[threads - 1] = clock_s(CLOCK_PROCESS_CPUTIME_ID) - cpu_start;
        wall[threads - 1] = clock_s(CLOCK_MONOTONIC) - wall_start;
    }
    printf("two threads: %.2f times one by CPU time, %.2f by wall time\n", 2 * cpu[0] / cpu[1],
           wall[0] / wall[1]);
}

/* Fixed features of a board whose distribution under uniformly random boards is known by symmetry:
 * all digits are alike, and so are all rows, columns and the two directions. */
static void bench_uniformity(void)
{
    enum { BOARDS = 200000 };
    const struct layout *v = variant_at(0);
    double log_weight_sum = 0;
    double log_weight_square = 0;
    static unsigned chute[2][4]; /* rows, columns: digits that two minirows of a band share */
    for (unsigned n = 0; n < BOARDS; n++) {
        struct pcg32 rng;
        struct grid g;
        uint64_t attempts;
        pcg32_seed(&rng, 2, n);
        board_method_at(0)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &g, &attempts);
        for (unsigned column = 0; column < 2; column++) {
            unsigned shared = 0;
            for (unsigned i = 0; i < 3; i++) {
                for (unsigned k = 0; k < 3; k++) {
                    unsigned a = column ? 9 * i : i;
                    unsigned b = column ? 9 * (3 + k) + 1 : 3 + k + 9;
                    shared += g.cell[a] == g.cell[b];
                }
            }
            chute[column][shared]++;
        }
        double log_weight = 0;
        for (unsigned digit = 1; digit <= 9; digit++) {
            for (unsigned row = 0; row < 9; row++) {
                unsigned open = 0;
                for (unsigned c = 0; c < 9; c++) {
                    unsigned cell = 9 * row + c;
                    bool may = g.cell[cell] >= digit;
                    for (unsigned i = 0; may && i < v->peer_count[cell]; i++) {
                        unsigned peer = v->peer[cell][i];
                        may = g.cell[peer] != digit || peer / 9 >= row;
                    }
                    open += may;
                }
                log_weight += log(open);
            }
        }
        log_weight_sum += log_weight;
        log_weight_square += log_weight * log_weight;
    }
    double mean = log_weight_sum / BOARDS;
    printf("log of a board's chance: deviation %.3f over %d boards\n",
           sqrt(log_weight_square / BOARDS - mean * mean), BOARDS);
    printf("first minirow and second of the next box share 0/1/2/3 digits: rows %u/%u/%u/%u, "
           "columns %u/%u/%u/%u\n",
           chute[0][0], chute[0][1], chute[0][2], chute[0][3], chute[1][0], chute[1][1],
           chute[1][2], chute[1][3]);
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "few") == 0) {
        bench_few((unsigned)atoi(argv[2]), (unsigned)atoi(argv[3]));
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "boards") == 0) {
        bench_uniformity();
        return 0;
    }
    if (argc != 1) {
        fprintf(stderr, "usage: bench_generate [few GIVENS COUNT | boards]\n");
        return 2;
    }
    bench_boards();
    bench_levels();
    bench_few(20, 48);
    bench_few(19, 48);
    bench_few(18, 24);
    bench_threads();
    return 0;
}
