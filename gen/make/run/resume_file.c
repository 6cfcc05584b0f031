#include "gen/make/run/resume_file.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/portable/file_lock.h"
#include "base/portable/posix_files.h"
#include "base/text.h"
#include "base/work/monotonic.h"
#include "gen/format/stream.h"

/* A record less its unused room: the fields before the techniques, the techniques' text, then the
 * cells of givens and solution. */
struct saved_puzzle {
    uint64_t index;
    size_t order; /* in the file */
    size_t line;  /* there */
    char *packed;
};

enum { HEAD_SIZE = offsetof(struct record, techniques) };

static char *pack(const struct record *r)
{
    size_t text = strlen(r->techniques) + 1;
    size_t cells = r->variant->cell_count;
    char *packed = malloc(HEAD_SIZE + text + 2 * cells);
    if (packed) {
        memcpy(packed, r, HEAD_SIZE);
        layout_keep(r->variant);
        memcpy(packed + HEAD_SIZE, r->techniques, text);
        memcpy(packed + HEAD_SIZE + text, r->givens.cell, cells);
        memcpy(packed + HEAD_SIZE + text + cells, r->solution.cell, cells);
    }
    return packed;
}

static void unpack(const char *packed, struct record *out)
{
    layout_drop(out->variant);
    memcpy(out, packed, HEAD_SIZE);
    layout_keep(out->variant);
    size_t text = strlen(packed + HEAD_SIZE) + 1;
    size_t cells = out->variant->cell_count;
    memcpy(out->techniques, packed + HEAD_SIZE, text);
    memcpy(out->givens.cell, packed + HEAD_SIZE + text, cells);
    memcpy(out->solution.cell, packed + HEAD_SIZE + text + cells, cells);
}

static int compare_saved(const void *a, const void *b)
{
    const struct saved_puzzle *x = a;
    const struct saved_puzzle *y = b;
    if (x->index != y->index) {
        return x->index < y->index ? -1 : 1;
    }
    return (x->order > y->order) - (x->order < y->order);
}

static void drop_saved(struct resume_file *f)
{
    for (size_t i = 0; i < f->count; i++) {
        const struct layout *v;
        memcpy(&v, f->saved[i].packed + offsetof(struct record, variant), sizeof v);
        layout_drop(v);
        free(f->saved[i].packed);
    }
    free(f->saved);
}

static enum status cannot(const struct resume_file *f, const char *what, int error, struct diag *d)
{
    struct diag_at at = {.file = f->path};
    return diag_error(d, &at, "cannot %s the resume file: %s", what, strerror(error));
}

/* The file is read twice and shortened, which a pipe cannot be, nor a device that has no end. */
static enum status expect_file(const struct resume_file *f, struct diag *d)
{
    struct stat st;
    struct diag_at at = {.file = f->path};
    if (fstat(f->fd, &st) != 0) {
        return cannot(f, "read", errno, d);
    }
    d->hint = S_ISREG(st.st_mode) ? NULL : "name a regular file, or a new one";
    return S_ISREG(st.st_mode) ? STATUS_OK
                               : diag_usage(d, &at, "a resume file must be a regular file");
}

/* ---- one process at a time ---- */

static enum status lock(struct resume_file *f, struct diag *d)
{
    struct diag_at at = {.file = f->path};
    long holder;
    if (file_lock(f->fd, &holder)) {
        return STATUS_OK;
    }
    d->hint = "wait until it ends, or name another file";
    if (holder) {
        return diag_error(d, &at, "process %ld is writing to this resume file", holder);
    }
    return diag_error(d, &at, "another process is writing to this resume file");
}

/* ---- what the file holds ---- */

/* A column that only resume files have: a number that is worked out from the rest of the line. It
 * shows any change, that of the index too, which does not follow from the puzzle. Output of
 * 'generate' that serves as a resume file has no such column and is not checked so. */
#define CHECK_COLUMN "check"
#define CHECK_FORMAT "%016" PRIx64

/* What the check of a line begins with. */
static const char *check_mark(const struct resume_file *f)
{
    return f->format->begin ? "\t" : ",\"" CHECK_COLUMN "\":\"";
}

/* Adds the check to the last line of f->line, which begins at `begin`. */
static void add_check(struct resume_file *f, size_t begin)
{
    const char *end = f->format->begin ? "\n" : "}\n";
    text_shorten(&f->line, strlen(end));
    uint64_t check = hash_bytes(HASH_BEGIN, f->line.data + begin, f->line.length - begin);
    text_printf(&f->line, "%s" CHECK_FORMAT "%s%s", check_mark(f), check,
                f->format->begin ? "" : "\"", end);
}

