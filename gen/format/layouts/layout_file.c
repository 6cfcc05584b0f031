#include "gen/format/layouts/layout_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/file/open_input.h"
#include "gen/format/layouts/layout_yaml.h"

enum { MAX_FILE_BYTES = 1 << 16 };

/* Is there nothing but blanks, or a comment? */
static bool is_blank(const char *line, size_t length)
{
    size_t i = 0;
    while (i < length && strchr(" \t\r", line[i])) {
        i++;
    }
    return i == length;
}

struct layout_pieces layout_text_pieces(const struct layout_text *t)
{
    return (struct layout_pieces){t->piece, t->piece_count};
}

void layout_text_free(struct layout_text *t)
{
    text_free(&t->text);
    arena_free(&t->arena);
}

void layout_text_add(struct layout_text *t, const char *letters, size_t length,
                     const struct diag_at *at)
{
    if (t->piece_count == t->piece_room) {
        size_t room = t->piece_room ? 2 * t->piece_room : 64;
        struct layout_piece *more = arena_array(&t->arena, room, sizeof *more);
        if (!more) {
            t->text.failed = true;
            return;
        }
        if (t->piece_count) {
            memcpy(more, t->piece, t->piece_count * sizeof *more);
        }
        t->piece = more;
        t->piece_room = room;
    }
    t->piece[t->piece_count++] = (struct layout_piece){t->text.length, *at};
    text_add(&t->text, letters, length);
}

/* A line's letters, blanks left out. */
static void add_line(struct layout_text *out, const struct diag_at *at)
{
    for (size_t i = 0; i < at->source_length;) {
        struct diag_at piece = *at;
        size_t start = i;
        while (i < at->source_length && !strchr(" \t\r", at->source_line[i])) {
            i++;
        }
        piece.col = start + 1;
        if (i > start) {
            layout_text_add(out, at->source_line + start, i - start, &piece);
        } else {
            i++;
        }
    }
}

/* Maps of several lines each; one empty line or more parts them, where there may be several. */
static void add_maps(const char *bytes, size_t length, bool several, struct layout_text *out,
                     const char *path)
{
    struct diag_at at = {.file = path};
    bool open = false;
    bool any = false;
    for (size_t start = 0; start < length; start += at.source_length + 1) {
        const char *newline = memchr(bytes + start, '\n', length - start);
        at.line++;
        at.source_line = bytes + start;
        at.source_length = newline ? (size_t)(newline - at.source_line) : length - start;
        if (at.source_length && at.source_line[0] == '#') {
            continue;
        }
        if (is_blank(at.source_line, at.source_length)) {
            open = false;
            continue;
        }
        if (!open && any && several) {
            text_puts(&out->text, ",");
        }
        open = any = true;
        add_line(out, &at);
    }
}

enum status layout_file_read(const char *path, bool several, struct layout_text *out,
                             struct diag *d)
{
    char bytes[MAX_FILE_BYTES];
    struct diag_at at = {.file = path};
    size_t name = strlen(path);
    if ((name > 5 && strcmp(path + name - 5, ".yaml") == 0) ||
        (name > 4 && strcmp(path + name - 4, ".yml") == 0)) {
#ifdef NONET_ENGINE
        return diag_usage(d, &at,
                          "this build of the engine reads no YAML; use a text file of maps");
#else
        return layout_yaml_read(path, out, d);
#endif
    }
    FILE *file = input_open(path);
    if (!file) {
        return diag_usage(d, &at, "cannot read: %s", input_error_text(errno));
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    bool failed = ferror(file) != 0;
    fclose(file);
    if (failed || length == sizeof bytes || memchr(bytes, '\0', length)) {
        return diag_usage(d, &at, "this file is not a map of letters");
    }
    size_t before = out->text.length;
    const char *kept = arena_copy(&out->arena, bytes, length);
    if (!kept) {
        return diag_usage(d, NULL, OUT_OF_MEMORY);
    }
    add_maps(kept, length, several, out, path);
    if (out->text.length == before) {
        d->hint = "write rows of letters, one for each cell, and '.' for cells in no house";
        return diag_usage(d, &at, "the file has no map");
    }
    return STATUS_OK;
}
