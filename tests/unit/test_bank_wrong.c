/* Banks that are damaged or no banks, and questions that a bank refuses. */
#include <criterion/criterion.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/unit/bank_sample.h"

Test(bank, what_is_not_a_bank_is_refused)
{
    struct bank_place p;
    bank_place_enter(&p);
    cr_expect_null(bank_open(p.path, false, &p.diag), "there is none");
    sqlite3 *db;
    cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
    sqlite3_exec(db, "CREATE TABLE other (x)", NULL, NULL, NULL);
    sqlite3_close(db);
    cr_expect_null(bank_open(p.path, true, &p.diag), "another program's file");
    unlink(p.path);
    bank_close(bank_open(p.path, true, &p.diag));
    cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
    sqlite3_exec(db, "PRAGMA user_version = 99", NULL, NULL, NULL);
    sqlite3_close(db);
    cr_expect_null(bank_open(p.path, false, &p.diag), "of a newer version");
    FILE *text = fopen(p.path, "w");
    for (int i = 0; i < 2000; i++) {
        fputs("not a database at all\n", text);
    }
    fclose(text);
    cr_expect_null(bank_open(p.path, true, &p.diag), "no database");
    cr_expect_eq(p.diag.errors, 4);
    bank_place_leave(&p);
}

/* SQLite takes any number of 32 bits as a file's version and application. */
Test(bank, a_file_with_a_damaged_header_is_refused_with_a_reason)
{
    static const struct {
        const char *sql;
        const char *reason;
    } damages[] = {
        {"PRAGMA user_version = -1", "the bank is damaged: its version is -1"},
        {"PRAGMA user_version = -7", "the bank is damaged: its version is -7"},
        {"PRAGMA user_version = 6",
         "the bank has version 6, which is newer than this Nonet; install a newer Nonet"},
        {"PRAGMA application_id = -1", "this SQLite file is not a puzzle bank"},
    };
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        struct bank_place p;
        bank_place_enter(&p);
        bank_close(bank_open(p.path, true, &p.diag));
        sqlite3 *db;
        cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
        cr_assert_eq(sqlite3_exec(db, damages[i].sql, NULL, NULL, NULL), SQLITE_OK);
        sqlite3_close(db);
        char *said = NULL;
        size_t length;
        FILE *messages = open_memstream(&said, &length);
        diag_init(&p.diag, messages);
        cr_expect_null(bank_open(p.path, false, &p.diag), "%s", damages[i].sql);
        fclose(messages);
        cr_expect_eq(p.diag.errors, 1);
        cr_expect(strstr(said, damages[i].reason), "%s: %s", damages[i].sql, said);
        free(said);
        bank_place_leave(&p);
    }
}

Test(bank, verify_finds_what_is_wrong)
{
    struct bank_place p;
    struct bank *b = bank_place_open(&p);
    struct grade_scratch *scratch = grade_scratch_new();
    struct bank_counts counts = {0};
    cr_assert_eq(bank_sample_add(b, bank_sample_puzzles[0], &counts, scratch), STATUS_OK);
    cr_assert_eq(bank_flush(b, &counts, &p.diag), STATUS_OK);
    grade_scratch_drop(scratch);
    static const char *const damage[] = {
        "UPDATE puzzle SET canonical = 'x'",
        "UPDATE puzzle SET given_count = 18",
        "UPDATE puzzle SET symmetry = 'full'",
        "UPDATE puzzle SET solution = givens",
        "UPDATE puzzle SET givens = '.' || substr(givens, 2)",
        "PRAGMA foreign_keys = OFF; UPDATE puzzle SET book = 5",
        /* What a terminal would obey, or no reader of ours takes. */
        "UPDATE puzzle SET hardest = char(27) || '[31mred'",
        "UPDATE puzzle SET techniques = 'a=1' || char(10) || 'b=2'",
        "UPDATE puzzle SET techniques = hex(zeroblob(4000))",
        "UPDATE puzzle SET techniques = 'x-wing'",
        "UPDATE puzzle SET used_on = char(155) || '2J'",
        "UPDATE level SET name = 'none' WHERE rank = (SELECT level FROM puzzle)",
    };
    sqlite3 *db;
    uint64_t checked;
    cr_assert_eq(sqlite3_open(p.path, &db), SQLITE_OK);
    cr_expect_eq(bank_verify(b, 0, NULL, &checked, &p.diag), STATUS_OK);
    for (size_t i = 0; i < sizeof damage / sizeof *damage; i++) {
        sqlite3_exec(db,
                     "CREATE TABLE kept AS SELECT * FROM puzzle;"
                     "CREATE TABLE levels AS SELECT * FROM level",
                     NULL, NULL, NULL);
        cr_assert_eq(sqlite3_exec(db, damage[i], NULL, NULL, NULL), SQLITE_OK);
        cr_expect_eq(bank_verify(b, 0, NULL, &checked, &p.diag), STATUS_FAILED, "damage %zu", i);
        sqlite3_exec(db,
                     "DELETE FROM puzzle; INSERT INTO puzzle SELECT * FROM kept;"
                     "UPDATE level SET name = (SELECT name FROM levels WHERE rank = level.rank);"
                     "DROP TABLE kept; DROP TABLE levels",
                     NULL, NULL, NULL);
        cr_expect_eq(bank_verify(b, 0, NULL, &checked, &p.diag), STATUS_OK, "after damage %zu", i);
    }
    sqlite3_close(db);
    bank_close(b);
    bank_place_leave(&p);
}

