/* Opening and closing a bank. */
#include "gen/bank/bank.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/outfile.h"
#include "gen/bank/bank_private.h"

enum {
    APPLICATION_ID = 0x4E6F6E65, /* "None": how a bank is told from other SQLite files */
    BUSY_TIMEOUT_MS = 60 * 1000,
};

enum opening {
    OPEN_OLD, /* a bank that is there */
    OPEN_ANY, /* or a file that one can be made of */
    OPEN_NEW, /* a file without a log beside it, which can be renamed when it is closed */
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
        d->hint = "'nonet bank init FILE' makes it one";
        return diag_error(d, &at, "the file is empty: no bank was made of it yet");
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
    return bank_fail(b, "bank", d);
}

static enum status set_up(struct bank *b, enum opening how, struct diag *d)
{
    sqlite3_busy_timeout(b->db, BUSY_TIMEOUT_MS);
    sqlite3_extended_result_codes(b->db, 1);
    enum status status = bank_run(b,
                                  "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
                                  "PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY",
                                  d);
    if (status == STATUS_OK) {
        status = check_kind(b, how != OPEN_OLD, d);
    }
    if (status == STATUS_OK && how == OPEN_NEW) {
        /* Until it has its name, nobody needs to roll it back. */
        status = bank_run(b, "PRAGMA journal_mode = MEMORY", d);
    } else if (status == STATUS_OK && sqlite3_db_readonly(b->db, "main") != 1) {
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

/* shown: the path that messages name. */
static struct bank *open_file(const char *path, const char *shown, enum opening how, struct diag *d)
{
    const char *lacking = libsqlite_lacking();
    if (lacking) {
        struct diag_at at = {.file = shown};
        d->hint = "install SQLite, in Debian the package libsqlite3-0";
        diag_error(d, &at, "cannot load SQLite: %s", lacking);
        return NULL;
    }
    struct bank *b = calloc(1, sizeof *b);
    if (!b || !(b->path = strdup(shown))) {
        free(b);
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    int flags =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (how == OPEN_OLD ? 0 : SQLITE_OPEN_CREATE);
    if (sqlite3_open_v2(path, &b->db, flags, NULL) != SQLITE_OK) {
        bank_fail(b, "cannot open", d);
        bank_close(b);
        return NULL;
    }
    if (set_up(b, how, d) != STATUS_OK) {
        bank_close(b);
        return NULL;
    }
    return b;
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
        d->hint = "'nonet bank init FILE' makes one";
        diag_error(d, &at, "there is no such bank");
        return NULL;
    }
    if (create && lstat(path, &st) != 0 && make_whole(path, d) != STATUS_OK) {
        return NULL;
    }
    return open_file(path, path, create ? OPEN_ANY : OPEN_OLD, d);
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
