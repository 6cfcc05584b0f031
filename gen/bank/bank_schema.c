/* The bank's tables, version by version. A step takes a bank from the version before it; steps that
 * were released are never changed. */
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

/* Techniques get their own tables, so that puzzles are found by technique without a scan. */
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
    uint64_t left = bank_max_rows(b);
    while (all && status == STATUS_OK && (result = sqlite3_step(all)) == SQLITE_ROW) {
        const char *techniques = (const char *)sqlite3_column_text(all, 1);
        status = left-- ? technique_writer_put(&writer, b, sqlite3_column_int64(all, 0),
                                               techniques ? techniques : "", d)
                        : bank_too_many_rows(b, d);
    }
    if (status == STATUS_OK && (!all || result != SQLITE_DONE)) {
        status = bank_fail(b, CANNOT_USE_BANK, d);
    }
    sqlite3_finalize(all);
    technique_writer_close(&writer);
    return status;
}

/* The definition of a puzzle's layout; NULL if the variant's name defines it. */
static enum status step_3(struct bank *b, struct diag *d)
{
    return bank_run(b,
                    "ALTER TABLE puzzle ADD COLUMN regions TEXT;"
                    "ALTER TABLE puzzle ADD COLUMN houses TEXT;"
                    "ALTER TABLE puzzle ADD COLUMN grids TEXT;",
                    d);
}

/* What is found of a puzzle later. */
static enum status step_4(struct bank *b, struct diag *d)
{
    return bank_run(b,
                    "ALTER TABLE puzzle ADD COLUMN se_least INTEGER;"
                    "ALTER TABLE puzzle ADD COLUMN course TEXT;",
                    d);
}

/* Constraints that are not digits, as json has them. */
static enum status step_5(struct bank *b, struct diag *d)
{
    return bank_run(b, "ALTER TABLE puzzle ADD COLUMN clues TEXT;", d);
}

static enum status (*const steps[BANK_SCHEMA_VERSION])(struct bank *b, struct diag *d) = {
    step_1, step_2, step_3, step_4, step_5,
};

enum status bank_read_version(struct bank *b, int64_t *version, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    enum status status = bank_number(b, "PRAGMA user_version", version, d);
    if (status == STATUS_OK && *version < 0) {
        status =
            diag_error(d, &at, "the bank is damaged: its version is %lld", (long long)*version);
    } else if (status == STATUS_OK && *version > BANK_SCHEMA_VERSION) {
        status = diag_error(
            d, &at,
            "the bank has version %lld, which is newer than this Nonet; install a newer Nonet",
            (long long)*version);
    }
    return status;
}

enum status bank_make_tables(struct bank *b, int64_t version, struct diag *d)
{
    enum status status = STATUS_OK;
    for (int64_t i = 0; status == STATUS_OK && i < version; i++) {
        status = steps[i](b, d);
    }
    return status;
}

enum status bank_migrate(struct bank *b, struct diag *d)
{
    int64_t version;
    enum status status = bank_read_version(b, &version, d);
    if (status != STATUS_OK || version == BANK_SCHEMA_VERSION) {
        return status;
    }
    if (b->read_only) {
        struct diag_at at = {.file = b->path};
        d->hint = "copy the bank to a place where you can write, and open it there once";
        return diag_error(
            d, &at, "the bank has the old version %lld and is read-only, so it cannot be updated",
            (long long)version);
    }
    status = bank_begin(b, d);
    if (status == STATUS_OK) {
        /* Another process may have done it while this one waited for the lock. */
        status = bank_read_version(b, &version, d);
    }
    while (status == STATUS_OK && version < BANK_SCHEMA_VERSION) {
        char sql[64];
        status = steps[version++](b, d);
        sqlite3_snprintf(sizeof sql, sql, "PRAGMA user_version = %d", (int)version);
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
