#include "gen/format/stream.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/portable/input.h"
#include "base/work/monotonic.h"
#include "gen/constraint/constraint.h"
#include "gen/format/reading/cells.h"
#include "gen/format/reading/not_text.h"
#include "gen/format/reading/reader.h"

#define FORMAT_ROW(name) &format_##name,
static const struct format *const formats[] = {FORMATS(FORMAT_ROW)};
#undef FORMAT_ROW

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
    /* What is written as json is JSON Lines: an object a line. */
    name = strcmp(name, "jsonl") == 0 ? "json" : name;
    for (size_t i = 0; i < FORMAT_COUNT; i++) {
        if (strcmp(formats[i]->name, name) == 0) {
            return formats[i];
        }
    }
    return NULL;
}

/* If no other format is recognised, the input is taken to be one board a line. */
static const struct format *recognise(const struct reader *r)
{
    for (size_t i = 0; i < FORMAT_COUNT; i++) {
        if (formats[i]->detect && formats[i]->detect(r->block + r->start, r->end - r->start)) {
            return formats[i];
        }
    }
    return &format_line;
}

static bool can_read(const struct format *format, struct diag *d)
{
    if (format && !format->read) {
        diag_usage(d, NULL, "Nonet writes the format '%s' but does not read it", format->name);
        return false;
    }
    return true;
}

static struct reader *begin_stream(struct reader *r, const struct format *format,
                                   const struct layout *variant)
{
    if (!r) {
        return NULL;
    }
    r->forced = variant;
    r->last = variant ? variant : variant_at(0);
    r->format = format ? format : recognise(r);
    const struct not_text *kind =
        format ? NULL
               : not_text_of(r->block + r->start, r->end - r->start, r->format != &format_line);
#ifndef NONET_ENGINE /* which makes no books */
    kind = kind || format ? kind : not_text_of_config(r->block + r->start, r->end - r->start);
#endif
    if (kind) {
        struct diag_at at = {.file = r->name};
        r->diag->hint = kind->help;
        diag_error(r->diag, &at, "this is %s, not a text with puzzles", kind->what);
        reader_drop(r);
        return NULL;
    }
    return r;
}

struct reader *reader_open(const char *path, const struct format *format,
                           const struct layout *variant, struct diag *d)
{
    return can_read(format, d) ? begin_stream(reader_new(path, d), format, variant) : NULL;
}

struct reader *reader_open_text(const char *name, const char *text, size_t length,
                                const struct format *format, const struct layout *variant,
                                struct diag *d)
{
    return can_read(format, d)
               ? begin_stream(reader_new_text(name, text, length, d), format, variant)
               : NULL;
}

void reader_take_open(struct reader *r)
{
    r->takes_open = true;
}

void reader_set_diag(struct reader *r, struct diag *d)
{
    r->diag = d;
}

void reader_take_one_table(struct reader *r)
{
    r->one_table = true;
}

enum status reader_next(struct reader *r, struct record *record)
{
    return r->format->read(r, record);
}

struct diag_at reader_at(const struct reader *r)
{
    return r->at;
}

bool reader_must_wait(const struct reader *r)
{
    return !r->at_end && !memchr(r->block + r->start, '\n', r->end - r->start) &&
           input_is_dry(r->fd);
}

bool reader_never_waits(const struct reader *r)
{
    struct stat st;
    return r->at_end || (fstat(r->fd, &st) == 0 && S_ISREG(st.st_mode)) || input_has_hung_up(r->fd);
}

bool reader_is_broken(const struct reader *r)
{
    return r->broken;
}

const struct format *reader_format(const struct reader *r)
{
    return r->format;
}

void reader_close(struct reader *r)
{
    reader_drop(r);
}

static void begin_records(struct record_stream *s, struct text *out)
{
    if (!s->begun) {
        s->start = out->length;
        s->begun = true;
        if (s->format->begin) {
            s->format->begin(out);
        }
    }
}

void record_stream_begin(struct record_stream *s, struct text *out)
{
    if (!s->format->wider) {
        begin_records(s, out);
    }
}

void record_stream_widen(struct record_stream *s)
{
    if (s->format->wider) {
        s->format = s->format->wider;
    }
}

void record_stream_put(struct record_stream *s, struct text *out, const struct record *record)
{
    if (s->format->wider && !s->format->fits(record->variant)) {
        s->unfit |= s->passed_on;
        if (s->unfit) {
            return;
        }
        if (s->begun) {
            s->format->widen(out, s->start);
        }
        record_stream_widen(s);
    }
    begin_records(s, out);
    s->format->write(out, record, s->count++);
}

void record_stream_end(struct record_stream *s, struct text *out)
{
    begin_records(s, out);
    if (s->format->end) {
        s->format->end(out, s->count);
    }
}

void writer_init(struct writer *w, FILE *out, const struct format *format)
{
    assert(format->write);
    *w = (struct writer){
        .out = out,
        .records = {.format = format},
        .interactive = isatty(fileno(out)) == 1,
    };
    record_stream_begin(&w->records, &w->pending);
}

