/* Marking the puzzles that a book has printed. */
#include <stdio.h>
#include <string.h>

#include "gen/bank/bank_private.h"

static enum status run_named(struct bank *b, const char *sql, const char *name, int64_t id,
                             unsigned page, struct diag *d)
{
    sqlite3_stmt *s = bank_prepare(b, sql, d);
    if (!s) {
        return STATUS_FAILED;
    }
    sqlite3_bind_text(s, 1, name, -1, SQLITE_STATIC);
    if (sqlite3_bind_parameter_count(s) >= 3) {
        sqlite3_bind_int64(s, 2, id);
        if (page) {
            sqlite3_bind_int64(s, 3, page);
        }
    }
    enum status status =
        sqlite3_step(s) == SQLITE_DONE ? STATUS_OK : bank_fail(b, "cannot write", d);
    sqlite3_finalize(s);
    return status;
}

static enum status book_of(struct bank *b, int64_t id, char book[BANK_NAME_SIZE], struct diag *d)
{
    sqlite3_stmt *s = bank_prepare(
        b, "SELECT book.name FROM puzzle LEFT JOIN book ON book.id = book WHERE puzzle.id = ?1", d);
    book[0] = '\0';
    if (!s) {
        return STATUS_FAILED;
    }
    sqlite3_bind_int64(s, 1, id);
    enum status status = STATUS_OK;
    if (sqlite3_step(s) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(s, 0);
        snprintf(book, BANK_NAME_SIZE, "%s", name ? name : "");
    } else {
        struct diag_at at = {.file = b->path};
        status = diag_error(d, &at, "there is no puzzle %lld", (long long)id);
    }
    sqlite3_finalize(s);
    return status;
}

enum status bank_use(struct bank *b, int64_t id, const char *book, unsigned page, struct diag *d)
{
    char other[BANK_NAME_SIZE];
    struct diag_at at = {.file = b->path};
    if (!*book || strlen(book) >= BANK_NAME_SIZE) {
        return diag_error(d, &at, "the name of the book must have 1 to %d bytes",
                          BANK_NAME_SIZE - 1);
    }
    enum status status = book_of(b, id, other, d);
    if (status == STATUS_OK && other[0] && strcmp(other, book) != 0) {
        status =
            diag_error(d, &at, "puzzle %lld is already in the book '%s'", (long long)id, other);
    }
    if (status == STATUS_OK) {
        status = run_named(b, "INSERT INTO book (name) VALUES (?1) ON CONFLICT DO NOTHING", book, 0,
                           0, d);
    }
    if (status == STATUS_OK) {
        status = run_named(b,
                           "UPDATE puzzle SET book = (SELECT id FROM book WHERE name = ?1),"
                           " page = ?3, used_on = date('now') WHERE id = ?2",
                           book, id, page, d);
    }
    return status;
}

enum status bank_release(struct bank *b, const char *book, struct diag *d)
{
    return run_named(b,
                     "UPDATE puzzle SET book = NULL, page = NULL, used_on = NULL"
                     " WHERE book = (SELECT id FROM book WHERE name = ?1)",
                     book, 0, 0, d);
}
