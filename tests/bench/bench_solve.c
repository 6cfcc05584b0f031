/* Solution counters side by side: this library's kernels, a plain backtracker as a yardstick, and,
 * if asked, a peer from a shared object whose code is not here.
 *
 *   bench_solve [--rounds N] [--limit K] [--peer LIB.so:SYMBOL]... [FILE...]
 *   bench_solve --compare N [--seed S]
 *
 * A FILE has one 81-character puzzle a line; without one, sets are generated. A peer's symbol is
 *   size_t count(const char *puzzle, size_t limit, uint32_t configuration, char *solution,
 *                size_t *guesses);
 * called with 81 characters (1-9, '.') that end in NUL, the limit, 0, room for 81 characters and a
 * counter; it returns the number of solutions up to the limit. tdoku's solvers have that form.
 *
 * The contestants take turns on chunks of 1000 puzzles, so that none is favoured by what else the
 * machine does; thread CPU time; reading the text is included; a warm-up compares all counts. The
 * yardstick counts each 50th puzzle only. Printed are medians over the rounds, and each
 * contestant's speed as a ratio to the first peer's, or to the yardstick's where there is no peer.
 *
 * --compare checks every kernel against the yardstick on N random positions and measures nothing.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/make/board/full_board.h"
#include "gen/make/run/benchmark.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "tests/bench/measure.h"

#ifndef BUILD_FLAGS
#define BUILD_FLAGS "unknown"
#endif

enum {
    STRIDE = 96, /* bytes from puzzle to puzzle, as a peer may read whole vectors */
    CHUNK = 1000,
    YARDSTICK_STEP = 50,
    MAX_CONTESTANTS = 12,
    MAX_ROUNDS = 99,
    GENERATED = 1000,
};

typedef size_t peer_count(const char *puzzle, size_t limit, uint32_t configuration, char *solution,
                          size_t *guesses);

struct contestant {
    const char *name;
    const struct kernel *kernel; /* one of these two, or neither for the yardstick */
    peer_count *peer;
    double seconds[MAX_ROUNDS]; /* a puzzle */
};

struct set {
    char *cells; /* count * STRIDE */
    size_t count;
    size_t room;
};

struct bench {
    struct contestant contestant[MAX_CONTESTANTS];
    unsigned contestant_count;
    unsigned baseline;
    unsigned rounds;
    uint64_t limit;
};

/* The yardstick: fewest-candidates backtracking on three digit masks. */
struct plain {
    digit_set row[9], column[9], box[9];
    uint8_t empty[81];
    unsigned empty_count;
    uint64_t limit, found;
};

static digit_set plain_candidates(const struct plain *p, unsigned cell)
{
    return 0x1ff & ~(p->row[cell / 9] | p->column[cell % 9] | p->box[cell / 27 * 3 + cell % 9 / 3]);
}

static void plain_flip(struct plain *p, unsigned cell, digit_set digit)
{
    p->row[cell / 9] ^= digit;
    p->column[cell % 9] ^= digit;
    p->box[cell / 27 * 3 + cell % 9 / 3] ^= digit;
}

static void plain_search(struct plain *p)
{
    if (p->empty_count == 0) {
        p->found++;
        return;
    }
    unsigned best = 0;
    unsigned fewest = 10;
    for (unsigned i = 0; i < p->empty_count && fewest > 1; i++) {
        unsigned count = digit_count(plain_candidates(p, p->empty[i]));
        if (count < fewest) {
            fewest = count;
            best = i;
        }
    }
    uint8_t cell = p->empty[best];
    p->empty[best] = p->empty[--p->empty_count];
    digit_set digits = plain_candidates(p, cell);
    for (; digits && p->found < p->limit; digits &= digits - 1) {
        plain_flip(p, cell, digits & -digits);
        plain_search(p);
        plain_flip(p, cell, digits & -digits);
    }
    p->empty[p->empty_count++] = p->empty[best];
    p->empty[best] = cell;
}

static uint64_t plain_count(const char *cells, uint64_t limit)
{
    struct plain p = {.limit = limit};
    for (unsigned cell = 0; cell < 81; cell++) {
        if (cells[cell] < '1' || cells[cell] > '9') {
            p.empty[p.empty_count++] = (uint8_t)cell;
            continue;
        }
        digit_set digit = digit_bit((unsigned)(cells[cell] - '0'));
        if (!(plain_candidates(&p, cell) & digit)) {
            return 0;
        }
        plain_flip(&p, cell, digit);
    }
    plain_search(&p);
    return p.found;
}

