/* tsv and csv: a header row of field names, then one record a row. Columns may come in any order;
 * those with other names are passed over. A value that a spreadsheet would run as a formula has a
 * single quote before it (base/csv.h), which is removed when it is read.
 *
 * Most tables have the first FIELD_COLUMNS columns. If a record has constraints or a board without
 * a name, the table also has the columns regions, houses, grids and constraints. A table has one
 * header row. (A second one is read, as earlier versions wrote it where such a record came later.)
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/csv.h"
#include "gen/format/records/record_fields.h"

enum { MAX_COLUMNS = 256 };

struct columns {
    char separator;
    bool plain; /* those of the most tables alone */
    unsigned count;
    int field[MAX_COLUMNS]; /* -1: not ours */
};

/* The next value of a row, and *p moved behind its separator. A csv value may stand in quotes; a
 * doubled quote inside stays doubled here. */
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

/* Other collections name the two columns otherwise: "quizzes,solutions" of the million sudokus on
 * Kaggle, "question,answer" of data for machine learning. Capitals do not matter. */
static int foreign_field(struct span name)
{
    static const struct {
        const char *name;
        int field;
    } names[] = {
        {"puzzle", FIELD_PUZZLE},     {"puzzles", FIELD_PUZZLE},     {"quiz", FIELD_PUZZLE},
        {"quizzes", FIELD_PUZZLE},    {"question", FIELD_PUZZLE},    {"sudoku", FIELD_PUZZLE},
        {"solution", FIELD_SOLUTION}, {"solutions", FIELD_SOLUTION}, {"answer", FIELD_SOLUTION}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strlen(names[i].name) == name.length &&
            strncasecmp(names[i].name, name.text, name.length) == 0) {
            return names[i].field;
        }
    }
    return -1;
}

static bool parse_header(struct span line, char separator, bool foreign, struct columns *columns)
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    bool has_puzzle = false;
    columns->plain = true;
    columns->separator = separator;
    columns->count = 0;
    while (p <= end && columns->count < MAX_COLUMNS) {
        const struct span name = span_trim(next_value(&p, end, separator));
        int field = field_find(name);
        field = field < 0 && foreign ? foreign_field(name) : field;
        has_puzzle = has_puzzle || field == FIELD_PUZZLE;
        columns->plain &= field < FIELD_COLUMNS || field >= FIELD_WIDE_COLUMNS;
        columns->field[columns->count++] = field;
    }
    return has_puzzle;
}

static bool header_of(struct span line, struct columns *columns)
{
    static const char separators[] = {'\t', ',', ';'};
    bool found = false;
    for (size_t i = 0; i < sizeof separators && !found; i++) {
        found = parse_header(line, separators[i], false, columns);
    }
    for (size_t i = 0; i < sizeof separators && !found; i++) {
        /* A word alone, such as Sudoku, is no header. */
        found = line.length && memchr(line.text, separators[i], line.length) &&
                parse_header(line, separators[i], true, columns);
    }
    return found;
}

static bool looks_like_tsv(const char *head, size_t length)
{
    struct columns columns;
    struct span line;
    return head_line(head, length, &line) && header_of(line, &columns);
}

static void warn_of_misspelt(const struct reader *r, struct span line,
                             const struct columns *columns)
{
    const char *p = line.text;
    for (unsigned i = 0; i < columns->count; i++) {
        const struct span name =
            span_trim(next_value(&p, line.text + line.length, columns->separator));
        const char *meant = columns->field[i] < 0 ? field_meant(name) : NULL;
        if (meant) {
            struct diag_at at = reader_place(r, line, name.text);
            diag_warning(r->diag, &at, "the column '%.*s' is ignored; did you mean '%s'?",
                         (int)name.length, name.text, meant);
        }
    }
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
        r->diag->hint = "the first row must name the columns: puzzle, solution, level, score …";
        return diag_error(r->diag, &r->at, "the table has no column 'puzzle'");
    }
    warn_of_misspelt(r, line, columns);
    r->plain_table = columns->plain;
    return STATUS_OK;
}

/* In a quoted value, each quote is doubled. Spreadsheets put values with quotes
 * in quotes in tsv too, where next_value leaves them. */
static struct field_value value_of(struct span value, const struct columns *columns,
                                   struct span line, int field)
{
    bool quoted = columns->separator != '\t' && value.text > line.text && value.text[-1] == '"';
    if (field == FIELD_CONSTRAINTS && columns->separator == '\t' && value.length > 1 &&
        value.text[0] == '"' && value.text[value.length - 1] == '"') {
        value = (struct span){value.text + 1, value.length - 2};
        quoted = true;
    }
    return (struct field_value){.value = value, .where = value.text, .quoted = quoted};
}

