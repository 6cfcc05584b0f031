/* Boards other than the classic one: counting, closures, filling, and puzzles of a level.
 *
 *   bench_boards [--rounds N] [--solo] [--peer LIB.so] [BOARD...]
 *
 * BOARD is a variant's name, "jigsaw9" (random regions, any size) or "latin9"; by default a choice.
 * The bench makes minimal puzzles to count. Counting compares the kernels that run here, puzzle by
 * puzzle in turn, with the first as the measure of the others. --peer adds a library that exports
 * generic_each with the signature of gen/solve/layouts/generic.h, compiled against the same
 * headers: an older build's solver, say. --solo runs Simon Tatham's generator (Debian's
 * sgt-puzzles) beside ours where it is installed: whole processes, user time.
 *
 * CPU time; medians and totals over the puzzles, each the best of N rounds. */
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gen/make/dig/dig.h"
#include "gen/make/run/benchmark.h"
#include "gen/make/run/generate.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"
#include "tests/bench/measure.h"
#include "tests/property/random_maps.h"

enum { MAX_PUZZLES = 200, MAX_CONTESTANTS = 5 };

typedef uint64_t each_function(const struct layout *v, const struct grid *givens,
                               struct exclusion without, solution_visitor *visit, void *context,
                               uint64_t *positions);

struct contestant {
    const char *name;
    const struct kernel *kernel; /* NULL: a peer */
    each_function *peer;
};

struct bench {
    unsigned rounds;
    bool solo;
    struct contestant contestant[MAX_CONTESTANTS];
    unsigned contestant_count;
};

/* A board and puzzles on it; with random regions, each puzzle has a different board. */
struct set {
    const char *name;
    unsigned count;
    const struct layout *own[MAX_PUZZLES];
    const struct layout *variant[MAX_PUZZLES];
    struct grid board[MAX_PUZZLES];
    struct grid puzzle[MAX_PUZZLES];
};

static double median(double *values, unsigned count)
{
    sort_doubles(values, count);
    return values[count / 2];
}

static unsigned size_in(const char *name)
{
    return (unsigned)strtoul(name + strcspn(name, "0123456789"), NULL, 10);
}

/* The n-th puzzle's board. False: these regions allow none. */
static bool make_board(struct set *s, unsigned n, struct pcg32 *rng)
{
    char map[MAX_CELLS + 1];
    uint64_t starts;
    s->own[n] = NULL;
    s->variant[n] = variant_find(s->name);
    if (!s->variant[n]) {
        unsigned size = size_in(s->name);
        bool regions = strncmp(s->name, "jigsaw", 6) == 0;
        if (size < 4 || size > MAX_SIZE || (!regions && strncmp(s->name, "latin", 5) != 0)) {
            fprintf(stderr, "bench_boards: there is no board '%s'\n", s->name);
            exit(2);
        }
        if (regions) {
            random_regions(size, rng, 20 * size, map);
        }
        s->variant[n] = s->own[n] = layout_of_map(size, regions ? map : NULL);
    }
    bool filled =
        fill_board(s->variant[n], rng, FILL_USUAL_STARTS, &s->board[n], &starts) == FILL_DONE;
    if (!filled) {
        layout_drop(s->own[n]);
    }
    return filled;
}

static void make_set(struct set *s, const char *name)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 1);
    s->name = name;
    s->count = 0;
    unsigned size = size_in(name);
    unsigned wanted = size < 13 ? MAX_PUZZLES : size < 17 ? 40 : 6;
    while (s->count < wanted) {
        unsigned n = s->count;
        struct orbits orbits;
        if (!make_board(s, n, &rng)) {
            continue;
        }
        const struct layout *v = s->variant[n];
        symmetry_orbits(v, SYMMETRY_NONE, &orbits);
        struct dig_options options = {.orbits = &orbits, .max_positions = dig_max_positions(v)};
        s->puzzle[n] = s->board[n];
        (void)dig(v, &s->board[n], &options, &rng, &s->puzzle[n], NULL);
        s->count++;
    }
}

static void drop_set(struct set *s)
{
    for (unsigned i = 0; i < s->count; i++) {
        layout_drop(s->own[i]);
    }
}

static bool count_to_two(void *context, const struct grid *solution)
{
    unsigned *count = context;
    (void)solution;
    return ++*count < 2;
}

