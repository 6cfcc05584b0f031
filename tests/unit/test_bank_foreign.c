/* Banks from elsewhere: made to harm or to keep their reader busy, or where they cannot be written.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gen/bank/bank.h"
#include "gen/format/stream.h"
#include "tests/unit/refuse_calls.h"
#include "tests/unit/scratch_folder.h"

static char directory[SCRATCH_PATH];

static void enter_directory(void)
{
    scratch_folder_enter(directory);
}

static void leave_directory(void)
{
    scratch_folder_leave(directory);
}

TestSuite(bank_foreign, .init = enter_directory, .fini = leave_directory);

/* A bank of 4x4 puzzles; the bank itself does not look whether they are proper. */
static struct bank *make_bank(const char *path, unsigned count)
{
    struct diag d;
    diag_init(&d, stderr);
    struct bank *b = bank_open(path, true, &d);
    struct bank_counts counts = {0};
    struct bank_entry *e = calloc(1, sizeof *e);
    cr_assert(b && e);
    for (unsigned n = 0; n < count; n++) {
        cr_assert_eq(record_from_line(&e->record, "1234341221434321", NULL, NULL, &d), STATUS_OK);
        e->record.solution = e->record.givens;
        e->record.has_solution = true;
        strcpy(e->record.level, "easy");
        strcpy(e->record.techniques, "full-house=3 naked-single=1");
        strcpy(e->record.symmetry, "none");
        snprintf(e->canonical, sizeof e->canonical, "%016u", n);
        cr_assert_eq(bank_add(b, e, &counts, &d), STATUS_OK);
    }
    cr_assert_eq(bank_flush(b, &counts, &d), STATUS_OK);
    bank_entry_free(e);
    free(e);
    return b;
}

static void change(const char *path, const char *sql)
{
    sqlite3 *db;
    cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK, "%s: %s", sql,
                 sqlite3_errmsg(db));
    sqlite3_close(db);
}

/* Refused with words that name what is wrong; whatever it is opened for. */
static void expect_refused(const char *path, const char *words, const char *what)
{
    for (int create = 0; create < 2; create++) {
        char *said = NULL;
        size_t length;
        struct diag d;
        FILE *messages = open_memstream(&said, &length);
        diag_init(&d, messages);
        struct bank *b = bank_open(path, create, &d);
        fclose(messages);
        cr_expect_null(b, "%s", what);
        cr_expect_eq(d.errors, 1, "%s", what);
        cr_expect(strstr(said, words), "%s: %s", what, said);
        cr_expect(!strchr(said, '\033'), "%s", what);
        bank_close(b);
        free(said);
    }
}

#define ENDLESS "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
#define PUZZLES                                                                                    \
    "x AS id, 'classic' AS variant, '' AS canonical, '' AS givens, '' AS solution, "               \
    "0 AS given_count, 0 AS minimal, '' AS symmetry, 0 AS level, 0 AS score, 0 AS se_tenths, "     \
    "'' AS hardest, '' AS techniques, 0 AS minutes, 0 AS seed, 0 AS seed_index, 0 AS sample, "     \
    "NULL AS book, NULL AS page, NULL AS used_on, NULL AS regions, NULL AS houses, NULL AS grids," \
    "NULL AS se_least, NULL AS course, NULL AS clues "