/* Is the line as it was when it was written? Yes of a line without a check. */
static bool is_unchanged(const struct resume_file *f, const struct diag_at *at)
{
    const char *mark = check_mark(f);
    size_t length = at->source_length;
    length -= length && at->source_line[length - 1] == '\r';
    size_t end = strlen(mark) + 16 + (f->format->begin ? 0 : 2);
    if (length < end || (f->format->begin && !f->has_check)) {
        return !f->has_check;
    }
    const char *check = at->source_line + length - end;
    if (memcmp(check, mark, strlen(mark)) != 0) {
        return !f->format->begin;
    }
    char right[17];
    snprintf(right, sizeof right, CHECK_FORMAT,
             hash_bytes(HASH_BEGIN, at->source_line, length - end));
    return memcmp(check + strlen(mark), right, 16) == 0;
}

/* Makes f->line the head of a table, with or without the column of checks. */
static void begin_line(struct resume_file *f, bool has_check)
{
    text_clear(&f->line);
    if (f->format->begin) {
        f->format->begin(&f->line);
        f->has_check = has_check;
    }
    if (f->has_check && !f->line.failed) {
        text_shorten(&f->line, 1);
        text_puts(&f->line, "\t" CHECK_COLUMN "\n");
    }
}

/* Is the file's head ours, as far as it goes? The columns of another head would be read back by the
 * wrong names, and a file that is not ours must not lose a last line without an end. */
static enum status check_head(struct resume_file *f, bool torn, struct diag *d)
{
    static const char json[] = "{\"puzzle\":\"";
    char found[512];
    struct diag_at at = {.file = f->path, .line = 1};
    size_t length = f->format->begin ? f->line.length : torn ? strlen(json) : 0;
    assert(length <= sizeof found);
    ssize_t count = pread(f->fd, found, length, 0);
    if (count < 0) {
        return cannot(f, "read", errno, d);
    }
    if (f->format->begin && memcmp(found, f->line.data, (size_t)count) != 0) {
        begin_line(f, false);
        count = (size_t)count < f->line.length ? count : (ssize_t)f->line.length;
    }
    return memcmp(found, f->format->begin ? f->line.data : json, (size_t)count) == 0 ? STATUS_OK
           : f->format->begin
               ? diag_usage(d, &at,
                            "this is not a resume file: its first line does not name the columns")
               : diag_usage(d, &at, "this resume file is for other puzzles: it has no column %s",
                            f->format->name);
}

/* A last line that has no end is cut off. Finds the file's length. */
static enum status cut_torn_line(struct resume_file *f, struct diag *d)
{
    char block[16384];
    off_t length = 0;
    ssize_t count;
    while ((count = pread(f->fd, block, sizeof block, length)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            f->length = block[i] == '\n' ? length + i + 1 : f->length;
        }
        length += count;
    }
    if (count < 0) {
        return cannot(f, "read", errno, d);
    }
    enum status status = check_head(f, f->length != length, d);
    if (status == STATUS_OK && f->length != length) {
        struct diag_at at = {.file = f->path};
        if (ftruncate(f->fd, f->length) != 0) {
            return cannot(f, "shorten", errno, d);
        }
        diag_warning(d, &at, "the last line is incomplete; Nonet makes its puzzle again");
    }
    return status;
}

static enum status save(struct resume_file *f, const struct record *r, size_t line,
                        size_t *capacity)
{
    struct saved_puzzle *room = array_room(f->saved, capacity, f->count, sizeof *room);
    f->saved = room ? room : f->saved;
    struct saved_puzzle saved = {
        .index = r->index, .order = f->count, .line = line, .packed = room ? pack(r) : NULL};
    if (!saved.packed) {
        return STATUS_FAILED;
    }
    f->saved[f->count++] = saved;
    return STATUS_OK;
}

static unsigned count_columns(const char *line, size_t length)
{
    unsigned columns = 1;
    for (size_t i = 0; i < length; i++) {
        columns += line[i] == '\t';
    }
    return columns;
}

/* A line that was torn and written on may still look like a puzzle, with less or more behind it. */
static bool is_whole(const struct resume_file *f, const struct diag_at *at)
{
    return !f->format->begin || /* the rest of an object is not an object */
           count_columns(at->source_line, at->source_length) ==
               count_columns(f->line.data, f->line.length);
}

/* The text of a field that the reader works out itself, in a line as this file has them. "": there
 * is none. */
