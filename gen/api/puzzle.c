/* Puzzles, and reading and writing them. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/constraint/constraint.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"

/* Whatever is asked of a puzzle finds its memory here. */
static enum status ready(const struct record *r, struct diag *d)
{
    return solve_prepare(r->variant) ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

static enum status fill(struct record *r, const char *variant, const char *givens, struct diag *d)
{
    const struct layout *v;
    enum status status = api_variant(variant, &v, d);
    if (status == STATUS_OK && variant && constraint_variant_find(variant)) {
        d->hint = "read it as json, or generate it";
        return diag_usage(d, NULL,
                          "a %s puzzle needs its constraints, which a line of givens does not have",
                          variant);
    }
    if (status == STATUS_OK && givens) {
        status = record_from_line(r, givens, v, NULL, d);
    } else if (status == STATUS_OK) {
        record_init(r, v ? v : variant_at(0));
    }
    return status == STATUS_OK ? ready(r, d) : status;
}

nonet_puzzle *nonet_puzzle_create(const char *variant, const char *givens, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_puzzle *p = calloc(1, sizeof *p);
    enum status status = p ? fill(&p->record, variant, givens, d) : STATUS_FAILED;
    if (status != STATUS_OK) {
        nonet_puzzle_drop(p);
        p = NULL;
    }
    api_end(&call, status);
    return p;
}

nonet_puzzle *nonet_puzzle_copy(const nonet_puzzle *puzzle)
{
    nonet_puzzle *p = calloc(1, sizeof *p);
    if (p) {
        record_copy(&p->record, &puzzle->record);
    }
    return p;
}

void nonet_puzzle_drop(nonet_puzzle *puzzle)
{
    if (puzzle) {
        record_free(&puzzle->record);
        free(puzzle);
    }
}

const char *nonet_puzzle_variant(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->name;
}

unsigned nonet_puzzle_size(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->size;
}

unsigned nonet_puzzle_cells(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->cell_count;
}

unsigned nonet_puzzle_given(const nonet_puzzle *puzzle, unsigned cell)
{
    const struct record *r = &puzzle->record;
    return cell < r->variant->cell_count ? r->givens.cell[cell] : 0;
}

enum nonet_status nonet_puzzle_set_given(nonet_puzzle *puzzle, unsigned cell, unsigned digit,
                                         nonet_error *error)
{
    struct record *r = &puzzle->record;
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = STATUS_OK;
    if (cell >= r->variant->cell_count || digit > r->variant->size) {
        status =
            diag_usage(d, NULL, "a %s board has %u cells and digits to %u: no %u in cell %u",
                       r->variant->name, r->variant->cell_count, r->variant->size, digit, cell);
    } else {
        r->givens.cell[cell] = (uint8_t)digit;
        record_reset(r, r->variant);
    }
    return api_end(&call, status);
}

unsigned nonet_puzzle_solved(const nonet_puzzle *puzzle, unsigned cell)
{
    const struct record *r = &puzzle->record;
    return r->has_solution && cell < r->variant->cell_count ? r->solution.cell[cell] : 0;
}

size_t nonet_puzzle_field(const nonet_puzzle *puzzle, const char *field, char *buffer, size_t size)
{
    struct api_call call;
    struct text text = {0};
    int id = field_find((struct span){field, strlen(field)});
    api_begin(&call, NULL);
    if (id >= 0) {
        fields[id].print(&text, &puzzle->record);
    }
    if (size) {
        size_t length = text.length < size ? text.length : size - 1;
        memcpy(buffer, text.data ? text.data : "", length);
        buffer[length] = '\0';
    }
    size_t length = text.length;
    text_free(&text);
    api_end(&call, STATUS_OK);
    return length;
}

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
    return api_end(&reader->call, status == STATUS_OK ? ready(&puzzle->record, d) : status);
}

/* ---- writers ---- */

struct nonet_writer {
    struct record_stream records;
    struct text text;
    bool finished;
    const struct layout *refused; /* a board that the format cannot say; NULL: none */
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
    if (!writer->refused && !format_can_say(writer->records.format, v)) {
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
