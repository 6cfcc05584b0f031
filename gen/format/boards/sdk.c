/* SadMan Software's .sdk: a [Puzzle] section of rows, maybe a [State] section with what a player
 * has filled in (passed over), and lines of information that begin with '#' and a letter, of which
 * L is the level. A file normally holds one puzzle; several follow one another here. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/records/record_fields.h"

static bool looks_like_sdk(const char *head, size_t length)
{
    size_t offset = 0;
    struct span line;
    while (next_line(head, length, &offset, &line)) {
        if (span_is(span_trim(line), "[Puzzle]")) {
            return true;
        }
    }
    return false;
}

/* Go to the next [Puzzle] line, taking the level on the way. */
static enum status find_puzzle(struct reader *r, struct record *record)
{
    struct span line;
    record->level[0] = '\0';
    for (;;) {
        enum status status = reader_line(r, &line);
        if (status != STATUS_OK) {
            return status;
        }
        line = span_trim(line);
        if (span_is(line, "[Puzzle]")) {
            return STATUS_OK;
        }
        if (line.length > 2 && line.text[0] == '#' && line.text[1] == 'L') {
            /* A level in words that no field can hold stays unknown. */
            struct span level = {line.text + 2, line.length - 2};
            (void)fields[FIELD_LEVEL].parse(record, level);
        }
    }
}

/* A puzzle that ends early, or has no row at all. */
static enum status report_end(struct reader *r, unsigned row)
{
    if (row == 0) {
        r->at = (struct diag_at){.file = r->name, .line = r->line, .col = 1};
    }
    return diag_error(r->diag, &r->at, "the input ends after %u rows", row);
}

static enum status read_row(struct reader *r, const struct layout **v, unsigned row,
                            struct record *record)
{
    struct span line;
    enum status status = reader_line(r, &line);
    if (status != STATUS_OK) {
        return status == STATUS_END ? report_end(r, row) : status;
    }
    line = span_trim(line);
    struct diag_at at = reader_place(r, line, line.text);
    if (row == 0) {
        if (reader_begin_many(r, line) != STATUS_OK) {
            return STATUS_FAILED;
        }
        *v = reader_variant_of_size(r, line.length, &at);
    }
    if (!*v) {
        return STATUS_FAILED;
    }
    uint8_t cells[MAX_CELLS];
    unsigned largest;
    size_t count = read_cells(line.text, line.length, cells, &largest);
    if (count != line.length || count != frame_columns(*v) || largest > (*v)->size) {
        return diag_error(r->diag, &at, "row %u must be %u cells, each a digit up to %c", row + 1,
                          frame_columns(*v), digit_to_char((*v)->size));
    }
    memcpy(record->givens.cell + row * count, cells, count);
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    const struct layout *v = NULL;
    enum status status = find_puzzle(r, record);
    for (unsigned row = 0; status == STATUS_OK && (row == 0 || row < frame_rows(v)); row++) {
        status = read_row(r, &v, row, record);
    }
    if (status == STATUS_OK) {
        char level[RECORD_NAME_SIZE];
        memcpy(level, record->level, sizeof level);
        record_reset(record, v);
        memcpy(record->level, level, sizeof level);
    }
    return status;
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    const struct layout *v = record->variant;
    text_puts(out, position ? "\n" : "");
    if (record->level[0]) {
        text_printf(out, "#L%s\n", record->level);
    }
    text_puts(out, "[Puzzle]\n");
    char line[MAX_CELLS + 1];
    grid_to_line(v, &record->givens, line);
    for (unsigned row = 0; row < frame_rows(v); row++) {
        text_add(out, line + cell_at(v, row, 0), frame_columns(v));
        text_add(out, "\n", 1);
    }
}

const struct format format_sdk = {
    .name = "sdk",
    .doc = "SadMan Sudoku's .sdk: a [Puzzle] section of rows",
    .extension = ".sdk",
    .detect = looks_like_sdk,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
