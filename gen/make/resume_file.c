#include "gen/make/resume_file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"

/* A record less its unused room: the fields before the techniques, the techniques' text, then the
 * cells of givens and solution. */
struct saved_puzzle {
    uint64_t index;
    size_t order; /* in the file */
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
        memcpy(packed + HEAD_SIZE, r->techniques, text);
        memcpy(packed + HEAD_SIZE + text, r->givens.cell, cells);
        memcpy(packed + HEAD_SIZE + text + cells, r->solution.cell, cells);
    }
    return packed;
}

static void unpack(const char *packed, struct record *out)
{
    memcpy(out, packed, HEAD_SIZE);
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
        free(f->saved[i].packed);
    }
    free(f->saved);
}

/* Cut a last line off that has no end. Sets *length to what is left. */
static enum status cut_torn_line(const char *path, long *length, struct diag *d)
{
    struct diag_at at = {.file = path};
    FILE *file = fopen(path, "rb");
    *length = 0;
    if (!file) {
        return errno == ENOENT ? STATUS_OK : diag_error(d, &at, "cannot open: %s", strerror(errno));
    }
    long last_end = 0;
    for (int c; (c = getc(file)) != EOF;) {
        ++*length;
        last_end = c == '\n' ? *length : last_end;
    }
    bool failed = ferror(file) != 0;
    fclose(file);
    if (failed || (last_end != *length && truncate(path, last_end) != 0)) {
        return diag_error(d, &at, "cannot read or shorten the resume file");
    }
    *length = last_end;
    return STATUS_OK;
}

static enum status save(struct resume_file *f, const struct record *r, size_t *capacity)
{
    if (f->count == *capacity) {
        size_t more = *capacity ? 2 * *capacity : 64;
        struct saved_puzzle *grown = realloc(f->saved, more * sizeof *grown);
        if (!grown) {
            return STATUS_FAILED;
        }
        f->saved = grown;
        *capacity = more;
    }
    struct saved_puzzle saved = {.index = r->index, .order = f->count, .packed = pack(r)};
    if (!saved.packed) {
        return STATUS_FAILED;
    }
    f->saved[f->count++] = saved;
    return STATUS_OK;
}

static enum status load(struct resume_file *f, const char *path, uint64_t seed, struct diag *d)
{
    struct reader *reader = reader_open(path, format_find("tsv"), NULL, d);
    struct record record;
    size_t capacity = 0;
    enum status status = reader ? STATUS_OK : STATUS_FAILED;
    while (status == STATUS_OK) {
        status = reader_next(reader, &record);
        struct diag_at at = reader_at(reader);
        if (status == STATUS_OK && (!record.has_seed || record.seed != seed)) {
            d->hint = "give the seed of the run that is to be taken up, or another file";
            status = diag_usage(d, &at, "this puzzle is not of a run with seed %" PRIu64, seed);
        }
        if (status == STATUS_OK && save(f, &record, &capacity) != STATUS_OK) {
            status = diag_error(d, &at, "out of memory for the resume file");
        }
    }
    if (reader) {
        reader_drop(reader);
    }
    if (status != STATUS_END) {
        return status;
    }
    if (f->count) {
        qsort(f->saved, f->count, sizeof f->saved[0], compare_saved);
    }
    return STATUS_OK;
}

enum status resume_file_open(struct resume_file *f, const char *path, uint64_t seed, struct diag *d)
{
    memset(f, 0, sizeof *f);
    long length;
    enum status status = cut_torn_line(path, &length, d);
    if (status == STATUS_OK && length > 0) {
        status = load(f, path, seed, d);
    }
    if (status == STATUS_OK) {
        f->file = fopen(path, "ab");
        if (!f->file) {
            struct diag_at at = {.file = path};
            status = diag_error(d, &at, "cannot open for writing: %s", strerror(errno));
        }
    }
    if (status != STATUS_OK) {
        drop_saved(f);
        return status;
    }
    pthread_mutex_init(&f->lock, NULL);
    if (length == 0) {
        format_find("tsv")->begin(&f->line);
    }
    return STATUS_OK;
}

void resume_file_add(struct resume_file *f, const struct record *record)
{
    pthread_mutex_lock(&f->lock);
    format_find("tsv")->write(&f->line, record, 0);
    f->failed |= f->line.failed ||
                 fwrite(f->line.data, 1, f->line.length, f->file) != f->line.length ||
                 fflush(f->file) != 0;
    text_clear(&f->line);
    pthread_mutex_unlock(&f->lock);
}

bool resume_file_find(const struct resume_file *f, uint64_t index, struct record *out)
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
    if (low == 0 || f->saved[low - 1].index != index) {
        return false;
    }
    unpack(f->saved[low - 1].packed, out);
    return true;
}

enum status resume_file_close(struct resume_file *f, const char *path, struct diag *d)
{
    struct diag_at at = {.file = path};
    bool failed = fclose(f->file) != 0 || f->failed;
    pthread_mutex_destroy(&f->lock);
    text_free(&f->line);
    drop_saved(f);
    return failed ? diag_error(d, &at, "cannot write the resume file: is the disk full?")
                  : STATUS_OK;
}
