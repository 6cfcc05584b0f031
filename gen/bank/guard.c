/* Protects the reader of a bank that comes from elsewhere: checks of the files next to it, SQLite's
 * settings, and limits on its work. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/bank/bank_private.h"

/* ---- files ---- */

/* SQLite deletes the file that the end of a journal names (a super-journal, of a change to several
 * files): eight bytes at the end mark such a name. Nonet never changes several files at a time. */
static bool names_a_file(const char *journal)
{
    static const unsigned char magic[] = {0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7};
    unsigned char end[sizeof magic];
    int fd = open(journal, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    off_t length = fd >= 0 ? lseek(fd, 0, SEEK_END) : 0;
    bool names = length >= (off_t)sizeof end &&
                 pread(fd, end, sizeof end, length - (off_t)sizeof end) == (ssize_t)sizeof end &&
                 memcmp(end, magic, sizeof end) == 0;
    if (fd >= 0) {
        close(fd);
    }
    return names;
}

static enum status refuse_beside(const char *path, const char *file, const char *why,
                                 struct diag *d)
{
    struct diag_at at = {.file = path};
    const char *slash = strrchr(file, '/');
    d->hint = "if you trust the bank, remove that file";
    return diag_error(d, &at, "'%s' next to it %s", slash ? slash + 1 : file, why);
}

/* Check one of the files that SQLite keeps next to a bank, and would open, write and delete. */
static enum status check_beside(const char *shown, const char *target, const char *ending,
                                bool *filled, struct diag *d)
{
    struct text file = {0};
    struct stat st;
    enum status status = STATUS_OK;
    text_printf(&file, "%s%s", target, ending);
    *filled = false;
    if (file.failed) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    } else if (lstat(file.data, &st) == 0) {
        *filled = st.st_size > 0;
        if (!S_ISREG(st.st_mode)) {
            status = refuse_beside(shown, file.data, "is not a regular file", d);
        } else if (st.st_nlink > 1) {
            status = refuse_beside(shown, file.data, "is a file that has other names too", d);
        } else if (names_a_file(file.data)) {
            status = refuse_beside(shown, file.data, "would have another file deleted", d);
        }
    }
    text_free(&file);
    return status;
}

enum status bank_check_files(const char *path, enum bank_beside *beside, struct diag *d)
{
    struct diag_at at = {.file = path};
    struct stat st;
    *beside = BANK_NOTHING_BESIDE;
    char *target =
        realpath(path, NULL); /* SQLite uses the folder of the file that a link leads to */
    if (!target) {
        return errno == ENOENT ? STATUS_OK : diag_error(d, &at, "%s", strerror(errno));
    }
    bool log = false;
    bool journal = false;
    bool index = false;
    enum status status = STATUS_OK;
    if (stat(target, &st) != 0) {
        status = diag_error(d, &at, "%s", strerror(errno));
    } else if (!S_ISREG(st.st_mode)) {
        status = diag_error(d, &at, "a puzzle bank must be a regular file");
    }
    status = status == STATUS_OK ? check_beside(path, target, "-wal", &log, d) : status;
    status = status == STATUS_OK ? check_beside(path, target, "-shm", &index, d) : status;
    status = status == STATUS_OK ? check_beside(path, target, "-journal", &journal, d) : status;
    *beside = journal ? BANK_JOURNAL_BESIDE : log ? BANK_LOG_BESIDE : BANK_NOTHING_BESIDE;
    free(target);
    return status;
}

bool bank_has_index(const char *path)
{
    char *target = realpath(path, NULL);
    struct text name = {0};
    struct stat st;
    text_printf(&name, "%s-shm", target ? target : path);
    bool there = !name.failed && lstat(name.data, &st) == 0;
    free(target);
    text_free(&name);
    return there;
}

/* ---- work ---- */

static uint64_t size_of(const char *path, const char *ending)
{
    char name[4096 + 8];
    struct stat st;
    int length = snprintf(name, sizeof name, "%s%s", path, ending);
    bool there = length > 0 && (size_t)length < sizeof name && stat(name, &st) == 0;
    return there && st.st_size > 0 ? (uint64_t)st.st_size : 0;
}

/* Nobody but this process can have damaged what is in no file. */
enum { MEMORY_GIGABYTES = 1024 };

static uint64_t bytes_of(const struct bank *b)
{
    if (b->in_memory) {
        return (uint64_t)MEMORY_GIGABYTES << 30;
    }
    return size_of(b->path, "") + size_of(b->path, "-wal");
}

static int count_work(void *context)
{
    struct bank *b = context;
    return ++b->work > b->max_work;
}

void bank_reset_work(struct bank *b)
{
    b->work = 0;
    if (b->max_work) {
        b->max_work = (BANK_WORK_BASE + BANK_WORK_A_BYTE * bytes_of(b)) / BANK_WORK_UNIT;
    }
}

uint64_t bank_max_rows(const struct bank *b)
{
    return bytes_of(b) / BANK_BYTES_A_PUZZLE;
}

enum status bank_too_many_rows(const struct bank *b, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    return diag_error(d, &at, "the bank is damaged: it lists more puzzles than its size allows");
}

enum status bank_expect_unchanged(const struct bank *b, struct diag *d)
{
    struct diag_at at = {.file = b->path};
    struct stat st;
    if (!b->unlocked ||
        (stat(b->path, &st) == 0 && st.st_size == b->seen.st_size && st.st_ino == b->seen.st_ino &&
         st.st_mtim.tv_sec == b->seen.st_mtim.tv_sec &&
         st.st_mtim.tv_nsec == b->seen.st_mtim.tv_nsec)) {
        return STATUS_OK;
    }
    d->hint = "run the command again";
    return diag_error(d, &at, "another process changed the bank at the same time");
}

/* ---- settings ---- */

void bank_guard(struct bank *b)
{
    static const struct {
        int what, value;
    } switches[] = {{SQLITE_DBCONFIG_DEFENSIVE, 1},
                    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
                    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0}};
    static const struct {
        int what, most;
    } limits[] = {{SQLITE_LIMIT_LENGTH, 1024 * 1024}, /* of a row; ours are below 50 KB */
                  {SQLITE_LIMIT_SQL_LENGTH, 100 * 1000},    {SQLITE_LIMIT_COLUMN, 100},
                  {SQLITE_LIMIT_COMPOUND_SELECT, 20},       {SQLITE_LIMIT_ATTACHED, 0},
                  {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000}, {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
                  {SQLITE_LIMIT_WORKER_THREADS, 0}};
    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++) {
        /* One that an older SQLite does not know is checked for in other ways. */
        (void)sqlite3_db_config(b->db, switches[i].what, switches[i].value, NULL);
    }
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        (void)sqlite3_limit(b->db, limits[i].what, limits[i].most);
    }
    b->max_work = 1;
    bank_reset_work(b);
    sqlite3_progress_handler(b->db, BANK_WORK_UNIT, count_work, b);
}

enum status bank_set_pragmas(struct bank *b, struct diag *d)
{
    /* An expression that the file brings may take any time in a single step: none is evaluated.
     * Whatever ours make sure of is checked when a row is read. */
    return bank_run(b,
                    "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
                    "PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;"
                    "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
                    "PRAGMA ignore_check_constraints = ON",
                    d);
}
