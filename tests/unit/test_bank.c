#include <criterion/criterion.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "gen/bank/bank.h"
#include "gen/board/canon/isomorphism.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"
#include "gen/format/stream.h"
#include "tests/unit/bank_sample.h"

static bool note_first(void *context, const struct bank_row *row)
{
    *(struct bank_row *)context = *row;
    return false;
}

Test(bank, refuses_isomorphs_and_improper_puzzles)
{
    struct bank_place p;
    struct bank *b = bank_place_open(&p);
    struct grade_scratch *scratch = grade_scratch_new();
    struct bank_counts counts = {0};
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 1);
    for (int round = 0; round < 4; round++) {
        for (size_t i = 0; i < BANK_SAMPLE_PUZZLES; i++) {
            struct record r = {0};
            struct isomorphism isomorphism;
            struct grid shuffled;
            char line[MAX_CELLS + 1];
            cr_assert_eq(record_from_line(&r, bank_sample_puzzles[i], NULL, NULL, &p.diag),
                         STATUS_OK);
            cr_assert(isomorphism_random(r.variant, &rng, &isomorphism));
            isomorphism_apply(r.variant, &isomorphism, &r.givens, &shuffled);
            bool proper = i < 4 || i == 5;
            cr_expect_eq(
                bank_sample_add(b, grid_to_line(r.variant, &shuffled, line), &counts, scratch),
                proper ? STATUS_OK : STATUS_FAILED, "puzzle %zu", i);
        }
    }
    cr_assert_eq(bank_flush(b, &counts, &p.diag), STATUS_OK);
    cr_expect_eq(counts.added, 5, "%lu added", (unsigned long)counts.added);
    cr_expect_eq(counts.duplicates, 15, "%lu duplicates", (unsigned long)counts.duplicates);
    uint64_t checked;
    cr_expect_eq(bank_verify(b, 0, NULL, &checked, &p.diag), STATUS_OK);
    cr_expect_eq(checked, 5);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.variant = "4x4"}), 2);
    grade_scratch_drop(scratch);
    bank_close(b);
    bank_place_leave(&p);
}

static void add_entries(struct bank *b, unsigned from, unsigned to)
{
    struct diag d;
    diag_init(&d, stderr);
    struct bank_counts counts = {0};
    for (unsigned n = from; n < to; n++) {
        struct bank_entry e = {0};
        bank_sample_entry(&e, n);
        cr_assert_eq(bank_add(b, &e, &counts, &d), STATUS_OK);
    }
    cr_assert_eq(bank_flush(b, &counts, &d), STATUS_OK);
}

Test(bank, answers_by_every_column)
{
    struct bank_place p;
    struct bank *b = bank_place_open(&p);
    add_entries(b, 0, 3000);
    static const char *const x_wing[] = {"x-wing"};
    static const char *const nothing[] = {"jellyfish"};
    const struct {
        struct bank_filter filter;
        unsigned count;
    } cases[] = {
        {{0}, 3000},
        {{.level = {true, LEVEL_HARD, LEVEL_HARD}}, 1000},
        {{.level = {true, LEVEL_EASY, LEVEL_EASY}}, 2000},
        {{.level = {true, LEVEL_UNFAIR, LEVEL_UNFAIR}}, 0},
        {{.variant = "classic"}, 3000},
        {{.variant = "6x6"}, 0},
        {{.hardest = "x-wing"}, 1000},
        {{.requires = x_wing, .requires_count = 1}, 1000},
        {{.excludes = x_wing, .excludes_count = 1}, 2000},
        {{.requires = nothing, .requires_count = 1}, 0},
        {{.excludes = nothing, .excludes_count = 1}, 3000},
        {{.score = {true, 10, 19}}, 30},
        {{.score = {true, 10, 19}, .level = {true, LEVEL_HARD, LEVEL_HARD}}, 10},
        {{.givens = {true, 81, 81}}, 3000},
        {{.givens = {true, 20, 30}}, 0},
        {{.se_tenths = {true, 0, 100}}, 0},
        {{.minutes = {true, 0, 100}}, 0},
        {{.symmetry = "none"}, 3000},
        {{.minimal = true}, 0},
        {{.state = BANK_USED}, 0},
        {{.state = BANK_UNUSED}, 3000},
        {{.limit = 7}, 7},
        {{.limit = 7, .skip = 2995}, 5},
        {{.order = BANK_ORDER_SAMPLE, .limit = 7, .skip = 2995}, 5},
        {{.order = BANK_ORDER_SAMPLE,
          .level = {true, LEVEL_HARD, LEVEL_HARD},
          .state = BANK_UNUSED},
         1000},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect_eq(bank_sample_count(b, cases[i].filter), cases[i].count, "case %zu: %u", i,
                     bank_sample_count(b, cases[i].filter));
    }
    struct bank_row row = {0};
    struct bank_filter best = {.order = BANK_ORDER_SCORE, .descending = true};
    cr_assert_eq(bank_query(b, &best, note_first, &row, &p.diag), STATUS_OK);
    cr_expect_eq(row.record.score, 999);
    cr_expect(row.record.has_solution && row.record.se_tenths == -1 && row.record.minutes < 0);
    bank_close(b);
    bank_place_leave(&p);
}