/* The values of a row by field. STATUS_END: it is the header of a wider table, which is taken. */
static enum status read_values(struct reader *r, struct columns *columns, struct span line,
                               struct field_value values[FIELD_COUNT])
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    memset(values, 0, FIELD_COUNT * sizeof *values);
    for (unsigned column = 0; p <= end && column < columns->count; column++) {
        struct span value = next_value(&p, end, columns->separator);
        int field = columns->field[column];
        struct field_value one = value_of(value, columns, line, field);
        if (csv_is_guarded(one.value.text, one.value.length)) {
            one.value.text++;
            one.value.length--;
        }
        if (field >= 0) {
            values[field] = one;
        }
    }
    /* More names than columns, the puzzle's in its place: a wider table begins. */
    if (p <= end && !r->one_table &&
        span_is(values[FIELD_PUZZLE].value, fields[FIELD_PUZZLE].name)) {
        (void)parse_header(line, columns->separator, false, columns);
        return STATUS_END;
    }
    if (p <= end) {
        struct diag_at at = reader_place(r, line, p);
        return diag_error(r->diag, &at, "the row has more values than the %u columns of the table",
                          columns->count);
    }
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct field_value values[FIELD_COUNT];
    enum status status = r->state ? STATUS_OK : read_header(r);
    struct columns *columns = r->state;
    if (status != STATUS_OK) {
        return status;
    }
    do {
        struct span line;
        status = columns->count ? reader_record_line(r, &line) : STATUS_END;
        if (status != STATUS_OK) {
            return status;
        }
        status = read_values(r, columns, line, values);
        if (status == STATUS_OK) {
            return record_from_fields(r, line, values, record);
        }
    } while (status == STATUS_END);
    return status;
}

/* Does the layout have a name, and no constraints? */
static bool fits(const struct layout *v)
{
    return v->named && !v->constraints;
}

static void add_header(struct text *out, char separator, int columns)
{
    for (int i = 0; i < columns; i++) {
        text_puts(out, fields[i].name);
        text_add(out, i + 1 < columns ? &separator : "\n", 1);
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

/* A value of the first columns, which hold no separator. */
static void add_plain(struct text *out, const struct field *field, const struct record *record,
                      char separator)
{
    size_t before = out->length;
    field->print(out, record);
    if (!out->failed && out->length > before &&
        csv_is_formula(out->data + before, out->length - before)) {
        struct text value = {0};
        text_puts(&value, out->data + before);
        text_shorten(out, out->length - before);
        add_formula(out, value.failed ? "" : value.data, separator);
        out->failed |= value.failed;
        text_free(&value);
    }
}

/* A value that may hold what ends one in csv: there in quotes, with its own doubled. */
static void add_value(struct text *out, const struct field *field, const struct record *record,
                      char separator)
{
    struct text value = {0};
    field->print(&value, record);
    bool quoted = separator == ',' && value.length && strpbrk(value.data, ",\"");
    text_puts(out, quoted ? "\"" : "");
    for (size_t i = 0; i < value.length; i++) {
        text_add(out, "\"", quoted && value.data[i] == '"');
        text_add(out, &value.data[i], 1);
    }
    text_puts(out, quoted ? "\"" : "");
    out->failed |= value.failed;
    text_free(&value);
}

static void add_row(struct text *out, const struct record *record, char separator, int columns)
{
    for (int i = 0; i < columns; i++) {
        if (i < FIELD_COLUMNS) {
            add_plain(out, &fields[i], record, separator);
        } else {
            add_value(out, &fields[i], record, separator);
        }
        text_add(out, i + 1 < columns ? &separator : "\n", 1);
    }
}

/* Give the table that stands in the text from there on the other columns, all of them empty. */
static void widen(struct text *out, size_t from, char separator)
{
    char empty[FIELD_WIDE_COLUMNS - FIELD_COLUMNS];
    struct text wide = {0};
    struct span line;
    size_t begin = from;
    memset(empty, separator, sizeof empty);
    add_header(&wide, separator, FIELD_WIDE_COLUMNS);
    (void)next_line(out->data, out->length, &from, &line);
    while (!out->failed && next_line(out->data, out->length, &from, &line)) {
        text_add(&wide, line.text, line.length);
        text_add(&wide, empty, sizeof empty);
        text_puts(&wide, "\n");
    }
    out->length = begin;
    text_add(out, wide.data, wide.failed ? 0 : wide.length);
    out->failed |= wide.failed;
    text_free(&wide);
}

static void widen_tsv(struct text *out, size_t from)
{
    widen(out, from, '\t');
}

static void widen_csv(struct text *out, size_t from)
{
    widen(out, from, ',');
}

/* A table format: its name and description, its file ending, its separator. */
#define BEGIN(name, separator, columns)                                                            \
    static void begin_##name(struct text *out)                                                     \
    {                                                                                              \
        add_header(out, separator, columns);                                                       \
    }                                                                                              \
    static void write_##name(struct text *out, const struct record *record, size_t position)       \
    {                                                                                              \
        (void)position;                                                                            \
        add_row(out, record, separator, columns);                                                  \
    }
BEGIN(tsv, '\t', FIELD_COLUMNS)
BEGIN(csv, ',', FIELD_COLUMNS)
BEGIN(wide_tsv, '\t', FIELD_WIDE_COLUMNS)
BEGIN(wide_csv, ',', FIELD_WIDE_COLUMNS)

#define TABLE(NAME, DOC, row)                                                                      \
    .name = NAME, .doc = DOC, .extension = "." NAME, .detect = looks_like_tsv,                     \
    .read = read_record, .begin = begin_##row, .write = write_##row,                               \
    .supports = FORMAT_SUPPORTS_ALL, .supports_kind = fields_hold_any_kind

static const char doc_tsv[] =
    "tab-separated values with a header row: all that is known about each puzzle";
static const char doc_csv[] = "comma-separated values with a header row and the columns of tsv";
static const struct format wide_tsv = {TABLE("tsv", doc_tsv, wide_tsv)};
static const struct format wide_csv = {TABLE("csv", doc_csv, wide_csv)};
const struct format format_tsv = {TABLE("tsv", doc_tsv, tsv), .wider = &wide_tsv, .fits = fits,
                                  .widen = widen_tsv};
const struct format format_csv = {TABLE("csv", doc_csv, csv), .wider = &wide_csv, .fits = fits,
                                  .widen = widen_csv};
