/* Opening and closing a bank. */
#include "gen/bank/bank.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "base/text.h"
#include "gen/bank/bank_private.h"

enum {
    APPLICATION_ID = 0x4E6F6E65, /* "None", in the file's header: marks an SQLite file as a bank */
    BUSY_TIMEOUT_MS = 60 * 1000,
};

enum opening {
    OPEN_OLD, /* a bank that is there */
    OPEN_ANY, /* or a file that one can be made of */
    OPEN_NEW, /* a file without a log, which can be renamed once it is closed */
};

/* An SQLite file that is no bank must not be taken for an empty one. */
static enum status check_kind(struct bank *b, bool create, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    /* The objects first: another process may make the bank between the two, in one transaction. */
    int64_t objects;
    int64_t application;
    if (bank_number(b, "SELECT count(*) FROM sqlite_schema", &objects, d) != STATUS_OK ||
        bank_number(b, "PRAGMA application_id", &application, d) != STATUS_OK) {
        return STATUS_FAILED;
    }
    if (application == APPLICATION_ID) {
        return STATUS_OK;
    }
    if (objects == 0 && application == 0 && !create) {
        d->hint = "'nonet bank init FILE' makes it a bank";
        return diag_error(d, &at, "the file is empty, not a bank");
    }
    if (objects > 0 || !create) {
        return diag_error(d, &at, "this SQLite file is not a puzzle bank");
    }
    return STATUS_OK;
}

/* The mode is a property of the file; to set it again costs nothing. Where another process makes
 * the same bank at the same moment, SQLite answers that the file is busy without waiting, so that
 * two of them never wait for each other: the waiting is ours. */
