/* The bank's tables, version by version. A step takes a bank from the version before it; steps that
 * were released are never changed. */
#include <string.h>

#include "gen/bank/bank_private.h"

static const char tables_1[] =
    "PRAGMA application_id = 1315925605;"
    "CREATE TABLE level ("
    "  rank INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL UNIQUE) STRICT;"
    "CREATE TABLE book ("
    "  id INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL UNIQUE) STRICT;"
    "CREATE TABLE puzzle ("
    "  id INTEGER PRIMARY KEY,"
    "  variant TEXT NOT NULL,"
    "  canonical TEXT NOT NULL,"
    "  givens TEXT NOT NULL,"
    "  solution TEXT NOT NULL,"
    "  given_count INTEGER NOT NULL,"
    "  minimal INTEGER NOT NULL CHECK (minimal IN (0, 1)),"
    "  symmetry TEXT NOT NULL,"
    "  level INTEGER NOT NULL REFERENCES level (rank),"
    "  score INTEGER,"
    "  se_tenths INTEGER,"
    "  hardest TEXT NOT NULL,"
    "  techniques TEXT NOT NULL,"
    "  minutes REAL,"
    "  seed INTEGER,"
    "  seed_index INTEGER,"
    "  sample INTEGER NOT NULL," /* of the canonical form; see bank_sample_key */
    "  book INTEGER REFERENCES book (id),"
    "  page INTEGER,"
    "  used_on TEXT,"
    "  UNIQUE (canonical, variant)) STRICT;"
    "CREATE INDEX puzzle_level ON puzzle (level, score);"
    "CREATE INDEX puzzle_score ON puzzle (score);"
    "CREATE INDEX puzzle_se ON puzzle (se_tenths);"
    "CREATE INDEX puzzle_minutes ON puzzle (minutes);"
    "CREATE INDEX puzzle_givens ON puzzle (given_count);"
    "CREATE INDEX puzzle_sample ON puzzle (level, book, variant, sample);"
    "CREATE INDEX puzzle_book ON puzzle (book) WHERE book IS NOT NULL;";

static enum status step_1(struct bank *b, struct diag *d)
{
    enum status status = bank_run(b, tables_1, d);
    for (int level = 0; status == STATUS_OK && level < LEVEL_COUNT; level++) {
        char sql[128];
        sqlite3_snprintf(sizeof sql, sql, "INSERT INTO level VALUES (%d, %Q)", level,
                         level_name((enum level)level));
        status = bank_run(b, sql, d);
    }
    return status;
}

/* Techniques in tables of their own, so that puzzles are found by them without a scan. */
static const char tables_2[] = "CREATE TABLE technique ("
                               "  id INTEGER PRIMARY KEY,"
                               "  key TEXT NOT NULL UNIQUE) STRICT;"
                               "CREATE TABLE technique_use ("
                               "  technique INTEGER NOT NULL REFERENCES technique (id),"
                               "  puzzle INTEGER NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE,"
                               "  PRIMARY KEY (technique, puzzle)) STRICT, WITHOUT ROWID;";

static enum status step_2(struct bank *b, struct diag *d)
{
    struct technique_writer writer = {0};
    enum status status = bank_run(b, tables_2, d);
    if (status == STATUS_OK) {
        status = technique_writer_open(&writer, b, d);
    }
    sqlite3_stmt *all =
        status == STATUS_OK ? bank_prepare(b, "SELECT id, techniques FROM puzzle", d) : NULL;
    int result = SQLITE_DONE;
    while (all && status == STATUS_OK && (result = sqlite3_step(all)) == SQLITE_ROW) {
        status = technique_writer_put(&writer, b, sqlite3_column_int64(all, 0),
                                      (const char *)sqlite3_column_text(all, 1), d);
    }
    if (status == STATUS_OK && (!all || result != SQLITE_DONE)) {
        status = bank_fail(b, "bank", d);
    }
    sqlite3_finalize(all);
    technique_writer_close(&writer);
    return status;
}

static enum status (*const steps[BANK_SCHEMA_VERSION])(struct bank *b, struct diag *d) = {
    step_1,
    step_2,
};

enum status bank_migrate(struct bank *b, struct diag *d)
{
    int64_t version = bank_number(b, "PRAGMA user_version", d);
    if (version == BANK_SCHEMA_VERSION || version < 0) {
        return version < 0 ? STATUS_FAILED : STATUS_OK;
    }
    enum status status = bank_begin(b, d);
    if (status != STATUS_OK) {
        return status;
    }
    /* Another process may have done it while this one waited for the lock. */
    version = bank_number(b, "PRAGMA user_version", d);
    if (version > BANK_SCHEMA_VERSION) {
        struct diag_at at = {.file = b->path};
        status = diag_error(d, &at, "the bank is of version %lld, newer than this program knows",
                            (long long)version);
    }
    for (; status == STATUS_OK && version < BANK_SCHEMA_VERSION; version++) {
        char sql[64];
        status = steps[version](b, d);
        sqlite3_snprintf(sizeof sql, sql, "PRAGMA user_version = %d", (int)version + 1);
        if (status == STATUS_OK) {
            status = bank_run(b, sql, d);
        }
    }
    if (status == STATUS_OK) {
        status = bank_commit(b, d);
    }
    bank_rollback(b);
    return status;
}

enum status technique_writer_open(struct technique_writer *w, struct bank *b, struct diag *d)
{
    w->name = bank_prepare(b, "INSERT INTO technique (key) VALUES (?1) ON CONFLICT DO NOTHING", d);
    w->use = bank_prepare(b,
                          "INSERT INTO technique_use (technique, puzzle) "
                          "SELECT id, ?2 FROM technique WHERE key = ?1",
                          d);
    return w->name && w->use ? STATUS_OK : STATUS_FAILED;
}

void technique_writer_close(struct technique_writer *w)
{
    sqlite3_finalize(w->name);
    sqlite3_finalize(w->use);
}

static bool run_once(sqlite3_stmt *statement)
{
    bool done = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return done;
}

/* techniques: "naked-pair=2 x-wing=1". */
enum status technique_writer_put(struct technique_writer *w, struct bank *b, int64_t puzzle,
                                 const char *techniques, struct diag *d)
{
    for (const char *p = techniques; *p;) {
        int length = (int)strcspn(p, "= ");
        sqlite3_bind_text(w->use, 1, p, length, SQLITE_STATIC);
        sqlite3_bind_int64(w->use, 2, puzzle);
        bool good = length == 0 || run_once(w->use);
        if (good && length && sqlite3_changes(b->db) == 0) {
            /* The first puzzle with this technique. */
            sqlite3_bind_text(w->name, 1, p, length, SQLITE_STATIC);
            good = run_once(w->name) && run_once(w->use);
        }
        if (!good) {
            return bank_fail(b, "cannot write", d);
        }
        p += strcspn(p, " ");
        p += strspn(p, " ");
    }
    return STATUS_OK;
}