static void add_puzzle(struct set *set, const uint8_t *digits, const char *text)
{
    if (set->count == set->room) {
        set->room = set->room ? 2 * set->room : 4096;
        set->cells = realloc(set->cells, set->room * STRIDE);
        if (!set->cells) {
            fputs("bench_solve: out of memory\n", stderr);
            exit(1);
        }
    }
    char *to = set->cells + STRIDE * set->count++;
    memset(to, 0, STRIDE);
    for (unsigned cell = 0; cell < 81; cell++) {
        char c = digits ? digit_to_char(digits[cell]) : text[cell];
        to[cell] = c >= '1' && c <= '9' ? c : '.';
    }
}

static void random_order(struct pcg32 *rng, uint8_t order[81])
{
    for (unsigned i = 0; i < 81; i++) {
        unsigned j = pcg32_below(rng, i + 1);
        order[i] = order[j];
        order[j] = (uint8_t)i;
    }
}

static void random_board(struct pcg32 *rng, struct grid *board)
{
    const struct layout *v = variant_at(0);
    uint64_t attempts;
    if (!board_method_for(v)->fill(v, rng, BOARD_MAX_ATTEMPTS, board, &attempts)) {
        fputs("bench_solve: no board found\n", stderr);
        exit(1);
    }
}

static void random_minimal(struct pcg32 *rng, struct dig_state *dig)
{
    struct grid board;
    uint8_t order[81] = {0};
    random_board(rng, &board);
    random_order(rng, order);
    dig_begin(dig, variant_at(0), &board, &board);
    for (unsigned i = 0; i < 81; i++) {
        (void)dig_take(dig, order[i]);
    }
}

static void make_minimal(struct pcg32 *rng, struct set *set)
{
    struct dig_state dig;
    random_minimal(rng, &dig);
    add_puzzle(set, dig.givens.cell, NULL);
}

/* A random minimal puzzle that takes at least six branches; one in fifty does. */
static void make_hard(struct pcg32 *rng, struct set *set)
{
    struct dig_state dig;
    uint64_t positions;
    do {
        random_minimal(rng, &dig);
        struct question q = {
            .cells = dig.givens.cell, .base = 1, .limit = 2, .positions = &positions};
        (void)kernel_best()->search(&q);
    } while (positions < 6);
    add_puzzle(set, dig.givens.cell, NULL);
}

static bool solved_by_naked_singles(const struct grid *givens)
{
    struct plain p = {.limit = 1};
    for (unsigned cell = 0; cell < 81; cell++) {
        if (givens->cell[cell]) {
            plain_flip(&p, cell, digit_bit(givens->cell[cell]));
        } else {
            p.empty[p.empty_count++] = (uint8_t)cell;
        }
    }
    for (unsigned i = 0; i < p.empty_count;) {
        digit_set digits = plain_candidates(&p, p.empty[i]);
        if (digit_count(digits) == 1) {
            plain_flip(&p, p.empty[i], digits);
            p.empty[i] = p.empty[--p.empty_count];
            i = 0;
        } else {
            i++;
        }
    }
    return p.empty_count == 0;
}

static void make_easy(struct pcg32 *rng, struct set *set)
{
    struct grid board;
    uint8_t order[81] = {0};
    random_board(rng, &board);
    random_order(rng, order);
    for (unsigned i = 0; i < 81; i++) {
        uint8_t digit = board.cell[order[i]];
        board.cell[order[i]] = 0;
        if (!solved_by_naked_singles(&board)) {
            board.cell[order[i]] = digit;
        }
    }
    add_puzzle(set, board.cell, NULL);
}

static unsigned random_given(struct pcg32 *rng, const struct grid *givens)
{
    unsigned cell;
    do {
        cell = pcg32_below(rng, 81);
    } while (givens->cell[cell] == 0);
    return cell;
}