static void find_value(const struct resume_file *f, const struct diag_at *at, const char *name,
                       char *value, size_t size)
{
    const char *end = at->source_line + at->source_length;
    const char *p = at->source_line;
    size_t length = strlen(name);
    value[0] = '\0';
    if (f->format->begin) {
        for (const char *head = f->line.data; strncmp(head, name, length) != 0;) {
            head = strchr(head, '\t') ? strchr(head, '\t') + 1 : head + strlen(head);
            const char *tab = memchr(p, '\t', (size_t)(end - p));
            if (!tab || !*head) {
                return;
            }
            p = tab + 1;
        }
    } else {
        for (; p + length + 3 < end && (*p != '"' || strncmp(p + 1, name, length) != 0 ||
                                        p[length + 1] != '"' || p[length + 2] != ':');) {
            p++;
        }
        p += length + 3;
    }
    size_t count = 0;
    while (p < end && count + 1 < size && strchr(f->format->begin ? "" : " ", *p)) {
        p++;
    }
    while (p < end && count + 1 < size && !strchr("\t,}\r\n", *p)) {
        value[count++] = *p++;
    }
    value[count] = '\0';
}

static bool has_its_givens(const struct resume_file *f, const struct diag_at *at,
                           const struct record *record, char said[16], char right[16])
{
    said[0] = '\0';
    if (at->source_line) {
        find_value(f, at, "givens", said, 16);
    }
    snprintf(right, 16, "%u", grid_given_count(record->variant, &record->givens));
    return !said[0] || strcmp(said, right) == 0;
}

static void refuse_field(const struct diag_at *at, const char *field, const char *kept,
                         const char *right, struct diag *d)
{
    diag_warning(d, at,
                 "this line is wrong: its field %s is '%s', but the puzzle has '%s'; Nonet makes "
                 "the puzzle again",
                 field, kept, right);
}

static bool is_head(const struct resume_file *f, const struct diag_at *at)
{
    return f->format->begin && at->source_length + 1 >= f->line.length &&
           memcmp(at->source_line, f->line.data, f->line.length - 1) == 0;
}

/* If a whole line has a wrong field, the reader's message has the place and the reason
 * ("file:line:col: why"): print that reason. For a torn line it would only be that something is
 * missing. */
static void refuse_damaged(const struct resume_file *f, struct diag_at at,
                           const struct diag_kept *kept, struct diag *d)
{
    const char *why = kept->col > 1 && at.source_line && is_whole(f, &at) && !is_head(f, &at)
                          ? strstr(kept->text + strlen(f->path), ": ")
                          : NULL;
    at.source_line = NULL;
    at.col = why ? kept->col : at.col;
    diag_warning(d, &at, "this line is damaged; Nonet makes its puzzle again%s", why ? why : "");
}

/* One record, where there is a whole one. */
static enum status load_one(struct resume_file *f, struct reader *reader, struct record *record,
                            uint64_t seed, struct diag *quiet, size_t *capacity, struct diag *d)
{
    quiet->kept->text[0] = '\0';
    quiet->kept->col = 0;
    enum status status = reader_next(reader, record);
    struct diag_at at = reader_at(reader);
    if (status == STATUS_END) {
        return status;
    }
    if (reader_is_broken(reader) || quiet->no_memory) {
        return cannot(f, "read", quiet->no_memory ? ENOMEM : EIO, d);
    }
    if (status != STATUS_OK || !record->has_seed || !is_whole(f, &at)) {
        refuse_damaged(f, at, quiet->kept, d);
        return STATUS_OK;
    }
    if (!is_unchanged(f, &at)) {
        at.source_line = NULL;
        diag_warning(d, &at,
                     "this line was changed after Nonet wrote it; Nonet makes its puzzle again");
        return STATUS_OK;
    }
    char said[16];
    char right[16];
    if (!has_its_givens(f, &at, record, said, right)) {
        at.source_line = NULL;
        refuse_field(&at, "givens", said, right, d);
        return STATUS_OK;
    }
    if (record->seed != seed) {
        d->hint = "give the --seed of the run that wrote the file, or name another file";
        return diag_usage(d, &at, "this puzzle is from a run with another seed than %" PRIu64,
                          seed);
    }
    return save(f, record, at.line, capacity) == STATUS_OK
               ? STATUS_OK
               : diag_error(d, &at, "out of memory for the resume file");
}

static enum status load(struct resume_file *f, uint64_t seed, struct diag *d)
{
    char said[256] = "";
    struct diag_kept kept = {.text = said, .size = sizeof said};
    struct diag quiet = {.kept = &kept};
    struct diag_at at = {.file = f->path, .line = 1};
    struct reader *reader = reader_open(f->path, NULL, NULL, &quiet);
    struct record record = {0};
    size_t capacity = 0;
    enum status status = reader ? STATUS_OK
                                : cannot(f, "read",
                                         quiet.no_memory ? ENOMEM
                                         : errno         ? errno
                                                         : EIO,
                                         d);
    if (reader && reader_format(reader) != f->format) {
        status = diag_usage(d, &at, "this resume file is for other puzzles: it has no column %s",
                            f->format->name);
    }
    if (reader) { /* new lines have the columns of the first head */
        reader_take_one_table(reader);
    }
    while (status == STATUS_OK) {
        status = load_one(f, reader, &record, seed, &quiet, &capacity, d);
    }
    record_free(&record);
    if (reader) {
        reader_close(reader);
    }
    if (status != STATUS_END) {
        return status;
    }
    if (f->count) {
        qsort(f->saved, f->count, sizeof f->saved[0], compare_saved);
    }
    return STATUS_OK;
}

