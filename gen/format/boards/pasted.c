/* Puzzles as they are pasted from elsewhere, read only: x, * or - for empty cells, in one line or a
 * row a line; full-width digits; and the rows of programs, [[5,3,0,…],…] or ["53..7….",…].
 *
 * One sign stands for the empty cells of a puzzle: where two are mixed, neither is sure to be one.
 * A '-' may be part of a ruler, and three digits and a '*' an entry of a list: what has two
 * readings is left to the other formats, which report it. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

/* A line's cells, and the signs of the whole puzzle. */
struct pasted {
    uint8_t cell[MAX_SIZE * MAX_SIZE];
    size_t count;
    unsigned digits; /* how many cells have one */
    char empty;      /* their sign: '.' stands for those of other formats; 0: none yet */
    bool wide;       /* with full-width digits */
    bool apart;      /* with blanks or commas … */
    bool barred;     /* … or bars between cells */
    const char *bad; /* what is no cell, or a second sign; NULL: nothing */
};

/* The cell that a character stands for, and how many bytes that has; 0: it is none. */
static size_t take_cell(struct pasted *p, struct span s)
{
    const unsigned char *c = (const unsigned char *)s.text;
    const unsigned code = cell_code[*c];
    unsigned digit = 0;
    size_t bytes = 1;
    char empty = 0;
    if (s.length >= 3 && c[0] == 0xEF && c[1] == 0xBC && c[2] >= 0x90 && c[2] <= 0x99) {
        digit = c[2] - 0x90U; /* U+FF10 to U+FF19 */
        empty = digit ? 0 : '.';
        bytes = 3;
        p->wide = true;
    } else if (code > 0 && code <= 10) {
        digit = code - 1;
        empty = digit ? 0 : '.';
    } else if (*c == 'x' || *c == 'X') {
        empty = 'x';
    } else if (*c == '*' || *c == '-') {
        empty = (char)*c;
    } else {
        return 0;
    }
    if (p->count == sizeof p->cell || (empty && p->empty && p->empty != empty)) {
        return 0;
    }
    p->empty = empty ? empty : p->empty;
    p->digits += digit > 0;
    p->cell[p->count++] = (uint8_t)digit;
    return bytes;
}

/* The cells of a line behind those that are there. */
static void take_line(struct pasted *p, struct span line)
{
    for (size_t i = 0; i < line.length && !p->bad;) {
        const char c = line.text[i];
        const size_t bytes = take_cell(p, (struct span){line.text + i, line.length - i});
        const bool apart = c == ' ' || c == '\t' || c == ',';
        p->apart |= apart;
        p->barred |= c == '|';
        p->bad = bytes || apart || c == '|' ? NULL : line.text + i;
        i += bytes ? bytes : 1;
    }
}

/* A line that only draws, and has no '-' that may be a cell. */
static bool is_ruler(struct span line, char empty)
{
    size_t strokes = 0;
    bool joins = false;
    for (size_t i = 0; i < line.length; i++) {
        if (!line.text[i] || !strchr("-=+|: \t\r", line.text[i])) {
            return false;
        }
        strokes += line.text[i] == '-' || line.text[i] == '=';
        joins |= line.text[i] == '+' || line.text[i] == '=';
    }
    return strokes >= 3 && (joins || (empty && empty != '-'));
}

/* The size of the board whose row this is, or which is whole in one line; 0: none. What is in
 * pieces may be the candidates of a row. */
static size_t size_of(const struct pasted *p)
{
    for (size_t size = 6; size <= 9; size++) {
        const bool whole = p->count == size * size && !p->apart && !p->barred;
        if (size != 7 && (p->count == size || whole)) {
            return size;
        }
    }
    return 0;
}

/* A list of lists, or of texts that are no longer than rows? */
static bool begins_list(const char *head, size_t length)
{
    enum { LONGEST_TEXT = 3 * MAX_SIZE + 1 };
    size_t i = 1;
    while (i < length && head[i] && strchr(" \t\r\n", head[i])) {
        i++;
    }
    if (length == 0 || head[0] != '[' || i == length) {
        return false;
    }
    const char quote = head[i++];
    const size_t rest = length - i < LONGEST_TEXT ? length - i : LONGEST_TEXT;
    return quote == '[' || ((quote == '"' || quote == '\'') && memchr(head + i, quote, rest));
}

