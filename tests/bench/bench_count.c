/* Puzzles from files, counted to 2 one after another: the time and the search of each, and of each
 * file the median, the 99th percentile, the worst and the sum. CPU time of one thread, in
 * milliseconds, the board's tables among it; the best of ROUNDS runs. Reading the clock takes up to
 * two microseconds, a quarter of an easy puzzle: with several rounds, each counts a puzzle so often
 * between two readings that this is no longer seen.
 *
 *   bench_count [-r ROUNDS] [-v] FILE...     -v: a line a puzzle
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"
#include "tests/bench/measure.h"

#define READING_MS 0.1

struct counted {
    uint64_t solutions;
    uint64_t positions;
};

/* Lays the constraints again, so that every run builds the tables it needs. The record must not
 * hold a layout with the same ones: it would be used, with its tables. */
static bool count_once(const struct record *bare, const struct constraint_list *list,
                       struct counted *out)
{
    const struct solve_method *fast = solve_method_find("fast");
    const struct layout *v = constraints_lay(bare->variant, list);
    bool made = v && solve_prepare(v);
    if (made) {
        out->solutions = fast->count(v, &bare->givens, 2, NULL, &out->positions);
    }
    layout_drop(v);
    return made;
}

/* Returns the milliseconds of one count out of `times`; negative: out of memory. */
static double count_often(const struct record *bare, const struct constraint_list *list,
                          unsigned times, struct counted *out)
{
    const double start = cpu_s();
    bool made = true;
    for (unsigned i = 0; made && i < times; i++) {
        made = count_once(bare, list, out);
    }
    return made ? (cpu_s() - start) * 1e3 / times : -1;
}

/* The best of some rounds. */
static double count_best(const struct record *bare, const struct constraint_list *list,
                         unsigned rounds, struct counted *out)
{
    double best = count_often(bare, list, 1, out);
    const unsigned times = best > 0 && best < READING_MS ? (unsigned)(READING_MS / best) : 1;
    for (unsigned i = 1; best >= 0 && i < rounds; i++) {
        const double now = count_often(bare, list, times, out);
        best = now < best ? now : best;
    }
    return best;
}

/* Moves the record's constraints to a list. */
static bool take_constraints(struct record *r, struct constraint_list *list)
{
    bool *none = calloc(constraint_count(r->variant) + 1U, sizeof *none);
    if (!none) {
        return false;
    }
    constraint_list_add_all(list, r->variant, none);
    free(none);
    record_reset(r, r->variant->bare);
    return true;
}

static int count_file(const char *path, unsigned rounds, bool each, struct diag *d)
{
    struct record r;
    double *ms = NULL;
    double sum = 0;
    size_t count = 0;
    size_t room = 0;
    struct reader *reader = reader_open(path, NULL, NULL, d);
    if (!reader) {
        return 1;
    }
    record_init(&r, variant_at(0));
    enum status status;
    while ((status = reader_next(reader, &r)) == STATUS_OK) {
        struct counted counted;
        struct constraint_list list = {0};
        const double best =
            take_constraints(&r, &list) ? count_best(&r, &list, rounds, &counted) : -1;
        constraint_list_free(&list);
        if (best < 0) {
            status = STATUS_FAILED;
            break;
        }
        if (count == room) {
            room = 2 * room + 64;
            ms = realloc(ms, room * sizeof *ms);
            if (!ms) {
                return 1;
            }
        }
        ms[count++] = best;
        sum += best;
        if (each) {
            printf("%s#%zu\t%llu\t%llu\t%.4f\n", path, count - 1,
                   (unsigned long long)counted.solutions, (unsigned long long)counted.positions,
                   best);
            fflush(stdout);
        }
    }
    reader_close(reader);
    record_free(&r);
    if (count) {
        sort_doubles(ms, count);
        printf("%s: %zu puzzles, median %.3f ms, 99%% %.3f, worst %.3f, sum %.3f\n", path, count,
               ms[count / 2], ms[count * 99 / 100], ms[count - 1], sum);
    }
    free(ms);
    return status == STATUS_FAILED;
}

int main(int argc, char **argv)
{
    struct diag d;
    unsigned rounds = 1;
    bool each = false;
    int failed = 0;
    int option;
    diag_init(&d, stderr);
    while ((option = getopt(argc, argv, "r:v")) != -1) {
        if (option == 'r') {
            rounds = (unsigned)strtoul(optarg, NULL, 10);
        } else if (option == 'v') {
            each = true;
        } else {
            return 2;
        }
    }
    for (int i = optind; i < argc; i++) {
        failed |= count_file(argv[i], rounds ? rounds : 1, each, &d);
    }
    return failed;
}
