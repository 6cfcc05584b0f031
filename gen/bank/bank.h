/* The puzzle bank: an SQLite file of graded puzzles. Start here.
 *
 * Puzzles are keyed by canonical form (gen/board/canon/canon.h), so a bank holds no two isomorphic
 * ones. A puzzle that was printed is marked with its book, so that no later book repeats it.
 *
 * The room keeps and finds records; it makes no puzzle and prints none. It may include config and
 * all of gen but make and play. Called by the bank command and by whoever makes a book.
 *
 * Safety: the file is in write-ahead mode with full syncs. A process that is killed at any moment
 * loses what it had not committed and nothing else; several processes may use one bank at a time,
 * a writer waits for another one's transaction (up to a minute).
 *
 * A bank may come from anyone: before it is used, its tables are compared with ours, and nothing
 * that the file holds is run; SQLite's work is limited by the file's size (bank_private.h). One
 * that cannot be written, for its disk, folder or file, can still be read.
 *
 * Threads: a bank belongs to one thread at a time. All errors have been reported to the sink when
 * STATUS_FAILED comes back. */
#ifndef NONET_GEN_BANK_BANK_H
#define NONET_GEN_BANK_BANK_H

#include "base/progress.h"
#include "base/text.h"
#include "gen/board/record.h"
#include "gen/grade/grade.h"
#include "gen/grade/se/se.h"

enum { BANK_SCHEMA_VERSION = 5, BANK_NAME_SIZE = 200, BANK_KEY_SIZE = 8192 };

struct bank;

/* Open a bank; with `create`, make it if there is none; an existing bank is not changed. A bank of
 * an older version is brought up to date. NULL after reporting. Free with bank_close. */
struct bank *bank_open(const char *path, bool create, struct diag *d);

/* A new bank that is in no file, and goes when it is closed. NULL after reporting. */
struct bank *bank_open_in_memory(struct diag *d);
void bank_close(struct bank *b);

/* Can it be read only? bank_begin fails then. */
bool bank_is_read_only(const struct bank *b);

/* ---- adding ---- */

/* What adding needs to know beyond the record. */
struct bank_entry {
    struct record record; /* with solution, level, and the other grades that are known */
    bool minimal;
    char canonical[BANK_KEY_SIZE];
};

/* How to grade what is added. The scratches belong to one thread; se NULL: what has no SE rating
 * stays without. */
struct bank_grading {
    bool regrade; /* also what has a level already */
    struct grade_scratch *scratch;
    struct se_scratch *se;
};

/* Make an entry of a record: check that it has exactly one solution, find the canonical form, and
 * grade it if it has no level. Free *out with bank_entry_free, also after an error. Any number of
 * threads may do this at once, each with its own grading. */
enum status bank_entry_make(const struct record *r, const struct bank_grading *how,
                            const struct diag_at *at, struct bank_entry *out, struct diag *d);
void bank_entry_free(struct bank_entry *entry);

struct bank_counts {
    uint64_t added;
    uint64_t duplicates; /* isomorphic to one that the bank has */
};

/* Add an entry, or count it as a duplicate. Entries gather in memory; they are written in short
 * transactions of a few thousand, and all are on disk once bank_flush has returned STATUS_OK. */
enum status bank_add(struct bank *b, const struct bank_entry *entry, struct bank_counts *counts,
                     struct diag *d);
enum status bank_flush(struct bank *b, struct bank_counts *counts, struct diag *d);

/* ---- asking ---- */

struct bank_range {
    bool given;
    int64_t low;
    int64_t high;
};

enum bank_order {
    BANK_ORDER_ADDED, /* oldest first */
    BANK_ORDER_SCORE,
    BANK_ORDER_SE,
    BANK_ORDER_MINUTES,
    BANK_ORDER_GIVENS,
    BANK_ORDER_SAMPLE, /* a random order that the seed and the puzzles alone decide */
    BANK_ORDER_COUNT,
};
const char *bank_order_name(enum bank_order order); /* "added", "score" … */

enum bank_state { BANK_ANY, BANK_UNUSED, BANK_USED };