/* Write errors stay in the stream's error flag until writer_finish. */
static void push(struct writer *w)
{
    if (fwrite(w->pending.data, 1, w->pending.length, w->out) != w->pending.length && !w->error) {
        w->error = errno;
    }
    text_clear(&w->pending);
    w->records.passed_on = w->records.begun;
}

void writer_flush(struct writer *w)
{
    if (w->pending.length) {
        push(w);
    }
    if (fflush(w->out) != 0 && !w->error) {
        w->error = errno;
    }
    w->flushed_s = monotonic_s();
}

void writer_put(struct writer *w, const struct record *record)
{
    record_stream_put(&w->records, &w->pending, record);
    if (w->interactive || monotonic_s() - w->flushed_s >= WRITER_PAUSE_S) {
        writer_flush(w);
    } else if (w->pending.length >= WRITER_BLOCK) {
        push(w);
    }
}

/* Is the board another one when it is read back? line names the maps of jigsaws. */
static bool loses_board(const struct format *f, const struct layout *v)
{
    const bool by_size =
        !f->supports_layout && (f->supports == FORMAT_SUPPORTS_GRIDS ||
                                (f->supports == FORMAT_SUPPORTS_NAMES && !strchr(v->name, ':')));
    return by_size && v != variant_of_cells(v->cell_count);
}

bool writer_loses_board(const struct writer *w, const struct record *record)
{
    const struct layout *v = record->variant;
    return !w->warned && loses_board(w->records.format, v) &&
           memchr(record->givens.cell, 0, v->cell_count);
}

void writer_warn(struct writer *w, const struct record *record, const struct diag_at *at,
                 struct diag *d)
{
    w->warned = true;
    d->hint = "read it with --variant, or use --format json";
    diag_warning(d, at, "the format '%s' does not store which board this is (%s)",
                 w->records.format->name, record->variant->name);
}

kind_set format_kinds(const struct format *f)
{
    kind_set kinds = 0;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT && f->supports_kind; k++) {
        kinds |= f->supports_kind(k) ? (kind_set)1 << k : 0;
    }
    return kinds;
}

bool format_supports(const struct format *f, const struct layout *v)
{
    if (v->constraints && v->constraints->kinds & ~format_kinds(f)) {
        return false;
    }
    if (f->unsupported && f->unsupported(v)) {
        return false;
    }
    if (f->supports_layout) {
        return f->supports_layout(v);
    }
    if (f->supports == FORMAT_SUPPORTS_BOXES) {
        return v->named && has_regular_boxes(v) && v->group_count == 0;
    }
    return f->supports == FORMAT_SUPPORTS_ALL ||
           (v->named && (f->supports == FORMAT_SUPPORTS_NAMES ||
                         (!v->jigsaw && v->grid_count == 1 && variant_of_cells(v->cell_count))));
}

const char *format_unsupported(const struct format *f, const struct layout *v,
                               char buffer[CONSTRAINT_COMPLAINT_SIZE])
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        if (!(format_kinds(f) >> constraint_at(v, i)->kind & 1)) {
            snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "constraints of the kind %s",
                     constraint_kind_of(constraint_at(v, i))->name);
            return buffer;
        }
    }
    const char *rule = f->unsupported ? f->unsupported(v) : NULL;
    if (rule) {
        snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "%s", rule);
        return buffer;
    }
    const char *what = v->constraints ? "such constraints"
                       : v->named     ? "its board"
                       : v->jigsaw    ? "its regions"
                       : v->grids     ? "its grids"
                                      : "its houses";
    snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "%s (%s)", what, v->name);
    return buffer;
}

enum status format_refuse(const struct format *f, const struct layout *v, const struct diag_at *at,
                          struct diag *d)
{
    char words[CONSTRAINT_COMPLAINT_SIZE];
    d->hint = "use --format json";
    return diag_error(d, at, "the format '%s' cannot store %s", f->name,
                      format_unsupported(f, v, words));
}

enum status writer_finish(struct writer *w, struct diag *d)
{
    record_stream_end(&w->records, &w->pending);
    if (w->pending.length) {
        push(w);
    }
    bool out_of_memory = w->pending.failed;
    text_free(&w->pending);
    if (out_of_memory) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (w->records.unfit) {
        d->hint = "json needs no columns; and of an input that is a file Nonet knows them before";
        return diag_error(d, NULL, "a puzzle came that needs more columns than the table has");
    }
    /* Others may have written to the stream too; by far the commonest cause is named. */
    int error = w->error ? w->error : ferror(w->out) ? ENOSPC : 0;
    if (fflush(w->out) != 0 && !error) {
        error = errno;
    }
    return error ? diag_error(d, NULL, "cannot write the output: %s", strerror(error)) : STATUS_OK;
}

enum status record_from_line(struct record *r, const char *line, const struct layout *variant,
                             const struct diag_at *at, struct diag *d)
{
    struct span text = span_trim((struct span){line, strlen(line)});
    const struct layout *v = read_board(text, true, variant, NULL, &r->givens, at, d);
    if (!v) {
        return STATUS_FAILED;
    }
    record_reset(r, v);
    return STATUS_OK;
}
