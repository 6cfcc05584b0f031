/* Puzzles with constraints: how fast they are made, counted and graded, and what their levels mean,
 * in CPU time of one thread.
 *
 *   bench_constraints rates [SECONDS]       puzzles made, of each short name at easy and medium
 *   bench_constraints count [N] [NAME]      N random killers, thermometers, arrows, sandwiches and
 * Kropki: the time to count each to 2 bench_constraints grade [N]             N killers without
 * givens of easy and of medium, graded bench_constraints levels [N] [SECONDS]  the scores of N
 * puzzles of each short name and level, or of as many as come in so long; with a short name behind
 * it, its own alone Without words: rates. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/search/puzzle_search.h"
#include "gen/solve/solve.h"
#include "tests/bench/measure.h"

enum { MAX_TRIES = 300 }; /* for one puzzle, so that a time can be kept */

/* Of sorted values, the one below which a share of them lies. */
static double quantile(const double *sorted, size_t count, double share)
{
    size_t i = (size_t)(share * (double)count);
    return sorted[i < count ? i : count - 1];
}

static void request_for(struct generate_request *r, const struct constraint_variant *c)
{
    generate_request_init(r);
    r->variant = variant_find(c->base);
    r->constraints = (struct constraint_spec){.kinds = c->kinds, .all_signs = c->all_signs};
    r->seed = 1;
    r->max_tries = MAX_TRIES;
    r->grade = true;
    target_init(&r->target, r->variant);
}

static void ask_level(struct generate_request *r, enum level level)
{
    r->target.level_low = r->target.level_high = level;
}

struct making {
    struct generate_request request;
    struct generate_live live;
    struct searcher *searcher;
    struct generate_stats stats;
    uint64_t index;
    struct record record;
};

static void making_begin(struct making *m)
{
    memset(&m->live, 0, sizeof m->live);
    memset(&m->stats, 0, sizeof m->stats);
    m->searcher = searcher_new(&m->request, &m->live);
    m->index = 0;
    record_init(&m->record, m->request.variant);
    if (!m->searcher) {
        fputs("bench_constraints: out of memory\n", stderr);
        exit(1);
    }
}

static bool making_next(struct making *m)
{
    const atomic_bool stop = false;
    return search_puzzle(m->searcher, m->index++, 0, &m->record, &m->stats, &stop);
}

static void making_end(struct making *m)
{
    searcher_drop(m->searcher);
    record_free(&m->record);
}

static void bench_rates(double seconds)
{
    printf("%-16s %9s %9s\n", "puzzles a second", "easy", "medium");
    for (size_t i = 0; constraint_variant_at(i); i++) {
        printf("%-16s", constraint_variant_at(i)->name);
        for (enum level level = LEVEL_EASY; level <= LEVEL_MEDIUM; level++) {
            struct making m;
            unsigned made = 0;
            request_for(&m.request, constraint_variant_at(i));
            ask_level(&m.request, level);
            making_begin(&m);
            double start = cpu_s();
            while (cpu_s() - start < seconds) {
                made += making_next(&m);
            }
            printf(" %9.0f", made / (cpu_s() - start));
            fflush(stdout);
            making_end(&m);
        }
        puts("");
    }
}

/* Times of counts to 2, and what was counted. */
struct counted {
    double *times;
    size_t count;
    unsigned unique;
    unsigned slow; /* over a second */
};

static void time_count(struct counted *c, const struct layout *v, const struct grid *givens)
{
    double start = cpu_s();
    c->unique += solve_count(v, givens, 2, NULL) == 1;
    double seconds = cpu_s() - start;
    c->slow += seconds > 1;
    c->times[c->count++] = seconds;
}

static void print_counted(const char *name, const char *what, struct counted *c)
{
    sort_doubles(c->times, c->count);
    printf("%-10s %-16s %7zu %8u %9.3f %9.3f %10.3f %6u\n", name, what, c->count, c->unique,
           1e3 * quantile(c->times, c->count, 0.5), 1e3 * quantile(c->times, c->count, 0.99),
           1e3 * c->times[c->count - 1], c->slow);
    fflush(stdout);
    free(c->times);
}

/* Random puzzles of a short name. As they are made they have one solution; killers are made without
 * givens. Of the others, the constraints alone are counted too, which may leave several solutions.
 */