/* Start from {0}, which means every puzzle. NULL and not-given fields do not restrict. */
struct bank_filter {
    const char *variant;
    /* Puzzles that may be on this board, which has no constraints: those filed under every name
     * that it goes by, so a superset of what is asked for. Other maps of a jigsaw's size are among
     * them. */
    const struct layout *board;
    bool constrained; /* with board: puzzles with constraints, else those without */
    const char *symmetry;
    const char *hardest;         /* technique keys */
    const char *const *requires; /* each of these techniques is used */
    size_t requires_count;
    const char *const *excludes; /* none of these */
    size_t excludes_count;
    struct bank_range level; /* of enum level */
    struct bank_range givens;
    struct bank_range score;
    struct bank_range se_tenths;
    struct bank_range minutes;
    bool minimal; /* only minimal ones */
    enum bank_state state;
    const char *book; /* with BANK_UNUSED: those already marked for this book count as unused; with
                         BANK_USED: only this book's */
    enum bank_order order;
    bool descending;
    uint64_t seed;  /* BANK_ORDER_SAMPLE */
    uint64_t limit; /* 0: no limit */
    uint64_t skip;  /* leave out this many at the start */
};

struct bank_row {
    int64_t id;
    bool minimal;
    int64_t page;              /* 0: not known */
    char book[BANK_NAME_SIZE]; /* "": not used */
    char date[32];             /* when it was marked, "2026-01-31" */
    struct record record;
};

/* Does it have puzzles with constraints, or on boards without a name? */
enum status bank_has_own_boards(struct bank *b, bool *has, struct diag *d);

/* Call `visit` with each puzzle that fits, in order, until it returns false. */
enum status bank_query(struct bank *b, const struct bank_filter *filter,
                       bool (*visit)(void *context, const struct bank_row *row), void *context,
                       struct diag *d);

/* What a puzzle and its isomorphs have in common and no other puzzle of the same bank_variant has:
 * the canonical form, and behind it its layout's definition where that is not named, and its
 * constraints. False where there is none, or it is too long. */
bool bank_key(const struct layout *v, const struct grid *givens, char key[BANK_KEY_SIZE]);

/* The variant that a bank files a layout under: all jigsaws of a size are of one; with
 * constraints that have a short name, that. */
const char *bank_variant(const struct layout *v);

/* Is there an isomorph with this key? Its id, or 0. */
enum status bank_find(struct bank *b, const struct layout *v, const char *key, int64_t *id,
                      struct diag *d);

/* ---- rating ---- */

/* Figures that a puzzle may not have yet; bits. A lower bound of a classic puzzle's SE rating
 * counts as a rating. */
enum bank_missing {
    BANK_MISSING_MINUTES = 1,
    BANK_MISSING_SE = 2,
    BANK_MISSING_COURSE = 4,
};

enum status bank_count_missing(struct bank *b, unsigned what, int64_t *count, struct diag *d);

/* Call `visit` for each puzzle with a greater id that misses one of `what`, in order of ids, until
 * it returns false. */
enum status bank_visit_missing(struct bank *b, unsigned what, int64_t after,
                               bool (*visit)(void *context, const struct bank_row *row),
                               void *context, struct diag *d);

/* Within a transaction: write a puzzle's minutes, SE rating (or its lower bound) and course. */
enum status bank_fill(struct bank *b, int64_t id, const struct record *r, struct diag *d);

/* ---- using ---- */

/* Take the write lock, so that what a query finds unused stays unused until commit: a book's
 * "choose, print, mark" is one transaction. A process that ends without committing has changed
 * nothing. */
enum status bank_begin(struct bank *b, struct diag *d);
enum status bank_commit(struct bank *b, struct diag *d);
void bank_rollback(struct bank *b);

/* Within a transaction: mark a puzzle as printed in a book (date: today). It is an error when
 * another book has it. page 0: not known. */
enum status bank_use(struct bank *b, int64_t id, const char *book, unsigned page, struct diag *d);

/* Within a transaction: forget the marks of a book that is made anew. */
enum status bank_release(struct bank *b, const char *book, struct diag *d);

/* ---- figures and checks ---- */

/* Figures as "name<TAB>value" lines: how many by variant, level, use. */
enum status bank_stats(struct bank *b, struct text *out, struct diag *d);

/* Check the file (SQLite's integrity and foreign key checks) and every puzzle: its solution is its
 * only one, its key is its canonical form, what is derived from it is right. Reports each fault,
 * and each puzzle that takes more than max_steps (base/work/stop.h; 0: no limit). *checked receives
 * the number of puzzles. */
enum status bank_verify(struct bank *b, uint64_t max_steps, const struct progress *progress,
                        uint64_t *checked, struct diag *d);

#endif
