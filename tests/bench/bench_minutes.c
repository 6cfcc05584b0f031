/* Fits the estimate of human time (gen/grade/minutes.c), and says how good it is.
 *
 *   bench_minutes human_times_dev.tsv
 *
 * The table has a header with the columns puzzle, secs, hd_score and se. Prints the coefficients of
 * both models, their error by cross-validation over ten folds (five shuffles), and the correlation
 * of what minutes_estimate gives now. Ridge regression on standardised features. Without a file it
 * does nothing. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/minutes.h"
#include "tests/bench/tsv.h"

enum { MAX_ROWS = 4000, MAX_COLUMNS = 64, N = MINUTES_FEATURE_COUNT, FOLDS = 10, SHUFFLES = 5 };

static const double ridge = 0.1;

struct row {
    double seconds;
    double estimate;
    double feature[2][N]; /* with SE, with the score */
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

static void read_table(FILE *in, struct table *t)
{
    static const char *const names[4] = {"puzzle", "secs", "hd_score", "se"};
    char line[4096];
    char *field[MAX_COLUMNS];
    unsigned column[4] = {0};
    const struct variant *v = variant_at(0);
    for (bool header = true; fgets(line, sizeof line, in) && t->count < MAX_ROWS; header = false) {
        unsigned count = tsv_split(line, field, MAX_COLUMNS);
        for (unsigned k = 0; header && k < 4; k++) {
            column[k] = find_column(field, count, names[k]);
        }
        bool whole =
            column[0] < count && column[1] < count && column[2] < count && column[3] < count;
        if (header || !whole || strlen(field[column[0]]) < 81) {
            continue;
        }
        struct grid g;
        struct row *r = &t->row[t->count++];
        memset(&g, 0, sizeof g);
        for (unsigned i = 0; i < 81; i++) {
            int digit = digit_from_char(field[column[0]][i]);
            g.cell[i] = (uint8_t)(digit > 0 ? digit : 0);
        }
        int score = atoi(field[column[2]]);
        int se = (int)lround(atof(field[column[3]]) * 10);
        r->seconds = atof(field[column[1]]);
        r->estimate = minutes_estimate(v, &g, NULL, se);
        minutes_features(v, &g, score, se, r->feature[0]);
        minutes_features(v, &g, score, 0, r->feature[1]);
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
static void fit(const struct table *t, const uint16_t *order, unsigned fold, unsigned model,
                double result[1 + N])
{
    double mean[N] = {0};
    double spread[N] = {0};
    double target = 0;
    double count = 0;
    for (unsigned i = 0; i < t->count; i++) {
        const struct row *r = &t->row[order[i]];
        for (unsigned k = 0; i % FOLDS != fold && k < N; k++) {
            mean[k] += r->feature[model][k];
            spread[k] += r->feature[model][k] * r->feature[model][k];
        }
        target += i % FOLDS != fold ? log(r->seconds) : 0;
        count += i % FOLDS != fold;
    }
    target /= count;
    for (unsigned k = 0; k < N; k++) {
        mean[k] /= count;
        double variance = spread[k] / count - mean[k] * mean[k];
        spread[k] = variance > 1e-12 ? sqrt(variance) : 1;
    }
    double a[N][N] = {{0}};
    double b[N] = {0};
    for (unsigned i = 0; i < t->count; i++) {
        const struct row *r = &t->row[order[i]];
        double z[N];
        if (i % FOLDS == fold) {
            continue;
        }
        for (unsigned k = 0; k < N; k++) {
            z[k] = (r->feature[model][k] - mean[k]) / spread[k];
        }
        for (unsigned k = 0; k < N; k++) {
            b[k] += z[k] * (log(r->seconds) - target);
            for (unsigned n = 0; n < N; n++) {
                a[k][n] += z[k] * z[n];
            }
        }
    }
    for (unsigned k = 0; k < N; k++) {
        a[k][k] += ridge * count;
    }
    solve_linear(a, b);
    result[0] = target;
    for (unsigned k = 0; k < N; k++) {
        result[k + 1] = b[k] / spread[k];
        result[0] -= result[k + 1] * mean[k];
    }
}

static double predict(const double model[1 + N], const double feature[N])
{
    double sum = model[0];
    for (unsigned k = 0; k < N; k++) {
        sum += model[k + 1] * feature[k];
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
    double middle = (count - 1) / 2.0;
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

static void report(const struct table *t, unsigned model)
{
    static double guess[MAX_ROWS];
    static double truth[MAX_ROWS];
    static uint16_t order[MAX_ROWS];
    double coefficient[1 + N];
    double correlation = 0;
    double error = 0;
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 0);
    for (unsigned i = 0; i < t->count; i++) {
        order[i] = (uint16_t)i;
        truth[i] = log(t->row[i].seconds);
    }
    for (unsigned shuffle = 0; shuffle < SHUFFLES; shuffle++) {
        pcg32_shuffle(&rng, order, t->count);
        for (unsigned fold = 0; fold < FOLDS; fold++) {
            fit(t, order, fold, model, coefficient);
            for (unsigned i = fold; i < t->count; i += FOLDS) {
                guess[order[i]] = predict(coefficient, t->row[order[i]].feature[model]);
            }
        }
        correlation += spearman(guess, truth, t->count) / SHUFFLES;
        for (unsigned i = 0; i < t->count; i++) {
            error += (guess[i] - truth[i]) * (guess[i] - truth[i]) / (t->count * SHUFFLES);
        }
    }
    fit(t, order, FOLDS, model, coefficient);
    printf("%s: Spearman %.3f, error of the logarithm %.3f (cross-validated)\n   ",
           model ? "with HoDoKu's score" : "with SE", correlation, sqrt(error));
    for (unsigned k = 0; k <= N; k++) {
        printf(" %.4f,", coefficient[k]);
    }
    putchar('\n');
}

int main(int argc, char **argv)
{
    static struct table t;
    static double guess[MAX_ROWS];
    static double truth[MAX_ROWS];
    if (argc < 2) {
        puts("bench_minutes: give a table of measured times to fit");
        return 0;
    }
    FILE *in = fopen(argv[1], "r");
    if (!in) {
        fprintf(stderr, "bench_minutes: cannot read %s\n", argv[1]);
        return 1;
    }
    read_table(in, &t);
    fclose(in);
    printf("%u puzzles\n", t.count);
    report(&t, 0);
    report(&t, 1);
    for (unsigned i = 0; i < t.count; i++) {
        guess[i] = t.row[i].estimate;
        truth[i] = t.row[i].seconds;
    }
    printf("minutes_estimate as it is now: Spearman %.3f\n", spearman(guess, truth, t.count));
    return 0;
}
