#include "gen/bank/bank.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "gen/bank/bank_private.h"

enum {
    APPLICATION_ID = 0x4E6F6E65, /* "None": how a bank is told from other SQLite files */
    BUSY_TIMEOUT_MS = 60 * 1000,
};

enum status bank_fail(const struct bank *b, const char *doing, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    return diag_error(d, &at, "%s: %s", doing, sqlite3_errmsg(b->db));
}

enum status bank_run(struct bank *b, const char *sql, struct diag *d)
{
    return sqlite3_exec(b->db, sql, NULL, NULL, NULL) == SQLITE_OK ? STATUS_OK
                                                                   : bank_fail(b, "bank", d);
}

sqlite3_stmt *bank_prepare(struct bank *b, const char *sql, struct diag *d)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(b->db, sql, -1, &statement, NULL) != SQLITE_OK) {
        bank_fail(b, "bank", d);
    }
    return statement;
}

int64_t bank_number(struct bank *b, const char *sql, struct diag *d)
{
    sqlite3_stmt *statement = bank_prepare(b, sql, d);
    int64_t number = -1;
    if (statement && sqlite3_step(statement) == SQLITE_ROW) {
        number = sqlite3_column_int64(statement, 0);
    } else if (statement) {
        bank_fail(b, "bank", d);
    }
    sqlite3_finalize(statement);
    return number;
}

/* splitmix64's finalizer (G. L. Steele, D. Lea, C. H. Flood, 2014). */
static uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

int64_t bank_sample_key(const char *canonical)
{
    uint64_t hash = 0;
    for (const char *p = canonical; *p; p++) {
        hash = mix(hash + (unsigned char)*p + 0x9E3779B97F4A7C15ULL);
    }
    return (int64_t)(hash >> 1);
}

/* sample(key, seed): the place of a puzzle in the random order of a seed. */
static void sample(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    uint64_t key = (uint64_t)sqlite3_value_int64(values[0]);
    uint64_t seed = (uint64_t)sqlite3_value_int64(values[1]);
    sqlite3_result_int64(context, (int64_t)(mix(key ^ mix(seed + 1)) >> 1));
}

/* An SQLite file that is no bank must not be taken for an empty one. */
static enum status check_kind(struct bank *b, bool create, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    /* The objects first: another process may make the bank between the two, in one transaction. */
    int64_t objects = bank_number(b, "SELECT count(*) FROM sqlite_schema", d);
    int64_t application = objects < 0 ? -1 : bank_number(b, "PRAGMA application_id", d);
    if (application < 0) {
        return STATUS_FAILED;
    }
    if (application == APPLICATION_ID) {
        return STATUS_OK;
    }
    if (objects > 0 || !create) {
        return diag_error(d, &at, "this SQLite file is not a puzzle bank");
    }
    return STATUS_OK;
}

/* The mode is a property of the file; to set it again costs nothing. Where another process makes
 * the same bank at the same moment, SQLite answers that the file is busy without waiting, so that
 * two of them never wait for each other: the waiting is ours. */
static enum status use_write_ahead_log(struct bank *b, struct diag *d)
{
    const struct timespec pause = {0, 10 * 1000 * 1000};
    for (unsigned waited_ms = 0; waited_ms < BUSY_TIMEOUT_MS; waited_ms += 10) {
        int code = sqlite3_exec(b->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
        if (code == SQLITE_OK) {
            return STATUS_OK;
        }
        if ((code & 0xFF) != SQLITE_BUSY) {
            break;
        }
        nanosleep(&pause, NULL);
    }
    return bank_fail(b, "bank", d);
}

static enum status set_up(struct bank *b, bool create, struct diag *d)
{
    sqlite3_busy_timeout(b->db, BUSY_TIMEOUT_MS);
    sqlite3_extended_result_codes(b->db, 1);
    enum status status = bank_run(b,
                                  "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
                                  "PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY",
                                  d);
    if (status == STATUS_OK) {
        status = check_kind(b, create, d);
    }
    if (status == STATUS_OK && sqlite3_db_readonly(b->db, "main") != 1) {
        status = use_write_ahead_log(b, d);
    }
    if (status == STATUS_OK) {
        status = bank_migrate(b, d);
    }
    if (status == STATUS_OK &&
        sqlite3_create_function(b->db, "sample", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                                sample, NULL, NULL) != SQLITE_OK) {
        status = bank_fail(b, "bank", d);
    }
    return status;
}

struct bank *bank_open(const char *path, bool create, struct diag *d)
{
    struct diag_at at = {.file = path};
    if (!create && access(path, F_OK) != 0) {
        d->hint = "'nonet bank init FILE' makes one";
        diag_error(d, &at, "there is no such bank");
        return NULL;
    }
    struct bank *b = calloc(1, sizeof *b);
    if (!b || !(b->path = strdup(path))) {
        free(b);
        diag_error(d, NULL, "out of memory");
        return NULL;
    }
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (create ? SQLITE_OPEN_CREATE : 0);
    if (sqlite3_open_v2(path, &b->db, flags, NULL) != SQLITE_OK) {
        bank_fail(b, "cannot open", d);
        bank_close(b);
        return NULL;
    }
    if (set_up(b, create, d) != STATUS_OK) {
        bank_close(b);
        return NULL;
    }
    return b;
}

void bank_close(struct bank *b)
{
    if (!b) {
        return;
    }
    sqlite3_close(b->db);
    free(b->pending);
    free(b->path);
    free(b);
}

enum status bank_begin(struct bank *b, struct diag *d)
{
    return bank_run(b, "BEGIN IMMEDIATE", d);
}

enum status bank_commit(struct bank *b, struct diag *d)
{
    return bank_run(b, "COMMIT", d);
}

void bank_rollback(struct bank *b)
{
    if (!sqlite3_get_autocommit(b->db)) {
        (void)sqlite3_exec(b->db, "ROLLBACK", NULL, NULL, NULL);
    }
}