static void make_multi(struct pcg32 *rng, struct set *set)
{
    struct dig_state dig;
    random_minimal(rng, &dig);
    struct grid givens = dig.givens;
    givens.cell[random_given(rng, &givens)] = 0;
    add_puzzle(set, givens.cell, NULL);
}

static void make_zero(struct pcg32 *rng, struct set *set)
{
    struct dig_state dig;
    struct grid givens;
    do {
        random_minimal(rng, &dig);
        givens = dig.givens;
        givens.cell[random_given(rng, &givens)] = (uint8_t)(1 + pcg32_below(rng, 9));
    } while (solve_count(variant_at(0), &givens, 1, NULL));
    add_puzzle(set, givens.cell, NULL);
}

static void make_complete(struct pcg32 *rng, struct set *set)
{
    struct grid board;
    random_board(rng, &board);
    add_puzzle(set, board.cell, NULL);
}

static const struct {
    const char *name;
    void (*make)(struct pcg32 *rng, struct set *set);
} generated_sets[] = {
    {"random minimal", make_minimal},  {"hard random minimal", make_hard},
    {"naked singles only", make_easy}, {"several solutions", make_multi},
    {"no solution", make_zero},        {"complete grids", make_complete},
};

/* Count a chunk; returns how many puzzles were counted (the yardstick takes few). */
static size_t count_chunk(const struct contestant *c, const char *cells, size_t count,
                          uint64_t limit, uint64_t *counts)
{
    if (c->kernel) {
        c->kernel->batch((const uint8_t *)cells, STRIDE, '1', count, limit, counts);
        return count;
    }
    if (c->peer) {
        char solution[STRIDE];
        size_t guesses;
        for (size_t i = 0; i < count; i++) {
            counts[i] = c->peer(cells + STRIDE * i, (size_t)limit, 0, solution, &guesses);
        }
        return count;
    }
    size_t done = 0;
    for (size_t i = 0; i < count; i += YARDSTICK_STEP) {
        counts[i] = plain_count(cells + STRIDE * i, limit);
        done++;
    }
    return done;
}

/* Every contestant's counts against those of a kernel: the yardstick, which comes first, does not
 * count all. */
enum { REFERENCE = 1 };

static void warm_up(const struct bench *b, const char *name, const struct set *set)
{
    uint64_t expected[CHUNK];
    uint64_t counts[CHUNK];
    for (size_t start = 0; start < set->count; start += CHUNK) {
        size_t count = set->count - start < CHUNK ? set->count - start : CHUNK;
        const char *cells = set->cells + STRIDE * start;
        (void)count_chunk(&b->contestant[REFERENCE], cells, count, b->limit, expected);
        for (unsigned k = 0; k < b->contestant_count; k++) {
            memcpy(counts, expected, sizeof counts);
            (void)count_chunk(&b->contestant[k], cells, count, b->limit, counts);
            for (size_t i = 0; i < count; i++) {
                if (counts[i] != expected[i]) {
                    fprintf(stderr, "%s, puzzle %zu: %s says %llu, %s %llu: %.81s\n", name,
                            start + i, b->contestant[REFERENCE].name,
                            (unsigned long long)expected[i], b->contestant[k].name,
                            (unsigned long long)counts[i], cells + STRIDE * i);
                    exit(1);
                }
            }
        }
    }
}

static void run_round(struct bench *b, const struct set *set, unsigned round)
{
    static uint64_t counts[CHUNK];
    double seconds[MAX_CONTESTANTS] = {0};
    size_t done[MAX_CONTESTANTS] = {0};
    for (size_t start = 0; start < set->count; start += CHUNK) {
        size_t count = set->count - start < CHUNK ? set->count - start : CHUNK;
        for (unsigned k = 0; k < b->contestant_count; k++) {
            double begin = cpu_s();
            done[k] += count_chunk(&b->contestant[k], set->cells + STRIDE * start, count, b->limit,
                                   counts);
            seconds[k] += cpu_s() - begin;
        }
    }
    for (unsigned k = 0; k < b->contestant_count; k++) {
        b->contestant[k].seconds[round] = seconds[k] / (double)done[k];
    }
}