static uint64_t count_by(const struct contestant *c, const struct layout *v,
                         const struct grid *puzzle)
{
    if (c->peer) {
        unsigned count = 0;
        return c->peer(v, puzzle, (struct exclusion){0}, count_to_two, &count, NULL);
    }
    const struct plan *p = plan_of(v);
    struct board_question q = {
        .plan = p, .cells = puzzle->cell, .limit = 2, .max_positions = UINT64_MAX};
    struct board_answer answer;
    (p->lane_bits == 16 ? c->kernel->narrow_boards : c->kernel->wide_boards)->search(&q, &answer);
    return answer.found;
}

static void bench_counting(const struct bench *b, const struct set *s)
{
    static double best[MAX_CONTESTANTS][MAX_PUZZLES];
    double total[MAX_CONTESTANTS] = {0};
    for (unsigned n = 0; n < s->count; n++) {
        for (unsigned round = 0; round < b->rounds; round++) {
            for (unsigned k = 0; k < b->contestant_count; k++) {
                double start = cpu_s();
                uint64_t count = count_by(&b->contestant[k], s->variant[n], &s->puzzle[n]);
                double seconds = cpu_s() - start;
                if (count != 1) {
                    fprintf(stderr, "%s: %s counts %" PRIu64 "\n", s->name, b->contestant[k].name,
                            count);
                    exit(1);
                }
                best[k][n] = round == 0 || seconds < best[k][n] ? seconds : best[k][n];
            }
        }
        for (unsigned k = 0; k < b->contestant_count; k++) {
            total[k] += best[k][n];
        }
    }
    double measure = median(best[0], s->count);
    printf("%-10s count", s->name);
    for (unsigned k = 0; k < b->contestant_count; k++) {
        double middle = median(best[k], s->count);
        printf("  %s %.1f us, mean %.1f (%.2f %.2f)", b->contestant[k].name, 1e6 * middle,
               1e6 * total[k] / s->count, measure / middle, total[0] / total[k]);
    }
    printf("\n");
}

/* Microseconds a board: to fill it, and to dig it by each closure with a half turn. */
static void bench_digging(const struct bench *b, const struct set *s)
{
    static double filling[MAX_PUZZLES];
    static double digging[2][MAX_PUZZLES];
    for (unsigned n = 0; n < s->count; n++) {
        const struct layout *v = s->variant[n];
        struct orbits orbits;
        symmetry_orbits(v, SYMMETRY_ROTATE180, &orbits);
        for (unsigned round = 0; round < b->rounds; round++) {
            struct pcg32 rng;
            struct grid board;
            uint64_t starts;
            pcg32_seed(&rng, 2, n);
            double start = cpu_s();
            (void)fill_board(v, &rng, UINT64_MAX, &board, &starts);
            double seconds = cpu_s() - start;
            filling[n] = round == 0 || seconds < filling[n] ? seconds : filling[n];
            for (unsigned k = 0; k < 2; k++) {
                struct grid givens = board;
                struct dig_options options = {.orbits = &orbits,
                                              .proof = k ? DIG_BY_SUBSETS : DIG_BY_SINGLES};
                start = cpu_s();
                (void)dig(v, &board, &options, &rng, &givens, NULL);
                seconds = cpu_s() - start;
                digging[k][n] = round == 0 || seconds < digging[k][n] ? seconds : digging[k][n];
            }
        }
    }
    printf("%-10s fill %.1f us, dig by singles %.1f us, by subsets %.1f us\n", s->name,
           1e6 * median(filling, s->count), 1e6 * median(digging[0], s->count),
           1e6 * median(digging[1], s->count));
}

static bool ignore(void *context, const struct record *record)
{
    (void)context;
    (void)record;
    return true;
}

static double user_seconds(int who)
{
    struct rusage usage;
    getrusage(who, &usage);
    return (double)usage.ru_utime.tv_sec + 1e-6 * (double)usage.ru_utime.tv_usec;
}

/* Run Solo's generator; microseconds a puzzle, or 0 where it is not there. */
static double run_solo(const char *type, unsigned count)
{
    char number[16];
    snprintf(number, sizeof number, "%u", count);
    fflush(stdout);
    double before = user_seconds(RUSAGE_CHILDREN);
    pid_t child = fork();
    if (child == 0) {
        if (freopen("/dev/null", "w", stdout)) {
            execl("/usr/games/sgt-solo", "sgt-solo", "--generate", number, type, (char *)NULL);
        }
        _exit(127);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) {
        return 0;
    }
    return 1e6 * (user_seconds(RUSAGE_CHILDREN) - before) / count;
}

