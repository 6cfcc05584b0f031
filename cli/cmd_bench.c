#include "cli/command.h"
#include "gen/make/run/benchmark.h"
#include "gen/solve/kernel/kernel.h"

static void add_machine(struct text *out)
{
    text_puts(out, "processor: ");
    benchmark_processor(out);
    text_puts(out, "\n");
    text_printf(out, "kernel: %s, compiler: %s\n", kernel_best()->name, __VERSION__);
}

static void add_rate(struct benchmark *b, const struct measurement *m, struct text *out)
{
    struct benchmark_rate rate = benchmark_measure(b, m);
    text_printf(out, "%-10s %10.0f/s  (%.0f to %.0f)  %s\n", m->name, rate.median, rate.least,
                rate.most, m->doc);
}

static enum status run_bench(const struct invocation *in)
{
    struct benchmark *b = benchmark_new(in->diag);
    if (!b) {
        return STATUS_FAILED;
    }
    struct text out = {0};
    add_machine(&out);
    text_printf(&out,
                "%d puzzles of seed %d; puzzles a second of CPU time, one thread: median "
                "(least to most) of %d rounds\n",
                BENCHMARK_PUZZLES, BENCHMARK_SEED, BENCHMARK_ROUNDS);
    enum status status = command_print(&out, in->diag);
    const struct measurement *m;
    for (size_t i = 0; (m = measurement_at(i)) != NULL && status == STATUS_OK; i++) {
        add_rate(b, m, &out);
        status = command_print(&out, in->diag);
    }
    benchmark_drop(b);
    return status;
}

const struct command command_bench = {
    .name = "bench",
    .group = GROUP_HELP,
    .arguments = "",
    .doc = "Measure how fast Nonet runs on this machine",
    .detail = "Generates a set of puzzles, then prints how many of them Nonet counts, solves, "
              "grades and generates in a second of CPU time.",
    .run = run_bench,
};
