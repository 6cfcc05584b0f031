/* The tables of a file, compared with those that Nonet makes in an empty one. */
#include <string.h>
#include <strings.h>

#include "gen/bank/bank_private.h"

/* ---- what is there at all ---- */

static bool begins(const char *text, const char *with)
{
    return strncasecmp(text, with, strlen(with)) == 0;
}

/* SQLite makes an object from its SQL text, whatever the row's other columns are. */
static bool is_plain(const char *type, const char *sql, int64_t root)
{
    bool table = strcmp(type, "table") == 0 && begins(sql, "CREATE TABLE ");
    bool index = strcmp(type, "index") == 0 &&
                 (begins(sql, "CREATE INDEX ") || begins(sql, "CREATE UNIQUE INDEX ") || !*sql);
    return (table || index) && root > 0;
}

static enum status refuse(const struct bank *b, const char *type, const char *name,
                          const char *what, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    struct text said = {0};
    text_puts_clean(&said, type);
    text_puts(&said, " '");
    text_puts_clean(&said, name);
    d->hint = "nothing of the file was used; 'nonet bank init FILE' makes a new bank";
    enum status status =
        said.failed
            ? diag_error(d, &at, OUT_OF_MEMORY)
            : diag_error(d, &at, "the tables of this bank are not as Nonet makes them: the %s' %s",
                         said.data, what);
    text_free(&said);
    return status;
}

static const char *column(sqlite3_stmt *s, int i)
{
    const char *text = (const char *)sqlite3_column_text(s, i);
    return text ? text : "";
}

/* Views, triggers and virtual tables are refused before SQLite is asked about any column, for which
 * it would put them together. */
static enum status check_objects(struct bank *b, struct diag *d)
{
    sqlite3_stmt *s = bank_prepare(b, "SELECT type, name, sql, rootpage FROM sqlite_schema", d);
    enum status status = s ? STATUS_OK : STATUS_FAILED;
    int result = SQLITE_DONE;
    while (status == STATUS_OK && (result = sqlite3_step(s)) == SQLITE_ROW) {
        if (!is_plain(column(s, 0), column(s, 2), sqlite3_column_int64(s, 3))) {
            status = refuse(b, column(s, 0), column(s, 1), "is no part of one", d);
        }
    }
    status =
        status == STATUS_OK && result != SQLITE_DONE ? bank_fail(b, CANNOT_USE_BANK, d) : status;
    sqlite3_finalize(s);
    return status;
}

/* ---- columns and indexes ---- */

/* Each row has everything that matters about a column, or about a column of an index; after it
 * stands what it is. An index that Nonet makes for speed may be missing. SQLite's own tables of
 * statistics may be there. */
static const char tables_sql[] =
    "SELECT t.name || ' ' || t.type || t.wr || t.strict || ' ' || c.cid || ' ' || c.name || ' ' ||"
    " c.type || c.\"notnull\" || c.pk || c.hidden || ' ' || ifnull(c.dflt_value, ''),"
    " 'table', t.name, 1 "
    "FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c WHERE t.schema = 'main' "
    "AND t.name NOT IN ('sqlite_schema', 'sqlite_stat1', 'sqlite_stat4') ORDER BY t.name, c.cid";
static const char indexes_sql[] =
    "SELECT t.name || ' ' || l.name || ' ' || l.\"unique\" || l.origin || l.partial || ' ' ||"
    " x.seqno || ' ' || x.cid || ' ' || CASE l.partial WHEN 0 THEN '' ELSE"
    " replace((SELECT sql FROM sqlite_schema WHERE type = 'index' AND name = l.name), ' ', '') END,"
    " 'index', l.name, l.origin <> 'c' "
    "FROM pragma_table_list AS t, pragma_index_list(t.name) AS l, pragma_index_xinfo(l.name) AS x "
    "WHERE t.schema = 'main' AND x.key ORDER BY t.name, l.name, x.seqno";

enum { MAX_ROWS = 400 };

/* Texts that NUL ends, one behind the other: of each row its first three columns. */
struct schema_check_parts {
    struct text text;
    size_t count;
};

/* Read what a query gives. needed: only rows that must be there. */
static enum status read_parts(struct bank *b, const char *sql, bool needed,
                              struct schema_check_parts *out, struct diag *d)
{
    sqlite3_stmt *s = bank_prepare(b, sql, d);
    enum status status = s ? STATUS_OK : STATUS_FAILED;
    int result = SQLITE_DONE;
    while (status == STATUS_OK && (result = sqlite3_step(s)) == SQLITE_ROW) {
        if (needed && !sqlite3_column_int(s, 3)) {
            continue;
        }
        if (++out->count > MAX_ROWS) {
            status = refuse(b, column(s, 1), column(s, 2), "is one of too many", d);
        }
        for (int i = 0; i < 3; i++) {
            text_add(&out->text, column(s, i), strlen(column(s, i)) + 1);
        }
    }
    if (status == STATUS_OK && (result != SQLITE_DONE || out->text.failed)) {
        status = out->text.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                  : bank_fail(b, CANNOT_USE_BANK, d);
    }
    sqlite3_finalize(s);
    return status;
}

static const char *next(const char *text)
{
    return text + strlen(text) + 1;
}

static bool has(const struct schema_check_parts *parts, const char *wanted)
{
    const char *p = parts->text.data;
    for (size_t i = 0; i < parts->count; i++, p = next(next(next(p)))) {
        if (strcmp(p, wanted) == 0) {
            return true;
        }
    }
    return false;
}

/* The first row of one that the other has not, in words. */
static enum status compare(const struct bank *b, const struct schema_check_parts *of,
                           const struct schema_check_parts *with, const char *what, struct diag *d)
{
    const char *p = of->text.data;
    for (size_t i = 0; i < of->count; i++, p = next(next(next(p)))) {
        if (!has(with, p)) {
            return refuse(b, next(p), next(next(p)), what, d);
        }
    }
    return STATUS_OK;
}

static enum status compare_parts(struct bank *b, struct bank *model, const char *sql,
                                 struct diag *d)
{
    struct schema_check_parts here = {.count = 0};
    struct schema_check_parts made = {.count = 0};
    struct schema_check_parts needed = {.count = 0};
    enum status status = read_parts(model, sql, false, &made, d);
    status = status == STATUS_OK ? read_parts(model, sql, true, &needed, d) : status;
    status = status == STATUS_OK ? read_parts(b, sql, false, &here, d) : status;
    if (status == STATUS_OK) {
        status = compare(b, &here, &made, "is not as Nonet makes it", d);
    }
    if (status == STATUS_OK) {
        status = compare(b, &needed, &here, "is missing, or not as Nonet makes it", d);
    }
    text_free(&here.text);
    text_free(&made.text);
    text_free(&needed.text);
    return status;
}

enum status bank_check_schema(struct bank *b, struct diag *d)
{
    int64_t version;
    struct bank model = {.path = b->path};
    enum status status = check_objects(b, d);
    status = status == STATUS_OK ? bank_read_version(b, &version, d) : status;
    if (status != STATUS_OK) {
        return status;
    }
    if (sqlite3_open_v2(":memory:", &model.db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) !=
        SQLITE_OK) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    status = status == STATUS_OK ? bank_make_tables(&model, version, d) : status;
    status = status == STATUS_OK ? compare_parts(b, &model, tables_sql, d) : status;
    status = status == STATUS_OK ? compare_parts(b, &model, indexes_sql, d) : status;
    sqlite3_close(model.db);
    return status;
}
