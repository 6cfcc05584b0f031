/* What this machine does: counting, solving, grading, rating and generating, measured on a set of
 * puzzles of one seed.
 *
 * A rate is the median of several rounds, each of which repeats its work for so long that the
 * clock's grain does not count. Only CPU time counts, so that others on the machine do not.
 *
 * Threads: everything runs on the caller's thread, except generating, which uses another. */
#ifndef NONET_GEN_MAKE_BENCHMARK_H
#define NONET_GEN_MAKE_BENCHMARK_H

#include "base/diag.h"
#include "base/text.h"

enum { BENCHMARK_PUZZLES = 200, BENCHMARK_SEED = 1, BENCHMARK_ROUNDS = 5 };

/* Append what the processor is called. */
void benchmark_processor(struct text *out);

struct benchmark; /* the puzzles, and what the measurements work in */

/* Generate the puzzles. NULL after reporting. */
struct benchmark *benchmark_new(struct diag *d);
void benchmark_drop(struct benchmark *b);

/* Puzzles a second of CPU time. */
struct benchmark_rate {
    double median, least, most;
};

/* A row of the table of measurements. */
struct measurement {
    const char *name;
    const char *doc;
    const char *method; /* of solving; NULL: none */
    void (*run)(struct benchmark *b);
};
const struct measurement *measurement_at(size_t index); /* NULL past the last */

struct benchmark_rate benchmark_measure(struct benchmark *b, const struct measurement *m);

#endif
