/* The inside of a bank, for the files of gen/bank only.
 *
 * sql.c is below all; techniques.c and sample.c stand on it, schema.c on these; then add.c,
 * query.c, use.c, stats.c and verify.c, which bank.c does not know: it opens the file and brings
 * the schema up to date. */
#ifndef NONET_GEN_BANK_BANK_PRIVATE_H
#define NONET_GEN_BANK_BANK_PRIVATE_H

#include "gen/bank/bank.h"
#include "gen/bank/sqlite_calls.h"

enum { BANK_PENDING = 1024 };

struct bank {
    sqlite3 *db;
    char *path;
    size_t pending_count;
    struct bank_entry *pending; /* room for BANK_PENDING, made at the first bank_add */
};

/* ---- add.c ---- */

void bank_forget_pending(struct bank *b);

/* ---- sql.c ---- */

/* Report SQLite's last error. */
enum status bank_fail(const struct bank *b, const char *doing, struct diag *d);

/* Run statements that give no rows. */
enum status bank_run(struct bank *b, const char *sql, struct diag *d);

/* NULL after reporting. Finalize it. */
sqlite3_stmt *bank_prepare(struct bank *b, const char *sql, struct diag *d);

/* The one integer that a query without parameters gives. */
enum status bank_number(struct bank *b, const char *sql, int64_t *number, struct diag *d);

/* ---- schema.c ---- */

/* Bring the schema up to date. Fails, after reporting, where the file's version is none that this
 * program knows. */
enum status bank_migrate(struct bank *b, struct diag *d);

/* ---- techniques.c ---- */

/* The statements that remember which techniques a puzzle uses, for reuse. */
struct technique_writer {
    sqlite3_stmt *name;
    sqlite3_stmt *use;
};
enum status technique_writer_open(struct technique_writer *w, struct bank *b, struct diag *d);
enum status technique_writer_put(struct technique_writer *w, struct bank *b, int64_t puzzle,
                                 const char *techniques, struct diag *d);
void technique_writer_close(struct technique_writer *w);

/* ---- sample.c ---- */

/* A number that depends on the canonical form alone, for sampling. */
int64_t bank_sample_key(const char *canonical);

/* Make sample(key, seed) known to SQL: the place of a puzzle in the random order of a seed. */
enum status bank_add_sample(struct bank *b, struct diag *d);

/* ---- query.c ---- */

/* Fill a row, whose record was begun, from a statement over BANK_COLUMNS. */
#define BANK_COLUMNS                                                                               \
    "p.id, p.variant, p.givens, p.solution, p.minimal, p.symmetry, l.name, p.score, p.se_tenths, " \
    "p.hardest, p.techniques, p.minutes, p.seed, p.seed_index, b.name, p.page, p.used_on, "        \
    "p.regions, p.houses, p.grids, p.se_least, p.course, p.clues"
enum { BANK_COLUMN_COUNT = 23 };
#define BANK_TABLES                                                                                \
    " FROM puzzle p JOIN level l ON l.rank = p.level LEFT JOIN book b ON b.id = p.book"
enum status bank_read_row(struct bank *b, sqlite3_stmt *statement, struct bank_row *row,
                          struct diag *d);

/* Call `visit` with each row of a statement of those columns, bound and not yet stepped, until it
 * returns false or there is no other. The statement stays the caller's to finalize. */
enum status bank_visit_rows(struct bank *b, sqlite3_stmt *statement,
                            bool (*visit)(void *context, const struct bank_row *row), void *context,
                            struct diag *d);

#endif
