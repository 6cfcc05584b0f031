/* HoDoKu's library lines: ":technique:digits:cells:deleted candidates:eliminations:comment:". In
 * the cells a '+' marks a digit that was placed and not given; those are not part of the puzzle. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool looks_like_hodoku(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    unsigned colons = 0;
    for (size_t i = 0; i < line.length; i++) {
        colons += line.text[i] == ':';
    }
    return line.text[0] == ':' && colons >= 4;
}

/* The text behind the third colon, up to the next. False: there is none. */
static bool cells_of(struct span line, struct span *cells)
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    for (int colons = 0; colons < 3; colons++) {
        p = memchr(p, ':', (size_t)(end - p));
        if (!p) {
            return false;
        }
        p++;
    }
    const char *stop = memchr(p, ':', (size_t)(end - p));
    *cells = (struct span){p, (size_t)((stop ? stop : end) - p)};
    return true;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    struct span cells;
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    if (line.text[0] != ':' || !cells_of(line, &cells)) {
        return diag_error(
            r->diag, &r->at,
            "this is not a library line: ':', then three fields with ':' between them");
    }
    char puzzle[MAX_CELLS + 1];
    size_t count = 0;
    for (size_t i = 0; i < cells.length && count < sizeof puzzle; i++) {
        bool placed = cells.text[i] == '+' && i + 1 < cells.length;
        i += placed;
        if (placed && cell_code[(unsigned char)cells.text[i]] < 2) {
            struct diag_at at = reader_place(r, line, cells.text + i);
            return diag_error(r->diag, &at, "there is no digit after '+'");
        }
        puzzle[count++] = placed ? '.' : cells.text[i];
    }
    struct diag_at at = reader_place(r, line, cells.text);
    const struct layout *v = read_board((struct span){puzzle, count}, false, r->forced, r->last,
                                        &record->givens, &at, r->diag);
    if (!v) {
        return STATUS_FAILED;
    }
    record_reset(record, v);
    return STATUS_OK;
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    text_puts(out, ":0000:x:");
    text_add_grid(out, record->variant, &record->givens, '.');
    text_puts(out, ":::\n");
}

const struct format format_hodoku = {
    .name = "hodoku",
    .doc = "HoDoKu's library lines, :0000:x:puzzle:::",
    .extension = ".txt",
    .detect = looks_like_hodoku,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
