/* Statements, their errors, and transactions: what everything else in the room stands on. */
#include "gen/bank/bank_private.h"

enum status bank_fail(const struct bank *b, const char *doing, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    int code = sqlite3_errcode(b->db) & 0xFF;
    if (code == SQLITE_INTERRUPT && b->work > b->max_work) {
        return diag_error(
            d, &at,
            "%s: reading takes too long for a bank of this size; the file is damaged or malicious",
            doing);
    }
    if (code == SQLITE_NOTADB) {
        d->hint = "the bank comes before the puzzles, as in 'nonet bank add my.bank puzzles.txt'";
        return diag_error(d, &at, "this file is not a bank");
    }
    struct text message = {0}; /* it may quote the file */
    text_puts_clean(&message, sqlite3_errmsg(b->db));
    const bool no_memory = message.failed || code == SQLITE_NOMEM;
    const bool damaged = code == SQLITE_CORRUPT;
    d->hint = no_memory                 ? d->hint
              : code == SQLITE_READONLY ? "copy the bank to a place where you can write"
              : damaged                 ? BANK_DAMAGED_HINT
                                        : d->hint;
    enum status status =
        no_memory
            ? diag_error(d, &at, OUT_OF_MEMORY)
            : diag_error(d, &at, "%s: %s", damaged ? "the bank is damaged" : doing, message.data);
    text_free(&message);
    return status;
}

enum status bank_run(struct bank *b, const char *sql, struct diag *d)
{
    bank_reset_work(b);
    return sqlite3_exec(b->db, sql, NULL, NULL, NULL) == SQLITE_OK
               ? STATUS_OK
               : bank_fail(b, CANNOT_USE_BANK, d);
}

sqlite3_stmt *bank_prepare(struct bank *b, const char *sql, struct diag *d)
{
    sqlite3_stmt *statement = NULL;
    bank_reset_work(b);
    if (sqlite3_prepare_v2(b->db, sql, -1, &statement, NULL) != SQLITE_OK) {
        bank_fail(b, CANNOT_USE_BANK, d);
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
        bank_fail(b, CANNOT_USE_BANK, d);
    }
    sqlite3_finalize(statement);
    return status;
}

enum status bank_begin(struct bank *b, struct diag *d)
{
    if (b->read_only) {
        struct diag_at at = {.file = b->path};
        d->hint = "copy the bank to a place where you can write";
        return diag_error(d, &at, "the bank is read-only here");
    }
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