static enum status use_write_ahead_log(struct bank *b, struct diag *d)
{
    const struct timespec pause = {0, 10 * 1000 * 1000};
    for (unsigned waited_ms = 0; waited_ms < BUSY_TIMEOUT_MS; waited_ms += 10) {
        int code = sqlite3_exec(b->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
        if (code == SQLITE_OK) {
            return STATUS_OK;
        }
        if ((code & 0xFF) != SQLITE_BUSY) {
            break;
        }
        nanosleep(&pause, NULL);
    }
    return bank_fail(b, CANNOT_USE_BANK, d);
}

/* Everything but writing, in an order in which nothing of the file is used before it was looked at.
 */
static enum status set_up(struct bank *b, enum opening how, struct diag *d)
{
    enum status status = bank_set_pragmas(b, d);
    status = status == STATUS_OK ? check_kind(b, how != OPEN_OLD, d) : status;
    if (status == STATUS_OK) {
        status = bank_check_schema(b, d);
    }
    if (status == STATUS_OK && how == OPEN_NEW) {
        /* Until it has its name, nobody needs to roll it back. */
        status = bank_run(b, "PRAGMA journal_mode = MEMORY", d);
    } else if (status == STATUS_OK && !b->read_only) {
        status = use_write_ahead_log(b, d);
    }
    if (status == STATUS_OK) {
        status = bank_migrate(b, d);
    }
    if (status == STATUS_OK) {
        status = bank_add_sample(b, d);
    }
    return status;
}

/* ---- connections ---- */

/* How SQLite is to open a file. */
struct bank_way {
    int flags;
    const char *vfs;   /* NULL: the usual one */
    bool immutable;    /* neither locks, nor a log, nor a journal */
    const char *after; /* SQL */
};

/* The path of a bank that is in no file; a file may have the same name. */
static const char in_memory[] = ":memory:";

/* SQLite takes names that begin with ':' or "file:" for something else. */
static void name_for_sqlite(const char *path, const struct bank_way *way, struct text *name)
{
    if (path == in_memory) {
        text_puts(name, path);
        return;
    }
    text_puts(name, way->immutable ? "file:" : "");
    text_puts(name, *path == '/' ? "" : "./");
    for (const char *p = path; *p; p++) {
        bool escaped = way->immutable && strchr("%?#", *p);
        escaped ? text_printf(name, "%%%02X", (unsigned char)*p) : text_add(name, p, 1);
    }
    text_puts(name, way->immutable ? "?immutable=1" : "");
}

/* Open the file, and guard against it. */
static enum status connect(struct bank *b, const char *path, const struct bank_way *way,
                           struct diag *d)
{
    struct text name = {0};
    name_for_sqlite(path, way, &name);
    int code = name.failed
                   ? SQLITE_NOMEM
                   : sqlite3_open_v2(name.data, &b->db, way->flags | SQLITE_OPEN_NOMUTEX, way->vfs);
    bool failed = name.failed;
    text_free(&name);
    if (failed || code != SQLITE_OK) {
        return failed ? diag_error(d, NULL, OUT_OF_MEMORY) : bank_fail(b, "cannot open", d);
    }
    sqlite3_busy_timeout(b->db, BUSY_TIMEOUT_MS);
    sqlite3_extended_result_codes(b->db, 1);
    bank_guard(b);
    return way->after ? bank_run(b, way->after, d) : STATUS_OK;
}

static void disconnect(struct bank *b)
{
    sqlite3_close(b->db);
    b->db = NULL;
}

/* Can the file be opened for writing but not be read, because no file can be made in its folder? */
static bool is_shut(struct bank *b)
{
    int code = sqlite3_exec(b->db, "SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL) & 0xFF;
    return code == SQLITE_CANTOPEN || code == SQLITE_READONLY;
}

/* Read what cannot be written: the disk, the folder or the file does not allow it. SQLite could not
 * read it as usual: a bank keeps a log, and even readers of a log make files next to it.
 *
 * Without a filled log, all of the bank is in its file, and SQLite may read that as one that does
 * not change. With one, which a killed process left, the log is read too, by this process alone:
 * its index is kept in memory. Neither takes locks, so where other users can write to the bank, one
 * of them may do so meanwhile; bank_expect_unchanged finds that. A journal must be rolled back,
 * which takes writing. */
static enum status connect_to_read(struct bank *b, const char *path, enum bank_beside beside,
                                   struct diag *d)
{
    static const struct bank_way ways[] = {
        [BANK_NOTHING_BESIDE] = {SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL, true, NULL},
        [BANK_LOG_BESIDE] = {SQLITE_OPEN_READONLY, "unix-none", false,
                             "PRAGMA locking_mode = EXCLUSIVE"},
    };
    struct diag_at at = {.file = b->path};
    if (beside == BANK_JOURNAL_BESIDE) {
        d->hint = "copy the bank and its '-journal' to a place where you can write";
        return diag_error(d, &at,
                          "an interrupted change must be undone, but the bank is read-only here");
    }
    disconnect(b);
    b->read_only = b->unlocked = true;
    if (stat(path, &b->seen) != 0) {
        return diag_error(d, &at, "%s", strerror(errno));
    }
    return connect(b, path, &ways[beside], d);
}

static enum status connect_as_can_be(struct bank *b, const char *path, enum opening how,
                                     struct diag *d)
{
    const struct bank_way usual = {.flags = SQLITE_OPEN_READWRITE |
                                            (how == OPEN_OLD ? 0 : SQLITE_OPEN_CREATE)};
    enum bank_beside beside;
    if (path == in_memory) {
        b->in_memory = true;
        return connect(b, path, &usual, d);
    }
    enum status status = bank_check_files(path, &beside, d);
    status = status == STATUS_OK ? connect(b, path, &usual, d) : status;
    if (status != STATUS_OK) {
        return status;
    }
    /* Whoever can write and has the bank open keeps an index of the log next to it. */
    b->read_only = sqlite3_db_readonly(b->db, "main") == 1;
    bool alone = b->read_only && !bank_has_index(path);
    return how != OPEN_NEW && (alone || is_shut(b)) ? connect_to_read(b, path, beside, d)
                                                    : STATUS_OK;
}

/* shown: the path that messages name. */
static struct bank *open_file(const char *path, const char *shown, enum opening how, struct diag *d)
{
    const char *lacking = sqlite_load_error();
    if (lacking) {
        struct diag_at at = {.file = shown};
        d->hint = "install SQLite (on Debian, the package libsqlite3-0)";
        diag_error(d, &at, "cannot load SQLite: %s", lacking);
        return NULL;
    }
    struct bank *b = calloc(1, sizeof *b);
    if (!b || !(b->path = strdup(shown))) {
        free(b);
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    if (connect_as_can_be(b, path, how, d) != STATUS_OK || set_up(b, how, d) != STATUS_OK) {
        bank_close(b);
        return NULL;
    }
    return b;
}

bool bank_is_read_only(const struct bank *b)
{
    return b->read_only;
}

enum { LONGEST_PATH = 4096 };

/* Without memory: there may be none left to clean up with. */
static void remove_files(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
    char name[LONGEST_PATH + 16];
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        snprintf(name, sizeof name, "%s%s", path, endings[i]);
        (void)unlink(name);
    }
}

/* SQLite does not say what is wrong with the folder of a file that it cannot make. */
static enum status check_folder(const char *path, struct diag *d)
{
    char folder[LONGEST_PATH];
    struct stat st;
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    const char *name = *folder ? folder : "/";
    struct diag_at at = {.file = path};
    if (stat(name, &st) != 0 && errno == ENOENT) {
        d->hint = "make the folder first";
        return diag_error(d, &at, "cannot make the bank: there is no folder '%s'", name);
    }
    if (access(name, W_OK | X_OK) != 0) {
        d->hint = "name a bank in a folder where you may write";
        return diag_error(d, &at, "cannot make the bank in the folder '%s': %s", name,
                          strerror(errno));
    }
    return STATUS_OK;
}

/* A new bank is made under another name and linked to its own when it is whole. Where another
 * process was faster, its bank it is. */
static enum status make_whole(const char *path, struct diag *d)
{
    char name[LONGEST_PATH];
    struct diag_at at = {.file = path};
    int length = snprintf(name, sizeof name, "%s.%ld.tmp", path, (long)getpid());
    if (length < 0 || length >= LONGEST_PATH) {
        return diag_error(d, &at, "%s", strerror(ENAMETOOLONG));
    }
    if (check_folder(path, d) != STATUS_OK) {
        return STATUS_FAILED;
    }
    remove_files(name); /* whatever has the name, a link above all, is not written to */
    struct bank *b = open_file(name, path, OPEN_NEW, d);
    enum status status = b ? STATUS_OK : STATUS_FAILED;
    bank_close(b);
    if (b && link(name, path) != 0 && errno != EEXIST && rename(name, path) != 0) {
        status = diag_error(d, &at, "cannot make the bank: %s", strerror(errno));
    }
    remove_files(name);
    outfile_sync_directory(path);
    return status;
}

struct bank *bank_open(const char *path, bool create, struct diag *d)
{
    struct diag_at at = {.file = path};
    struct stat st;
    if (!create && access(path, F_OK) != 0) {
        d->hint = "'nonet bank add FILE PUZZLES' makes a bank of puzzles or of a book's folder";
        diag_error(d, &at, "there is no such bank");
        return NULL;
    }
    if (create && lstat(path, &st) != 0 && make_whole(path, d) != STATUS_OK) {
        return NULL;
    }
    return open_file(path, path, create ? OPEN_ANY : OPEN_OLD, d);
}

struct bank *bank_open_in_memory(struct diag *d)
{
    return open_file(in_memory, in_memory, OPEN_NEW, d);
}

void bank_close(struct bank *b)
{
    if (!b) {
        return;
    }
    sqlite3_close(b->db);
    bank_forget_pending(b);
    free(b->pending);
    free(b->path);
    free(b);
}