static const struct {
    const char *sql;
    const char *words;
} foreign[] = {
    {"DROP TABLE puzzle; CREATE VIEW puzzle AS " ENDLESS "SELECT " PUZZLES "FROM n",
     "view 'puzzle'"},
    {"DROP TABLE level; CREATE VIEW level AS " ENDLESS "SELECT x AS rank, 'easy' AS name FROM n",
     "view 'level'"},
    {"DROP TABLE technique_use; CREATE VIEW technique_use AS " ENDLESS
     "SELECT 1 AS technique, x AS puzzle FROM n",
     "view 'technique_use'"},
    {"DROP TABLE book; CREATE VIEW book AS SELECT 1 AS id, 'x' AS name", "view 'book'"},
    {"CREATE VIEW other AS SELECT 1", "view 'other'"},
    {"CREATE TRIGGER t AFTER INSERT ON puzzle BEGIN DELETE FROM puzzle; END", "trigger 't'"},
    {"DROP TABLE technique; CREATE VIRTUAL TABLE technique USING fts5(key)", "'technique'"},
    {"CREATE TABLE other (x)", "table 'other'"},
    {"DROP TABLE technique_use", "'technique_use'"},
    {"ALTER TABLE puzzle ADD COLUMN g TEXT AS (hex(zeroblob(400000)))", "table 'puzzle'"},
    {"ALTER TABLE puzzle ADD COLUMN g TEXT", "table 'puzzle'"},
    {"ALTER TABLE puzzle DROP COLUMN clues", "table 'puzzle'"},
    {"ALTER TABLE puzzle RENAME COLUMN clues TO clue", "table 'puzzle'"},
    {"DROP TABLE book; CREATE TABLE book (id INTEGER PRIMARY KEY, name ANY NOT NULL UNIQUE) STRICT",
     "table 'book'"},
    {"DROP TABLE book; CREATE TABLE book (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
     "table 'book'"},
    {"DROP TABLE book; CREATE TABLE book (id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT "
     "(hex(zeroblob(9))) UNIQUE) STRICT",
     "table 'book'"},
    {"DROP TABLE book; CREATE TABLE book (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
     "index 'sqlite_autoindex_book_1'"},
    {"CREATE INDEX mine ON puzzle (hex(variant))", "index 'mine'"},
    {"DROP INDEX puzzle_book; CREATE INDEX puzzle_book ON puzzle (book) WHERE hex(book) > ''",
     "index 'puzzle_book'"},
    {"DROP INDEX puzzle_score; CREATE UNIQUE INDEX puzzle_score ON puzzle (minutes)",
     "index 'puzzle_score'"},
    {"CREATE VIEW \"\033[31mred\" AS SELECT 1", "view '?[31mred'"},
    {"PRAGMA user_version = 4", "table 'puzzle'"},
    {"PRAGMA user_version = 0", "table 'book'"},
    /* The columns of a row differ from what SQLite makes of its SQL text. */
    {"DROP TABLE level; CREATE VIEW level AS SELECT 0 AS rank, 'easy' AS name;"
     "PRAGMA writable_schema = ON;"
     "UPDATE sqlite_schema SET type = 'table', rootpage = 2 WHERE name = 'level'",
     "malformed database schema (level)"},
    {"PRAGMA writable_schema = ON;"
     "UPDATE sqlite_schema SET sql = replace(sql, 'TEXT', 'BLOB') WHERE name = 'level'",
     "'level'"},
};

Test(bank_foreign, tables_that_are_not_ours_are_refused)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        char path[32];
        snprintf(path, sizeof path, "%zu.bank", i);
        bank_close(make_bank(path, 3));
        change(path, foreign[i].sql);
        expect_refused(path, foreign[i].words, foreign[i].sql);
    }
}

/* Views in one another would be put together as soon as SQLite is asked for their columns. */
Test(bank_foreign, views_in_views_are_not_put_together)
{
    bank_close(make_bank("a.bank", 1));
    change("a.bank", "CREATE VIEW v0 AS SELECT 1 AS x");
    for (int i = 1; i < 60; i++) {
        char sql[128];
        snprintf(sql, sizeof sql, "CREATE VIEW v%d AS SELECT a.x FROM v%d a, v%d b", i, i - 1,
                 i - 1);
        change("a.bank", sql);
    }
    expect_refused("a.bank", "view 'v0'", "views in views");
}

static bool count_row(void *context, const struct bank_row *row)
{
    (void)row;
    ++*(unsigned *)context;
    return true;
}

static unsigned count_of(struct bank *b)
{
    unsigned count = 0;
    struct diag d;
    diag_init(&d, stderr);
    cr_assert_eq(bank_query(b, &(struct bank_filter){0}, count_row, &count, &d), STATUS_OK);
    return count;
}

