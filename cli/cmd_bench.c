#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/command.h"
#include "cli/help.h"
#include "gen/grade/se/se.h"
#include "gen/make/generate.h"
#include "gen/solve/kernel.h"
#include "gen/solve/solve.h"

enum { ROUNDS = 5, PUZZLES = 200, SEED = 1 };

/* A round repeats its work for at least this long, so that the clock's grain does not count. */
static const double round_s = 0.1;

struct bench {
    struct grid puzzle[PUZZLES];
    size_t count;
    struct grade_scratch *scratch;
    struct se_scratch *se;
    struct generate_request request;
    const struct solve_method *method;
};

static bool keep_puzzle(void *context, const struct record *record)
{
    struct bench *b = context;
    b->puzzle[b->count++] = record->givens;
    return true;
}

static bool drop_puzzle(void *context, const struct record *record)
{
    (void)context;
    (void)record;
    return true;
}

static void count_all(struct bench *b)
{
    uint64_t counts[PUZZLES];
    solve_count_batch(variant_at(0), b->puzzle, b->count, 2, counts);
}

static void solve_all(struct bench *b)
{
    for (size_t i = 0; i < b->count; i++) {
        struct grid solution;
        uint64_t positions;
        b->method->count(variant_at(0), &b->puzzle[i], 1, &solution, &positions);
    }
}

static void grade_all(struct bench *b)
{
    struct grade_options options;
    grade_options_init(&options);
    options.assume_unique = true;
    for (size_t i = 0; i < b->count; i++) {
        struct grade grade;
        grade_puzzle(variant_at(0), &b->puzzle[i], &options, b->scratch, &grade);
    }
}

static void rate_all(struct bench *b)
{
    struct se_options options;
    se_options_init(&options);
    for (size_t i = 0; i < b->count; i++) {
        struct se_rating rating;
        se_rate(variant_at(0), &b->puzzle[i], &options, b->se, &rating);
    }
}

static void generate_all(struct bench *b)
{
    struct generate_stats stats;
    b->request.emit = drop_puzzle;
    generate(&b->request, &stats);
}

static const struct measurement {
    const char *name;
    const char *doc;
    const char *method;
    void (*run)(struct bench *b);
} measurements[] = {
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
    struct timespec now; /* of the process: generate works in a thread of its own */
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int compare_rates(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure(struct bench *b, const struct measurement *m, struct text *out)
{
    double rate[ROUNDS];
    b->method = m->method ? solve_method_find(m->method) : NULL;
    m->run(b); /* warm */
    for (size_t i = 0; i < ROUNDS; i++) {
        size_t done = 0;
        double start = cpu_s();
        do {
            m->run(b);
            done += b->count;
        } while (cpu_s() - start < round_s);
        rate[i] = (double)done / (cpu_s() - start);
    }
    qsort(rate, ROUNDS, sizeof *rate, compare_rates);
    text_printf(out, "%-10s %10.0f/s  (%.0f to %.0f)  %s\n", m->name, rate[ROUNDS / 2], rate[0],
                rate[ROUNDS - 1], m->doc);
}

/* The processor's name, as the system tells it. */
static void add_machine(struct text *out)
{
    char line[256];
    FILE *info = fopen("/proc/cpuinfo", "r");
    while (info && fgets(line, sizeof line, info)) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, "model name", 10) == 0 && colon) {
            text_printf(out, "processor: %s", colon + 2);
            break;
        }
    }
    if (info) {
        fclose(info);
    }
    text_printf(out, "kernel: %s, compiler: %s\n", kernel_best()->name, __VERSION__);
}

static enum status prepare(struct bench *b, struct diag *d)
{
    struct generate_stats stats;
    b->scratch = grade_scratch_new();
    b->se = se_scratch_new();
    if (!b->scratch || !b->se) {
        return diag_error(d, NULL, "out of memory");
    }
    generate_request_init(&b->request);
    b->request.seed = SEED;
    b->request.count = PUZZLES;
    b->request.emit = keep_puzzle;
    b->request.context = b;
    b->request.diag = d;
    enum status status = generate(&b->request, &stats);
    b->request.grade = true;
    return status;
}

static enum status run(const struct invocation *in)
{
    struct text out = {0};
    struct bench *b = calloc(1, sizeof *b);
    if (!b) {
        return diag_error(in->diag, NULL, "out of memory");
    }
    enum status status = prepare(b, in->diag);
    if (status == STATUS_OK) {
        add_machine(&out);
        text_printf(&out,
                    "%d puzzles of seed %d; puzzles a second of CPU time, one thread: median "
                    "(least to most) of %d rounds\n",
                    PUZZLES, SEED, ROUNDS);
        status = help_print(&out, in->diag);
        for (size_t i = 0; i < sizeof measurements / sizeof *measurements && status == STATUS_OK;
             i++) {
            measure(b, &measurements[i], &out);
            status = help_print(&out, in->diag);
        }
    }
    grade_scratch_drop(b->scratch);
    se_scratch_drop(b->se);
    free(b);
    return status;
}

const struct command command_bench = {
    .name = "bench",
    .group = GROUP_HELP,
    .arguments = "",
    .doc = "Measure this machine: counting, solving, grading, generating",
    .detail = "Generates a set of puzzles and prints how many a second of CPU time each part "
              "handles. 'make bench' measures more, against yardsticks.",
    .run = run,
};
