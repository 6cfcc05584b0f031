/* One puzzle a line, its rows parted by commas (a closing comma is allowed), then maybe a comment
 * behind a space or '#'. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool looks_like_comma(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    uint8_t row[MAX_CELLS];
    unsigned largest;
    size_t size = read_cells(line.text, line.length, row, &largest);
    size_t offset = size;
    size_t rows = size ? 1 : 0;
    while (offset < line.length && line.text[offset] == ',' && rows < size) {
        offset++;
        if (read_cells(line.text + offset, line.length - offset, row, &largest) != size) {
            return false;
        }
        offset += size;
        rows++;
    }
    return rows > 1 && rows == size;
}

static enum status read_rows(struct reader *r, struct span line, struct record *record)
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    const struct layout *v = NULL;
    size_t size = 0;
    for (size_t row = 0; row == 0 || row < size; row++) {
        const char *comma = memchr(p, ',', (size_t)(end - p));
        const char *stop = comma ? comma : end;
        if (row + 1 == size) {
            for (stop = p; stop < end && !memchr(", \t#;", *stop, 5); stop++) {
            }
        }
        if (row == 0) {
            struct diag_at at = reader_place(r, line, p);
            size = (size_t)(stop - p);
            v = reader_variant_of_size(r, size, &at);
            if (!v) {
                return STATUS_FAILED;
            }
        }
        uint8_t cells[MAX_CELLS];
        unsigned largest;
        size_t count = read_cells(p, (size_t)(stop - p), cells, &largest);
        if (p + count != stop || count != size || largest > size) {
            size_t bad = 0;
            while (bad < count && cells[bad] <= size) {
                bad++;
            }
            struct diag_at at = reader_place(r, line, p + bad);
            return diag_error(r->diag, &at, "row %zu must be %zu cells, each a digit up to %c",
                              row + 1, size, digit_to_char(v->size));
        }
        memcpy(record->givens.cell + row * size, cells, size);
        p = stop < end ? stop + 1 : stop;
    }
    r->last = v;
    record_reset(record, v);
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    (void)span_skip_blanks(&line);
    return read_rows(r, line, record);
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    const struct layout *v = record->variant;
    char line[MAX_CELLS + MAX_SIZE];
    size_t length = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = record->givens.cell[cell];
        line[length++] = digit ? digit_to_char(digit) : '0';
        bool row_ends = column_of(v, cell) + 1 == frame_columns(v);
        if (row_ends) {
            line[length++] = cell + 1U < v->cell_count ? ',' : '\n';
        }
    }
    text_add(out, line, length);
}

const struct format format_comma = {
    .name = "comma",
    .doc = "one puzzle a line, its rows separated by commas: 460100000,820500000,...",
    .extension = ".txt",
    .detect = looks_like_comma,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