/* A check of values is an expression of the file: it is not evaluated, so what it takes is nothing.
 * What statistics there are, as ANALYZE leaves them, and an index that is missing do no harm. */
Test(bank_foreign, what_does_no_harm_is_taken)
{
    bank_close(make_bank("a.bank", 5));
    change("a.bank", "ANALYZE; DROP INDEX puzzle_score;"
                     "PRAGMA writable_schema = ON;"
                     "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (minimal IN (0, 1))',"
                     "'CHECK (length(hex(zeroblob(400000000))) > 0)') WHERE name = 'puzzle'");
    struct diag d;
    uint64_t checked;
    diag_init(&d, NULL);
    struct bank *b = make_bank("a.bank", 8);
    cr_expect_eq(count_of(b), 8);
    (void)bank_verify(b, 0, NULL, &checked, &d);
    cr_expect_eq(checked, 8);
    bank_close(b);
}

/* ---- a tree of few pages and any number of rows ---- */

static void put_u16(unsigned char *p, unsigned n)
{
    p[0] = (unsigned char)(n >> 8);
    p[1] = (unsigned char)n;
}

static void put_u32(unsigned char *p, unsigned n)
{
    put_u16(p, n >> 16);
    put_u16(p + 2, n & 0xFFFF);
}

enum { PAGE = 4096, CELLS = 100, DEPTH = 12 };

/* A page whose entries all lead to the same page (SQLite's file format, "B-tree pages"). */
static void fill_page(unsigned char page[PAGE], unsigned child)
{
    memset(page, 0, PAGE);
    page[0] = 5; /* an inner page of a table */
    put_u16(page + 3, CELLS);
    put_u16(page + 5, PAGE - CELLS * 5);
    put_u32(page + 8, child);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned char *cell = page + PAGE - (i + 1) * 5;
        put_u16(page + 12 + i * 2, PAGE - (i + 1) * 5);
        put_u32(cell, child);
        cell[4] = 1; /* the row's number */
    }
}

static void make_endless(const char *path)
{
    unsigned char page[PAGE];
    sqlite3 *db;
    sqlite3_stmt *s;
    bank_close(make_bank(path, 3));
    cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_prepare_v2(db, "SELECT rootpage FROM sqlite_schema WHERE name = 'puzzle'",
                                    -1, &s, NULL),
                 SQLITE_OK);
    cr_assert_eq(sqlite3_step(s), SQLITE_ROW);
    unsigned root = (unsigned)sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    sqlite3_close(db);
    int fd = open(path, O_RDWR);
    unsigned pages = (unsigned)(lseek(fd, 0, SEEK_END) / PAGE);
    /* The leaf moves to the end, the pages that lead to it stand before. */
    cr_assert_eq(pread(fd, page, PAGE, (off_t)(root - 1) * PAGE), PAGE);
    cr_assert_eq(pwrite(fd, page, PAGE, (off_t)(pages + DEPTH) * PAGE), PAGE);
    for (unsigned i = 0; i < DEPTH; i++) {
        fill_page(page, pages + i + 2);
        cr_assert_eq(pwrite(fd, page, PAGE, (off_t)(pages + i) * PAGE), PAGE);
    }
    fill_page(page, pages + 1);
    cr_assert_eq(pwrite(fd, page, PAGE, (off_t)(root - 1) * PAGE), PAGE);
    put_u32(page, pages + DEPTH + 1);
    cr_assert_eq(pwrite(fd, page, 4, 28), 4);
    close(fd);
}

