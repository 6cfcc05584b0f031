/* Fits the estimate of human time (gen/grade/minutes.c), and measures its error.
 *
 *   bench_minutes human_times_dev.tsv
 *
 * The table has a header with the columns puzzle, players and secs. Prints the coefficients, their
 * error by cross-validation over ten folds (eight shuffles), how many of the times lie in the range
 * shown, and the correlation of what minutes_estimate gives now, over all and by level. The target
 * is the logarithm of the seconds for an empty cell. Ridge regression on standardised features; a
 * puzzle weighs by its players, n / (n + 20), since the mean of few is little sure. Without a file
 * it does nothing. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/minutes.h"
#include "tests/bench/bench_tsv.h"

enum { MAX_ROWS = 4000, MAX_COLUMNS = 64, N = MINUTES_FEATURE_COUNT, FOLDS = 10, SHUFFLES = 8 };

static const double ridge = 0.01;

struct row {
    double seconds;
    double empty;
    double weight;
    double estimate;
    enum level level;
    double feature[N];
};

struct table {
    unsigned count;
    struct row row[MAX_ROWS];
};

static unsigned find_column(char *const field[], unsigned count, const char *name)
{
    int column = tsv_find(field, count, name);
    if (column < 0) {
        fprintf(stderr, "bench_minutes: no column %s\n", name);
        exit(1);
    }
    return (unsigned)column;
}

enum { PUZZLE, PLAYERS, SECONDS, COLUMNS };

static void read_row(struct row *r, char *const field[COLUMNS], struct grade_scratch *scratch)
{
    const struct layout *v = variant_at(0);
    struct grade_options options;
    struct grade grade;
    struct grid g = {{0}};
    for (unsigned i = 0; i < 81; i++) {
        int digit = digit_from_char(field[PUZZLE][i]);
        g.cell[i] = (uint8_t)(digit > 0 ? digit : 0);
    }
    double players = atof(field[PLAYERS]);
    grade_options_init(&options);
    grade_puzzle(v, &g, &options, scratch, &grade);
    r->empty = 81 - grid_given_count(v, &g);
    r->seconds = atof(field[SECONDS]);
    r->weight = players / (players + 20);
    r->level = grade.level;
    r->estimate = minutes_estimate(v, &g, &grade);
    minutes_features(v, &g, &grade, r->feature);
}

static void read_table(FILE *in, struct table *t, struct grade_scratch *scratch)
{
    static const char *const names[COLUMNS] = {"puzzle", "players", "secs"};
    char line[4096];
    char *field[MAX_COLUMNS];
    unsigned column[COLUMNS] = {0};
    for (bool header = true; fgets(line, sizeof line, in) && t->count < MAX_ROWS; header = false) {
        char *wanted[COLUMNS];
        unsigned count = tsv_split(line, field, MAX_COLUMNS);
        bool whole = !header;
        for (unsigned k = 0; k < COLUMNS; k++) {
            column[k] = header ? find_column(field, count, names[k]) : column[k];
            whole &= column[k] < count;
            wanted[k] = column[k] < count ? field[column[k]] : NULL;
        }
        if (whole && strlen(wanted[PUZZLE]) >= 81) {
            read_row(&t->row[t->count++], wanted, scratch);
        }
    }
}

/* Solve a x = b in place by elimination with pivots. */
static void solve_linear(double a[N][N], double b[N])
{
    for (unsigned i = 0; i < N; i++) {
        unsigned pivot = i;
        for (unsigned r = i + 1; r < N; r++) {
            pivot = fabs(a[r][i]) > fabs(a[pivot][i]) ? r : pivot;
        }
        for (unsigned c = 0; c < N; c++) {
            double kept = a[i][c];
            a[i][c] = a[pivot][c];
            a[pivot][c] = kept;
        }
        double kept = b[i];
        b[i] = b[pivot];
        b[pivot] = kept;
        for (unsigned r = 0; r < N; r++) {
            double factor = r == i ? 0 : a[r][i] / a[i][i];
            for (unsigned c = i; factor != 0 && c < N; c++) {
                a[r][c] -= factor * a[i][c];
            }
            b[r] -= factor * b[i];
        }
    }
    for (unsigned i = 0; i < N; i++) {
        b[i] /= a[i][i];
    }
}