/* ---- writing ---- */

/* The whole line, or nothing of it. 0, or errno. */
static int append(struct resume_file *f, const char *bytes, size_t length)
{
    size_t written = 0;
    int error = 0;
    while (written < length && !error) {
        ssize_t count = write(f->fd, bytes + written, length - written);
        written += count > 0 ? (size_t)count : 0;
        error = count > 0 || (count < 0 && errno == EINTR) ? 0 : count == 0 ? ENOSPC : errno;
    }
    if (error && ftruncate(f->fd, f->length) != 0) {
        return error; /* whoever opens the file next drops the torn line */
    }
    f->length += error ? 0 : (off_t)length;
    return error;
}

/* A power cut may take the puzzles of the last seconds. */
static int sync_sometimes(struct resume_file *f)
{
    enum { SYNC_S = 5 };
    const double now_s = monotonic_s();
    if (now_s - f->synced_s < SYNC_S) {
        return 0;
    }
    f->synced_s = now_s;
    return fdatasync(f->fd) == 0 || errno == EINVAL ? 0 : errno;
}

static void give_back(struct resume_file *f)
{
    if (f->fd >= 0) {
        close(f->fd);
    }
    text_free(&f->line);
    drop_saved(f);
    free(f->path);
}

enum status resume_file_open(struct resume_file *f, const char *path, const struct format *format,
                             uint64_t seed, struct diag *d)
{
    memset(f, 0, sizeof *f);
    f->format = format;
    f->path = strdup(path);
    f->fd = f->path
                ? open(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC | O_BINARY, 0666)
                : -1;
    if (f->fd < 0) {
        struct diag_at at = {.file = path};
        free(f->path);
        return diag_error(d, &at, "cannot open for writing: %s", strerror(errno));
    }
    enum status status = expect_file(f, d);
    status = status == STATUS_OK ? lock(f, d) : status;
    begin_line(f, true);
    if (status == STATUS_OK && f->line.failed) {
        status = cannot(f, "write", ENOMEM, d);
    }
    status = status == STATUS_OK ? cut_torn_line(f, d) : status;
    if (status == STATUS_OK && f->length > 0) {
        status = load(f, seed, d);
        text_clear(&f->line); /* the columns are there */
    }
    if (status != STATUS_OK) {
        give_back(f);
        return status;
    }
    file_lock_name(f->fd);
    pthread_mutex_init(&f->lock, NULL);
    return STATUS_OK;
}

bool resume_file_add(struct resume_file *f, const struct record *record)
{
    pthread_mutex_lock(&f->lock);
    if (!f->error) {
        size_t begin = f->line.length;
        f->format->write(&f->line, record, 0);
        if (!f->line.failed && (f->has_check || !f->format->begin)) {
            add_check(f, begin);
        }
        f->error = f->line.failed ? ENOMEM : append(f, f->line.data, f->line.length);
        f->error = f->error ? f->error : sync_sometimes(f);
        text_clear(&f->line);
    }
    bool kept = !f->error;
    pthread_mutex_unlock(&f->lock);
    return kept;
}

/* The last line of an index, or NULL. */
static const struct saved_puzzle *find_saved(const struct resume_file *f, uint64_t index)
{
    size_t low = 0;
    size_t high = f->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (f->saved[middle].index <= index) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low && f->saved[low - 1].index == index ? &f->saved[low - 1] : NULL;
}

bool resume_file_find(const struct resume_file *f, uint64_t index, struct record *out)
{
    const struct saved_puzzle *saved = find_saved(f, index);
    if (saved) {
        unpack(saved->packed, out);
    }
    return saved != NULL;
}

void resume_file_refuse(const struct resume_file *f, uint64_t index, const char *field,
                        const char *kept, const char *right, struct diag *d)
{
    const struct saved_puzzle *saved = find_saved(f, index);
    struct diag_at at = {.file = f->path, .line = saved ? saved->line : 0};
    if (!*kept) {
        diag_warning(d, &at,
                     "this line is wrong: its puzzle does not have exactly one solution; Nonet "
                     "makes another");
    } else {
        refuse_field(&at, field, kept, right, d);
    }
}

enum status resume_file_close(struct resume_file *f, struct diag *d)
{
    int error = f->error;
    if (!error && fsync(f->fd) != 0 && errno != EINVAL) {
        error = errno;
    }
    enum status status = error ? cannot(f, "write", error, d) : STATUS_OK;
    pthread_mutex_destroy(&f->lock);
    give_back(f);
    return status;
}