/* 100^13 puzzles in a file of a few pages: every question ends. */
Test(bank_foreign, every_question_ends)
{
    struct diag d;
    struct text out = {0};
    unsigned count = 0;
    uint64_t checked;
    int64_t missing;
    const char *const technique = "x-wing";
    make_endless("a.bank");
    diag_init(&d, NULL);
    struct bank *b = bank_open("a.bank", false, &d);
    cr_assert_not_null(b);
    for (int order = 0; order < BANK_ORDER_COUNT; order++) {
        struct bank_filter f = {.order = (enum bank_order)order, .skip = order % 2 ? 1000000 : 0};
        /* Some go by an index, and see what that names. */
        enum status status = bank_query(b, &f, count_row, &count, &d);
        cr_expect(status != STATUS_OK || order != BANK_ORDER_ADDED);
    }
    struct bank_filter filter = {.hardest = "none", .excludes = &technique, .excludes_count = 1};
    cr_expect_neq(bank_query(b, &filter, count_row, &count, &d), STATUS_OK);
    cr_expect_neq(bank_stats(b, &out, &d), STATUS_OK);
    cr_expect_neq(bank_verify(b, 0, NULL, &checked, &d), STATUS_OK);
    cr_expect_neq(bank_visit_missing(b, BANK_MISSING_COURSE, 0, count_row, &count, &d), STATUS_OK);
    (void)bank_count_missing(b, BANK_MISSING_COURSE, &missing, &d);
    cr_expect_lt(count, 50000);
    bank_close(b);
    text_free(&out);
}

/* ---- files next to it ---- */

static void write_file(const char *path, const void *bytes, size_t length)
{
    FILE *out = fopen(path, "wb");
    cr_assert(out && fwrite(bytes, 1, length, out) == length);
    fclose(out);
}

/* A journal whose end names a file would have SQLite delete that. */
static void write_journal(const char *path, const char *victim)
{
    static const unsigned char magic[] = {0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7};
    unsigned char bytes[4096] = {0};
    size_t length = strlen(victim);
    unsigned sum = 0;
    memcpy(bytes, magic, sizeof magic);
    put_u32(bytes + 20, 512);
    put_u32(bytes + 24, PAGE);
    unsigned char *end = bytes + 512;
    put_u32(end, 0xFFFFFFFFU);
    memcpy(end + 4, victim, length);
    for (size_t i = 0; i < length; i++) {
        sum += (unsigned char)victim[i];
    }
    put_u32(end + 4 + length, (unsigned)length);
    put_u32(end + 8 + length, sum);
    memcpy(end + 12 + length, magic, sizeof magic);
    write_file(path, bytes, 512 + 20 + length);
}

Test(bank_foreign, files_beside_it_lead_nowhere)
{
    static const char *const beside[] = {"a.bank-wal", "a.bank-shm", "a.bank-journal"};
    struct stat st;
    bank_close(make_bank("a.bank", 2));
    write_file("mine", "mine", 4);
    for (size_t i = 0; i < 3; i++) {
        cr_assert_eq(symlink("mine", beside[i]), 0);
        expect_refused("a.bank", "is not a regular file", beside[i]);
        cr_assert_eq(unlink(beside[i]), 0);
        cr_assert_eq(mkfifo(beside[i], 0666), 0);
        expect_refused("a.bank", "is not a regular file", beside[i]);
        cr_assert_eq(unlink(beside[i]), 0);
        cr_assert_eq(link("mine", beside[i]), 0);
        expect_refused("a.bank", "has other names too", beside[i]);
        cr_assert_eq(unlink(beside[i]), 0);
    }
    write_journal("a.bank-journal", "mine");
    expect_refused("a.bank", "would have another file deleted", "journal");
    /* By a link to the bank it is the same. */
    cr_assert_eq(symlink("a.bank", "link.bank"), 0);
    expect_refused("link.bank", "would have another file deleted", "journal");
    cr_expect(stat("mine", &st) == 0 && st.st_size == 4);
    cr_assert_eq(unlink("a.bank-journal"), 0);
    struct bank *b = make_bank("link.bank", 4); /* the user's own link is followed */
    cr_expect_eq(count_of(b), 4);
    bank_close(b);
    cr_assert_eq(mkfifo("pipe", 0666), 0);
    expect_refused("pipe", "must be a regular file", "a pipe");
    expect_refused("/dev/zero", "must be a regular file", "a device");
    expect_refused(".", "must be a regular file", "a directory");
    bank_close(make_bank(":memory:", 2));
    bank_close(make_bank("file:x?mode=memory", 2));
    cr_expect(stat(":memory:", &st) == 0 && stat("file:x?mode=memory", &st) == 0);
}