static double median(const double *values, unsigned count)
{
    double sorted[MAX_ROUNDS];
    memcpy(sorted, values, count * sizeof *values);
    sort_doubles(sorted, count);
    return count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

static void measure(struct bench *b, const char *name, const struct set *set)
{
    if (set->count == 0) {
        fprintf(stderr, "bench_solve: %s: no puzzle\n", name);
        exit(1);
    }
    warm_up(b, name, set);
    for (unsigned round = 0; round < b->rounds; round++) {
        run_round(b, set, round);
    }
    printf("%-24.24s %6zu", name, set->count);
    for (unsigned k = 0; k < b->contestant_count; k++) {
        double ratio[MAX_ROUNDS];
        for (unsigned round = 0; round < b->rounds; round++) {
            ratio[round] =
                b->contestant[b->baseline].seconds[round] / b->contestant[k].seconds[round];
        }
        printf("  %8.1f (%6.2f)", 1e-3 / median(b->contestant[k].seconds, b->rounds),
               median(ratio, b->rounds));
    }
    printf("\n");
    fflush(stdout);
}

static void print_header(const struct bench *b)
{
    print_machine(BUILD_FLAGS);
    printf("counting to %llu; thousand puzzles a second of thread CPU time (ratio to %s); "
           "median of %u rounds\n",
           (unsigned long long)b->limit, b->contestant[b->baseline].name, b->rounds);
    printf("%-24s %6s", "set", "size");
    for (unsigned k = 0; k < b->contestant_count; k++) {
        printf("  %17.17s", b->contestant[k].name);
    }
    printf("\n");
}

static int read_file(const char *path, struct set *set)
{
    FILE *f = fopen(path, "r");
    if (!f) {
        perror(path);
        return 1;
    }
    char line[1024];
    while (fgets(line, sizeof line, f)) {
        if (strcspn(line, "\r\n") >= 81 && line[0] != '#') {
            add_puzzle(set, NULL, line);
        }
    }
    fclose(f);
    return 0;
}

static struct contestant *add_contestant(struct bench *b, const char *name)
{
    if (b->contestant_count == MAX_CONTESTANTS) {
        fputs("bench_solve: too many peers\n", stderr);
        exit(2);
    }
    struct contestant *c = &b->contestant[b->contestant_count++];
    c->name = name;
    return c;
}

static int add_peer(struct bench *b, char *spec)
{
    char *colon = strrchr(spec, ':');
    if (!colon) {
        fprintf(stderr, "bench_solve: --peer wants LIB.so:SYMBOL, not %s\n", spec);
        return 2;
    }
    *colon = 0;
    void *library = dlopen(spec, RTLD_NOW);
    void *symbol = library ? dlsym(library, colon + 1) : NULL;
    if (!symbol) {
        fprintf(stderr, "bench_solve: %s\n", dlerror());
        return 1;
    }
    const char *slash = strrchr(spec, '/');
    struct contestant *c = add_contestant(b, slash ? slash + 1 : spec);
    memcpy(&c->peer, &symbol, sizeof symbol);
    if (!b->contestant[b->baseline].peer) {
        b->baseline = b->contestant_count - 1;
    }
    return 0;
}

/* A random position: part of a full board, one or two of its givens changed now and then. */
static void random_position(struct pcg32 *rng, const struct grid *board, char line[81])
{
    uint8_t order[81] = {0};
    random_order(rng, order);
    unsigned givens =
        pcg32_below(rng, 8) == 0 ? 17 + pcg32_below(rng, 65) : 23 + pcg32_below(rng, 12);
    unsigned wrong = pcg32_below(rng, 3) == 0 ? 1 + pcg32_below(rng, 2) : 0;
    if (wrong && givens < 25) {
        givens = 25;
    }
    memset(line, '.', 81);
    for (unsigned i = 0; i < givens; i++) {
        line[order[i]] = digit_to_char(board->cell[order[i]]);
    }
    for (unsigned i = 0; i < wrong; i++) {
        line[order[pcg32_below(rng, givens)]] = (char)('1' + pcg32_below(rng, 9));
    }
}

static int compare_kernels(uint64_t positions, uint64_t seed)
{
    enum { FROM_ONE_BOARD = 500 };
    static const uint64_t limits[] = {1, 2, 2, 2, 50};
    static char lines[FROM_ONE_BOARD][STRIDE];
    uint64_t counts[FROM_ONE_BOARD];
    uint64_t seen[3] = {0};
    uint64_t done = 0;
    for (uint64_t stream = 0; done < positions; stream++) {
        struct pcg32 rng;
        struct grid board;
        pcg32_seed(&rng, seed, stream);
        random_board(&rng, &board);
        for (unsigned i = 0; i < FROM_ONE_BOARD; i++) {
            random_position(&rng, &board, lines[i]);
        }
        uint64_t limit = limits[stream % 5];
        uint64_t expected[FROM_ONE_BOARD];
        for (unsigned i = 0; i < FROM_ONE_BOARD; i++) {
            expected[i] = plain_count(lines[i], limit);
            seen[expected[i] > 2 ? 2 : expected[i]]++;
        }
        for (size_t k = 0; k < kernel_count(); k++) {
            const struct kernel *kernel = kernel_at(k);
            if (!kernel->runs_here()) {
                continue;
            }
            kernel->batch((const uint8_t *)lines, STRIDE, '1', FROM_ONE_BOARD, limit, counts);
            for (unsigned i = 0; i < FROM_ONE_BOARD; i++) {
                if (counts[i] != expected[i]) {
                    printf("%s counts %llu, the yardstick %llu (to %llu): %.81s\n", kernel->name,
                           (unsigned long long)counts[i], (unsigned long long)expected[i],
                           (unsigned long long)limit, lines[i]);
                    return 1;
                }
            }
        }
        done += FROM_ONE_BOARD;
    }
    printf("%llu positions (%llu without a solution, %llu with one, %llu with more): all kernels "
           "agree with the yardstick\n",
           (unsigned long long)done, (unsigned long long)seen[0], (unsigned long long)seen[1],
           (unsigned long long)seen[2]);
    return 0;
}

static int usage(void)
{
    fputs("usage: bench_solve [--rounds N] [--limit K] [--peer LIB.so:SYMBOL]... [FILE...]\n"
          "       bench_solve --compare N [--seed S]\n",
          stderr);
    return 2;
}

static void measure_generated(struct bench *b)
{
    for (size_t i = 0; i < sizeof generated_sets / sizeof generated_sets[0]; i++) {
        struct set set = {0};
        struct pcg32 rng;
        pcg32_seed(&rng, 1, i);
        while (set.count < GENERATED) {
            generated_sets[i].make(&rng, &set);
        }
        measure(b, generated_sets[i].name, &set);
        free(set.cells);
    }
}

int main(int argc, char **argv)
{
    static struct bench b = {.rounds = 5, .limit = 2};
    uint64_t compare = 0;
    uint64_t seed = 1;
    (void)add_contestant(&b, "yardstick");
    for (size_t i = kernel_count(); i-- > 0;) {
        if (kernel_at(i)->runs_here()) {
            add_contestant(&b, kernel_at(i)->name)->kernel = kernel_at(i);
        }
    }
    int at = 1;
    for (; at + 1 < argc && strncmp(argv[at], "--", 2) == 0; at += 2) {
        char *value = argv[at + 1];
        if (strcmp(argv[at], "--rounds") == 0) {
            b.rounds = (unsigned)strtoul(value, NULL, 10);
        } else if (strcmp(argv[at], "--limit") == 0) {
            b.limit = strtoull(value, NULL, 10);
        } else if (strcmp(argv[at], "--compare") == 0) {
            compare = strtoull(value, NULL, 10);
        } else if (strcmp(argv[at], "--seed") == 0) {
            seed = strtoull(value, NULL, 10);
        } else if (strcmp(argv[at], "--peer") == 0) {
            int status = add_peer(&b, value);
            if (status) {
                return status;
            }
        } else {
            return usage();
        }
    }
    if (b.rounds < 1 || b.rounds > MAX_ROUNDS || b.limit < 1 ||
        (at < argc && strncmp(argv[at], "--", 2) == 0)) {
        return usage();
    }
    if (compare) {
        return compare_kernels(compare, seed);
    }
    print_header(&b);
    if (at == argc) {
        measure_generated(&b);
    }
    for (; at < argc; at++) {
        struct set set = {0};
        if (read_file(argv[at], &set)) {
            return 1;
        }
        const char *slash = strrchr(argv[at], '/');
        measure(&b, slash ? slash + 1 : argv[at], &set);
        free(set.cells);
    }
    return 0;
}
