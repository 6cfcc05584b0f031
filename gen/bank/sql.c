/* Statements, their errors, and transactions: what everything else in the room stands on. */
#include "gen/bank/bank_private.h"

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

enum status bank_number(struct bank *b, const char *sql, int64_t *number, struct diag *d)
{
    sqlite3_stmt *statement = bank_prepare(b, sql, d);
    enum status status = STATUS_FAILED;
    if (statement && sqlite3_step(statement) == SQLITE_ROW) {
        *number = sqlite3_column_int64(statement, 0);
        status = STATUS_OK;
    } else if (statement) {
        bank_fail(b, "bank", d);
    }
    sqlite3_finalize(statement);
    return status;
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
