/* Marking what was printed, figures, and the check of a whole bank. */
#include <string.h>

#include "gen/bank/bank_private.h"
#include "gen/board/canon.h"
#include "gen/board/symmetry.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"

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
        return diag_error(d, &at, "a book's name must have 1 to %d bytes", BANK_NAME_SIZE - 1);
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

enum status bank_stats(struct bank *b, struct text *out, struct diag *d)
{
    static const char sql[] =
        "SELECT 'puzzles', count(*) FROM puzzle UNION ALL "
        "SELECT 'unused', count(*) FROM puzzle WHERE book IS NULL UNION ALL "
        "SELECT 'minimal', count(*) FROM puzzle WHERE minimal UNION ALL "
        "SELECT * FROM (SELECT 'variant ' || variant, count(*) FROM puzzle GROUP BY variant) "
        "UNION ALL "
        "SELECT * FROM (SELECT 'level ' || l.name, count(*) FROM puzzle p JOIN level l"
        " ON l.rank = p.level GROUP BY p.level ORDER BY p.level) UNION ALL "
        "SELECT * FROM (SELECT 'givens ' || given_count, count(*) FROM puzzle GROUP BY given_count)"
        " UNION ALL "
        "SELECT * FROM (SELECT 'symmetry ' || symmetry, count(*) FROM puzzle GROUP BY symmetry) "
        "UNION ALL "
        "SELECT * FROM (SELECT 'technique ' || t.key, count(*) FROM technique_use u JOIN technique "
        "t"
        " ON t.id = u.technique GROUP BY u.technique ORDER BY t.key) UNION ALL "
        "SELECT * FROM (SELECT 'book ' || b.name, count(*) FROM puzzle p JOIN book b"
        " ON b.id = p.book GROUP BY p.book ORDER BY b.name)";
    sqlite3_stmt *s = bank_prepare(b, sql, d);
    int result = SQLITE_ERROR;
    while (s && (result = sqlite3_step(s)) == SQLITE_ROW) {
        text_printf(out, "%s\t%lld\n", (const char *)sqlite3_column_text(s, 0),
                    (long long)sqlite3_column_int64(s, 1));
    }
    enum status status = s && result == SQLITE_DONE ? STATUS_OK : STATUS_FAILED;
    if (s && status != STATUS_OK) {
        bank_fail(b, "cannot read", d);
    }
    sqlite3_finalize(s);
    return status;
}

/* SQLite's own checks: the first column of each row is a fault, but for a single "ok". */
static enum status check_file(struct bank *b, const char *sql, const char *what, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    sqlite3_stmt *s = bank_prepare(b, sql, d);
    enum status status = s ? STATUS_OK : STATUS_FAILED;
    int result = SQLITE_DONE;
    while (s && (result = sqlite3_step(s)) == SQLITE_ROW) {
        const char *fault = (const char *)sqlite3_column_text(s, 0);
        if (fault && strcmp(fault, "ok") != 0) {
            status = diag_error(d, &at, "%s: %s", what, fault);
        }
    }
    if (s && result != SQLITE_DONE) {
        status = bank_fail(b, "cannot read", d);
    }
    sqlite3_finalize(s);
    return status;
}

static const char *fault_of(const struct bank_row *row, const char *canonical, int given_count)
{
    const struct record *r = &row->record;
    char line[MAX_CELLS + 1];
    struct grid form;
    if (!grid_solves(r->variant, &r->givens, &r->solution)) {
        return "the solution does not solve the puzzle";
    }
    if (solve_count(r->variant, &r->givens, 2, NULL) != 1) {
        return "the puzzle has more than one solution";
    }
    if (!canon(r->variant, &r->givens, &form, NULL) ||
        strcmp(grid_to_line(r->variant, &form, line), canonical) != 0) {
        return "the key is not the canonical form";
    }
    if ((int)grid_given_count(r->variant, &r->givens) != given_count) {
        return "the number of givens is wrong";
    }
    if (strcmp(symmetry_name(symmetry_of(r->variant, &r->givens)), r->symmetry) != 0) {
        return "the symmetry is wrong";
    }
    return NULL;
}

enum status bank_verify(struct bank *b, uint64_t *checked, struct diag *d)
{
    enum status status = check_file(b, "PRAGMA integrity_check", "the file is damaged", d);
    enum status keys = check_file(b, "PRAGMA foreign_key_check", "a reference is broken", d);
    status = status == STATUS_OK ? keys : status;
    *checked = 0;
    sqlite3_stmt *s =
        bank_prepare(b, "SELECT " BANK_COLUMNS ", p.canonical, p.given_count" BANK_TABLES, d);
    int result = SQLITE_DONE;
    while (s && (result = sqlite3_step(s)) == SQLITE_ROW) {
        struct bank_row row;
        struct diag_at at = {.file = b->path};
        ++*checked;
        if (bank_read_row(b, s, &row, d) != STATUS_OK) {
            status = STATUS_FAILED;
            continue;
        }
        const char *fault =
            fault_of(&row, (const char *)sqlite3_column_text(s, 17), sqlite3_column_int(s, 18));
        if (fault) {
            status = diag_error(d, &at, "puzzle %lld: %s", (long long)row.id, fault);
        }
    }
    if (!s || result != SQLITE_DONE) {
        status = s ? bank_fail(b, "cannot read", d) : STATUS_FAILED;
    }
    sqlite3_finalize(s);
    return status;
}