struct ids {
    size_t count;
    int64_t id[64];
};

static bool note_id(void *context, const struct bank_row *row)
{
    struct ids *ids = context;
    ids->id[ids->count++] = row->id;
    return ids->count < 64;
}

Test(bank, samples_the_same_for_a_seed_and_marks_books)
{
    struct bank_place p;
    struct bank *b = bank_place_open(&p);
    add_entries(b, 0, 500);
    struct bank_filter sample = {
        .order = BANK_ORDER_SAMPLE, .seed = 5, .limit = 20, .state = BANK_UNUSED};
    struct ids first = {0}, again = {0}, other = {0}, next = {0}, remade = {0};
    cr_assert_eq(bank_query(b, &sample, note_id, &first, &p.diag), STATUS_OK);
    cr_assert_eq(bank_query(b, &sample, note_id, &again, &p.diag), STATUS_OK);
    cr_expect_arr_eq(first.id, again.id, sizeof first.id);
    sample.seed = 6;
    cr_assert_eq(bank_query(b, &sample, note_id, &other, &p.diag), STATUS_OK);
    cr_expect_neq(memcmp(first.id, other.id, sizeof first.id), 0);
    sample.seed = 5;

    cr_assert_eq(bank_begin(b, &p.diag), STATUS_OK);
    for (size_t i = 0; i < first.count; i++) {
        cr_assert_eq(bank_use(b, first.id[i], "Volume 1", 10 + (unsigned)i, &p.diag), STATUS_OK);
    }
    bank_rollback(b);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_USED}), 0, "rolled back");

    cr_assert_eq(bank_begin(b, &p.diag), STATUS_OK);
    for (size_t i = 0; i < first.count; i++) {
        cr_assert_eq(bank_use(b, first.id[i], "Volume 1", 10 + (unsigned)i, &p.diag), STATUS_OK);
    }
    cr_expect_eq(bank_use(b, first.id[0], "Volume 2", 1, &p.diag), STATUS_FAILED);
    cr_expect_eq(bank_use(b, 123456, "Volume 1", 1, &p.diag), STATUS_FAILED);
    cr_assert_eq(bank_commit(b, &p.diag), STATUS_OK);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_USED, .book = "Volume 1"}),
                 20);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_USED, .book = "Volume 2"}),
                 0);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_UNUSED}), 480);

    /* The next volume gets others; the same volume made anew gets its own again. */
    cr_assert_eq(bank_query(b, &sample, note_id, &next, &p.diag), STATUS_OK);
    for (size_t i = 0; i < next.count * first.count; i++) {
        cr_expect_neq(next.id[i / first.count], first.id[i % first.count]);
    }
    sample.book = "Volume 1";
    cr_assert_eq(bank_query(b, &sample, note_id, &remade, &p.diag), STATUS_OK);
    cr_expect_arr_eq(first.id, remade.id, sizeof first.id);
    cr_assert_eq(bank_release(b, "Volume 1", &p.diag), STATUS_OK);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_USED}), 0);
    bank_close(b);
    bank_place_leave(&p);
}