static bool looks_pasted(const char *head, size_t length)
{
    size_t offset = 0;
    struct span line;
    do {
        if (!next_line(head, length, &offset, &line)) {
            return false;
        }
    } while (!line_has_content(line) || is_ruler(line, 0));
    line = span_trim(line);
    if (begins_list(line.text, length - (size_t)(line.text - head))) {
        return true;
    }
    struct pasted p = {.count = 0};
    take_line(&p, line);
    const size_t size = p.bad ? 0 : size_of(&p);
    const bool signs =
        p.empty == 'x' || (p.empty == '-' && p.digits) || (p.empty == '*' && size == 9 && !p.apart);
    return size && (signs || (p.wide && (!p.empty || p.empty == '.')));
}

static enum status fail_cell(struct reader *r, struct span line, const char *bad)
{
    struct diag_at at = reader_place(r, line, bad);
    r->diag->hint = "empty cells must all have one sign: '.', '0', x, * or -";
    return diag_error(r->diag, &at, "'%c' is not a cell of this puzzle",
                      *bad > ' ' && *bad < 0x7F ? *bad : '?');
}

/* After a bad puzzle, up to a blank line or the beginning of another list. */
static enum status skip_rest(struct reader *r)
{
    struct span line;
    while (reader_line(r, &line) == STATUS_OK && line_has_content(line)) {
        (void)span_skip_blanks(&line);
        if (begins_list(line.text, line.length)) {
            reader_unread_line(r);
            break;
        }
    }
    return STATUS_FAILED;
}

/* ---- rows of programs ---- */

/* A list on its way. */
struct rows {
    struct pasted p;
    size_t row_begin, quote_begin; /* among the cells */
    size_t rows, across;
    unsigned depth;
    char quote;  /* of the text that is open; 0: none */
    bool number; /* the last character belongs to a number */
    bool ended;
};

/* A row has ended. */
static bool end_row(struct rows *s)
{
    const size_t count = s->p.count - s->row_begin;
    const bool same = count && count <= MAX_SIZE && (!s->rows || count == s->across);
    s->across = count;
    s->row_begin = s->p.count;
    s->rows++;
    return same && s->rows <= count;
}

/* A number of several digits is one cell; a text is a row, or in a row a cell. Returns the bytes
 * that are taken; 0: they are no part of such a list. */
static size_t take_in_list(struct rows *s, struct span at)
{
    const char c = *at.text;
    const bool digit = c >= '0' && c <= '9';
    const bool more = s->number && !s->quote;
    s->number = digit && s->depth == 2;
    if (s->quote && c == s->quote) {
        s->quote = 0;
        return s->depth == 2 ? s->p.count == s->quote_begin + 1 : end_row(s);
    }
    if (more && digit) {
        uint8_t *cell = &s->p.cell[s->p.count - 1];
        const unsigned value = *cell * 10U + (unsigned)(c - '0');
        *cell = value <= MAX_SIZE && *cell ? (uint8_t)value : 0;
        return *cell > 0;
    }
    if (s->quote || (digit && s->depth == 2)) {
        return take_cell(&s->p, at);
    }
    if (c == '[' && s->depth < 2) {
        s->depth++;
        return 1;
    }
    if (c == ']') {
        s->depth--;
        s->ended = s->depth == 0;
        return s->ended || end_row(s);
    }
    s->quote = c == '"' || c == '\'' ? c : 0;
    s->quote_begin = s->p.count;
    return s->quote || (c && strchr(", \t\r", c));
}

/* A line of the list; a comma may stand behind its end. False: *bad does not belong there. */
static bool take_part(struct rows *s, struct span line, const char **bad)
{
    for (size_t i = 0; i < line.length && !s->ended;) {
        const size_t bytes = take_in_list(s, (struct span){line.text + i, line.length - i});
        *bad = line.text + i;
        i += bytes;
        if (!bytes) {
            return false;
        }
        if (s->ended) {
            struct span rest = span_trim((struct span){line.text + i, line.length - i});
            *bad = rest.text;
            return !rest.length || span_is(rest, ",");
        }
    }
    return true;
}

