/* Tables whose every cell stands between marks: Markdown ('|'), LaTeX's sudoku package ('|'), and
 * LaTeX's tabular ('&') for the sizes that the package cannot draw. Lines without marks are text
 * and are passed over. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool is_table_ruler(struct span line)
{
    bool dashes = false;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.text[i];
        dashes = dashes || c == '-';
        if (!strchr("|-: ", c)) {
            return false;
        }
    }
    return dashes;
}

enum row_kind { ROW_TEXT, ROW_CELLS, ROW_BAD };

/* The cells of a line. Both kinds of marks are taken: a row uses one of them. */
static enum row_kind parse_row(struct span line, uint8_t cells[MAX_SIZE + 1], size_t *count,
                               const char **bad)
{
    line = span_trim(line);
    char mark = line.length && line.text[0] == '|' ? '|' : '&';
    const char *p = line.text;
    const char *end = line.text + line.length;
    if (!line.length || !memchr(p, mark, line.length) || line.text[0] == '\\') {
        return ROW_TEXT;
    }
    p += mark == '|';
    *count = 0;
    while (p < end) {
        const char *stop = memchr(p, mark, (size_t)(end - p));
        if (!stop && mark == '|') {
            break; /* the '.' that ends a row of the sudoku package */
        }
        const char *cell_end = stop ? stop : end;
        const char *backslash = memchr(p, '\\', (size_t)(cell_end - p));
        struct span cell =
            span_trim((struct span){p, (size_t)((backslash ? backslash : cell_end) - p)});
        unsigned code = cell.length ? cell_code[(unsigned char)*cell.text] : 1;
        if (cell.length > 1 || code == 0 || *count > MAX_SIZE) {
            *bad = cell.text;
            return ROW_BAD;
        }
        if (*count <= MAX_SIZE) {
            cells[(*count)++] = (uint8_t)(code - 1);
        }
        p = stop ? stop + 1 : end;
    }
    return *count ? ROW_CELLS : ROW_TEXT;
}

static bool detect_markdown(const char *head, size_t length)
{
    size_t offset = 0;
    struct span line;
    uint8_t cells[MAX_SIZE + 1];
    size_t count = 0;
    const char *bad;
    while (next_line(head, length, &offset, &line)) {
        line = span_trim(line);
        if (line.length && line.text[0] == '|') {
            return !is_table_ruler(line) && parse_row(line, cells, &count, &bad) == ROW_CELLS &&
                   count <= MAX_SIZE && variant_of_cells(count * count);
        }
        bool title = line.length && (line.text[0] == '#' || line.text[0] == '*');
        if (line.length && !title) {
            return false;
        }
    }
    return false;
}

static bool detect_latex(const char *head, size_t length)
{
    size_t offset = 0;
    struct span line;
    while (next_line(head, length, &offset, &line)) {
        line = span_trim(line);
        if (line.length >= 14 && (memcmp(line.text, "\\documentclass", 14) == 0 ||
                                  memcmp(line.text, "\\begin{sudoku}", 14) == 0)) {
            return true;
        }
    }
    return false;
}

/* Is the line just read the head of a table, which a ruler follows? *line is replaced by a copy
 * that lasts. */
static enum status find_head(struct reader *r, struct span *line, bool *head)
{
    struct span next;
    *head = false;
    if (reader_begin_many(r, *line) != STATUS_OK) {
        return STATUS_FAILED;
    }
    *line = (struct span){r->at.source_line, r->at.source_length};
    enum status status = reader_line(r, &next);
    if (status == STATUS_OK && !(*head = is_table_ruler(next))) {
        reader_unread_line(r);
    }
    return status == STATUS_END ? STATUS_OK : status;
}

