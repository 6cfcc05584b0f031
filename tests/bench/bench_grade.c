/* How the grader compares with a reference's levels and scores, and how fast it is.
 *
 *   bench_grade TABLE [--verbose]
 *
 * TABLE is a tab-separated file with a header row that names at least the columns puzzle, hd_level,
 * hd_score, hd_guess and hd_techs. Without it the program only reports that: the project has no
 * such table. Times are of this thread's CPU clock. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade.h"
#include "tests/bench/measure.h"

enum { MAX_ROWS = 20000, MAX_COLUMNS = 64, LINE_SIZE = 4096 };

struct row {
    struct grid givens;
    char id[32];
    int group; /* a level, or LEVEL_BEYOND where the reference guessed */
    int score;
    char techniques[256];
};

static const char *group_name(int group)
{
    return group == LEVEL_BEYOND ? "(guessed)" : level_name((enum level)group);
}

static int split(char *line, char *field[MAX_COLUMNS])
{
    int count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    while (count < MAX_COLUMNS) {
        field[count++] = line;
        line += strcspn(line, "\t");
        if (!*line) {
            break;
        }
        *line++ = '\0';
    }
    return count;
}

static int column(char *const names[], int count, const char *name)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(names[i], name) == 0) {
            return i;
        }
    }
    fprintf(stderr, "bench_grade: the table has no column '%s'\n", name);
    exit(1);
}

static size_t read_table(const char *path, struct row *rows)
{
    static char header[LINE_SIZE];
    static char line[LINE_SIZE];
    char *names[MAX_COLUMNS];
    char *field[MAX_COLUMNS];
    FILE *f = fopen(path, "r");
    if (!f || !fgets(header, sizeof header, f)) {
        perror(path);
        exit(1);
    }
    int count = split(header, names);
    int puzzle = column(names, count, "puzzle");
    int level = column(names, count, "hd_level");
    int score = column(names, count, "hd_score");
    int guess = column(names, count, "hd_guess");
    int techniques = column(names, count, "hd_techs");
    size_t n = 0;
    while (n < MAX_ROWS && fgets(line, sizeof line, f)) {
        struct row *r = &rows[n];
        enum level l;
        if (split(line, field) < count || strlen(field[puzzle]) != 81) {
            continue;
        }
        for (unsigned i = 0; i < 81; i++) {
            r->givens.cell[i] = (uint8_t)digit_from_char(field[puzzle][i]);
        }
        for (char *c = field[level]; *c; c++) {
            *c = (char)(*c | 32);
        }
        if (!level_find(field[level], &l)) {
            continue;
        }
        snprintf(r->id, sizeof r->id, "%.31s", field[0]);
        snprintf(r->techniques, sizeof r->techniques, "%.255s", field[techniques]);
        r->score = atoi(field[score]);
        r->group = atoi(field[guess]) != 0 ? LEVEL_BEYOND : (int)l;
        n++;
    }
    fclose(f);
    return n;
}

struct tally {
    unsigned total;
    unsigned near;
    unsigned same;
    unsigned ours[LEVEL_COUNT];
};

static void print_tallies(const struct tally *tally, size_t n)
{
    const struct tally *guessed = &tally[LEVEL_BEYOND];
    unsigned all = 0;
    unsigned level = 0;
    unsigned near = 0;
    printf("reference  puzzles  same level  score +-10%%  same score  our levels\n");
    for (int l = 0; l < LEVEL_COUNT; l++) {
        const struct tally *t = &tally[l];
        if (!t->total) {
            continue;
        }
        printf("%-10s %7u %10.1f%% %11.1f%% %10.1f%% ", group_name(l), t->total,
               100.0 * t->ours[l] / t->total, 100.0 * t->near / t->total,
               100.0 * t->same / t->total);
        for (int k = 0; k < LEVEL_COUNT; k++) {
            printf(" %s %u", level_name((enum level)k), t->ours[k]);
        }
        printf("\n");
        if (l < LEVEL_BEYOND) {
            all += t->total;
            level += t->ours[l];
            near += t->near;
        }
    }
    printf("not guessed: %u puzzles, level equal %.1f%%, score within 10%% %.1f%%\n", all,
           100.0 * level / all, 100.0 * near / all);
    printf("with those the reference guessed, as extreme: level equal %.1f%%, score within 10%% "
           "%.1f%%\n",
           100.0 * (level + guessed->ours[LEVEL_EXTREME]) / (double)n,
           100.0 * (near + guessed->near) / (double)n);
}

static void agreement(const struct row *rows, size_t n, const struct grade_options *o,
                      struct grade_scratch *s, bool verbose)
{
    struct tally tally[LEVEL_COUNT] = {{0}};
    for (size_t i = 0; i < n; i++) {
        const struct row *r = &rows[i];
        struct tally *t = &tally[r->group];
        struct grade g;
        double start = cpu_s();
        grade_puzzle(variant_at(0), &r->givens, o, s, &g);
        double took = cpu_s() - start;
        bool near = fabs((double)(g.score - r->score)) <= 0.1 * r->score;
        t->total++;
        t->near += near;
        t->same += g.score == r->score;
        t->ours[g.level]++;
        if (verbose && (r->group != (int)g.level || !near || took > 0.1)) {
            struct record record = {0};
            record_init(&record, variant_at(0));
            grade_to_record(&g, &record);
            printf("%s %s %d | %s %d %.3fs\n   %s\n   %s\n", r->id, group_name(r->group), r->score,
                   level_name(g.level), g.score, took, r->techniques, record.techniques);
        }
    }
    print_tallies(tally, n);
}

/* Grades a second of the rows from one group of the reference to another; run until they took half
 * a second. */
static void speed_of(const struct row *rows, size_t n, int from, int to, const char *name,
                     const struct grade_options *o, struct grade_scratch *s)
{
    double used = 0;
    double slowest = 0;
    unsigned count = 0;
    do {
        for (size_t i = 0; i < n; i++) {
            struct grade g;
            if (rows[i].group < from || rows[i].group > to) {
                continue;
            }
            double start = cpu_s();
            grade_puzzle(variant_at(0), &rows[i].givens, o, s, &g);
            double took = cpu_s() - start;
            used += took;
            slowest = took > slowest ? took : slowest;
            count++;
        }
    } while (count && used < 0.5);
    if (count) {
        printf("%-22s %10.0f  %10.2f\n", name, count / used, slowest * 1e3);
    }
}

static void speed(const struct row *rows, size_t n, const struct grade_options *o,
                  struct grade_scratch *s)
{
    printf("level                    grades/s   slowest (ms)\n");
    for (int l = 0; l < LEVEL_COUNT; l++) {
        speed_of(rows, n, l, l, group_name(l), o, s);
    }
    speed_of(rows, n, LEVEL_UNFAIR, LEVEL_EXTREME, "unfair, extreme", o, s);
    speed_of(rows, n, LEVEL_UNFAIR, LEVEL_BEYOND, "unfair to (guessed)", o, s);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        printf("bench_grade: give a table with reference grades to compare with\n");
        return 0;
    }
    static struct row rows[MAX_ROWS];
    size_t n = read_table(argv[1], rows);
    struct grade_scratch *s = grade_scratch_new();
    struct grade_options o;
    if (!s) {
        return 1;
    }
    grade_options_init(&o);
    agreement(rows, n, &o, s, argc > 2 && strcmp(argv[2], "--verbose") == 0);
    speed(rows, n, &o, s);
    grade_scratch_drop(s);
    return 0;
}