static enum status read_list(struct reader *r, struct span line, struct record *record)
{
    struct rows s = {.depth = 0};
    const char *bad = NULL;
    bool good = take_part(&s, line, &bad);
    while (good && !s.ended) {
        const enum status status = reader_line(r, &line);
        if (status != STATUS_OK) {
            return status == STATUS_END
                       ? diag_error(r->diag, &r->at, "the list of rows is not closed")
                       : status;
        }
        good = take_part(&s, line, &bad);
    }
    if (!good) {
        (void)fail_cell(r, line, bad);
        return skip_rest(r);
    }
    const struct layout *v = reader_variant_of_size(r, s.across, &r->at);
    if (v && s.rows != s.across) {
        return diag_error(r->diag, &r->at, "%zu rows of %zu cells are no board", s.rows, s.across);
    }
    for (unsigned row = 0; v && row < s.rows; row++) {
        if (reader_take_row(r, v, line, row, s.p.cell + row * s.across, s.across, record) !=
            STATUS_OK) {
            return STATUS_FAILED;
        }
    }
    if (v) {
        record_reset(record, v);
    }
    return v ? STATUS_OK : STATUS_FAILED;
}

/* ---- lines ---- */

/* The next line that is a row. */
static enum status next_row(struct reader *r, struct span *line, char empty)
{
    enum status status;
    do {
        status = reader_content_line(r, line);
    } while (status == STATUS_OK && is_ruler(*line, empty));
    return status;
}

/* A row more than the board has may be a ruler that was taken for a row. */
static enum status check_end(struct reader *r)
{
    struct span line;
    enum status status;
    do {
        status = reader_line(r, &line);
    } while (status == STATUS_OK && is_ruler(line, '-'));
    if (status == STATUS_OK && line_has_content(line)) {
        struct diag_at at = reader_place(r, line, line.text);
        r->diag->hint = "leave a blank line between puzzles with '-' for empty cells";
        (void)diag_error(r->diag, &at, "there is a row too many");
        return skip_rest(r);
    }
    return status == STATUS_FAILED ? status : STATUS_OK;
}

/* Is it as long as a board in one line, and in one piece? Then no row of it follows. */
static bool is_whole(struct span line)
{
    line = span_trim(line);
    bool piece = utf8_length(line.text, line.length, NULL) >= 36;
    for (size_t i = 0; i < line.length; i++) {
        piece &= !memchr(" \t|,", line.text[i], 4);
    }
    return piece;
}

/* A row of the board, or in one line all rows; the first one tells which board it is. */
static enum status take_rows(struct reader *r, const struct layout **v, unsigned row, bool whole,
                             struct pasted *p, struct span line, struct record *record)
{
    p->count = 0;
    take_line(p, line);
    if (p->bad) {
        return fail_cell(r, line, p->bad);
    }
    const size_t size = whole && size_of(p) ? size_of(p) : p->count;
    struct diag_at at = reader_place(r, line, line.text);
    *v = row ? *v : reader_variant_of_size(r, size, &at);
    const unsigned rows = *v && whole ? frame_rows(*v) : 1;
    enum status status = *v ? STATUS_OK : STATUS_FAILED;
    for (unsigned i = 0; status == STATUS_OK && i < rows; i++) {
        status = reader_take_row(r, *v, line, row + i, p->cell + i * size, size, record);
    }
    return status;
}

static enum status read_rows(struct reader *r, struct span line, struct record *record)
{
    struct pasted p = {.count = 0};
    const struct layout *v = NULL;
    const bool whole = is_whole(line);
    for (unsigned row = 0; row == 0 || (!whole && row < frame_rows(v)); row++) {
        enum status status = row ? next_row(r, &line, p.empty) : STATUS_OK;
        if (status != STATUS_OK) {
            return status == STATUS_END
                       ? diag_error(r->diag, &r->at, "the input ends after %u of %u rows", row,
                                    frame_rows(v))
                       : status;
        }
        if (take_rows(r, &v, row, whole, &p, line, record) != STATUS_OK) {
            return whole ? STATUS_FAILED : skip_rest(r);
        }
    }
    if (!whole && p.empty == '-' && check_end(r) != STATUS_OK) {
        return STATUS_FAILED;
    }
    record_reset(record, v);
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = next_row(r, &line, 0);
    if (status == STATUS_OK) {
        status = reader_begin_many(r, line);
    }
    if (status != STATUS_OK) {
        return status;
    }
    struct span from = line;
    (void)span_skip_blanks(&from);
    return *from.text == '[' ? read_list(r, line, record) : read_rows(r, line, record);
}

const struct format format_pasted = {
    .name = "pasted",
    .doc = "digits with x, * or - for empty cells, full-width digits, or rows of a program's list",
    .detect = looks_pasted,
    .read = read_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
