#include "gen/make/run/benchmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gen/grade/se/se.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"

void benchmark_processor(struct text *out)
{
    char line[256];
    FILE *info = fopen("/proc/cpuinfo", "r");
    const char *name = NULL;
    while (!name && info && fgets(line, sizeof line, info)) {
        const char *colon = strncmp(line, "model name", 10) == 0 ? strstr(line, ": ") : NULL;
        name = colon ? colon + 2 : NULL;
    }
    if (info) {
        fclose(info);
    }
    text_printf(out, "%.*s", name ? (int)strcspn(name, "\n") : 7, name ? name : "unknown");
}

/* A round takes at least this long. */
static const double round_s = 0.1;

struct benchmark {
    struct grid puzzle[BENCHMARK_PUZZLES];
    size_t count;
    struct grade_scratch *scratch;
    struct se_scratch *se;
    struct generate_request request;
    const struct solve_method *method;
};

static bool keep_puzzle(void *context, const struct record *record)
{
    struct benchmark *b = context;
    b->puzzle[b->count++] = record->givens;
    return true;
}

static bool drop_puzzle(void *context, const struct record *record)
{
    (void)context;
    (void)record;
    return true;
}

static void count_all(struct benchmark *b)
{
    uint64_t counts[BENCHMARK_PUZZLES];
    solve_count_batch(variant_at(0), b->puzzle, b->count, 2, counts);
}

static void solve_all(struct benchmark *b)
{
    for (size_t i = 0; i < b->count; i++) {
        struct grid solution;
        uint64_t positions;
        b->method->count(variant_at(0), &b->puzzle[i], 1, &solution, &positions);
    }
}

static void grade_all(struct benchmark *b)
{
    struct grade_options options;
    grade_options_init(&options);
    options.assume_unique = true;
    for (size_t i = 0; i < b->count; i++) {
        struct grade grade;
        grade_puzzle(variant_at(0), &b->puzzle[i], &options, b->scratch, &grade);
    }
}

static void rate_all(struct benchmark *b)
{
    struct se_options options;
    se_options_init(&options);
    for (size_t i = 0; i < b->count; i++) {
        struct se_rating rating;
        se_rate(variant_at(0), &b->puzzle[i], &options, b->se, &rating);
    }
}

static void generate_all(struct benchmark *b)
{
    b->request.emit = drop_puzzle;
    generate(&b->request, NULL);
}

static const struct measurement measurements[] = {
    {"count", "solutions counted up to 2, in batches", NULL, count_all},
    {"fast", "solved by the method fast", "fast", solve_all},
    {"guess", "solved by the method guess", "guess", solve_all},
    {"brute", "solved by the method brute", "brute", solve_all},
    {"grade", "graded by technique", NULL, grade_all},
    {"se", "rated on the SE scale", NULL, rate_all},
    {"generate", "generated, graded, one thread", NULL, generate_all},
};

static double cpu_s(void)
{
    struct timespec now; /* of the process, because generate works in another thread */
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int compare_rates(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

struct benchmark_rate benchmark_measure(struct benchmark *b, const struct measurement *m)
{
    double rate[BENCHMARK_ROUNDS];
    b->method = m->method ? solve_method_find(m->method) : NULL;
    m->run(b); /* warm */
    for (size_t i = 0; i < BENCHMARK_ROUNDS; i++) {
        size_t done = 0;
        double start = cpu_s();
        do {
            m->run(b);
            done += b->count;
        } while (cpu_s() - start < round_s);
        rate[i] = (double)done / (cpu_s() - start);
    }
    qsort(rate, BENCHMARK_ROUNDS, sizeof *rate, compare_rates);
    return (struct benchmark_rate){
        .median = rate[BENCHMARK_ROUNDS / 2], .least = rate[0], .most = rate[BENCHMARK_ROUNDS - 1]};
}

const struct measurement *measurement_at(size_t index)
{
    return index < sizeof measurements / sizeof *measurements ? &measurements[index] : NULL;
}

static enum status prepare(struct benchmark *b, struct diag *d)
{
    b->scratch = grade_scratch_new();
    b->se = se_scratch_new();
    if (!b->scratch || !b->se) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    generate_request_init(&b->request);
    b->request.seed = BENCHMARK_SEED;
    b->request.count = BENCHMARK_PUZZLES;
    b->request.emit = keep_puzzle;
    b->request.context = b;
    b->request.diag = d;
    enum status status = generate(&b->request, NULL);
    b->request.grade = true;
    return status;
}

struct benchmark *benchmark_new(struct diag *d)
{
    struct benchmark *b = calloc(1, sizeof *b);
    if (!b) {
        diag_error(d, NULL, OUT_OF_MEMORY);
    } else if (prepare(b, d) != STATUS_OK) {
        benchmark_drop(b);
        b = NULL;
    }
    return b;
}

void benchmark_drop(struct benchmark *b)
{
    if (b) {
        grade_scratch_drop(b->scratch);
        se_scratch_drop(b->se);
        free(b);
    }
}
