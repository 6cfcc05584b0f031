/* Positions with their candidates, as solvers print them: a cell is a group of the digits that it
 * may hold, a filled one its digit alone, and blanks and '|' stand between them; a row a line, with
 * or without rulers, or the whole board on one line. Read only: a cell with one candidate reads as
 * a filled one. */
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

static bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == '|' || c == '!' || c == ':' || c == '*';
}

static bool is_ruler(struct span line)
{
    unsigned strokes = 0;
    for (size_t i = 0; i < line.length; i++) {
        strokes += line.text[i] == '-' || line.text[i] == '=';
        if (!is_gap(line.text[i]) && !strchr("-=+.,'", line.text[i])) {
            return false;
        }
    }
    return strokes >= 3;
}

/* The next group of a line; false at its end. */
static bool next_group(struct span *line, struct span *group)
{
    while (line->length && is_gap(*line->text)) {
        line->text++;
        line->length--;
    }
    *group = (struct span){line->text, 0};
    while (line->length && !is_gap(*line->text)) {
        line->text++;
        line->length--;
        group->length++;
    }
    return group->length != 0;
}

/* The digits of a group; 0: a character is no digit, or stands twice, and *bad is its place. */
static digit_set digits_of(struct span group, const char **bad)
{
    digit_set digits = 0;
    for (size_t i = 0; i < group.length; i++) {
        unsigned code = cell_code[(unsigned char)group.text[i]];
        if (code < 2 || digits & digit_bit(code - 1)) {
            *bad = group.text + i;
            return 0;
        }
        digits |= digit_bit(code - 1);
    }
    return digits;
}

/* The size of the board whose first line has this number of groups; 0 if there is no such board. */
static unsigned size_of(size_t groups)
{
    for (unsigned size = 4; size <= MAX_SIZE; size++) {
        if ((groups == size || groups == size * size) && variant_of_cells((size_t)size * size)) {
            return size;
        }
    }
    return 0;
}

/* Lines with the same number of groups as the first, one of which has a cell with two candidates.
 */
static bool looks_like_candidates(const char *head, size_t length)
{
    size_t offset = 0;
    size_t first = 0;
    struct span line;
    while (next_line(head, length, &offset, &line)) {
        if (!line_has_content(line) || is_ruler(line = span_trim(line))) {
            continue;
        }
        struct span group;
        const char *bad;
        size_t groups = 0;
        size_t wrong = 0; /* some may be: they are reported when they are read */
        digit_set all = 0;
        bool several = false;
        for (; next_group(&line, &group); groups++) {
            digit_set digits = digits_of(group, &bad);
            all |= digits;
            wrong += !digits;
            several |= digits && group.length > 1;
        }
        first = first ? first : groups;
        if (!size_of(first) || groups != first || all >> size_of(first) || wrong > groups / 4) {
            return false;
        }
        if (several) {
            return true;
        }
    }
    return false;
}

static enum status take_group(struct reader *r, struct span line, struct span group, unsigned cell,
                              struct record *record, const struct layout *v)
{
    const char *bad = group.text;
    digit_set digits = digits_of(group, &bad);
    struct diag_at at = reader_place(r, line, bad);
    if (!digits) {
        bool twice = cell_code[(unsigned char)*bad] > 1;
        r->diag->hint = "write each cell as its digit or all its candidates, without blanks";
        return diag_error(r->diag, &at, twice ? "'%c' is twice in its cell" : "'%c' is not a digit",
                          *bad > ' ' && *bad < 0x7F ? *bad : '?');
    }
    if (digits >> v->size) {
        return diag_error(
            r->diag, &at,
            "a digit is too large for the %ux%u board; candidates belong to the wrong size",
            v->size, v->size);
    }
    record->candidates[cell] = digits;
    record->givens.cell[cell] = (uint8_t)(digit_count(digits) == 1 ? lowest_digit(digits) : 0);
    return STATUS_OK;
}

static enum status next_row(struct reader *r, struct span *line)
{
    enum status status;
    do {
        status = reader_content_line(r, line);
    } while (status == STATUS_OK && is_ruler(span_trim(*line)));
    return status;
}

/* After a bad row, skip the rest of the board, so that the next record starts clean. */
static enum status skip_rest(struct reader *r)
{
    struct span line;
    while (reader_line(r, &line) == STATUS_OK && span_trim(line).length) {
    }
    return STATUS_FAILED;
}

static size_t group_count(struct span line)
{
    struct span group;
    size_t count = 0;
    while (next_group(&line, &group)) {
        count++;
    }
    return count;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    struct span group;
    enum status status = next_row(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    if (reader_begin_many(r, line) != STATUS_OK) {
        return STATUS_FAILED;
    }
    size_t wide = group_count(line);
    unsigned size = size_of(wide);
    struct diag_at at = reader_place(r, line, line.text);
    const struct layout *v = reader_variant_of_size(r, size ? size : wide, &at);
    if (v && !frame_is_full(v)) {
        diag_error(r->diag, &at, "Nonet reads candidates only for boards of one grid");
        v = NULL;
    }
    if (!v) {
        return skip_rest(r);
    }
    for (unsigned cell = 0; cell < v->cell_count;) {
        if (cell && (status = next_row(r, &line)) != STATUS_OK) {
            return status == STATUS_END
                       ? diag_error(r->diag, &r->at, "the input ends after %u of %u cells", cell,
                                    v->cell_count)
                       : status;
        }
        if (group_count(line) != wide) {
            at = reader_place(r, line, line.text);
            diag_error(r->diag, &at, "this row has %zu cells, the first has %zu", group_count(line),
                       wide);
            return skip_rest(r);
        }
        for (struct span rest = line; next_group(&rest, &group); cell++) {
            if (take_group(r, line, group, cell, record, v) != STATUS_OK) {
                return skip_rest(r);
            }
        }
    }
    record_reset(record, v);
    record->has_candidates = true;
    return STATUS_OK;
}

const struct format format_candidates = {
    .name = "candidates",
    .doc = "positions with candidates, a group of digits for each cell: 12 345 6 …; for hint and "
           "explain",
    .extension = ".txt",
    .detect = looks_like_candidates,
    .read = read_record,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
