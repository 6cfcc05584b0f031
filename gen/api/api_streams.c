/* Reading and writing puzzles. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/format/stream.h"

/* ---- readers ---- */

struct nonet_reader {
    struct reader *reader;
    struct api_call call; /* of the reader's sink */
};

/* text NULL: the file called name. */
static nonet_reader *open_reader(const char *name, const char *text, size_t length,
                                 const char *format, const char *variant, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct layout *v = NULL;
    const struct format *f = NULL;
    nonet_reader *r = calloc(1, sizeof *r);
    enum status status = r ? api_variant(variant, &v, d) : STATUS_FAILED;
    if (status == STATUS_OK) {
        status = api_format(format, &f, d);
    }
    if (status == STATUS_OK) {
        r->reader =
            text ? reader_open_text(name, text, length, f, v, d) : reader_open(name, f, v, d);
        status = r->reader ? STATUS_OK : STATUS_FAILED;
    }
    if (status != STATUS_OK) {
        free(r);
        r = NULL;
    }
    api_end(&call, status);
    return r;
}

nonet_reader *nonet_reader_open(const char *path, const char *format, const char *variant,
                                nonet_error *error)
{
    return open_reader(path, NULL, 0, format, variant, error);
}

nonet_reader *nonet_reader_open_text(const char *name, const char *text, size_t length,
                                     const char *format, const char *variant, nonet_error *error)
{
    return open_reader(name ? name : "text", text ? text : "", length, format, variant, error);
}

void nonet_reader_drop(nonet_reader *reader)
{
    if (reader) {
        reader_close(reader->reader);
        free(reader);
    }
}

enum nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle, nonet_error *error)
{
    struct diag *d = api_begin(&reader->call, error);
    reader_set_diag(reader->reader, d);
    enum status status = reader_next(reader->reader, &puzzle->record);
    return api_end(&reader->call, status == STATUS_OK ? api_puzzle_ready(puzzle, d) : status);
}

/* ---- writers ---- */

struct nonet_writer {
    struct record_stream records;
    struct text text;
    bool finished;
    const struct layout *refused; /* a board that the format cannot store; NULL: none */
};

nonet_writer *nonet_writer_create(const char *format, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct format *f;
    enum status status = api_format(format ? format : "line", &f, d);
    if (status == STATUS_OK && !f->write) {
        status = diag_usage(d, NULL, "Nonet reads the format '%s' but does not write it", f->name);
    }
    nonet_writer *w = status == STATUS_OK ? calloc(1, sizeof *w) : NULL;
    if (w) {
        w->records = (struct record_stream){.format = f};
        record_stream_begin(&w->records, &w->text);
    } else if (status == STATUS_OK) {
        status = STATUS_FAILED;
    }
    api_end(&call, status);
    return w;
}

void nonet_writer_drop(nonet_writer *writer)
{
    if (writer) {
        text_free(&writer->text);
        layout_drop(writer->refused);
        free(writer);
    }
}

void nonet_writer_put(nonet_writer *writer, const nonet_puzzle *puzzle)
{
    struct api_call call;
    api_begin(&call, NULL);
    const struct layout *v = puzzle->record.variant;
    if (!writer->refused && !format_supports(writer->records.format, v)) {
        writer->refused = layout_keep(v);
    }
    if (!writer->finished && !writer->refused) {
        record_stream_put(&writer->records, &writer->text, &puzzle->record);
    }
    api_end(&call, STATUS_OK);
}

const char *nonet_writer_finish(nonet_writer *writer, size_t *length, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    if (writer->refused) {
        api_end(&call, format_refuse(writer->records.format, writer->refused, NULL, d));
        return NULL;
    }
    if (!writer->finished) {
        record_stream_end(&writer->records, &writer->text);
    }
    writer->finished = true;
    text_puts(&writer->text, ""); /* there is a text, though it be empty */
    if (length) {
        *length = writer->text.length;
    }
    api_end(&call, writer->text.failed ? STATUS_FAILED : STATUS_OK);
    return writer->text.failed ? NULL : writer->text.data;
}

/* ---- one puzzle ---- */

/* The text has to hold one puzzle, and no more. */
static enum status read_one(struct reader *r, nonet_puzzle *p, struct diag *d)
{
    struct record more = {.variant = NULL};
    enum status status = reader_next(r, &p->record);
    if (status == STATUS_END) {
        return diag_error(d, NULL, "the text has no puzzle");
    }
    if (status == STATUS_OK && reader_next(r, &more) != STATUS_END) {
        status = diag_error(d, NULL, "the text has more than one puzzle; read it with a reader");
    }
    record_free(&more);
    return status == STATUS_OK ? api_puzzle_ready(p, d) : status;
}

nonet_puzzle *nonet_puzzle_parse(const char *text, const char *format, const char *variant,
                                 nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct layout *v = NULL;
    const struct format *f = NULL;
    struct reader *reader = NULL;
    nonet_puzzle *p = calloc(1, sizeof *p);
    enum status status = p ? api_variant(variant, &v, d) : STATUS_FAILED;
    status = status == STATUS_OK ? api_format(format, &f, d) : status;
    if (status == STATUS_OK) {
        record_init(&p->record, v ? v : variant_at(0));
        reader = reader_open_text("text", text ? text : "", text ? strlen(text) : 0, f, v, d);
        status = reader ? read_one(reader, p, d) : STATUS_FAILED;
    }
    reader_close(reader);
    if (status != STATUS_OK) {
        nonet_puzzle_drop(p);
        p = NULL;
    }
    api_end(&call, status);
    return p;
}

size_t nonet_puzzle_print(const nonet_puzzle *puzzle, const char *format, char *buffer, size_t size,
                          nonet_error *error)
{
    size_t length = 0;
    nonet_writer *w = nonet_writer_create(format, error);
    const char *text = NULL;
    if (w) {
        nonet_writer_put(w, puzzle);
        text = nonet_writer_finish(w, &length, error);
    }
    length = text ? length : 0;
    api_copy_text(text ? text : "", length, buffer, size);
    nonet_writer_drop(w);
    return length;
}
