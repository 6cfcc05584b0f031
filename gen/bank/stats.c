/* The figures of a bank. */
#include "gen/bank/bank_private.h"

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
        const char *name = (const char *)sqlite3_column_text(s, 0);
        if (!name) {
            break;
        }
        text_puts_clean(out, name);
        text_printf(out, "\t%lld\n", (long long)sqlite3_column_int64(s, 1));
    }
    enum status status = s && result == SQLITE_DONE ? STATUS_OK : STATUS_FAILED;
    if (s && status != STATUS_OK) {
        bank_fail(b, "cannot read", d);
    }
    sqlite3_finalize(s);
    return status == STATUS_OK ? bank_expect_unchanged(b, d) : status;
}
