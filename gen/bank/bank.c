/* Opening and closing a bank. */
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

/* An SQLite file that is no bank must not be taken for an empty one. */
static enum status check_kind(struct bank *b, bool create, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    /* The objects first: another process may make the bank between the two, in one transaction. */
    int64_t objects;
    int64_t application;
    if (bank_number(b, "SELECT count(*) FROM sqlite_schema", &objects, d) != STATUS_OK ||
        bank_number(b, "PRAGMA application_id", &application, d) != STATUS_OK) {
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
    if (status == STATUS_OK) {
        status = bank_add_sample(b, d);
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