static enum status read_record(struct reader *r, struct record *record)
{
    const struct layout *v = NULL;
    struct span line;
    unsigned row = 0;
    while (row == 0 || row < frame_rows(v)) {
        uint8_t cells[MAX_SIZE + 1];
        size_t count = 0;
        const char *bad;
        enum status status = reader_line(r, &line);
        if (status == STATUS_END && row > 0) {
            return diag_error(r->diag, &r->at, "the input ends after %u of %u rows", row,
                              frame_rows(v));
        }
        if (status != STATUS_OK) {
            return status;
        }
        if (row == 0 && span_trim(line).length) {
            bool head;
            if (find_head(r, &line, &head) != STATUS_OK) {
                return STATUS_FAILED;
            }
            if (head) {
                continue;
            }
        }
        switch (parse_row(line, cells, &count, &bad)) {
        case ROW_TEXT:
            break;
        case ROW_BAD: {
            struct diag_at at = reader_place(r, line, bad);
            return diag_error(r->diag, &at, "a cell holds one digit or nothing");
        }
        case ROW_CELLS: {
            if (row == 0) {
                struct diag_at at = reader_place(r, line, line.text);
                v = reader_variant_of_size(r, count, &at);
            }
            if (!v || reader_take_row(r, v, line, row, cells, count, record) != STATUS_OK) {
                return STATUS_FAILED;
            }
            row++;
        }
        }
    }
    record_reset(record, v);
    return STATUS_OK;
}

static void add_cells(struct text *out, const struct record *record, unsigned row,
                      const char *before, const char *between, const char *after)
{
    const struct layout *v = record->variant;
    text_puts(out, before);
    for (unsigned column = 0; column < frame_columns(v); column++) {
        unsigned digit = record->givens.cell[cell_at(v, row, column)];
        char c = digit ? digit_to_char(digit) : ' ';
        text_puts(out, column ? between : "");
        text_add(out, &c, 1);
    }
    text_puts(out, after);
}

static void write_markdown(struct text *out, const struct record *record, size_t position)
{
    const struct layout *v = record->variant;
    text_printf(out, "%s**Puzzle %zu**", position ? "\n" : "", position + 1);
    text_printf(out, record->level[0] ? " (%s)\n\n" : "%s\n\n", record->level);
    text_puts(out, "|");
    for (unsigned i = 0; i < frame_columns(v); i++) {
        text_puts(out, "   |");
    }
    text_puts(out, "\n|");
    for (unsigned i = 0; i < frame_columns(v); i++) {
        text_puts(out, ":-:|");
    }
    text_puts(out, "\n");
    for (unsigned row = 0; row < frame_rows(v); row++) {
        add_cells(out, record, row, "| ", " | ", " |\n");
    }
}

static void begin_latex(struct text *out)
{
    text_puts(out, "\\documentclass{article}\n\\usepackage{sudoku}\n\\begin{document}\n");
}

static void write_latex(struct text *out, const struct record *record, size_t position)
{
    const struct layout *v = record->variant;
    text_printf(out, "%% puzzle %zu\n", position + 1);
    if (v->size == 9) {
        text_puts(out, "\\begin{sudoku}\n");
        for (unsigned row = 0; row < frame_rows(v); row++) {
            add_cells(out, record, row, "|", "|", "|.\n");
        }
        text_puts(out, "\\end{sudoku}\n\n");
        return;
    }
    text_puts(out, "\\begin{tabular}{|");
    for (unsigned i = 0; i < frame_columns(v); i++) {
        text_puts(out, box_ends_right(v, i) ? "c||" : "c|");
    }
    text_puts(out, "}\n\\hline\n");
    for (unsigned row = 0; row < frame_rows(v); row++) {
        bool box_ends = box_ends_below(v, cell_at(v, row, 0));
        add_cells(out, record, row, "", " & ",
                  box_ends ? " \\\\ \\hline\\hline\n" : " \\\\ \\hline\n");
    }
    text_puts(out, "\\end{tabular}\n\\par\\bigskip\n\n");
}

static void end_latex(struct text *out, size_t count)
{
    (void)count;
    text_puts(out, "\\end{document}\n");
}

const struct format format_markdown = {
    .name = "markdown",
    .doc = "a Markdown table for each puzzle",
    .extension = ".md",
    .detect = detect_markdown,
    .read = read_record,
    .write = write_markdown,
    .supports = FORMAT_SUPPORTS_GRIDS,
};

const struct format format_latex = {
    .name = "latex",
    .doc = "a LaTeX document with the sudoku package (tables for sizes other than 9x9)",
    .extension = ".tex",
    .detect = detect_latex,
    .read = read_record,
    .begin = begin_latex,
    .write = write_latex,
    .end = end_latex,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