/* Fit on the rows of `order` outside of the fold (fold FOLDS: all). */
static void fit(const struct table *t, const uint16_t *order, unsigned fold, double result[1 + N])
{
    double mean[N] = {0};
    double spread[N] = {0};
    double target = 0;
    double weight = 0;
    for (unsigned i = 0; i < t->count; i++) {
        const struct row *r = &t->row[order[i]];
        double w = i % FOLDS != fold ? r->weight : 0;
        for (unsigned k = 0; k < N; k++) {
            mean[k] += w * r->feature[k];
            spread[k] += w * r->feature[k] * r->feature[k];
        }
        target += w * log(r->seconds / r->empty);
        weight += w;
    }
    target /= weight;
    for (unsigned k = 0; k < N; k++) {
        mean[k] /= weight;
        double variance = spread[k] / weight - mean[k] * mean[k];
        spread[k] = variance > 1e-12 ? sqrt(variance) : 1;
    }
    double a[N][N] = {{0}};
    double b[N] = {0};
    for (unsigned i = 0; i < t->count; i++) {
        const struct row *r = &t->row[order[i]];
        double w = i % FOLDS != fold ? r->weight : 0;
        double z[N];
        for (unsigned k = 0; k < N; k++) {
            z[k] = (r->feature[k] - mean[k]) / spread[k];
        }
        for (unsigned k = 0; k < N; k++) {
            b[k] += w * z[k] * (log(r->seconds / r->empty) - target);
            for (unsigned n = 0; n < N; n++) {
                a[k][n] += w * z[k] * z[n];
            }
        }
    }
    for (unsigned k = 0; k < N; k++) {
        a[k][k] += ridge * weight;
    }
    solve_linear(a, b);
    result[0] = target;
    for (unsigned k = 0; k < N; k++) {
        result[k + 1] = b[k] / spread[k];
        result[0] -= result[k + 1] * mean[k];
    }
}

static double predict(const double model[1 + N], const struct row *r)
{
    double sum = model[0] + log(r->empty);
    for (unsigned k = 0; k < N; k++) {
        sum += model[k + 1] * r->feature[k];
    }
    return sum;
}

struct ranked {
    double value;
    unsigned index;
};

static int by_value(const void *a, const void *b)
{
    double x = ((const struct ranked *)a)->value;
    double y = ((const struct ranked *)b)->value;
    return (x > y) - (x < y);
}

static void rank_of(const double *value, unsigned count, double *rank)
{
    static struct ranked sorted[MAX_ROWS];
    for (unsigned i = 0; i < count; i++) {
        sorted[i] = (struct ranked){value[i], i};
    }
    qsort(sorted, count, sizeof sorted[0], by_value);
    for (unsigned i = 0, end; i < count; i = end) {
        for (end = i; end < count && sorted[end].value == sorted[i].value; end++) {
        }
        for (unsigned k = i; k < end; k++) {
            rank[sorted[k].index] = (i + end - 1) / 2.0;
        }
    }
}

static double spearman(const double *x, const double *y, unsigned count)
{
    static double rx[MAX_ROWS];
    static double ry[MAX_ROWS];
    rank_of(x, count, rx);
    rank_of(y, count, ry);
    double middle = (count - 1.0) / 2;
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (unsigned i = 0; i < count; i++) {
        xy += (rx[i] - middle) * (ry[i] - middle);
        xx += (rx[i] - middle) * (rx[i] - middle);
        yy += (ry[i] - middle) * (ry[i] - middle);
    }
    return xy / sqrt(xx * yy);
}

struct figures {
    double correlation;
    double error;   /* root mean square of the logarithm */
    double covered; /* share of the times in the range shown */
};

