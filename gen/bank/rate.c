/* Filling in, in place, what is known of a puzzle only later: SE rating, minutes, course. */
#include "gen/bank/bank_private.h"

/* What is missing, as a condition over puzzle p: bits of enum bank_missing. */
static const struct {
    unsigned bit;
    const char *sql;
} missing[] = {
    {BANK_MISSING_MINUTES, "p.minutes IS NULL"},
    {BANK_MISSING_SE, "(p.variant = 'classic' AND p.houses IS NULL AND p.grids IS NULL"
                      " AND p.se_tenths IS NULL AND p.se_least IS NULL)"},
    {BANK_MISSING_COURSE, "p.course IS NULL"},
};

static void add_missing(struct text *sql, unsigned what)
{
    const char *separator = "(";
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++) {
        if (what & missing[i].bit) {
            text_printf(sql, "%s%s", separator, missing[i].sql);
            separator = " OR ";
        }
    }
    text_puts(sql, separator[0] == '(' ? "0" : ")");
}

static sqlite3_stmt *prepare(struct bank *b, const char *head, unsigned what, const char *tail,
                             struct diag *d)
{
    struct text sql = {0};
    text_puts(&sql, head);
    add_missing(&sql, what);
    text_puts(&sql, tail);
    sqlite3_stmt *s = sql.failed ? NULL : bank_prepare(b, sql.data, d);
    if (sql.failed) {
        diag_error(d, NULL, OUT_OF_MEMORY);
    }
    text_free(&sql);
    return s;
}

enum status bank_count_missing(struct bank *b, unsigned what, int64_t *count, struct diag *d)
{
    sqlite3_stmt *s = prepare(b, "SELECT count(*) FROM puzzle p WHERE ", what, "", d);
    *count = 0;
    if (!s) {
        return STATUS_FAILED;
    }
    bool good = sqlite3_step(s) == SQLITE_ROW;
    *count = good ? sqlite3_column_int64(s, 0) : 0;
    enum status status = good ? STATUS_OK : bank_fail(b, "cannot read", d);
    sqlite3_finalize(s);
    return status;
}

enum status bank_visit_missing(struct bank *b, unsigned what, int64_t after,
                               bool (*visit)(void *context, const struct bank_row *row),
                               void *context, struct diag *d)
{
    sqlite3_stmt *s = prepare(b, "SELECT " BANK_COLUMNS BANK_TABLES " WHERE p.id > ?1 AND ", what,
                              " ORDER BY p.id", d);
    if (!s) {
        return STATUS_FAILED;
    }
    sqlite3_bind_int64(s, 1, after);
    enum status status = bank_visit_rows(b, s, visit, context, d);
    sqlite3_finalize(s);
    return status;
}

static void bind_known(sqlite3_stmt *s, int index, int value)
{
    if (value >= 0) {
        sqlite3_bind_int(s, index, value);
    } else {
        sqlite3_bind_null(s, index);
    }
}

enum status bank_fill(struct bank *b, int64_t id, const struct record *r, struct diag *d)
{
    sqlite3_stmt *s = bank_prepare(
        b,
        "UPDATE puzzle SET minutes = ?2, se_tenths = ?3, se_least = ?4, course = ?5 WHERE id = ?1",
        d);
    if (!s) {
        return STATUS_FAILED;
    }
    sqlite3_bind_int64(s, 1, id);
    if (r->minutes >= 0) {
        sqlite3_bind_double(s, 2, r->minutes);
    } else {
        sqlite3_bind_null(s, 2);
    }
    bind_known(s, 3, r->se_tenths);
    bind_known(s, 4, r->se_least);
    if (r->course[0]) {
        sqlite3_bind_text(s, 5, r->course, -1, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(s, 5);
    }
    enum status status =
        sqlite3_step(s) == SQLITE_DONE ? STATUS_OK : bank_fail(b, "cannot write", d);
    sqlite3_finalize(s);
    return status;
}
