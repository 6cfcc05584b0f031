#include "gen/board/definition/draft_maker.h"

#include <stdio.h>
#include <string.h>

const struct diag_at *draft_place_of(const struct layout_draft_maker *m, size_t cell,
                                     struct diag_at *at)
{
    size_t offset = m->offset + (m->letter_of ? m->letter_of[cell] : cell);
    size_t i = m->pieces.count;
    while (i > 0 && m->pieces.piece[i - 1].offset > offset) {
        i--;
    }
    if (i == 0 || !m->pieces.piece[i - 1].at.line) {
        return m->at;
    }
    *at = m->pieces.piece[i - 1].at;
    at->col += offset - m->pieces.piece[i - 1].offset;
    return at;
}

/* How many letters stand in the row of a file that a letter begins. */
static size_t row_length(const struct layout_draft_maker *m, size_t start, size_t length)
{
    struct diag_at first = {0};
    struct diag_at at = {0};
    size_t end = start;
    (void)draft_place_of(m, start, &first);
    do {
        (void)draft_place_of(m, ++end, &at);
    } while (end < length && at.line == first.line);
    return end - start;
}

const struct diag_at *draft_place_of_length(const struct layout_draft_maker *m, size_t length,
                                            size_t row, struct diag_at *at)
{
    size_t count;
    for (size_t i = 0; m->pieces.count && i < length; i += count) {
        count = row_length(m, i, length);
        row = row ? row : count;
        if (count != row) {
            return draft_place_of(m, i, at);
        }
    }
    return draft_place_of(m, length ? length - 1 : 0, at);
}

const struct layout_row *draft_named_row(const char *name, size_t length)
{
    for (size_t i = 0; i < layout_row_count; i++) {
        if (strlen(layout_rows[i].name) == length &&
            memcmp(layout_rows[i].name, name, length) == 0) {
            return &layout_rows[i];
        }
    }
    return NULL;
}

const char *draft_name_cell(const struct layout_draft *draft, unsigned cell, char buffer[8])
{
    snprintf(buffer, 8, "r%uc%u", (draft->row[cell] + 1U) % 100, (draft->column[cell] + 1U) % 100);
    return buffer;
}
