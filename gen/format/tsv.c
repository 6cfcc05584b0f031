/* tsv and csv: a header row of field names, then one record a row. Columns may come in any order;
 * those with other names are passed over. A value that a spreadsheet would run as a formula has a
 * single quote before it (base/csv.h), which is left away when it is read. */
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "gen/format/fields.h"

enum { MAX_COLUMNS = 256 };

struct columns {
    char separator;
    unsigned count;
    int field[MAX_COLUMNS]; /* -1: not ours */
};

/* The next value of a row, and *p moved behind its separator. A csv value may stand in quotes; a
 * doubled quote inside stays doubled, as no field of ours holds one. */
static struct span next_value(const char **p, const char *end, char separator)
{
    struct span value = {*p, 0};
    if (separator != '\t' && *p < end && **p == '"') {
        const char *q = *p + 1;
        while (q < end && (*q != '"' || (q + 1 < end && q[1] == '"'))) {
            q += *q == '"' ? 2 : 1;
        }
        value = (struct span){*p + 1, (size_t)(q - *p - 1)};
        *p = q;
    }
    const char *stop = *p < end ? memchr(*p, separator, (size_t)(end - *p)) : NULL;
    if (value.text == *p) {
        value.length = (size_t)((stop ? stop : end) - *p);
    }
    *p = stop ? stop + 1 : end + 1;
    return value;
}

static bool parse_header(struct span line, char separator, struct columns *columns)
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    bool has_puzzle = false;
    columns->separator = separator;
    columns->count = 0;
    while (p <= end && columns->count < MAX_COLUMNS) {
        int field = field_find(span_trim(next_value(&p, end, separator)));
        has_puzzle = has_puzzle || field == FIELD_PUZZLE;
        columns->field[columns->count++] = field;
    }
    return has_puzzle;
}

static bool header_of(struct span line, struct columns *columns)
{
    return parse_header(line, '\t', columns) || parse_header(line, ',', columns) ||
           parse_header(line, ';', columns);
}

static bool detect(const char *head, size_t length)
{
    struct columns columns;
    struct span line;
    return head_line(head, length, &line) && header_of(line, &columns);
}

static enum status read_header(struct reader *r)
{
    struct span line;
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    struct columns *columns = malloc(sizeof *columns);
    if (!columns) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    r->state = columns;
    r->drop_state = free;
    if (!header_of(line, columns)) {
        columns->count = 0;
        r->diag->hint = "the first row names the columns: puzzle, solution, level, score ...";
        return diag_error(r->diag, &r->at, "the table has no column 'puzzle'");
    }
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    enum status status = r->state ? STATUS_OK : read_header(r);
    const struct columns *columns = r->state;
    struct span line;
    if (status == STATUS_OK) {
        status = columns->count ? reader_record_line(r, &line) : STATUS_END;
    }
    if (status != STATUS_OK) {
        return status;
    }
    struct field_value values[FIELD_COUNT] = {0};
    const char *p = line.text;
    const char *end = line.text + line.length;
    unsigned column = 0;
    for (; p <= end && column < columns->count; column++) {
        struct span value = next_value(&p, end, columns->separator);
        if (csv_is_guarded(value.text, value.length)) {
            value.text++;
            value.length--;
        }
        if (columns->field[column] >= 0) {
            values[columns->field[column]] = (struct field_value){value, value.text};
        }
    }
    if (p <= end) {
        struct diag_at at = reader_place(r, line, p);
        return diag_error(r->diag, &at, "the row has more values than the table has columns (%u)",
                          columns->count);
    }
    return record_from_fields(r, line, values, record);
}

static void add_header(struct text *out, char separator)
{
    for (int i = 0; i < FIELD_COLUMNS; i++) {
        text_puts(out, fields[i].name);
        text_add(out, i + 1 < FIELD_COLUMNS ? &separator : "\n", 1);
    }
}

/* A value that a spreadsheet would run, as text. tsv has no quotes around values. */
static void add_formula(struct text *out, const char *value, char separator)
{
    if (separator == '\t') {
        text_printf(out, "'%s", value);
    } else {
        csv_put(out, value);
    }
}

static void add_row(struct text *out, const struct record *record, char separator)
{
    for (int i = 0; i < FIELD_COLUMNS; i++) {
        size_t before = out->length;
        fields[i].print(out, record);
        if (!out->failed && out->length > before &&
            csv_is_formula(out->data + before, out->length - before)) {
            struct text value = {0};
            text_puts(&value, out->data + before);
            text_shorten(out, out->length - before);
            add_formula(out, value.failed ? "" : value.data, separator);
            out->failed |= value.failed;
            text_free(&value);
        }
        text_add(out, i + 1 < FIELD_COLUMNS ? &separator : "\n", 1);
    }
}

static void begin_tsv(struct text *out)
{
    add_header(out, '\t');
}

static void write_tsv(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    add_row(out, record, '\t');
}

static void begin_csv(struct text *out)
{
    add_header(out, ',');
}

static void write_csv(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    add_row(out, record, ',');
}

const struct format format_tsv = {
    .name = "tsv",
    .doc = "tab-separated values with a header row, everything known about a puzzle",
    .extension = ".tsv",
    .detect = detect,
    .read = read_record,
    .begin = begin_tsv,
    .write = write_tsv,
    .says = FORMAT_SAYS_NAMES,
};

const struct format format_csv = {
    .name = "csv",
    .doc = "comma-separated values with a header row, the columns as in tsv",
    .extension = ".csv",
    .detect = detect,
    .read = read_record,
    .begin = begin_csv,
    .write = write_csv,
    .says = FORMAT_SAYS_NAMES,
};
