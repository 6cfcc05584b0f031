/* A row a line, with or without '|' between the boxes and rulers such as ---+---+---, or commas
 * between the cells. Spreadsheets save such rows too, with nothing between two commas, semicolons
 * or tabs where a cell is empty. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool is_separator(char c)
{
    return c == ' ' || c == '\t' || c == '|' || c == '!' || c == ':' || c == ',';
}

/* A line that only draws: at least three of '-' or '='. */
static bool is_ruler(struct span line)
{
    unsigned strokes = 0;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.text[i];
        strokes += c == '-' || c == '=';
        if (c != '-' && c != '=' && c != '+' && c != '*' && c != '\'' && !is_separator(c)) {
            return false;
        }
    }
    return strokes >= 3;
}

/* The cells of a spreadsheet's row; 0: it is no such row. */
static size_t table_cells(struct span line, uint8_t cells[MAX_SIZE + 1])
{
    const char *end = line.text + line.length;
    const char *first = line.text;
    size_t count = 0;
    size_t filled = 0;
    while (first < end && !memchr(",;\t", *first, 3)) {
        first++;
    }
    for (const char *p = line.text, *stop; first < end && p <= end; p = stop + 1) {
        stop = memchr(p, *first, (size_t)(end - p));
        stop = stop ? stop : end;
        struct span field = span_trim((struct span){p, (size_t)(stop - p)});
        unsigned code = field.length ? cell_code[(unsigned char)*field.text] : 1;
        if (field.length > 1 || code == 0 || count > MAX_SIZE) {
            return 0;
        }
        cells[count++] = (uint8_t)(code - 1);
        filled += field.length;
    }
    return filled && filled + 1 == count && end[-1] == *first ? filled : count;
}

/* The cells of a row without its separators. A character that does not belong goes to *bad; a row
 * that is too long stops at MAX_SIZE + 1 cells. */
static size_t row_cells(struct span line, uint8_t cells[MAX_SIZE + 1], const char **bad)
{
    size_t count = table_cells(line, cells);
    *bad = NULL;
    if (count) {
        return count;
    }
    for (size_t i = 0; i < line.length && count <= MAX_SIZE; i++) {
        char c = line.text[i];
        unsigned code = cell_code[(unsigned char)c];
        if (code) {
            cells[count++] = (uint8_t)(code - 1);
        } else if (!is_separator(c)) {
            *bad = line.text + i;
            break;
        }
    }
    return count;
}

/* Sixteen characters are either a 4x4 puzzle or a row of a 16x16 one. A digit above 4 in the first
 * sixteen rows decides. */
static bool is_tall(const char *head, size_t length)
{
    size_t offset = 0;
    struct span line;
    uint8_t cells[MAX_SIZE + 1];
    const char *bad;
    bool large = false;
    unsigned rows = 0;
    while (rows < 16 && next_line(head, length, &offset, &line)) {
        line = span_trim(line);
        if (line.length == 0 || line.text[0] == '#' || is_ruler(line)) {
            continue;
        }
        if (row_cells(line, cells, &bad) != 16 || bad) {
            return false;
        }
        for (unsigned i = 0; i < 16; i++) {
            large = large || cells[i] > 4;
        }
        rows++;
    }
    return rows == 16 && large;
}

static bool looks_like_grid(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    if (is_ruler(line)) {
        return true;
    }
    uint8_t cells[MAX_SIZE + 1];
    const char *bad;
    size_t count = row_cells(line, cells, &bad);
    line = span_trim(line);
    if (bad || count > MAX_SIZE || !variant_of_cells(count * count)) {
        return false;
    }
    return count != 16 || line.length > 16 || is_tall(head, length);
}

/* After a bad row, skip the rest of the grid, so that the next record starts clean. */
static enum status skip_rest(struct reader *r, size_t rows_left)
{
    struct span line;
    while (rows_left > 0 && reader_line(r, &line) == STATUS_OK) {
        line = span_trim(line);
        if (line.length == 0) {
            break;
        }
        rows_left -= !is_ruler(line) && line.text[0] != '#';
    }
    return STATUS_FAILED;
}