/* Puzzles of a level with a half turn, whole: board, digging, grade. */
static void bench_level(const struct bench *b, const struct layout *v, enum level level,
                        const char *solo, unsigned solo_count)
{
    struct generate_request r;
    struct generate_stats stats;
    generate_request_init(&r);
    r.variant = v;
    target_init(&r.target, v);
    r.target.level_low = r.target.level_high = level;
    r.symmetry = SYMMETRY_ROTATE180;
    r.count = v->size > 16 ? 20 : v->size > 12 ? 100 : v->size < 8 && level > LEVEL_EASY ? 60 : 500;
    r.emit = ignore;
    double start = user_seconds(RUSAGE_SELF);
    (void)generate(&r, &stats);
    double ours = 1e6 * (user_seconds(RUSAGE_SELF) - start) / (double)r.count;
    printf("%-10s %s %.0f us", v->name, level_name(level), ours);
    double theirs = b->solo && solo ? run_solo(solo, solo_count) : 0;
    if (theirs > 0) {
        printf(", Solo %s %.0f us, %.1f times", solo, theirs, theirs / ours);
    }
    printf("\n");
}

static void bench_levels(const struct bench *b, const char *name)
{
    static const struct {
        const char *variant;
        const char *easy;   /* Solo's "basic" */
        const char *medium; /* Solo's "intermediate" */
        unsigned count;
    } solo[] = {
        {"x", "3x3xdb", "3x3xdi", 300},  {"6x6", "2x3db", "2x3di", 100},
        {"8x8", "2x4db", "2x4di", 200},  {"12x12", "3x4db", "3x4di", 60},
        {"16x16", "4x4db", "4x4di", 20}, {"classic", "3x3db", "3x3di", 300},
    };
    const struct layout *v = variant_find(name);
    size_t i = 0;
    while (i < sizeof solo / sizeof solo[0] && strcmp(solo[i].variant, name) != 0) {
        i++;
    }
    bool known = i < sizeof solo / sizeof solo[0];
    if (v) {
        bench_level(b, v, LEVEL_EASY, known ? solo[i].easy : NULL, known ? solo[i].count : 0);
        bench_level(b, v, LEVEL_MEDIUM, known ? solo[i].medium : NULL, known ? solo[i].count : 0);
    }
}

static int add_peer(struct bench *b, const char *path)
{
    void *library = dlopen(path, RTLD_NOW);
    void *symbol = library ? dlsym(library, "generic_each") : NULL;
    if (!symbol || b->contestant_count == MAX_CONTESTANTS) {
        fprintf(stderr, "bench_boards: %s\n", symbol ? "too many peers" : dlerror());
        return 1;
    }
    struct contestant *c = &b->contestant[b->contestant_count++];
    c->name = "peer";
    memcpy(&c->peer, &symbol, sizeof symbol);
    return 0;
}

static void print_header(void)
{
    print_machine(BUILD_FLAGS);
    printf("counting to 2, minimal puzzles: median and mean (speed as that of the first: median, "
           "total)\n");
}

static int usage(void)
{
    fputs("usage: bench_boards [--rounds N] [--solo] [--peer LIB.so] [BOARD...]\n", stderr);
    return 2;
}

int main(int argc, char **argv)
{
    static const char *const usual[] = {"6x6",     "8x8",   "x",     "hyper", "disjoint",
                                        "jigsaw9", "12x12", "16x16", "25x25"};
    static struct bench b = {.rounds = 5};
    static struct set s;
    for (size_t i = kernel_count(); i-- > 0;) {
        if (kernel_at(i)->runs_here()) {
            b.contestant[b.contestant_count++] =
                (struct contestant){kernel_at(i)->name, kernel_at(i), NULL};
        }
    }
    int at = 1;
    for (; at < argc && strncmp(argv[at], "--", 2) == 0; at++) {
        if (strcmp(argv[at], "--solo") == 0) {
            b.solo = true;
        } else if (strcmp(argv[at], "--rounds") == 0 && at + 1 < argc) {
            b.rounds = (unsigned)strtoul(argv[++at], NULL, 10);
        } else if (strcmp(argv[at], "--peer") == 0 && at + 1 < argc) {
            int status = add_peer(&b, argv[++at]);
            if (status) {
                return status;
            }
        } else {
            return usage();
        }
    }
    if (b.rounds < 1) {
        return usage();
    }
    print_header();
    const char *const *names = at < argc ? (const char *const *)argv + at : usual;
    size_t count = at < argc ? (size_t)(argc - at) : sizeof usual / sizeof usual[0];
    for (size_t i = 0; i < count; i++) {
        make_set(&s, names[i]);
        bench_counting(&b, &s);
        bench_digging(&b, &s);
        bench_levels(&b, names[i]);
        drop_set(&s);
        fflush(stdout);
    }
    return 0;
}