/* A writer that reports its progress after each flush, and is killed after this many flushes and
 * this many more puzzles. */
static void write_until_killed(const char *path, int report, unsigned flushes, unsigned more)
{
    struct diag d;
    diag_init(&d, NULL);
    struct bank *b = bank_open(path, false, &d);
    struct bank_counts counts = {0};
    if (!b) {
        _exit(1);
    }
    for (unsigned n = 0;; n++) {
        struct bank_entry e = {0};
        if (n == 300 * flushes + more) {
            raise(SIGKILL);
        }
        bank_sample_entry(&e, n);
        if (bank_add(b, &e, &counts, &d) != STATUS_OK) {
            _exit(1);
        }
        if (n % 300 == 299) {
            if (bank_flush(b, &counts, &d) != STATUS_OK ||
                write(report, &counts.added, sizeof counts.added) != sizeof counts.added) {
                _exit(1);
            }
        }
    }
}

Test(bank, a_killed_writer_loses_nothing_that_it_had_flushed)
{
    for (unsigned round = 0; round < 12; round++) {
        struct bank_place p;
        bank_place_enter(&p);
        bank_close(bank_open(p.path, true, &p.diag));
        int report[2];
        cr_assert_eq(pipe(report), 0);
        pid_t child = fork();
        cr_assert_geq(child, 0);
        if (child == 0) {
            close(report[0]);
            write_until_killed(p.path, report[1], 1 + round % 4, round * 27);
        }
        close(report[1]);
        uint64_t reported = 0;
        uint64_t now;
        int how;
        cr_assert_eq(waitpid(child, &how, 0), child);
        cr_assert(WIFSIGNALED(how) && WTERMSIG(how) == SIGKILL);
        while (read(report[0], &now, sizeof now) == (ssize_t)sizeof now) {
            reported = now;
        }
        close(report[0]);
        cr_expect_eq(reported, 300 * (1 + round % 4));
        struct bank *b = bank_open(p.path, false, &p.diag);
        cr_assert_not_null(b);
        unsigned kept = bank_sample_count(b, (struct bank_filter){0});
        cr_expect_geq(kept, reported, "told %lu, kept %u", (unsigned long)reported, kept);
        cr_expect_eq(kept % 300, 0, "%u is half of a transaction", kept);
        static const char *const always[] = {"naked-single"};
        cr_expect_eq(
            bank_sample_count(b, (struct bank_filter){.requires = always, .requires_count = 1}),
            kept);
        sqlite3 *db;
        sqlite3_stmt *s;
        cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
        sqlite3_prepare_v2(db, "PRAGMA integrity_check", -1, &s, NULL);
        cr_assert_eq(sqlite3_step(s), SQLITE_ROW);
        cr_expect_str_eq((const char *)sqlite3_column_text(s, 0), "ok");
        sqlite3_finalize(s);
        sqlite3_close(db);
        bank_close(b);
        bank_place_leave(&p);
    }
}

Test(bank, two_processes_share_a_bank)
{
    struct bank_place p;
    bank_place_enter(&p);
    pid_t children[3];
    for (unsigned i = 0; i < 3; i++) {
        children[i] = fork();
        cr_assert_geq(children[i], 0);
        if (children[i] == 0) {
            /* All three make the bank and add overlapping ranges. */
            struct diag d;
            diag_init(&d, stderr);
            struct bank *b = bank_open(p.path, true, &d);
            struct bank_counts counts = {0};
            struct bank_entry e = {0};
            bool good = b != NULL;
            for (unsigned n = 1000 * i; good && n < 1000 * i + 2000; n++) {
                bank_sample_entry(&e, n);
                good = bank_add(b, &e, &counts, &d) == STATUS_OK;
                good = good && (n % 100 || bank_flush(b, &counts, &d) == STATUS_OK);
            }
            good = good && bank_flush(b, &counts, &d) == STATUS_OK;
            bank_close(b);
            _exit(good ? 0 : 1);
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        int status;
        waitpid(children[i], &status, 0);
        cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0, "process %u", i);
    }
    struct bank *b = bank_open(p.path, false, &p.diag);
    cr_assert_not_null(b);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){0}), 4000);
    bank_close(b);
    bank_place_leave(&p);
}

