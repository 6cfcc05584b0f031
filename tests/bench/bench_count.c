/* Puzzles from files, counted to 2 one after another: the time and the search of each, and of each
 * file the median, the 99th percentile, the worst and the sum. CPU time of one thread, in
 * milliseconds, the board's tables among it; the best of ROUNDS runs.
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

struct counted {
    uint64_t solutions;
    uint64_t positions;
    double ms;
};

/* Lays the constraints again, so that every run builds the tables it needs. The record must not
 * hold a layout with the same ones: it would be used, with its tables. */
static bool count_once(const struct record *bare, const struct constraint_list *list,
                       struct counted *out)
{
    const struct solve_method *fast = solve_method_find("fast");
    double start = cpu_s();
    const struct layout *v = constraints_lay(bare->variant, list);
    bool made = v && solve_prepare(v);
    if (made) {
        out->solutions = fast->count(v, &bare->givens, 2, NULL, &out->positions);
        out->ms = (cpu_s() - start) * 1e3;
    }
    layout_drop(v);
    return made;
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
        struct counted best = {.ms = 1e300};
        struct constraint_list list = {0};
        if (!take_constraints(&r, &list)) {
            return 1;
        }
        for (unsigned i = 0; i < rounds; i++) {
            struct counted now;
            if (!count_once(&r, &list, &now)) {
                return 1;
            }
            best = now.ms < best.ms ? now : best;
        }
        constraint_list_free(&list);
        if (count == room) {
            room = 2 * room + 64;
            ms = realloc(ms, room * sizeof *ms);
            if (!ms) {
                return 1;
            }
        }
        ms[count++] = best.ms;
        sum += best.ms;
        if (each) {
            printf("%s#%zu\t%llu\t%llu\t%.3f\n", path, count - 1,
                   (unsigned long long)best.solutions, (unsigned long long)best.positions, best.ms);
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
