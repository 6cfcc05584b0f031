/* How well and how fast the Sudoku Explainer scale is rated.
 *
 *   bench_se grade_dev.tsv [-v] [-s] [limit]   agreement with reference ratings, and speed
 *   bench_se puzzles.txt [-s] [limit]          speed alone, a puzzle a line
 *
 * -v lists the differences; -s holds every step against the solution (slower); limit is the work
 * limit, 0 none.
 *
 * The table has a header with the columns puzzle, se_er, se_ep and se_ed. Times are the thread's
 * CPU time. Without a file it does nothing, so that `make bench` runs anywhere. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/se/se.h"
#include "gen/solve/solve.h"
#include "tests/bench/bench_tsv.h"
#include "tests/bench/measure.h"

enum { MAX_COLUMNS = 64, LINE_SIZE = 8192, BANDS = 6 };

static const struct {
    const char *name;
    int below;
} bands[BANDS] = {{"< 2.5", 25},      {"2.5 .. 4.4", 45}, {"4.5 .. 6.4", 65},
                  {"6.5 .. 8.4", 85}, {"8.5 .. 9.4", 95}, {">= 9.5, unrated", 1000}};

struct tally {
    unsigned count;
    unsigned rated;
    unsigned exact;
    unsigned near;
    unsigned exact_ep;
    unsigned exact_ed;
    unsigned bounded;
    double seconds;
    double worst;
};

static bool parse(const char *text, struct grid *g)
{
    memset(g, 0, sizeof *g);
    for (unsigned i = 0; i < 81; i++) {
        int digit = digit_from_char(text[i]);
        if (digit < 0 || digit > 9) {
            return false;
        }
        g->cell[i] = (uint8_t)digit;
    }
    return true;
}

static unsigned band_of(int tenths)
{
    unsigned band = 0;
    while (band + 1 < BANDS && tenths >= bands[band].below) {
        band++;
    }
    return band;
}

static void note(struct tally *t, const struct se_rating *r, const int truth[3], double seconds)
{
    t->count++;
    t->seconds += seconds;
    t->worst = seconds > t->worst ? seconds : t->worst;
    t->bounded += r->bounded;
    if (truth[0]) {
        t->rated++;
        t->exact += r->er_tenths == truth[0];
        t->near += abs(r->er_tenths - truth[0]) <= 1;
        t->exact_ep += r->ep_tenths == truth[1];
        t->exact_ed += r->ed_tenths == truth[2];
    }
}

struct run {
    struct se_scratch *scratch;
    struct se_options options;
    int column[4]; /* puzzle, ER, EP, ED */
    bool verbose;
    bool check; /* hold every step against the solution */
    unsigned unsound;
    struct tally tally[BANDS];
};

static void rate_line(struct run *run, char *const field[], unsigned count)
{
    struct grid g;
    struct se_rating r;
    int truth[3] = {0, 0, 0};
    const char *puzzle = run->column[0] < (int)count ? field[run->column[0]] : "";
    if (strlen(puzzle) < 81 || !parse(puzzle, &g)) {
        return;
    }
    for (unsigned k = 0; k < 3; k++) {
        int at = run->column[k + 1];
        truth[k] = at >= 0 && at < (int)count ? (int)lround(atof(field[at]) * 10) : 0;
    }
    struct grid solution;
    if (run->check) {
        bool unique = solve_count(variant_at(0), &g, 2, &solution) == 1;
        run->options.solution = unique ? &solution : NULL;
    }
    double start = cpu_s();
    if (!se_rate(variant_at(0), &g, &run->options, run->scratch, &r)) {
        printf("refused: %s\n", puzzle);
        return;
    }
    double seconds = cpu_s() - start;
    if (r.unsound_step) {
        run->unsound++;
        printf("unsound step %u: %.81s\n", r.unsound_step, puzzle);
    }
    int key = truth[0] ? truth[0] : run->column[1] >= 0 ? 999 : r.er_tenths;
    note(&run->tally[band_of(key)], &r, truth, seconds);
    if (run->verbose &&
        (r.er_tenths != truth[0] || r.ep_tenths != truth[1] || r.ed_tenths != truth[2])) {
        printf("%.81s %.1f/%.1f/%.1f, reference %.1f/%.1f/%.1f, %s%s, work %.3f M, %.3f s\n",
               puzzle, r.er_tenths / 10.0, r.ep_tenths / 10.0, r.ed_tenths / 10.0, truth[0] / 10.0,
               truth[1] / 10.0, truth[2] / 10.0, se_rule_name(r.hardest),
               r.bounded ? " (bounded)" : "", (double)r.work * 1e-6, seconds);
    }
}

static void print_table(const struct tally *tally)
{
    printf("%-16s %6s %6s %6s %6s %6s %6s %8s %10s %9s\n", "ER band", "count", "rated",
           "ER =", "+-0.1", "EP =", "ED =", "bounded", "puzzles/s", "worst s");
    for (unsigned i = 0; i < BANDS; i++) {
        const struct tally *t = &tally[i];
        if (t->count) {
            printf("%-16s %6u %6u %6u %6u %6u %6u %8u %10.1f %9.4f\n", bands[i].name, t->count,
                   t->rated, t->exact, t->near, t->exact_ep, t->exact_ed, t->bounded,
                   (double)t->count / (t->seconds > 0 ? t->seconds : 1e-9), t->worst);
        }
    }
}

static void run_file(struct run *run, FILE *in)
{
    static const char *const names[4] = {"puzzle", "se_er", "se_ep", "se_ed"};
    char line[LINE_SIZE];
    char *field[MAX_COLUMNS];
    bool first = true;
    while (fgets(line, sizeof line, in)) {
        unsigned count = tsv_split(line, field, MAX_COLUMNS);
        if (first && tsv_find(field, count, "puzzle") >= 0) {
            for (unsigned k = 0; k < 4; k++) {
                run->column[k] = tsv_find(field, count, names[k]);
            }
        } else {
            rate_line(run, field, count);
        }
        first = false;
    }
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        puts("bench_se: give a table of rated puzzles, or a list of puzzles, to measure");
        return 0;
    }
    struct run run = {.column = {0, -1, -1, -1}, .scratch = se_scratch_new()};
    FILE *in = fopen(argv[1], "r");
    if (!in || !run.scratch) {
        fprintf(stderr, "bench_se: cannot read %s\n", argv[1]);
        return 1;
    }
    se_options_init(&run.options);
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "-v") == 0) {
            run.verbose = true;
        } else if (strcmp(argv[i], "-s") == 0) {
            run.check = true;
        } else {
            run.options.work_limit = strtoull(argv[i], NULL, 10);
        }
    }
    run_file(&run, in);
    print_table(run.tally);
    if (run.check) {
        printf("%u puzzles with an unsound step\n", run.unsound);
    }
    se_scratch_drop(run.scratch);
    fclose(in);
    return 0;
}