static void bench_count_of(const char *name, size_t count)
{
    struct making m;
    struct counted made = {.times = malloc(count * sizeof *made.times)};
    struct counted alone = {.times = malloc(count * sizeof *alone.times)};
    const bool bare = strncmp(name, "killer", 6) == 0;
    const struct grid none = {{0}};
    request_for(&m.request, constraint_variant_find(name));
    m.request.grade = false;
    m.request.target.givens_high = bare ? 0 : m.request.target.givens_high;
    making_begin(&m);
    while (made.times && alone.times && made.count < count) {
        if (making_next(&m)) {
            time_count(&made, m.record.variant, &m.record.givens);
            if (!bare) {
                time_count(&alone, m.record.variant, &none);
            }
        }
    }
    making_end(&m);
    print_counted(name, bare ? "without givens" : "as made", &made);
    if (bare) {
        free(alone.times);
    } else {
        print_counted(name, "without givens", &alone);
    }
}

static void bench_count(size_t count, const char *only)
{
    static const char *const names[] = {"killer", "thermo", "arrow", "sandwich", "kropki"};
    printf("%-10s %-16s %7s %8s %9s %9s %10s %6s\n", "counted", "", "puzzles", "unique",
           "median ms", "99 %", "most", "> 1 s");
    for (size_t i = 0; !only && i < sizeof names / sizeof *names; i++) {
        bench_count_of(names[i], count);
    }
    if (only && constraint_variant_find(only)) {
        bench_count_of(only, count);
    }
}

static void bench_grade(size_t count)
{
    struct grade_options o;
    struct grader g;
    grade_options_init(&o);
    if (grader_init(&g, false) != STATUS_OK) {
        return;
    }
    for (enum level level = LEVEL_EASY; level <= LEVEL_MEDIUM; level++) {
        struct making m;
        double total = 0;
        size_t made = 0;
        request_for(&m.request, constraint_variant_find("killer"));
        m.request.target.givens_high = 0;
        ask_level(&m.request, level);
        making_begin(&m);
        while (made < count) {
            if (making_next(&m)) {
                double start = cpu_s();
                grader_grade(&g, m.record.variant, &m.record.givens);
                total += cpu_s() - start;
                made++;
            }
        }
        making_end(&m);
        printf("killers without givens graded, %s: %.0f/s\n", level_name(level),
               (double)count / total);
    }
    grader_free(&g);
}

static void bench_levels(size_t count, double seconds, const char *only)
{
    double *scores = malloc(count * sizeof *scores);
    puts("short name, level: puzzles, tenth, quarter, median, three quarters, nine tenths");
    for (size_t i = 0; constraint_variant_at(i) && scores; i++) {
        for (enum level level = LEVEL_EASY; level <= LEVEL_EXTREME; level++) {
            struct making m;
            size_t made = 0;
            if (only && strcmp(only, constraint_variant_at(i)->name) != 0) {
                continue;
            }
            request_for(&m.request, constraint_variant_at(i));
            ask_level(&m.request, level);
            making_begin(&m);
            double start = cpu_s();
            while (made < count && cpu_s() - start < seconds) {
                if (making_next(&m)) {
                    scores[made++] = m.record.score;
                }
            }
            making_end(&m);
            printf("%s %s %zu", constraint_variant_at(i)->name, level_name(level), made);
            if (made) {
                sort_doubles(scores, made);
                static const double shares[] = {0.1, 0.25, 0.5, 0.75, 0.9};
                for (size_t k = 0; k < sizeof shares / sizeof *shares; k++) {
                    printf(" %.0f", quantile(scores, made, shares[k]));
                }
            }
            puts("");
            fflush(stdout);
        }
    }
    free(scores);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "rates";
    double number = argc > 2 ? strtod(argv[2], NULL) : 0;
    if (strcmp(what, "rates") == 0) {
        bench_rates(number > 0 ? number : 1);
    } else if (strcmp(what, "count") == 0) {
        bench_count(number > 0 ? (size_t)number : 1000, argc > 3 ? argv[3] : NULL);
    } else if (strcmp(what, "grade") == 0) {
        bench_grade(number > 0 ? (size_t)number : 200);
    } else if (strcmp(what, "levels") == 0) {
        double seconds = argc > 3 ? strtod(argv[3], NULL) : 0;
        bench_levels(number > 0 ? (size_t)number : 100, seconds > 0 ? seconds : 5,
                     argc > 4 ? argv[4] : NULL);
    } else {
        fputs("bench_constraints: rates, count, grade or levels\n", stderr);
        return 2;
    }
    return 0;
}
