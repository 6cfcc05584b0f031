#include "gen/format/stream.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "gen/format/reader.h"

/* In the order in which they are tried on an unknown input: the more particular before the less.
 * sdm and ss are recognised as line and grid, which read them. */
static const struct format *const formats[] = {
    &format_json,     &format_opensudoku, &format_html, &format_sdk,  &format_latex,
    &format_hodoku,   &format_tsv,        &format_csv,  &format_list, &format_comma,
    &format_markdown, &format_grid,       &format_ss,   &format_sdm,  &format_line,
};

enum { FORMAT_COUNT = sizeof formats / sizeof formats[0], WRITER_BLOCK = 64 * 1024 };

size_t format_count(void)
{
    return FORMAT_COUNT;
}

const struct format *format_at(size_t index)
{
    assert(index < FORMAT_COUNT);
    return formats[index];
}

const struct format *format_find(const char *name)
{
    for (size_t i = 0; i < FORMAT_COUNT; i++) {
        if (strcmp(formats[i]->name, name) == 0) {
            return formats[i];
        }
    }
    return NULL;
}

void writer_init(struct writer *w, FILE *out, const struct format *format)
{
    assert(format->write);
    *w = (struct writer){
        .out = out,
        .format = format,
        .interactive = isatty(fileno(out)) == 1,
    };
    if (format->begin) {
        format->begin(&w->pending);
    }
}

/* Write errors stay in the stream's error flag until writer_finish. */
static void push(struct writer *w)
{
    (void)fwrite(w->pending.data, 1, w->pending.length, w->out);
    bool failed = w->pending.failed;
    text_clear(&w->pending);
    w->pending.failed = failed;
}

static double now_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void writer_flush(struct writer *w)
{
    if (w->pending.length) {
        push(w);
    }
    (void)fflush(w->out);
    w->flushed_s = now_s();
}

void writer_put(struct writer *w, const struct record *record)
{
    w->format->write(&w->pending, record, w->count++);
    if (w->interactive || now_s() - w->flushed_s >= WRITER_PAUSE_S) {
        writer_flush(w);
    } else if (w->pending.length >= WRITER_BLOCK) {
        push(w);
    }
}

enum status writer_finish(struct writer *w, struct diag *d)
{
    if (w->format->end) {
        w->format->end(&w->pending, w->count);
    }
    if (w->pending.length) {
        push(w);
    }
    bool out_of_memory = w->pending.failed;
    text_free(&w->pending);
    if (out_of_memory) {
        return diag_error(d, NULL, "out of memory");
    }
    /* The errno of an earlier failed write is gone by now; by far its commonest cause is named. */
    int error = ferror(w->out) ? ENOSPC : 0;
    if (fflush(w->out) != 0) {
        error = errno;
    }
    return error ? diag_error(d, NULL, "cannot write the output: %s", strerror(error)) : STATUS_OK;
}

enum status record_from_line(struct record *r, const char *line, const struct variant *variant,
                             const struct diag_at *at, struct diag *d)
{
    struct span text = span_trim((struct span){line, strlen(line)});
    const struct variant *v = read_board(text, true, variant, NULL, &r->givens, at, d);
    if (!v) {
        return STATUS_FAILED;
    }
    record_reset(r, v);
    return STATUS_OK;
}

char *grid_to_line(const struct variant *v, const struct grid *g, char *buffer)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        buffer[cell] = digit_to_char(g->cell[cell]);
    }
    buffer[v->cell_count] = '\0';
    return buffer;
}
