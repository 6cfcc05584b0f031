/* Reading, writing, canonical forms and the bank, on one core.
 *
 *   bench_board [FILE]
 *
 * FILE has one puzzle a line; without one, minimal puzzles are generated. CPU time of the process,
 * medians of several rounds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "gen/bank/bank.h"
#include "gen/board/canon/canon.h"
#include "gen/format/stream.h"
#include "gen/make/board/full_board.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/solve.h"
#include "tests/bench/measure.h"

enum { PUZZLES = 2000, STREAM_REPEATS = 100, ROUNDS = 7 };

static struct grid puzzle[PUZZLES];
static struct grid solution[PUZZLES];
static size_t count;

static double now_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void show(const char *what, const char *unit, double amount, double seconds[ROUNDS])
{
    sort_doubles(seconds, ROUNDS);
    printf("%-34s %12.0f %s/s\n", what, amount / seconds[ROUNDS / 2], unit);
}

/* A minimal puzzle: a random board, dug until nothing can go. */
static void make_puzzle(const struct layout *v, struct pcg32 *rng, size_t index)
{
    uint16_t order[MAX_CELLS];
    uint64_t attempts;
    struct dig_state dig;
    (void)board_method_for(v)->fill(v, rng, BOARD_MAX_ATTEMPTS, &solution[index], &attempts);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        order[cell] = (uint16_t)cell;
    }
    pcg32_shuffle(rng, order, v->cell_count);
    dig_begin(&dig, v, &solution[index], &solution[index]);
    for (unsigned i = 0; i < v->cell_count; i++) {
        (void)dig_take(&dig, order[i]);
    }
    puzzle[index] = dig.givens;
}

static void load(const char *path, const struct layout *v)
{
    static struct record r;
    struct diag d;
    diag_init(&d, stderr);
    struct reader *reader = path ? reader_open(path, NULL, v, &d) : NULL;
    while (reader && count < PUZZLES && reader_next(reader, &r) == STATUS_OK) {
        puzzle[count] = r.givens;
        (void)solve_count(v, &r.givens, 1, &solution[count++]);
    }
    reader_close(reader);
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 1);
    while (!path && count < PUZZLES) {
        make_puzzle(v, &rng, count++);
    }
}

static void bench_streams(const struct layout *v)
{
    static const char *const names[] = {"line", "comma", "grid", "tsv", "json", "opensudoku"};
    static struct record r;
    struct diag d;
    diag_init(&d, stderr);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct format *format = format_find(names[i]);
        struct writer w;
        char path[] = "/tmp/nonet-bench-XXXXXX";
        FILE *file = fdopen(mkstemp(path), "w");
        FILE *nowhere = fopen("/dev/null", "w");
        writer_init(&w, file, format);
        for (size_t k = 0; k < STREAM_REPEATS * count; k++) {
            record_init(&r, v);
            r.givens = puzzle[k % count];
            writer_put(&w, &r);
        }
        (void)writer_finish(&w, &d);
        fclose(file);
        double seconds[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            double start = now_s();
            struct reader *reader = reader_open(path, NULL, NULL, &d);
            writer_init(&w, nowhere, format);
            while (reader_next(reader, &r) == STATUS_OK) {
                writer_put(&w, &r);
            }
            (void)writer_finish(&w, &d);
            reader_close(reader);
            seconds[round] = now_s() - start;
        }
        char what[64];
        snprintf(what, sizeof what, "read and write %s", names[i]);
        show(what, "puzzles", (double)(STREAM_REPEATS * count), seconds);
        fclose(nowhere);
        unlink(path);
    }
}

static void bench_canon(const struct layout *v, const struct grid *boards, const char *what)
{
    double seconds[ROUNDS];
    struct grid form;
    for (int round = 0; round < ROUNDS; round++) {
        double start = now_s();
        for (size_t i = 0; i < count; i++) {
            (void)canon(v, &boards[i], &form, NULL);
        }
        seconds[round] = now_s() - start;
    }
    show(what, "boards", (double)count, seconds);
}

static bool note_row(void *context, const struct bank_row *row)
{
    (void)row;
    ++*(size_t *)context;
    return true;
}

static void bench_bank(const struct layout *v)
{
    double add_s[ROUNDS];
    double query_s[ROUNDS];
    size_t rows = 0;
    struct diag d;
    diag_init(&d, stderr);
    for (int round = 0; round < ROUNDS; round++) {
        char directory[] = "/tmp/nonet-bench-XXXXXX";
        char path[64];
        static const char *const suffixes[] = {"", "-wal", "-shm"};
        if (!mkdtemp(directory)) {
            return;
        }
        snprintf(path, sizeof path, "%s/b.bank", directory);
        struct bank *b = bank_open(path, true, &d);
        struct bank_grading how = {0};
        struct bank_counts counts = {0};
        double start = now_s();
        for (size_t i = 0; b && i < count; i++) {
            static struct record r;
            static struct bank_entry entry;
            record_init(&r, v);
            r.givens = puzzle[i];
            r.score = (int)(i % 1000);
            strcpy(r.level, i % 2 ? "easy" : "hard");
            strcpy(r.techniques, "full-house=9 naked-single=20 hidden-single=12 naked-pair=2");
            if (bank_entry_make(&r, &how, NULL, &entry, &d) == STATUS_OK) {
                (void)bank_add(b, &entry, &counts, &d);
            }
        }
        (void)bank_flush(b, &counts, &d);
        add_s[round] = now_s() - start;
        start = now_s();
        struct bank_filter filter = {.level = {true, LEVEL_HARD, LEVEL_HARD},
                                     .order = BANK_ORDER_SCORE};
        (void)bank_query(b, &filter, note_row, &rows, &d);
        query_s[round] = now_s() - start;
        bank_close(b);
        for (size_t i = 0; i < 3; i++) {
            char name[80];
            snprintf(name, sizeof name, "%s%s", path, suffixes[i]);
            unlink(name);
        }
        rmdir(directory);
    }
    show("check, canonize, add to a bank", "puzzles", (double)count, add_s);
    show("query a bank", "rows", (double)rows / ROUNDS, query_s);
}

int main(int argc, char **argv)
{
    const struct layout *v = variant_find("classic");
    load(argc > 1 ? argv[1] : NULL, v);
    if (count == 0) {
        return 1;
    }
    bench_streams(v);
    bench_canon(v, puzzle, "canonical form of a puzzle");
    bench_canon(v, solution, "canonical form of a full board");
    bench_bank(v);
    return 0;
}