/* A bank as version 1 made it, with one puzzle. */
static const char version_1[] =
    "PRAGMA application_id = 1315925605; PRAGMA user_version = 1;"
    "CREATE TABLE level (rank INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;"
    "CREATE TABLE book (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;"
    "CREATE TABLE puzzle (id INTEGER PRIMARY KEY, variant TEXT NOT NULL, canonical TEXT NOT NULL,"
    " givens TEXT NOT NULL, solution TEXT NOT NULL, given_count INTEGER NOT NULL,"
    " minimal INTEGER NOT NULL, symmetry TEXT NOT NULL,"
    " level INTEGER NOT NULL REFERENCES level (rank), score INTEGER, se_tenths INTEGER,"
    " hardest TEXT NOT NULL, techniques TEXT NOT NULL, minutes REAL, seed INTEGER,"
    " seed_index INTEGER, sample INTEGER NOT NULL, book INTEGER REFERENCES book (id),"
    " page INTEGER, used_on TEXT, UNIQUE (canonical, variant)) STRICT;"
    "INSERT INTO level VALUES (0, 'easy'), (1, 'medium'), (2, 'hard');"
    "INSERT INTO puzzle VALUES (7, '4x4', '0', '1234........4321', '1234341221434321', 8, 0,"
    " 'both', 2, 100, 12, 'x-wing', 'naked-pair=2 x-wing=1', 1.5, 3, 4, 99, NULL, NULL, NULL);";

Test(bank, an_older_bank_is_brought_up_to_date)
{
    static const char *const wanted[] = {"x-wing", "naked-pair"};
    struct bank_place p;
    bank_place_enter(&p);
    sqlite3 *db;
    cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, version_1, NULL, NULL, NULL), SQLITE_OK, "%s",
                 sqlite3_errmsg(db));
    sqlite3_close(db);
    for (int round = 0; round < 2; round++) {
        struct bank *b = bank_open(p.path, false, &p.diag);
        cr_assert_not_null(b);
        struct bank_filter f = {.requires = wanted, .requires_count = 2};
        struct bank_row row = {0};
        cr_assert_eq(bank_query(b, &f, note_first, &row, &p.diag), STATUS_OK);
        cr_expect_eq(row.id, 7);
        cr_expect_eq(row.record.seed, 3);
        cr_expect_float_eq(row.record.minutes, 1.5, 1e-9);
        bank_close(b);
    }
    bank_place_leave(&p);
}

/* Boards without a name: a jigsaw's own map, and two small grids. */
static const char jigsaw[] =
    "{\"puzzle\":\".6..5.3.............7.......3......9.......64.........3....12.8..4......4..1."
    "....\",\"variant\":\"jigsaw-9\",\"regions\":\"AAABBCDDDAAABCCDDDABABCCCCDABBBBCECDFFEEEEEGDFF"
    "EEHEHGGFFHHHHHHGFFIIHIIGGFIIIIIGGG\"}";
static const char two_grids[] =
    "{\"puzzle\":\".6.2..5....61....5...1..4.5.....4..2....6....5.34........12..6....\","
    "\"variant\":\"twodoku-6\"}";

/* Add a board, turned or mirrored by a movement and its digits moved on by `shift`. False: it has
 * boxes that cannot stand on end. */
