/* One puzzle a line: the plainest form, and SadMan Software's .sdm, the same with zeros. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool looks_like_line(const char *head, size_t length)
{
    (void)head;
    (void)length;
    return true;
}

/* The jigsaw that the word behind the cells names, as "jigsaw-9:ash"; NULL: none. */
static const struct layout *map_behind(struct span text)
{
    size_t i = 0;
    while (i < text.length && text.text[i] != ' ') {
        i++;
    }
    struct span word = span_trim((struct span){text.text + i, text.length - i});
    return word.length && memchr(word.text, ':', word.length) ? variant_named(word) : NULL;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    struct span text = line;
    (void)span_skip_blanks(&text);
    struct diag_at at = reader_place(r, line, text.text);
    const struct layout *named = r->forced ? r->forced : map_behind(text);
    const struct layout *v = read_board(text, true, named, r->last, &record->givens, &at, r->diag);
    if (!v) {
        return STATUS_FAILED;
    }
    r->last = named ? r->last : v;
    record_reset(record, v);
    return STATUS_OK;
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    text_add_grid(out, record->variant, &record->givens, '.');
    if (record->variant->jigsaw) {
        text_puts(out, " ");
        text_puts(out, record->variant->name);
    }
    text_add(out, "\n", 1);
}

const struct format format_line = {
    .name = "line",
    .doc = "one puzzle a line, row by row, '.' or '0' for an empty cell; a comment may follow",
    .extension = ".txt",
    .detect = looks_like_line,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_NAMES,
};

static void write_sdm(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    text_add_grid(out, record->variant, &record->givens, '0');
    text_add(out, "\n", 1);
}

const struct format format_sdm = {
    .name = "sdm",
    .doc = "SadMan Sudoku's .sdm: one puzzle a line, '0' for an empty cell",
    .extension = ".sdm",
    .read = read_record,
    .write = write_sdm,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