static void add_figures(const double *guess, const double *truth, unsigned count, double share,
                        struct figures *f)
{
    double error = 0;
    unsigned covered = 0;
    for (unsigned i = 0; i < count; i++) {
        struct minutes_range range = minutes_range(exp(guess[i]));
        error += (guess[i] - truth[i]) * (guess[i] - truth[i]) / count;
        covered += exp(truth[i]) >= range.low && exp(truth[i]) <= range.high;
    }
    f->correlation += share * spearman(guess, truth, count);
    f->error += share * sqrt(error);
    f->covered += share * covered / count;
}

static void print_figures(const char *what, const struct figures *f)
{
    printf("%s: Spearman %.3f, error of the logarithm %.3f, %.0f %% in the range\n", what,
           f->correlation, f->error, 100 * f->covered);
}

static void cross_validate(const struct table *t)
{
    static double guess[MAX_ROWS];
    static double truth[MAX_ROWS];
    static uint16_t order[MAX_ROWS];
    double coefficient[1 + N];
    struct figures f = {0, 0, 0};
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 0);
    for (unsigned i = 0; i < t->count; i++) {
        order[i] = (uint16_t)i;
        truth[i] = log(t->row[i].seconds);
    }
    for (unsigned shuffle = 0; shuffle < SHUFFLES; shuffle++) {
        pcg32_shuffle(&rng, order, t->count);
        for (unsigned fold = 0; fold < FOLDS; fold++) {
            fit(t, order, fold, coefficient);
            for (unsigned i = fold; i < t->count; i += FOLDS) {
                guess[order[i]] = predict(coefficient, &t->row[order[i]]);
            }
        }
        add_figures(guess, truth, t->count, 1.0 / SHUFFLES, &f);
    }
    print_figures("cross-validated", &f);
    fit(t, order, FOLDS, coefficient);
    for (unsigned k = 0; k <= N; k++) {
        printf("%s%.4f", k ? ", " : "   ", coefficient[k]);
    }
    putchar('\n');
    for (unsigned k = 0; k < N; k++) {
        double mean = 0;
        for (unsigned i = 0; i < t->count; i++) {
            mean += t->row[i].feature[k] / t->count;
        }
        printf("%s%.2f", k ? ", " : "   means: ", mean);
    }
    putchar('\n');
}

/* What minutes_estimate gives, for puzzles from one level to another. */
static void report_levels(const struct table *t, const char *what, enum level low, enum level high)
{
    static double guess[MAX_ROWS];
    static double truth[MAX_ROWS];
    struct figures f = {0, 0, 0};
    unsigned count = 0;
    for (unsigned i = 0; i < t->count; i++) {
        if (t->row[i].level >= low && t->row[i].level <= high) {
            guess[count] = log(t->row[i].estimate * 60);
            truth[count++] = log(t->row[i].seconds);
        }
    }
    if (count > 2) {
        printf("%4u ", count);
        add_figures(guess, truth, count, 1, &f);
        print_figures(what, &f);
    }
}

int main(int argc, char **argv)
{
    static struct table t;
    if (argc < 2) {
        puts("bench_minutes: give a table of measured times to fit");
        return 0;
    }
    FILE *in = fopen(argv[1], "r");
    struct grade_scratch *scratch = grade_scratch_new();
    if (!in || !scratch) {
        fprintf(stderr, "bench_minutes: cannot read %s\n", argv[1]);
        return 1;
    }
    read_table(in, &t, scratch);
    fclose(in);
    grade_scratch_drop(scratch);
    cross_validate(&t);
    puts("minutes_estimate as it is now:");
    report_levels(&t, "all", LEVEL_EASY, LEVEL_BEYOND);
    report_levels(&t, "easy", LEVEL_EASY, LEVEL_EASY);
    report_levels(&t, "medium", LEVEL_MEDIUM, LEVEL_MEDIUM);
    report_levels(&t, "hard", LEVEL_HARD, LEVEL_HARD);
    report_levels(&t, "unfair and extreme", LEVEL_UNFAIR, LEVEL_BEYOND);
    return 0;
}
