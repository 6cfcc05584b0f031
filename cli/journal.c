#include "cli/journal.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"

/* A record less its unused room: the fields before the techniques, the techniques' text, then the
 * cells of givens and solution. */
struct kept_puzzle {
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

static int compare_kept(const void *a, const void *b)
{
    const struct kept_puzzle *x = a;
    const struct kept_puzzle *y = b;
    if (x->index != y->index) {
        return x->index < y->index ? -1 : 1;
    }
    return (x->order > y->order) - (x->order < y->order);
}

static void drop_kept(struct journal *j)
{
    for (size_t i = 0; i < j->count; i++) {
        free(j->kept[i].packed);
    }
    free(j->kept);
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
        return diag_error(d, &at, "cannot read or shorten the journal");
    }
    *length = last_end;
    return STATUS_OK;
}

static enum status keep_read(struct journal *j, const struct record *r, size_t *capacity)
{
    if (j->count == *capacity) {
        size_t more = *capacity ? 2 * *capacity : 64;
        struct kept_puzzle *grown = realloc(j->kept, more * sizeof *grown);
        if (!grown) {
            return STATUS_FAILED;
        }
        j->kept = grown;
        *capacity = more;
    }
    struct kept_puzzle kept = {.index = r->index, .order = j->count, .packed = pack(r)};
    if (!kept.packed) {
        return STATUS_FAILED;
    }
    j->kept[j->count++] = kept;
    return STATUS_OK;
}

static enum status load(struct journal *j, const char *path, uint64_t seed, struct diag *d)
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
        if (status == STATUS_OK && keep_read(j, &record, &capacity) != STATUS_OK) {
            status = diag_error(d, &at, "out of memory for the journal");
        }
    }
    if (reader) {
        reader_drop(reader);
    }
    if (status != STATUS_END) {
        return status;
    }
    if (j->count) {
        qsort(j->kept, j->count, sizeof j->kept[0], compare_kept);
    }
    return STATUS_OK;
}

enum status journal_open(struct journal *j, const char *path, uint64_t seed, struct diag *d)
{
    memset(j, 0, sizeof *j);
    long length;
    enum status status = cut_torn_line(path, &length, d);
    if (status == STATUS_OK && length > 0) {
        status = load(j, path, seed, d);
    }
    if (status == STATUS_OK) {
        j->file = fopen(path, "ab");
        if (!j->file) {
            struct diag_at at = {.file = path};
            status = diag_error(d, &at, "cannot open for writing: %s", strerror(errno));
        }
    }
    if (status != STATUS_OK) {
        drop_kept(j);
        return status;
    }
    pthread_mutex_init(&j->lock, NULL);
    if (length == 0) {
        format_find("tsv")->begin(&j->line);
    }
    return STATUS_OK;
}

void journal_keep(struct journal *j, const struct record *record)
{
    pthread_mutex_lock(&j->lock);
    format_find("tsv")->write(&j->line, record, 0);
    j->failed |= j->line.failed ||
                 fwrite(j->line.data, 1, j->line.length, j->file) != j->line.length ||
                 fflush(j->file) != 0;
    text_clear(&j->line);
    pthread_mutex_unlock(&j->lock);
}

bool journal_recall(const struct journal *j, uint64_t index, struct record *out)
{
    size_t low = 0;
    size_t high = j->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (j->kept[middle].index <= index) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == 0 || j->kept[low - 1].index != index) {
        return false;
    }
    unpack(j->kept[low - 1].packed, out);
    return true;
}

enum status journal_close(struct journal *j, const char *path, struct diag *d)
{
    struct diag_at at = {.file = path};
    bool failed = fclose(j->file) != 0 || j->failed;
    pthread_mutex_destroy(&j->lock);
    text_free(&j->line);
    drop_kept(j);
    return failed ? diag_error(d, &at, "cannot write the journal: is the disk full?") : STATUS_OK;
}