/* What a new bank is called until it is whole may be there. */
Test(bank_foreign, a_temporary_name_is_no_way_out)
{
    char name[64];
    struct stat st;
    write_file("mine", "", 0);
    snprintf(name, sizeof name, "a.bank.%ld.tmp", (long)getpid());
    cr_assert_eq(symlink("mine", name), 0);
    bank_close(make_bank("a.bank", 2));
    cr_expect(stat("mine", &st) == 0 && st.st_size == 0);
}

/* ---- where it cannot be written ---- */

static bool reads_all(const char *path, unsigned count)
{
    struct diag d;
    struct text out = {0};
    uint64_t checked = 0;
    unsigned found = 0;
    diag_init(&d, stderr);
    struct bank *b = bank_open(path, false, &d);
    if (!b) {
        return false;
    }
    bool good = bank_query(b, &(struct bank_filter){0}, count_row, &found, &d) == STATUS_OK &&
                bank_stats(b, &out, &d) == STATUS_OK && bank_is_read_only(b);
    diag_init(&d, NULL); /* the puzzles are not proper ones */
    (void)bank_verify(b, 0, NULL, &checked, &d);
    good = good && found == count && checked == count && bank_begin(b, &d) == STATUS_FAILED;
    bank_close(b);
    text_free(&out);
    return good;
}

/* In a child process that cannot write anything. */
static void expect_read(const char *path, unsigned count, const char *what)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        _exit(!refuse_writing() ? 77 : reads_all(path, count) ? 0 : 1);
    }
    int how;
    cr_assert_eq(waitpid(child, &how, 0), child);
    cr_expect(WIFEXITED(how) && (WEXITSTATUS(how) == 0 || WEXITSTATUS(how) == 77), "%s: %d", what,
              how);
}

/* As a process leaves it that is killed: with a log, and its index. */
static void leave_log(const char *path, unsigned count)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        (void)make_bank(path, count);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

Test(bank_foreign, a_bank_that_cannot_be_written_is_read)
{
    struct stat st;
    bank_close(make_bank("a.bank", 7));
    expect_read("a.bank", 7, "closed");
    cr_assert_eq(mkdir("odd?#% name", 0777), 0);
    bank_close(make_bank("odd?#% name/b.bank", 3));
    expect_read("odd?#% name/b.bank", 3, "a name that an address would escape");
    leave_log("c.bank", 5);
    cr_assert(stat("c.bank-wal", &st) == 0 && st.st_size > 0);
    expect_read("c.bank", 5, "with a log and its index");
    cr_assert_eq(unlink("c.bank-shm"), 0);
    expect_read("c.bank", 5, "with a log");
    cr_expect(stat("c.bank-wal", &st) == 0 && st.st_size > 0, "the log stays");
    /* Afterwards it can be written as before. */
    struct bank *b = make_bank("c.bank", 9);
    cr_expect_eq(count_of(b), 9);
    expect_read("c.bank", 9, "while another process has it open");
    bank_close(b);
}

/* The rights of the file or of the folder are enough, where they hold for us. */
Test(bank_foreign, rights_are_enough)
{
    if (geteuid() == 0) {
        return; /* everything is allowed to root: the tests without rights stand for this one */
    }
    cr_assert_eq(mkdir("shut", 0777), 0);
    bank_close(make_bank("shut/a.bank", 4));
    cr_assert_eq(chmod("shut/a.bank", 0444), 0);
    cr_expect(reads_all("shut/a.bank", 4));
    cr_assert_eq(system("test \"$(ls -A shut)\" = a.bank"), 0, "nothing is left beside it");
    cr_assert_eq(chmod("shut", 0555), 0);
    cr_expect(reads_all("shut/a.bank", 4));
    cr_assert_eq(chmod("shut/a.bank", 0644), 0);
    cr_expect(reads_all("shut/a.bank", 4));
    cr_assert_eq(chmod("shut", 0755), 0);
}
