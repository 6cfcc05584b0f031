/* The inside of a bank, for the files of gen/bank only.
 *
 * guard.c and sql.c are below all; bank_techniques.c and sample.c stand on them, schema.c on these,
 * and schema_check.c on that; then add.c, query.c, use.c, stats.c and verify.c, which bank.c does
 * not know: it opens the file, checks it and brings the schema up to date.
 *
 * A bank may come from anyone. Before anything of it is used, guard.c checks the files next to it
 * and sets SQLite's limits, and schema_check.c makes sure that the tables are ours and nothing else
 * is there. What the rows hold is checked as they are read (query.c). */
#ifndef NONET_GEN_BANK_BANK_PRIVATE_H
#define NONET_GEN_BANK_BANK_PRIVATE_H

#include "base/portable/posix_files.h"
#include "gen/bank/bank.h"
#include "gen/bank/sqlite_calls.h"

enum { BANK_PENDING = 1024 };

/* ---- guard.c ---- */

/* SQLite's steps (of its virtual machine) between two looks at how many there were. */
enum { BANK_WORK_UNIT = 1000 };

/* Limit of work for a statement: BASE steps, about a tenth of a second, and A_BYTE more for each
 * byte of the file. Of a bank of 4,000 puzzles (2.7 MB) no question took more than 0.2 a byte;
 * adding a batch of a thousand takes 300,000 steps. */
enum { BANK_WORK_BASE = 10 * 1000 * 1000, BANK_WORK_A_BYTE = 20 };

/* Lower bound on the file's bytes for each puzzle. */
enum { BANK_BYTES_A_PUZZLE = 32 };

/* May the file be opened? It and the files that SQLite keeps next to it must be regular files, none
 * of which leads elsewhere. *beside: the log or journal of an unfinished change that was found. */
enum bank_beside { BANK_NOTHING_BESIDE, BANK_LOG_BESIDE, BANK_JOURNAL_BESIDE };
enum status bank_check_files(const char *path, enum bank_beside *beside, struct diag *d);

/* Is there an index of its log next to it, as whoever has the bank open keeps one? */
bool bank_has_index(const char *path);

/* Take everything from SQLite that a file could turn against its reader, and limit its work. The
 * rest of the settings is made by pragmas, some of which read the file. */
void bank_guard(struct bank *b);
enum status bank_set_pragmas(struct bank *b, struct diag *d);

/* A statement begins: its work is counted anew. */
void bank_reset_work(struct bank *b);

/* How many rows of puzzles the file has room for. */
uint64_t bank_max_rows(const struct bank *b);
enum status bank_too_many_rows(const struct bank *b, struct diag *d);

/* STATUS_FAILED, after reporting, where a bank that is read without locks was written to by
 * another process, so that what was read may be of two times. */
enum status bank_expect_unchanged(const struct bank *b, struct diag *d);

struct bank {
    sqlite3 *db;
    char *path;
    uint64_t work;     /* in units of BANK_WORK_UNIT, since the last statement began */
    uint64_t max_work; /* 0: there is no limit */
    bool in_memory;    /* in no file */
    bool read_only;    /* neither puzzles nor marks can be written */
    bool unlocked; /* read without SQLite's locks: bank_expect_unchanged finds what others write */
    struct stat seen; /* the file as it was when it was opened, where unlocked */
    size_t pending_count;
    struct bank_entry *pending; /* room for BANK_PENDING, made at the first bank_add */
};

/* ---- add.c ---- */

void bank_forget_pending(struct bank *b);

/* ---- sql.c ---- */

#define CANNOT_USE_BANK   "cannot use the bank"
#define BANK_DAMAGED_HINT "restore the bank from a copy, or make a new one"

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

/* Make the tables of a version, 0 for none, in an empty file. */
enum status bank_make_tables(struct bank *b, int64_t version, struct diag *d);

/* A version that this program knows: 0 .. BANK_SCHEMA_VERSION; fails after reporting any other. */
enum status bank_read_version(struct bank *b, int64_t *version, struct diag *d);

/* ---- schema_check.c ---- */

/* Is every table of the bank's version there as Nonet makes it, and nothing else? Runs nothing that
 * the file holds. */
enum status bank_check_schema(struct bank *b, struct diag *d);

/* ---- bank_techniques.c ---- */

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
