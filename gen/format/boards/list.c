/* A cell a line: column, row, digit, and a '*' behind the digits that are given; columns and rows
 * count from 1. A blank line ends a puzzle. Where no digit of a puzzle has a '*', all are given. A
 * comment "# 6x6" before the first cell names the variant; without it, it is the 9x9 board or the
 * smallest one that holds the numbers. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

struct list_entry {
    unsigned column;
    unsigned row;
    unsigned digit;
    bool given;
};

static bool take_number(struct span *s, unsigned *number)
{
    *number = 0;
    size_t length = 0;
    while (length < s->length && length < 3 && s->text[length] >= '0' && s->text[length] <= '9') {
        *number = *number * 10 + (unsigned)(s->text[length] - '0');
        length++;
    }
    s->text += length;
    s->length -= length;
    return length > 0;
}

/* On failure, *rest begins where the line goes wrong. */
static bool parse_entry(struct span line, struct list_entry *e, struct span *rest)
{
    *rest = span_trim(line);
    bool good = take_number(rest, &e->column) && span_skip_blanks(rest) &&
                take_number(rest, &e->row) && span_skip_blanks(rest) &&
                take_number(rest, &e->digit);
    e->given = good && rest->length && rest->text[0] == '*';
    if (e->given) {
        rest->text++;
        rest->length--;
    }
    return good && rest->length == 0;
}

static bool looks_like_list(const char *head, size_t length)
{
    struct span line;
    struct span rest;
    struct list_entry e;
    bool is_entry =
        head_line(head, length, &line) && parse_entry(line, &e, &rest) && e.column && e.row;
    /* Two tabs together have an empty cell of a spreadsheet between them. */
    for (size_t i = 1; is_entry && i < line.length; i++) {
        is_entry = line.text[i - 1] != '\t' || line.text[i] != '\t';
    }
    return is_entry;
}

struct cells {
    unsigned count;
    unsigned given_count;
    unsigned largest;
    const struct layout *named;
    struct list_entry entry[MAX_CELLS];
};

/* The variant that a comment names, if it does. */
static void note_variant(struct span comment, struct cells *cells)
{
    struct span name = span_trim((struct span){comment.text + 1, comment.length - 1});
    const struct layout *v = variant_named(name);
    cells->named = v ? v : cells->named;
}

static enum status take_entry(struct reader *r, struct span line, struct cells *cells)
{
    struct list_entry e;
    struct span rest;
    if (!parse_entry(line, &e, &rest)) {
        struct diag_at at = reader_place(r, line, rest.text);
        return diag_error(r->diag, &at,
                          "this line is not column, row and digit, as in 3 1 5 or 3 1 5*");
    }
    if (e.column < 1 || e.row < 1 || e.column > MAX_SIZE || e.row > MAX_SIZE ||
        e.digit > MAX_SIZE || cells->count == MAX_CELLS) {
        struct diag_at at = reader_place(r, line, line.text);
        return diag_error(r->diag, &at, "columns, rows and digits must be from 1 to %d", MAX_SIZE);
    }
    cells->entry[cells->count++] = e;
    cells->given_count += e.given;
    unsigned largest = e.column > e.row ? e.column : e.row;
    largest = e.digit > largest ? e.digit : largest;
    cells->largest = largest > cells->largest ? largest : cells->largest;
    return STATUS_OK;
}

/* Lines up to a blank one behind the first cell. A bad line spoils its puzzle only. */
static enum status read_entries(struct reader *r, struct cells *cells)
{
    struct span line;
    enum status result = STATUS_OK;
    bool begun = false;
    for (;;) {
        enum status status = reader_line(r, &line);
        if (status == STATUS_END && begun) {
            return result;
        }
        if (status != STATUS_OK) {
            return status;
        }
        struct span trimmed = span_trim(line);
        if (trimmed.length == 0 && begun) {
            return result;
        }
        if (trimmed.length && trimmed.text[0] == '#') {
            note_variant(trimmed, cells);
        } else if (trimmed.length) {
            if (!begun && reader_begin_many(r, line) != STATUS_OK) {
                return STATUS_FAILED;
            }
            begun = true;
            result = take_entry(r, line, cells) == STATUS_OK ? result : STATUS_FAILED;
        }
    }
}

static const struct layout *variant_of(const struct reader *r, const struct cells *cells)
{
    const struct layout *v = r->forced ? r->forced : cells->named;
    for (unsigned size = 9; !v && size <= MAX_SIZE; size++) {
        v = size >= cells->largest ? variant_of_cells((size_t)size * size) : NULL;
    }
    return v;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct cells cells = {.count = 0};
    enum status status = read_entries(r, &cells);
    if (status != STATUS_OK) {
        return status;
    }
    const struct layout *v = variant_of(r, &cells);
    if (cells.largest > v->size) {
        return diag_error(r->diag, &r->at,
                          "a number of this puzzle is larger than %u, the size of %s", v->size,
                          v->name);
    }
    record_reset(record, v);
    memset(&record->givens, 0, v->cell_count);
    memset(&record->solution, 0, v->cell_count);
    for (unsigned i = 0; i < cells.count; i++) {
        const struct list_entry *e = &cells.entry[i];
        unsigned cell = cell_at(v, e->row - 1, e->column - 1);
        record->solution.cell[cell] = (uint8_t)e->digit;
        if (e->given || cells.given_count == 0) {
            record->givens.cell[cell] = (uint8_t)e->digit;
        }
    }
    record->has_solution =
        cells.given_count > 0 && grid_solves(v, &record->givens, &record->solution);
    return STATUS_OK;
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    const struct layout *v = record->variant;
    text_printf(out, "%s# %s\n", position ? "\n" : "", v->name);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned given = record->givens.cell[cell];
        unsigned digit = given || !record->has_solution ? given : record->solution.cell[cell];
        if (digit) {
            text_printf(out, "%u %u %u%s\n", column_of(v, cell) + 1, row_of(v, cell) + 1, digit,
                        given ? "*" : "");
        }
    }
}

const struct format format_list = {
    .name = "list",
    .doc = "one cell a line: column row digit, with '*' after a given",
    .extension = ".txt",
    .detect = looks_like_list,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