/* Simple Sudoku signs its files. */
static bool is_signature(struct span line)
{
    static const char *const words[] = {"Simple Sudoku", "Version "};
    line = span_trim(line);
    for (int i = 0; i < 2; i++) {
        size_t length = strlen(words[i]);
        if (line.length >= length && memcmp(line.text, words[i], length) == 0) {
            return true;
        }
    }
    return false;
}

/* The next line that is a row. */
static enum status next_row(struct reader *r, struct span *line)
{
    enum status status;
    do {
        status = reader_content_line(r, line);
    } while (status == STATUS_OK && (is_ruler(*line) || is_signature(*line)));
    return status;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = next_row(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    if (reader_begin_many(r, line) != STATUS_OK) {
        return STATUS_FAILED;
    }
    const struct layout *v = NULL;
    for (unsigned row = 0; row == 0 || row < frame_rows(v); row++) {
        if (row > 0) {
            status = next_row(r, &line);
        }
        if (status != STATUS_OK) {
            return status == STATUS_END
                       ? diag_error(r->diag, &r->at, "the input ends after %u of %u rows", row,
                                    frame_rows(v))
                       : status;
        }
        uint8_t cells[MAX_SIZE + 1];
        const char *bad;
        size_t count = row_cells(line, cells, &bad);
        if (bad) {
            struct diag_at at = reader_place(r, line, bad);
            diag_error(r->diag, &at, "'%c' is not a cell", *bad > ' ' && *bad < 0x7F ? *bad : '?');
            return skip_rest(r, v ? frame_rows(v) - row - 1 : MAX_SIZE);
        }
        if (row == 0) {
            struct diag_at at = reader_place(r, line, line.text);
            v = reader_variant_of_size(r, count, &at);
        }
        if (!v || reader_take_row(r, v, line, row, cells, count, record) != STATUS_OK) {
            return skip_rest(r, v ? frame_rows(v) - row - 1 : MAX_SIZE);
        }
    }
    record_reset(record, v);
    return STATUS_OK;
}

static void add_rows(struct text *out, const struct record *record, const char *left,
                     const char *right)
{
    const struct layout *v = record->variant;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell);
        unsigned column = column_of(v, cell);
        if (column == 0 && row > 0 && box_ends_below(v, cell_at(v, row - 1, 0))) {
            text_puts(out, left);
            for (unsigned i = 0; i < frame_columns(v); i++) {
                text_puts(out, i && box_ends_right(v, i - 1) ? "+-" : "-");
            }
            text_puts(out, right);
            text_add(out, "\n", 1);
        }
        text_puts(out, column == 0 ? left : box_ends_right(v, cell - 1) ? "|" : "");
        char c = digit_to_char(record->givens.cell[cell]);
        text_add(out, &c, 1);
        if (column + 1 == frame_columns(v)) {
            text_puts(out, right);
            text_add(out, "\n", 1);
        }
    }
}

static void write_grid(struct text *out, const struct record *record, size_t position)
{
    text_puts(out, position ? "\n" : "");
    add_rows(out, record, "", "");
}

const struct format format_grid = {
    .name = "grid",
    .doc = "one row a line, with '|' and rulers between boxes",
    .extension = ".txt",
    .detect = looks_like_grid,
    .read = read_record,
    .write = write_grid,
    .supports = FORMAT_SUPPORTS_GRIDS,
};

static void add_edge(struct text *out, const struct layout *v)
{
    unsigned width = frame_columns(v);
    for (unsigned column = 0; column < frame_columns(v); column++) {
        width += box_ends_right(v, column);
    }
    text_puts(out, " *");
    for (unsigned i = 0; i < width; i++) {
        text_add(out, "-", 1);
    }
    text_puts(out, "*\n");
}

static void write_ss(struct text *out, const struct record *record, size_t position)
{
    text_puts(out, position ? "\n" : "");
    add_edge(out, record->variant);
    add_rows(out, record, " |", "|");
    add_edge(out, record->variant);
}

const struct format format_ss = {
    .name = "ss",
    .doc = "Simple Sudoku's .ss: a framed grid",
    .extension = ".ss",
    .read = read_record,
    .write = write_ss,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
