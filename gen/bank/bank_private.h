/* The inside of a bank, for the files of gen/bank only. */
#ifndef NONET_GEN_BANK_BANK_PRIVATE_H
#define NONET_GEN_BANK_BANK_PRIVATE_H

#include <sqlite3.h>

#include "gen/bank/bank.h"

enum { BANK_PENDING = 1024 };

struct bank {
    sqlite3 *db;
    char *path;
    size_t pending_count;
    struct bank_entry *pending; /* room for BANK_PENDING, made at the first bank_add */
};

/* Report SQLite's last error. */
enum status bank_fail(const struct bank *b, const char *doing, struct diag *d);

/* Run statements that give no rows. */
enum status bank_run(struct bank *b, const char *sql, struct diag *d);

/* NULL after reporting. Finalize it. */
sqlite3_stmt *bank_prepare(struct bank *b, const char *sql, struct diag *d);

/* The one integer that a query without parameters gives; -1 after reporting. */
int64_t bank_number(struct bank *b, const char *sql, struct diag *d);

/* Bring the schema up to date. */
enum status bank_migrate(struct bank *b, struct diag *d);

/* The statements that remember which techniques a puzzle uses, for reuse. */
struct technique_writer {
    sqlite3_stmt *name;
    sqlite3_stmt *use;
};
enum status technique_writer_open(struct technique_writer *w, struct bank *b, struct diag *d);
enum status technique_writer_put(struct technique_writer *w, struct bank *b, int64_t puzzle,
                                 const char *techniques, struct diag *d);
void technique_writer_close(struct technique_writer *w);

/* A number that depends on the canonical form alone, for sampling. */
int64_t bank_sample_key(const char *canonical);

/* Fill a row from a statement over BANK_COLUMNS. */
#define BANK_COLUMNS                                                                               \
    "p.id, p.variant, p.givens, p.solution, p.minimal, p.symmetry, l.name, p.score, p.se_tenths, " \
    "p.hardest, p.techniques, p.minutes, p.seed, p.seed_index, b.name, p.page, p.used_on"
#define BANK_TABLES                                                                                \
    " FROM puzzle p JOIN level l ON l.rank = p.level LEFT JOIN book b ON b.id = p.book"
enum status bank_read_row(struct bank *b, sqlite3_stmt *statement, struct bank_row *row,
                          struct diag *d);

#endif