static bool add_turned(struct bank *b, const char *json, unsigned movement, unsigned shift,
                       struct bank_counts *counts)
{
    struct diag d = {.out = stderr};
    struct bank_entry e = {0};
    struct bank_grading how = {.scratch = grade_scratch_new()};
    struct record r;
    struct record turned;
    uint16_t from[MAX_CELLS];
    struct reader *in = reader_open_text("a text", json, strlen(json), NULL, NULL, &d);
    record_init(&r, variant_at(0));
    cr_assert(in && reader_next(in, &r) == STATUS_OK);
    reader_close(in);
    const struct layout *v = layout_turned(r.variant, movement, from);
    if (!v) {
        record_free(&r);
        grade_scratch_drop(how.scratch);
        return false;
    }
    record_init(&turned, v);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = r.givens.cell[from[cell]];
        turned.givens.cell[cell] = (uint8_t)(digit ? (digit + shift) % v->size + 1 : 0);
    }
    layout_drop(v);
    cr_assert_eq(bank_entry_make(&turned, &how, NULL, &e, &d), STATUS_OK);
    cr_assert_eq(bank_add(b, &e, counts, &d), STATUS_OK);
    bank_entry_free(&e);
    record_free(&turned);
    record_free(&r);
    grade_scratch_drop(how.scratch);
    return true;
}

static char *file_text(const char *path)
{
    struct text t = {0};
    char part[4096];
    FILE *in = fopen(path, "r");
    cr_assert_not_null(in, "cannot open %s; the tests run in the project's directory", path);
    for (size_t n; (n = fread(part, 1, sizeof part, in)) > 0;) {
        text_add(&t, part, n);
    }
    fclose(in);
    return t.data;
}

static bool list_variant(void *context, const struct bank_row *row)
{
    char *list = context;
    size_t used = strlen(list);
    snprintf(list + used, 200 - used, "%s%s%s ", row->record.variant->name, row->book[0] ? "@" : "",
             row->book);
    return true;
}

/* A bank made as version 2 keeps its puzzles, one of them used in a book, and accepts boards with
 * their own maps. */
Test(bank, a_bank_of_version_2_takes_layouts)
{
    struct bank_place p;
    bank_place_enter(&p);
    sqlite3 *db;
    char *sql = file_text("tests/unit/bank_version_2.sql");
    cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
    free(sql);
    for (int round = 0; round < 2; round++) {
        struct bank *b = bank_open(p.path, false, &p.diag);
        struct bank_counts counts = {0};
        char list[200] = "";
        cr_assert_not_null(b);
        cr_assert_eq(bank_query(b, &(struct bank_filter){0}, list_variant, list, &p.diag),
                     STATUS_OK);
        cr_expect_str_eq(list, round ? "x 6x6@summer classic jigsaw-9 " : "x 6x6@summer classic ");
        cr_assert(add_turned(b, jigsaw, 0, 0, &counts));
        cr_assert_eq(bank_flush(b, &counts, &p.diag), STATUS_OK);
        cr_expect_eq(counts.added, round == 0);
        bank_close(b);
    }
    bank_place_leave(&p);
}

/* A jigsaw and a pair of grids, turned and mirrored with other digits each time, are there once. */
Test(bank, no_jigsaw_is_held_twice)
{
    static const char *const boards[] = {jigsaw, two_grids};
    struct bank_place p;
    struct bank *b = bank_place_open(&p);
    struct bank_counts counts = {0};
    unsigned offered[2] = {0};
    for (unsigned movement = 0; movement < MOVEMENT_COUNT; movement++) {
        for (unsigned i = 0; i < 2; i++) {
            offered[i] += add_turned(b, boards[i], movement, movement, &counts);
        }
        cr_assert_eq(bank_flush(b, &counts, &p.diag), STATUS_OK);
    }
    cr_expect_eq(counts.added, 2, "%u added", (unsigned)counts.added);
    cr_expect(offered[0] == 8 && offered[1] == 4, "%u %u", offered[0], offered[1]);
    cr_expect_eq(counts.duplicates, offered[0] + offered[1] - 2);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.variant = "jigsaw-9"}), 1);
    bank_close(b);
    bank_place_leave(&p);
}