/* A bank that could not be made whole does not exist; an empty file and another program's file get
 * different messages. */
Test(bank, is_made_whole_or_not_at_all)
{
    struct bank_place p;
    bank_place_enter(&p);
    char *said = NULL;
    size_t length;
    fclose(fopen(p.path, "w"));
    FILE *messages = open_memstream(&said, &length);
    diag_init(&p.diag, messages);
    cr_expect_null(bank_open(p.path, false, &p.diag));
    fclose(messages);
    cr_expect(strstr(said, "the file is empty") && strstr(said, "bank init"), "%s", said);
    free(said);
    diag_init(&p.diag, NULL);
    struct bank *b = bank_open(p.path, true, &p.diag);
    cr_expect_not_null(b);
    bank_close(b);
    unlink(p.path);
    /* A disk that is full after a page or two. */
    struct rlimit before;
    struct rlimit little = {8192, RLIM_INFINITY};
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &little), 0);
    cr_expect_null(bank_open(p.path, true, &p.diag));
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &before), 0);
    cr_expect_neq(access(p.path, F_OK), 0);
    bank_place_leave(&p);
}

/* Whatever a caller asks wrongly is refused with a reason, and nothing is changed. */
Test(bank, wrong_questions_are_refused)
{
    enum { MANY = 400 };
    static const char *names[MANY];
    char long_name[BANK_NAME_SIZE + 1];
    struct bank_place p;
    struct bank_counts counts = {0};
    struct bank_entry e;
    unsigned seen = 0;
    bank_place_enter(&p);
    memset(long_name, 'a', BANK_NAME_SIZE);
    long_name[BANK_NAME_SIZE] = '\0';
    struct bank *b = bank_open(p.path, true, &p.diag);
    cr_assert_not_null(b);
    bank_sample_entry(&e, 1);
    cr_assert_eq(bank_add(b, &e, &counts, &p.diag), STATUS_OK);
    cr_assert_eq(bank_flush(b, &counts, &p.diag), STATUS_OK);
    cr_assert_eq(bank_begin(b, &p.diag), STATUS_OK);
    cr_expect_eq(bank_use(b, 1, "", 0, &p.diag), STATUS_FAILED);
    cr_expect_eq(bank_use(b, 1, long_name, 0, &p.diag), STATUS_FAILED);
    cr_expect_eq(bank_use(b, 99, "a book", 0, &p.diag), STATUS_FAILED);
    bank_rollback(b);
    cr_expect_eq(p.diag.errors, 3);
    for (size_t i = 0; i < MANY; i++) {
        names[i] = "x-wing";
    }
    struct bank_filter many = {.excludes = names, .excludes_count = MANY};
    cr_expect_eq(bank_query(b, &many, bank_sample_count_row, &seen, &p.diag), STATUS_FAILED);
    cr_expect_eq(p.diag.errors, 4);
    cr_expect_eq(seen, 0);
    cr_expect_eq(bank_sample_count(b, (struct bank_filter){.state = BANK_UNUSED}), 1);
    bank_close(b);
    bank_close(NULL);
    cr_expect_null(bank_open("/nowhere/at/all.bank", true, &p.diag));
    cr_expect_null(bank_open(p.directory, false, &p.diag));
    cr_expect_eq(p.diag.errors, 6);
    bank_place_leave(&p);
}
