#include "gen/make/dig/mask.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/open_input.h"

enum { MAX_MASK_BYTES = 16384 };

struct mask_source {
    const char *name;
    const char *bytes;
    size_t length;
    size_t next;
};

static struct diag_at place(const struct mask_source *s, size_t offset)
{
    struct diag_at at = {.file = s->name, .line = 1, .col = 1, .source_line = s->bytes};
    for (size_t i = 0; i < offset; i++) {
        at.col++;
        if (s->bytes[i] == '\n') {
            at.line++;
            at.col = 1;
            at.source_line = s->bytes + i + 1;
        }
    }
    size_t left = s->length - (size_t)(at.source_line - s->bytes);
    const char *newline = memchr(at.source_line, '\n', left);
    at.source_length = newline ? (size_t)(newline - at.source_line) : left;
    return at;
}

/* What is marked where a frame has no cell stays unused. */
static void mark(const struct layout *v, bool *mask, unsigned row, unsigned column, bool marked)
{
    unsigned cell = cell_at(v, row, column);
    if (cell != LAYOUT_NO_CELL) {
        mask[cell] = marked;
    }
}

static enum status parse_text(struct mask_source *s, const struct layout *v, bool *mask,
                              struct diag *d)
{
    unsigned row = 0;
    unsigned column = 0;
    for (size_t i = 0; i < s->length; i++) {
        char c = s->bytes[i];
        struct diag_at at;
        if (c == '\n') {
            row++;
            column = 0;
            continue;
        }
        if (c == '\r' || (c == ' ' && column >= frame_columns(v))) {
            continue;
        }
        if (row >= frame_rows(v) || column >= frame_columns(v)) {
            at = place(s, i);
            return diag_usage(d, &at, "the mask is larger than %ux%u cells", frame_columns(v),
                              frame_rows(v));
        }
        if (c == '\0' || !strchr("#*xX1.-_0 ", c)) {
            at = place(s, i);
            d->hint = "write '#' for a cell that may have a given, '.' for one that may not";
            return diag_usage(d, &at, "this character cannot be in a mask");
        }
        mark(v, mask, row, column++, strchr("#*xX1", c) != NULL);
    }
    return STATUS_OK;
}

/* The next number of a PBM header, past blanks and comments; 0 where there is none. */
static unsigned pbm_number(struct mask_source *s)
{
    while (s->next < s->length && strchr(" \t\r\n#", s->bytes[s->next])) {
        if (s->bytes[s->next] == '#') {
            while (s->next < s->length && s->bytes[s->next] != '\n') {
                s->next++;
            }
        } else {
            s->next++;
        }
    }
    unsigned number = 0;
    while (s->next < s->length && s->bytes[s->next] >= '0' && s->bytes[s->next] <= '9' &&
           number < 100000) {
        number = 10 * number + (unsigned)(s->bytes[s->next++] - '0');
    }
    return number;
}

static enum status parse_pbm(struct mask_source *s, const struct layout *v, bool *mask,
                             struct diag *d)
{
    bool plain = s->bytes[1] == '1';
    s->next = 2;
    unsigned width = pbm_number(s);
    unsigned height = pbm_number(s);
    struct diag_at at = {.file = s->name};
    if (width != frame_columns(v) || height != frame_rows(v)) {
        return diag_usage(d, &at,
                          "the picture has %ux%u pixels; this board needs %ux%u, one for each cell",
                          width, height, frame_columns(v), frame_rows(v));
    }
    s->next += !plain; /* one blank parts header and bits */
    for (unsigned row = 0; row < height; row++) {
        for (unsigned column = 0; column < width; column++) {
            while (plain && s->next < s->length && strchr(" \t\r\n", s->bytes[s->next])) {
                s->next++;
            }
            size_t at_byte = plain ? s->next++ : s->next + column / 8;
            if (at_byte >= s->length) {
                return diag_usage(d, &at, "the picture ends in row %u of %u", row + 1, height);
            }
            unsigned byte = (unsigned char)s->bytes[at_byte];
            mark(v, mask, row, column, plain ? byte == '1' : byte >> (7 - column % 8) & 1);
        }
        s->next += plain ? 0 : (width + 7) / 8;
    }
    return STATUS_OK;
}

enum status mask_parse(const char *name, const char *bytes, size_t length, const struct layout *v,
                       bool mask[MAX_CELLS], struct diag *d)
{
    struct mask_source s = {.name = name, .bytes = bytes, .length = length};
    memset(mask, 0, MAX_CELLS * sizeof mask[0]);
    bool pbm = length > 2 && bytes[0] == 'P' && (bytes[1] == '1' || bytes[1] == '4');
    enum status status = pbm ? parse_pbm(&s, v, mask, d) : parse_text(&s, v, mask, d);
    if (status != STATUS_OK) {
        return status;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (mask[cell]) {
            return STATUS_OK;
        }
    }
    struct diag_at at = {.file = name};
    return diag_usage(d, &at, "the mask marks no cell, so no cell could have a given");
}

enum status mask_read(const char *path, const struct layout *v, bool mask[MAX_CELLS],
                      struct diag *d)
{
    char bytes[MAX_MASK_BYTES];
    bool standard = strcmp(path, "-") == 0;
    struct diag_at at = {.file = path};
    FILE *file = standard ? stdin : input_open(path);
    if (!file) {
        return diag_error(d, &at, "cannot read: %s", input_error_text(errno));
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    bool failed = ferror(file) != 0;
    if (!standard) {
        fclose(file);
    }
    if (failed) {
        return diag_error(d, &at, "cannot read");
    }
    if (length == sizeof bytes) {
        return diag_usage(d, &at, "a mask can have at most %d bytes", MAX_MASK_BYTES - 1);
    }
    return mask_parse(standard ? "<stdin>" : path, bytes, length, v, mask, d);
}
