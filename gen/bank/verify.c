/* The check of a whole bank: the file, and every puzzle in it. */
#include <inttypes.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/bank/bank_private.h"
#include "gen/board/symmetry.h"
#include "gen/solve/solve.h"

/* A fault's first line without its heading: "*** in database main ***\nPage 7: …". */
static void add_fault(struct text *out, const char *fault)
{
    const char *end = strchr(fault, '\n');
    if (fault[0] == '*' && end) {
        fault = end + 1;
        end = strchr(fault, '\n');
    }
    text_add(out, fault, end ? (size_t)(end - fault) : strlen(fault));
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
            struct text line = {0};
            add_fault(&line, fault);
            d->hint = line.failed ? d->hint : BANK_DAMAGED_HINT;
            status = line.failed ? diag_error(d, &at, OUT_OF_MEMORY)
                                 : diag_error(d, &at, "%s: %s", what, line.data);
            text_free(&line);
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
    char key[BANK_KEY_SIZE];
    if (!grid_solves(r->variant, &r->givens, &r->solution)) {
        return "the record's solution does not solve its puzzle";
    }
    if (!solve_prepare(r->variant)) {
        return OUT_OF_MEMORY;
    }
    if (solve_count(r->variant, &r->givens, 2, NULL) != 1) {
        return "the puzzle has more than one solution";
    }
    if (!bank_key(r->variant, &r->givens, key) || strcmp(key, canonical) != 0) {
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

static enum status check_row(const struct bank *b, const struct bank_row *row,
                             const char *canonical, int given_count, uint64_t max_steps,
                             const struct progress *progress, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    struct stop limit;
    struct stop *before = stop_use_limit(&limit, max_steps);
    const char *fault = fault_of(row, canonical, given_count);
    stop_use(before);
    if (stop_has_run_out(&limit)) {
        progress_hide(progress);
        d->hint = STEPS_HINT;
        return diag_error(d, &at, "puzzle %lld: " STEPS_OVER, (long long)row->id, max_steps);
    }
    if (fault) {
        progress_hide(progress);
        return diag_error(d, &at, "puzzle %lld: %s", (long long)row->id, fault);
    }
    return STATUS_OK;
}

enum status bank_verify(struct bank *b, uint64_t max_steps, const struct progress *progress,
                        uint64_t *checked, struct diag *d)
{
    progress_begin(progress, "puzzles", 0);
    enum status status = check_file(b, "PRAGMA integrity_check", "the bank is damaged", d);
    enum status keys = check_file(b, "PRAGMA foreign_key_check", "a reference is broken", d);
    status = status == STATUS_OK ? keys : status;
    *checked = 0;
    sqlite3_stmt *s =
        bank_prepare(b, "SELECT " BANK_COLUMNS ", p.canonical, p.given_count" BANK_TABLES, d);
    int result = SQLITE_DONE;
    struct bank_row row = {0};
    uint64_t most = bank_max_rows(b);
    while (s && *checked <= most && (result = sqlite3_step(s)) == SQLITE_ROW) {
        progress_set(progress, ++*checked);
        if (bank_read_row(b, s, &row, d) != STATUS_OK) {
            status = STATUS_FAILED;
            continue;
        }
        const char *key = (const char *)sqlite3_column_text(s, BANK_COLUMN_COUNT);
        int given_count = sqlite3_column_int(s, BANK_COLUMN_COUNT + 1);
        if (check_row(b, &row, key ? key : "", given_count, max_steps, progress, d) != STATUS_OK) {
            status = STATUS_FAILED;
        }
    }
    if (*checked > most) {
        status = bank_too_many_rows(b, d);
    } else if (!s || result != SQLITE_DONE) {
        status = s ? bank_fail(b, "cannot read", d) : STATUS_FAILED;
    }
    record_free(&row.record);
    sqlite3_finalize(s);
    progress_end(progress);
    enum status unchanged = bank_expect_unchanged(b, d);
    return status == STATUS_OK ? unchanged : status;
}
